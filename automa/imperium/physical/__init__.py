"""The automa at a real table: a person sees and carries out what a digital table knows and does by itself."""
