#!/usr/bin/env python3
"""Prints how many lines of each target the tests ran, from the file that `swift test --enable-code-coverage` writes.

    coverage.py <file of llvm-cov export> <root of the package>

Ends with 1 if a target of the app has less than 90 of 100 lines.
"""
import collections
import json
import pathlib
import sys

APP = ('AppModel', 'AppScreens', 'AppSession', 'Markup')
LEAST = 90


def main(report, root):
    sources = pathlib.Path(root).resolve() / 'Sources'
    lines = collections.defaultdict(lambda: [0, 0])
    for file in json.loads(pathlib.Path(report).read_text())['data'][0]['files']:
        path = pathlib.Path(file['filename'])
        if sources not in path.parents:
            continue
        found = file['summary']['lines']
        for name in (path.relative_to(sources).parts[0], ''):
            lines[name][0] += found['covered']
            lines[name][1] += found['count']
    missing = [name for name in APP if name not in lines]
    if missing:
        sys.exit(f'coverage: no line of {", ".join(missing)} in {report}')
    low = []
    for name, (covered, count) in sorted(lines.items(), key=lambda item: (not item[0], item[0])):
        percent = 100 * covered / count
        is_low = name in APP and percent < LEAST
        low += [name] if is_low else []
        print(f'coverage: {name or "all targets":24}{percent:6.1f} % of {count:6} lines{" (at least 90 %)" if name in APP else ""}{": TOO LOW" if is_low else ""}')
    return 1 if low else 0


if __name__ == '__main__':
    sys.exit(main(*sys.argv[1:]))
