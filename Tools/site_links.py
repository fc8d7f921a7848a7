"""Follows the links of a site that docc wrote, and counts them.

Usage: site_links.py FOLDER BASE_PATH   exits with 1 if a link leads nowhere.

A page is a file of JSON below FOLDER/data, and a file of HTML that loads it. Its links are identifiers; the page says
for each which address it stands for. BASE_PATH is the path at which a server has FOLDER. Addresses of other sites are
counted, not followed. A module's page must name each of its symbols in a group that somebody wrote, because docc lists
the others by their kind, behind all.
"""

import json
import pathlib
import re
import sys


def identifiers(value):
    """The identifiers that a part of a page links to."""
    if isinstance(value, list):
        for item in value:
            yield from identifiers(item)
    elif isinstance(value, dict):
        for key, item in value.items():
            if key == "identifiers":
                yield from item
            elif key == "identifier" and isinstance(item, str):
                yield item
            elif key != "references":
                yield from identifiers(item)


def anchors(value):
    """The anchors of the headings on a page."""
    if isinstance(value, list):
        for item in value:
            yield from anchors(item)
    elif isinstance(value, dict):
        if isinstance(value.get("anchor"), str):
            yield value["anchor"]
        for key, item in value.items():
            if key != "references":
                yield from anchors(item)


def entries(index):
    """The addresses of the list beside the pages."""
    for entry in index:
        if "path" in entry:
            yield entry["path"]
        yield from entries(entry.get("children", []))


class Site:
    def __init__(self, folder, base):
        self.folder = folder
        self.base = "/" + base.strip("/") + "/" if base.strip("/") else "/"
        data = folder / "data"
        self.pages = {}
        for file in sorted(data.rglob("*.json")):
            address = "/" + file.relative_to(data).with_suffix("").as_posix()
            self.pages[address.lower()] = json.loads(file.read_text())
        self.anchors = {}
        self.links = self.elsewhere = 0
        self.broken = []

    def refuse(self, page, link, why):
        self.broken.append(f"{page}: {link}: {why}")

    def follow(self, page, address):
        """Follows an address of this site or of another one."""
        self.links += 1
        if re.match(r"https?://", address):
            self.elsewhere += 1
            return
        path, _, anchor = address.partition("#")
        target = path.lower().rstrip("/")
        if target not in self.pages:
            self.refuse(page, address, "no page")
        elif anchor:
            if target not in self.anchors:
                self.anchors[target] = set(anchors(self.pages[target]))
            if anchor not in self.anchors[target]:
                self.refuse(page, address, "no heading")

    def read(self, page, content):
        """Follows the links of a page."""
        references = content.get("references", {})
        own = content["identifier"]["url"]
        used = set(identifiers({**content, "identifier": None, "relationshipsSections": None}))
        for identifier in used - {own}:
            if identifier not in references:
                self.refuse(page, identifier, "stands for nothing")
        for identifier, reference in references.items():
            if reference.get("type") in ("topic", "section", "link"):
                self.follow(page, reference["url"])
            elif reference.get("type") == "unresolvable" and identifier not in used:
                # A protocol of Swift that a type conforms to: a name, no link.
                continue
            elif reference.get("type") in ("image", "video", "download"):
                for variant in reference.get("variants", [reference]):
                    self.file(page, variant["url"])
            else:
                self.refuse(page, identifier, f"is {reference.get('type')}")
        if content.get("metadata", {}).get("symbolKind") == "module":
            for section in content.get("topicSections", []):
                if section.get("generated"):
                    names = ", ".join(name.rpartition("/")[2] for name in section["identifiers"])
                    self.refuse(page, section["title"], f"in no group that somebody wrote: {names}")

    def file(self, page, address):
        self.links += 1
        if not (self.folder / address.lstrip("/")).is_file():
            self.refuse(page, address, "no file")

    def load(self, page):
        """Looks for the files that the HTML of a page loads."""
        file = self.folder / page.lstrip("/") / "index.html"
        if not file.is_file():
            self.refuse(page, "index.html", "no file")
            return
        for address in re.findall(r'(?:src|href)="([^"]+)"', file.read_text()):
            if address.startswith(self.base):
                self.file(page, address[len(self.base):])
            else:
                self.refuse(page, address, f"is not below {self.base}")


def main():
    site = Site(pathlib.Path(sys.argv[1]), sys.argv[2])
    for page, content in site.pages.items():
        site.read(page, content)
        site.load(page)
    for index in (site.folder / "index").glob("index.json"):
        for languages in json.loads(index.read_text())["interfaceLanguages"].values():
            for address in entries(languages):
                site.follow("index.json", address)
    for line in site.broken[:20]:
        print(f"site: {line}", file=sys.stderr)
    print(
        f"site: {len(site.pages)} pages, {site.links} links, {len(site.broken)} broken, "
        f"{site.elsewhere} to other sites and not followed"
    )
    sys.exit(1 if site.broken or not site.pages else 0)


main()
