"""Puts the playground into a folder that has the web module: the page, its lists, the diagrams of the grammar if there
are any, and the names of all files with a version made of their contents, for working offline.

    assemble.py FOLDER
"""

import hashlib
import json
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
    rules = re.findall(r"^([\w-]+)\s*=", (root / "Grammar" / "FilterQuery.ebnf").read_text(), re.MULTILINE)
    ordered = [rule for rule in dict.fromkeys(rules) if rule in found]
    return ordered + sorted(found - set(ordered))


def assemble(folder):
    page = root / "Examples" / "Playground"
    for path in page.iterdir():
        if path.suffix not in unused:
            shutil.copy(path, folder / path.name)
    (folder / "lists").mkdir(exist_ok=True)
    for name in lists:
        shutil.copy(root / "Examples" / "Lists" / name, folder / "lists" / name)
    (folder / "diagrams.json").write_text(json.dumps(diagrams(folder)) + "\n")

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
