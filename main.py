"""Where Android starts: python-for-android runs this file."""

from app.__main__ import main

if __name__ == "__main__":
    main([])
