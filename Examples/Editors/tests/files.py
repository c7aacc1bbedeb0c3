#!/usr/bin/env python3
"""Checks the files of editors that cannot run here: that they parse, and have the contents those editors require.

Only the standard library is needed; what an older Python lacks is reported as skipped.
"""

import json
import pathlib
import plistlib
import re
import sys
import xml.etree.ElementTree as xml

try:
    import tomllib
except ImportError:  # before Python 3.11
    tomllib = None
try:
    import yaml
except ImportError:
    yaml = None

EDITORS = pathlib.Path(__file__).resolve().parent.parent
COMMAND = ["filterq", "lsp"]
# Those of query documents and of test scripts.
SUFFIXES = ["filterq", "filterq-test"]
errors = []


def expect(condition, message):
    if not condition:
        errors.append(message)


def read_json(name):
    return json.loads((EDITORS / name).read_text(encoding="utf-8"))


def only(keys, allowed, name):
    expect(set(keys) <= set(allowed), f"{name}: unknown keys {sorted(set(keys) - set(allowed))}")


def vscode():
    manifest = read_json("vscode/package.json")
    for key in ["name", "version", "publisher", "engines", "main", "contributes"]:
        expect(manifest.get(key), f"package.json: {key} is missing")
    expect(re.fullmatch(r"\d+\.\d+\.\d+", manifest["version"]), "package.json: the version is not of the form 1.2.3")
    expect(re.fullmatch(r"\^\d+\.\d+\.\d+", manifest["engines"]["vscode"]), "package.json: engines.vscode")
    contributes = manifest["contributes"]
    only(contributes, ["languages", "grammars", "configuration", "configurationDefaults"], "package.json contributes")
    language, grammar = contributes["languages"][0], contributes["grammars"][0]
    injected = contributes["grammars"][1]
    expect(language["id"] == grammar["language"] == "filterquery", "package.json: the language is not filterquery")
    expect(language["extensions"] == [f".{suffix}" for suffix in SUFFIXES], "package.json: the extensions")
    expect(f"[{language['id']}]" in contributes["configurationDefaults"], "package.json: defaults of another language")
    for path in [manifest["main"], language["configuration"], grammar["path"], injected["path"]]:
        expect((EDITORS / "vscode" / path).is_file(), f"package.json: {path} does not exist")
    scope = read_json("vscode/" + grammar["path"])["scopeName"]
    expect(scope == grammar["scopeName"], f"package.json: the grammar's scope is {scope}")
    block = read_json("vscode/" + injected["path"])
    expect(block["scopeName"] == injected["scopeName"], f"package.json: the injected scope is {block['scopeName']}")
    begin = re.compile(block["repository"]["block"]["begin"].replace(r"(^|\G)", "^").replace("(?i:(filterquery)", "((?i:filterquery)"))
    for line, matches in [
        ("```filterquery", True), ("  ~~~ FilterQuery a b", True), ("```filterquery,ignore", True), ("```filterqueries", False)
    ]:
        expect(bool(begin.search(line)) == matches, f"{injected['path']}: {line}")
    # The server is started for the languages that the extension serves.
    languages = re.search(r"languages = \[([^\]]*)\]", (EDITORS / "vscode/extension.js").read_text(encoding="utf-8"))
    served = re.findall(r"'(\w+)'", languages.group(1)) if languages else []
    events = [event.split(":")[1] for event in manifest["activationEvents"]]
    expect(served == events, f"package.json starts the extension for {events}, which serves {served}")
    expect("vscode-languageclient" in manifest["dependencies"], "package.json: no vscode-languageclient")
    settings = contributes["configuration"]["properties"]
    for name, setting in settings.items():
        expect(name.startswith("filterq."), f"package.json: {name} is outside the section filterq")
        expect({"type", "default", "description"} <= set(setting), f"package.json: {name} lacks type, default or description")

    # The table of the README and the manifest name the same settings.
    readme = (EDITORS / "README.md").read_text(encoding="utf-8")
    told = set(re.findall(r"^\| `(filterq\.[A-Za-z]+)`", readme, re.MULTILINE))
    own = {"filterq.path", "filterq.trace.server"}
    expect(told == set(settings) - own, f"the settings of README.md and package.json differ: {told ^ (set(settings) - own)}")

    configuration = read_json("vscode/language-configuration.json")
    only(
        configuration,
        ["comments", "brackets", "autoClosingPairs", "autoCloseBefore", "surroundingPairs", "wordPattern"],
        "language-configuration.json",
    )
    words = re.findall(configuration["wordPattern"], "t:elf -o:'you may' (mv>=3 or urza's) fire-ice")
    expect(words == ["t", "elf", "o", "'you", "may'", "mv", "3", "or", "urza's", "fire-ice"], f"wordPattern finds {words}")


def json_clients():
    coc = read_json("vim/coc-settings.json")["languageserver"]["filterq"]
    expect([coc["command"], *coc["args"]] == COMMAND, "coc-settings.json: the command")
    only(coc, ["command", "args", "filetypes", "rootPatterns", "settings"], "coc-settings.json")

    sublime = read_json("sublime/LSP.sublime-settings")["clients"]["filterq"]
    expect(sublime["command"] == COMMAND and sublime["enabled"], "LSP.sublime-settings: the command")
    expect(sublime["selector"] == "source.filterquery", "LSP.sublime-settings: the selector")
    only(sublime, ["enabled", "command", "selector", "settings"], "LSP.sublime-settings")

    # Kate names a server by its language id, and finds it by the name of the highlighting.
    kate = read_json("kate/lspclient.json")["servers"]["filterquery"]
    expect(kate["command"] == COMMAND, "lspclient.json: the command")
    highlighting = xml.parse(EDITORS / "kate/filterquery.xml").getroot()
    expect(re.match(kate["highlightingModeRegex"], highlighting.get("name")), "lspclient.json: highlightingModeRegex")
    only(kate, ["command", "rootIndicationFileNames", "highlightingModeRegex", "initializationOptions"], "lspclient.json")


def kate_highlighting():
    root = xml.parse(EDITORS / "kate/filterquery.xml").getroot()
    expect(root.get("extensions") == ";".join(f"*.{suffix}" for suffix in SUFFIXES), "filterquery.xml: the extensions")
    contexts = {context.get("name") for context in root.iter("context")}
    styles = {item.get("name") for item in root.iter("itemData")}
    for element in [*root.iter("context"), *root.iter("RegExpr")]:
        expect(element.get("attribute") in styles, f"filterquery.xml: no style {element.get('attribute')}")
        for key in ["context", "lineEndContext", "lineEmptyContext", "fallthroughContext"]:
            target = re.sub(r"^(#stay|(#pop)+!?)", "", element.get(key, ""))
            expect(not target or target in contexts, f"filterquery.xml: no context {target}")


def sublime_files():
    plist = plistlib.loads((EDITORS / "sublime/Comments.tmPreferences").read_bytes())
    expect(plist["scope"] == "source.filterquery", "Comments.tmPreferences: the scope")
    if yaml is None:
        print("skipped: sublime/FilterQuery.sublime-syntax, PyYAML is not installed")
        return
    syntax = yaml.safe_load((EDITORS / "sublime/FilterQuery.sublime-syntax").read_text(encoding="utf-8"))
    expect(syntax["scope"] == "source.filterquery", "FilterQuery.sublime-syntax: the scope")
    expect(syntax["file_extensions"] == SUFFIXES, "FilterQuery.sublime-syntax: the extensions")
    for rules in syntax["contexts"].values():
        for rule in rules:
            target = rule.get("push", rule.get("set"))
            expect(target is None or target in syntax["contexts"], f"FilterQuery.sublime-syntax: no context {target}")


def toml_files():
    if tomllib is None:
        print("skipped: helix/ and zed/, Python 3.11 is not installed")
        return
    helix = tomllib.loads((EDITORS / "helix/languages.toml").read_text(encoding="utf-8"))
    server, language = helix["language-server"]["filterq"], helix["language"][0]
    expect([server["command"], *server["args"]] == COMMAND, "languages.toml: the command")
    only(server, ["command", "args", "config", "environment", "timeout"], "languages.toml")
    expect(language["language-id"] == "filterquery" and language["file-types"] == SUFFIXES, "languages.toml: the language")
    expect(language["language-servers"] == ["filterq"], "languages.toml: the server of the language")
    only(
        language,
        ["name", "language-id", "scope", "file-types", "comment-tokens", "indent", "language-servers"],
        "languages.toml",
    )
    cards, lists = helix["grammar"]
    expect(cards["name"] == language["name"], "languages.toml: the grammar of another language")
    expect(lists["name"] == "filterquery_lists", "languages.toml: the grammar of lists")
    for grammar, folder in [(cards, "Grammar/tree-sitter"), (lists, "Grammar/tree-sitter/lists")]:
        expect(grammar["source"]["path"].endswith(f"/{folder}"), f"languages.toml: the path of {folder}")
        for path in ["src/parser.c", "src/scanner.c", "queries/highlights.scm"]:
            expect((EDITORS.parent.parent / folder / path).is_file(), f"languages.toml: {folder}/{path} does not exist")

    extension = tomllib.loads((EDITORS / "zed/extension.toml").read_text(encoding="utf-8"))
    config = tomllib.loads((EDITORS / "zed/languages/filterquery/config.toml").read_text(encoding="utf-8"))
    crate = tomllib.loads((EDITORS / "zed/Cargo.toml").read_text(encoding="utf-8"))
    for key in ["id", "name", "version", "schema_version", "authors"]:
        expect(extension.get(key), f"extension.toml: {key} is missing")
    server = extension["language_servers"]["filterq"]
    expect(server["languages"] == [config["name"]], "extension.toml: the language of the server")
    expect(server["language_ids"] == {config["name"]: "filterquery"}, "extension.toml: the language id")
    expect(config["path_suffixes"] == SUFFIXES, "config.toml: the suffixes")
    expect(crate["lib"]["crate-type"] == ["cdylib"], "Cargo.toml: an extension is a cdylib")
    settings = read_json("zed/settings.json")
    expect(list(settings["languages"]) == [config["name"]], "settings.json: another language")
    expect(list(settings["lsp"]) == ["filterq"], "settings.json: another server")


def text_files():
    for name, part in [
        ("vim/ftdetect/filterquery.vim", "*.filterq,*.filterq-test"),
        ("emacs/filterq-mode.el", r"\\.filterq\\(?:-test\\)?\\'"),
    ]:
        expect(part in (EDITORS / name).read_text(encoding="utf-8"), f"{name}: the suffixes")


def main():
    for check in [text_files, vscode, json_clients, kate_highlighting, sublime_files, toml_files]:
        try:
            check()
        except (OSError, ValueError, KeyError, TypeError, xml.ParseError) as error:
            errors.append(f"{check.__name__}: {type(error).__name__}: {error}")
    print("\n".join(errors), end="\n" if errors else "", file=sys.stderr)
    return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main())
