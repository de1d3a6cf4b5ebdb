"""`python -m automa …`"""

import sys

from automa.cli import main

if __name__ == "__main__":
    sys.exit(main())
