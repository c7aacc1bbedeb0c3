"""Puts the playground into a folder that has the web module: the page, its lists, the diagrams of the grammar if there
are any, and the names of all files with a version made of their contents, for working offline.

    assemble.py FOLDER
"""

import hashlib
import json
import os
import re
import shutil
import sys
from pathlib import Path

root = Path(__file__).resolve().parents[2]
lists = ["songs.csv", "issues.json"]
# Files that a page never asks for.
unused = {".md", ".ts", ".map"}


def diagrams(folder):
    """Copies the diagrams; the names of their rules, in the order of the grammar."""
    found = {path.stem for path in (root / "Grammar" / "Diagrams").glob("*.svg")}
    if found:
        shutil.copytree(root / "Grammar" / "Diagrams", folder / "diagrams", dirs_exist_ok=True)
    rules = re.findall(r"^(\w[\w -]*?)\s*=", (root / "Grammar" / "FilterQuery.ebnf").read_text(), re.MULTILINE)
    ordered = [rule for rule in dict.fromkeys(rule.replace(" ", "-") for rule in rules) if rule in found]
    return ordered + sorted(found - set(ordered))


def modules(folder, name, found):
    """The modules that one imports, itself first; paths within the folder."""
    if name in found or not (folder / name).is_file():
        return found
    found.append(name)
    imports = re.compile(r"""^(?:import|export)[^'"();=]*['"](\.[^'"]+\.js)['"]""", re.MULTILINE)
    for path in imports.findall((folder / name).read_text()):
        modules(folder, Path(os.path.normpath(Path(name).parent / path)).as_posix(), found)
    return found


def preload(folder):
    """Names all modules in the page, which otherwise finds them one after another."""
    index = folder / "index.html"
    mark = re.compile(r"( *)<!-- Here a folder .*-->\n")
    links = [f'<link rel="modulepreload" href="{name}">\n' for name in modules(folder, "page.js", [])]
    text, count = mark.subn(lambda match: "".join(match[1] + link for link in links), index.read_text())
    if count != 1 or len(links) < 10:
        sys.exit("index.html has no place for its modules")
    index.write_text(text)


def assemble(folder):
    page = root / "Examples" / "Playground"
    for path in page.iterdir():
        if path.suffix not in unused:
            shutil.copy(path, folder / path.name)
    (folder / "lists").mkdir(exist_ok=True)
    for name in lists:
        shutil.copy(root / "Examples" / "Lists" / name, folder / "lists" / name)
    (folder / "diagrams.json").write_text(json.dumps(diagrams(folder)) + "\n")

    preload(folder)
    names = ["./"]
    version = hashlib.sha256()
    own = {"offline.js", "offline-files.js"}
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        if not path.is_file() or path.suffix in unused or name in own or name == "filterq.wasm":
            continue
        names.append(name)
        version.update(name.encode() + b"\0" + path.read_bytes())
    files = json.dumps({"version": version.hexdigest()[:16], "files": names}, indent=1)
    (folder / "offline-files.js").write_text(f"self.offlineFiles = {files};\n")
    print(f"the playground: {len(names) - 1} files, version {version.hexdigest()[:16]}")


if len(sys.argv) != 2:
    sys.exit(__doc__)
if not any(Path(sys.argv[1]).glob("*.wasm")):
    sys.exit(f"{sys.argv[1]} has no web module")
assemble(Path(sys.argv[1]))
