"""Where the command `cutin` begins; `python -m cutin` is the same."""

import sys


def main() -> int:
    """Runs the command; returns its exit code."""
    try:
        # Only here, because Ctrl-C may come while the rest is still being loaded.
        from cutin.cli import main as run

        return run()
    except KeyboardInterrupt:
        print("cutin: interrupted", file=sys.stderr)
        return 130


if __name__ == "__main__":
    sys.exit(main())
