#!/usr/bin/env python3
"""Counts circles of files in each target.

A file knows another file of its target if it names a type that only the other file declares. A type
is declared by `struct`, `class`, `enum`, `actor`, `protocol` or `typealias` at the beginning of a line
or inside another type, `private` and `fileprivate` types left out; nested types are looked for by their
qualified names alone. `extension X` knows the file that declares X, and a file that declares an extension
member is not known by those who call the member: names of members say nothing of their owner. Comments
and texts are no code. A circle is a strongly connected component of two files or more.

Usage: file_circles.py [--most N] [TARGET …]   exits with 1 if a circle has more than N files.
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
DECLARED = re.compile(
    r'^(?P<indent> *)(?P<words>(?:@\w+(?:\([^)]*\))? +|public |package |internal |private |fileprivate '
    r'|final |indirect |nonisolated )*)(?:struct|class|enum|actor|protocol|typealias) +(?P<name>[A-Z]\w*)',
    re.M)
NAME = re.compile(r'\b[A-Z]\w*')
TEXT = re.compile(
    r'//[^\n]*|/\*.*?\*/|#"""(?:.*?)"""#|"""(?:\\.|.)*?"""|#".*?"#|"(?:\\\((?:[^()]|\([^()]*\))*\)|\\.|[^"\\\n])*"',
    re.S)


def code(text):
    """The text without comments, and of literals only what is interpolated."""
    def kept(match):
        found = match.group()
        return ' '.join(re.findall(r'\\\(([^"]*?)\)', found)) if found.startswith('"') else ''
    return TEXT.sub(kept, text)


def graph(files):
    """For each file the files whose types it names."""
    codes = {file: code(file.read_text()) for file in files}
    owners = {}
    for file, text in codes.items():
        for found in DECLARED.finditer(text):
            if 'private' not in found['words'] and not found['indent']:
                owners.setdefault(found['name'], set()).add(file)
    return {
        file: {
            owner for name in set(NAME.findall(text)) for owner in owners.get(name, ())
            if len(owners[name]) == 1 and owner != file
        } for file, text in codes.items()
    }


def circles(known):
    """Strongly connected components of two files or more, by Tarjan's algorithm without recursion."""
    number, low, stack, found = {}, {}, [], []
    for root in known:
        if root in number:
            continue
        number[root] = low[root] = len(number)
        stack.append(root)
        work = [(root, iter(sorted(known[root])))]
        while work:
            file, rest = work[-1]
            following = next(rest, None)
            if following is None:
                work.pop()
                if work:
                    low[work[-1][0]] = min(low[work[-1][0]], low[file])
                if low[file] == number[file]:
                    circle = []
                    while True:
                        member = stack.pop()
                        low[member] = float('inf')
                        circle.append(member)
                        if member == file:
                            break
                    if len(circle) > 1:
                        found.append(sorted(circle))
            elif following not in number:
                number[following] = low[following] = len(number)
                stack.append(following)
                work.append((following, iter(sorted(known[following]))))
            else:
                low[file] = min(low[file], low[following])
    return sorted(found, key=len, reverse=True)


def main(words):
    most = int(words.pop(words.index('--most') + 1)) if '--most' in words else None
    names = [word for word in words if word != '--most']
    folders = [
        folder for place in ('Sources', 'Benchmarks') for folder in sorted((ROOT / place).iterdir())
        if folder.is_dir() and (not names or folder.name in names)
    ]
    broken = False
    print(f'{"target":22} {"files":>5} {"lines":>6}  largest circle')
    for folder in folders:
        files = sorted(folder.rglob('*.swift'))
        if not files:
            continue
        found = circles(graph(files))
        lines = sum(file.read_text().count('\n') for file in files)
        largest = found[0] if found else []
        shown = ', '.join(file.stem for file in largest[:8]) + (' …' if len(largest) > 8 else '')
        print(f'{folder.name:22} {len(files):5} {lines:6}  {len(largest)}' + (f': {shown}' if shown else ''))
        broken = broken or most is not None and len(largest) > most
    return 1 if broken else 0


if __name__ == '__main__':
    sys.exit(main(sys.argv[1:]))
