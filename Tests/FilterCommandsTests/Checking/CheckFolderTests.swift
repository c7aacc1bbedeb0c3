import FilterReports
import FilterText
import FilterVocabulary
import Foundation
import ScryfallDialect
import Testing
import _FilterTestSupport

@testable import FilterCommands

/// `check` and `format` on folders: which files, under which configuration.
@Suite struct CheckFolderTests {
  /// A folder of files, each with a query that has an error; those whose path ends with `/` are folders alone.
  private func withFiles(_ files: [String: String], _ body: (TemporaryFolder) throws -> Void) throws {
    try withTemporaryFolder { folder in
      for (name, text) in files {
        let url = folder.url.appending(path: name)
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
      }
      try body(folder)
    }
  }

  /// The files with diagnostics, without the path of the folder.
  private func checked(_ folder: TemporaryFolder, _ arguments: String...) -> [String] {
    let result = run(["check", "--json", folder.url.path] + arguments, bytes: [])
    var files: [String] = []
    for line in result.lines {
      let object = (try? JSONSerialization.jsonObject(with: Data(line.utf8))) as? [String: Any]
      let file = (object?["file"] as? String)?.dropFirst(folder.url.path.count + 1) ?? "?"
      if files.last != String(file) { files.append(String(file)) }
    }
    return files
  }

  private static let fence = "```filterquery\nt:elf or\n```\n"

  @Test func theFilesOfAFolder() throws {
    let files = [
      "b.filterq": "t:", "a.filterq": "t:", "docs/a.md": Self.fence, "docs/plain.md": "text", "x.txt": "t:",
      "script.filterq-test": "t:elf\nexpect count > 1", "c.yaml": "filterQuery: t:", "d.json": #"{"filterQuery":"t:"}"#,
      ".hidden.filterq": "t:", ".hidden/a.filterq": "t:", "node_modules/a.filterq": "t:", "build/a.filterq": "t:",
      "ignored/a.filterq": "t:", "deep/ignored.filterq": "t:", "deep/kept.filterq": "t:",
      ".gitignore": "/ignored/\n", "deep/.gitignore": "*.filterq\n!kept.filterq\n",
      "latin.md": "", "old/a.filterq": "t:",
    ]
    try withFiles(files) { folder in
      try Data([0x63, 0xE9]).write(to: folder.url.appending(path: "latin.md"))
      try FileManager.default.createSymbolicLink(
        atPath: folder.path("link.filterq"), withDestinationPath: folder.path("a.filterq"))
      try FileManager.default.createSymbolicLink(
        atPath: folder.path("linked"), withDestinationPath: folder.path("docs"))
      let all = [
        "a.filterq", "b.filterq", "c.yaml", "d.json", "deep/kept.filterq", "docs/a.md", "old/a.filterq",
        "script.filterq-test",
      ]
      #expect(checked(folder) == all)
      #expect(
        checked(folder, "--exclude", "old/", "--exclude", "*.yaml")
          == all.filter { $0 != "old/a.filterq" && $0 != "c.yaml" })
      let result = run("check", folder.url.path)
      // Only what could not be read is mentioned.
      #expect(result.errors == "filterq: skipped: '\(folder.path("latin.md"))' is not valid UTF-8\n")
      #expect(result.status == 1)
      // A file that is named is checked though it is ignored, but not if it is excluded.
      #expect(run("check", folder.path("ignored/a.filterq")).status == 1)
      let excluded = run("check", folder.path("old/a.filterq"), "--exclude", "a.filterq")
      #expect(excluded.errors == "filterq: skipped '\(folder.path("old/a.filterq"))', which is excluded\n")
      #expect(excluded.status == 0)
    }
  }

  @Test func ignoredFilesOfARepository() throws {
    let files = [
      ".git/info/exclude": "secret.filterq\n", ".gitignore": "out/\n", "sub/.gitignore": "mine.filterq\n",
      "sub/a.filterq": "t:", "sub/mine.filterq": "t:", "sub/secret.filterq": "t:", "sub/out/a.filterq": "t:",
    ]
    try withFiles(files) { folder in
      let result = run("check", "--json", folder.path("sub"))
      #expect(result.lines.count == 1 && result.output.contains("sub/a.filterq"), "\(result)")
    }
  }

  @Test func limits() throws {
    try withFiles(["a.filterq": "t:elf"]) { folder in
      var path = folder.url.path
      for _ in 0...FolderWalk.limits.depth { path += "/d" }
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      let result = run("check", folder.url.path)
      #expect(result.errors.contains("folders nested deeper than 64 below"))
      #expect(result.status == 2)
    }
  }

  @Test func formattingFolders() throws {
    let files = ["a.filterq": "T:elf\n", "docs/a.md": "```filterquery\nT:elf   c:g\n```\n", "b.filterq": "t:elf\n"]
    try withFiles(files) { folder in
      let path = folder.url.path
      #expect(run("format", path).errors == "filterq: '\(path)' is a folder; add --in-place, --check or --diff\n")
      let check = run("format", "--check", path)
      #expect(check.output == "\(path)/a.filterq:1: would be formatted\n\(path)/docs/a.md:2: would be formatted\n")
      #expect(check.status == 1)
      #expect(run("format", "--in-place", path).status == 0)
      let formatted = try folder.text("docs/a.md")
      #expect(formatted == "```filterquery\nt:elf c:g\n```\n")
      #expect(run("format", "--check", path) == RunResult(printing: ""))
    }
  }

  // MARK: Configurations

  private static let configuration = """
    {
      "vocabularies": {"/people/**": "people.json"},
      "keys": ["query"],
      "style": "canonical",
      "severities": {"unknown-value": "error", "duplicate-term": "warning", "missing-value": "off"},
      "exclude": ["old/"]
    }
    """
  private static let people = #"{"name":"people","fields":[{"name":"age","kind":"number"}]}"#

  @Test func aConfiguration() throws {
    let files = [
      ".filterq.json": Self.configuration, "people.json": Self.people, "people/x/a.filterq": "age>3 t:elf",
      "a.filterq": "t:elf t:elf\nt:\nf:modren\n", "a.yaml": "query: t:elf or\nfilterQuery: t:elf or\n",
      "old/a.filterq": "t:elf or",
    ]
    try withFiles(files) { folder in
      func codes(_ arguments: String...) -> [String] {
        run(["check"] + arguments, bytes: []).lines.compactMap { line in
          line.wholeMatch(of: /.*\/(\S+: \w+): .* \[(\S+)\]/).map { "\($0.1) \($0.2)" }
        }
      }
      let found = [
        "a.filterq:1:7: warning duplicate-term", "a.filterq:3:3: error unknown-value",
        "a.yaml:1:16: error missing-operand", "a.filterq:1:7: error unknown-field",
      ]
      #expect(codes(folder.url.path).sorted() == found.sorted())
      // Of a file alone, and without the configuration.
      #expect(codes(folder.path("a.filterq")) == Array(found.prefix(2)))
      #expect(codes("--no-config", folder.path("a.filterq")).contains("a.filterq:2:3: error missing-value"))
      #expect(codes("--key", "filterQuery", folder.path("a.yaml")) == ["a.yaml:2:22: error missing-operand"])
      #expect(run("format", folder.path("people/x/a.filterq")).output == "age>3 t:elf\n")
      // Another folder's configuration, and the selected codes.
      #expect(
        run("check", "--config", folder.path(".filterq.json"), input: "t:\n", environment: environmentOfTests).status
          == 0)
      #expect(codes("--select", "unknown-value", folder.url.path) == ["a.filterq:3:3: error unknown-value"])
      #expect(
        run("check", "--select", "unknown-valu", folder.url.path).errors
          == "filterq: unknown code 'unknown-valu'; did you mean 'unknown-value'?\n")
    }
  }

  /// The nearest configuration counts, and none above a repository.
  @Test func theNearestConfiguration() throws {
    let off = #"{"severities": {"missing-value": "off"}}"#
    let files = [
      ".filterq.json": off, "a.filterq": "t:", "own/.filterq.json": "{}", "own/a.filterq": "t:",
      "own/x/a.filterq": "t:",
      "repository/.git/config": "", "repository/a.filterq": "t:", "below/x/y/a.filterq": "t:",
    ]
    try withFiles(files) { folder in
      for (file, status) in [
        ("a.filterq", 0), ("own/a.filterq", 1), ("own/x/a.filterq", 1), ("repository/a.filterq", 1),
        ("below/x/y/a.filterq", 0),
      ] as [(String, Int32)] {
        #expect(run("check", folder.path(file)).status == status, "\(file)")
      }
    }
  }

  /// Configurations that are wrong, and what is reported.
  static let wrong: [(text: String, message: String)] = [
    ("[]", "1:1: expected a configuration object { … }, found a list"),
    ("{", "1:1: unclosed"), ("", "1:1: empty file; expected an object { … }"),
    (#"{"styl": "tidy"}"#, "1:2: unknown key 'styl' of a configuration; did you mean 'style'?"),
    (#"{"style": "neat"}"#, "1:11: unknown style 'neat'"),
    (#"{"width": 0}"#, "1:11: 'width' must be"), (#"{"width": "80"}"#, "1:11: 'width' must be a number"),
    (#"{"keys": "query"}"#, "1:10: 'keys' must be a list"), (#"{"exclude": [1]}"#, "1:14: 'exclude' must contain"),
    ("{\n\"severities\": {\"unknwon-value\": \"off\"}}", "2:16: unknown code 'unknwon-value'; did you mean"),
    (#"{"severities": {"unknown-value": "none"}}"#, "unknown severity 'none'"),
    (#"{"severities": []}"#, "'severities' must be an object { … }, found a list"),
    (#"{"vocabularies": {"*": 1}}"#, "the vocabulary of '*' must be the path of a file, found a number"),
  ]

  /// Whatever is wrong is reported with its line, and nothing is checked under it.
  @Test func errorsOfConfigurations() throws {
    let rows = Self.wrong
    for (text, message) in rows {
      try withFiles([".filterq.json": text, "a.filterq": "t:"]) { folder in
        let result = run("check", folder.path("a.filterq"))
        #expect(result.errors.contains("invalid configuration") && result.errors.contains(message), "\(result)")
        #expect(result.output == "" && result.status == 2)
      }
    }
  }

  /// A configuration names files of its folder alone.
  @Test func hostileConfigurations() throws {
    try withFiles(["inner/a.filterq": "t:elf", "people.json": Self.people]) { folder in
      for path in ["../people.json", folder.path("people.json"), "/dev/zero", "missing.json", "link.json"] {
        _ = try folder.file("inner/.filterq.json", #"{"vocabularies": {"*": "\#(path)"}}"#)
        if path == "link.json" {
          try FileManager.default.createSymbolicLink(
            atPath: folder.path("inner/link.json"), withDestinationPath: "../people.json")
        }
        let result = run("check", folder.path("inner/a.filterq"))
        #expect(result.status == 2 && result.output == "", "\(path): \(result)")
      }
    }
  }

  // MARK: Comments that turn diagnostics off

  @Test func ignoringComments() throws {
    let document = """
      # filterq: ignore
      t:
      t:elf or  # filterq: ignore missing-operand
      f:modren  # filterq:ignore unknown-field, unknown-value
      # filterq: ignore unknwon-value
      f:modren
      # filterq: ignore

      t:
      """
    let result = run("check", input: document)
    let heads = result.lines.filter { $0.hasPrefix("<stdin>") }
    #expect(
      heads == [
        "<stdin>:4:1: hint: no 'unknown-field' to ignore here; remove it from 'filterq: ignore' [unneeded-ignore]",
        "<stdin>:6:1: warning: unknown code 'unknwon-value'; did you mean 'unknown-value'? (in 'filterq: ignore') "
          + "[unknown-code]",
        "<stdin>:6:3: warning: unknown value 'modren' for 'format'; did you mean 'modern'? [unknown-value]",
        "<stdin>:9:3: error: missing value after 't:' [missing-value]",
      ], "\(result)")
    // What is turned off is not fixed.
    #expect(run("check", "--fix", input: "t: elf  # filterq: ignore\n").output == "t: elf  # filterq: ignore\n")
  }

  /// Above the query or at the end of its line, in the comments of the language.
  @Test func ignoringCommentsOfHosts() throws {
    let rows =
      [
        ("a.md", "<!-- filterq: ignore -->\n```filterquery\nt:\n```\n", true),
        ("a.md", "<!-- filterq: ignore -->\n\n```filterquery\nt:\n```\n", false),
        ("a.md", "```filterquery\n# filterq: ignore missing-value\nt:\n```\n", true),
        ("a.yaml", "# filterq: ignore missing-value\nfilterQuery: t:\n", true),
        ("a.yaml", "filterQuery: \"t:\"  # filterq: ignore\n", true),
        ("a.yaml", "filterQuery: |  # filterq: ignore\n  t:\n", true),
        ("a.yaml", "other: 1  # filterq: ignore unknown-value\nfilterQuery: t:\n", false),
        ("a.jsonc", "{\n// filterq: ignore\n\"filterQuery\": \"t:\"}", true),
        ("a.json", #"{"filterQuery": "t:", "other": "filterq: ignore"}"#, false),
        ("a.swift", "// filterq: ignore\nlet q = ParsedQuery(parsing: \"t:\")\n", true),
        ("a.swift", "let q = ParsedQuery(parsing: \"t:\")  // filterq: ignore missing-value\n", true),
        ("a.swift", "let q = ParsedQuery(parsing: \"t: # filterq: ignore\")\n", false),
      ] as [(String, String, Bool)]
    for (name, text, isIgnored) in rows {
      try withFiles([name: text]) { folder in
        let result = run("check", folder.path(name))
        #expect(result.status == (isIgnored ? 0 : 1), "\(name) \(text): \(result)")
      }
    }
  }

  // MARK: Exit statuses

  @Test func warningsAndErrors() {
    let warnings = "--a\n--b\n"
    for (arguments, input, status) in [
      ([], warnings, 1), (["--max-warnings", "1"], warnings, 1), (["--max-warnings", "2"], warnings, 0),
      (["--max-warnings", "9"], "t:\n", 1), (["--quiet"], warnings, 1), (["--max-warnings=-1"], "", 2),
    ] as [([String], String, Int32)] {
      #expect(run(["check"] + arguments, bytes: Array(input.utf8)).status == status, "\(arguments)")
    }
    let quiet = run("check", "--quiet", input: warnings + "t:\n")
    #expect(
      quiet.lines.filter { $0.hasPrefix("<stdin>") } == ["<stdin>:3:3: error: missing value after 't:' [missing-value]"]
    )
    #expect(!quiet.output.contains("warning"))
  }

  /// A query with a syntax error: 1 from the commands that read queries, 2 from those that have to run them.
  @Test func statusOfASyntaxError() {
    let rows =
      [
        (["parse", "t:elf or"], 1), (["explain", "t:elf or"], 1), (["simplify", "t:elf or"], 1), (["check"], 1),
        (["check", "--lines"], 1), (["format"], 1), (["format", "--check"], 1), (["format", "--diff"], 1),
        (["format", "--lines"], 1), (["explain"], 1), (["explain", "--lines"], 1), (["simplify", "--json"], 1),
        (["test", "-"], 1), (["search", "t:elf or"], 2), (["compare", "t:elf or", "c:g"], 2), (["sql", "t:elf or"], 2),
      ] as [([String], Int32)]
    for (arguments, status) in rows {
      let result = run(arguments, bytes: Array("# title\nt:elf or\n".utf8))
      #expect(result.status == status, "\(arguments): \(result)")
    }
  }

  /// A query that finds the same as one before, in any file, under the vocabulary of its file.
  @Test func duplicates() throws {
    let files = [
      "a.filterq": "# elves\nt:elf mv<=2\nc:g\nt:elf or\n",
      "b.md": "```filterquery\nmv<=2 t:elf t:elf\n```\n", "c.filterq": "-c:r\nmv<=2\nc:g order:cmc\n",
    ]
    try withFiles(files) { folder in
      let result = run("check", "--duplicates", "--select", "duplicate-query", folder.url.path)
      let heads = result.lines.filter { $0.hasPrefix(folder.url.path) }
        .map { $0.replacing(folder.url.path + "/", with: "") }
      #expect(
        heads == [
          "b.md:2:1: warning: this query finds the same as 'elves' (a.filterq:2) [duplicate-query]",
          "c.filterq:3:1: warning: this query finds the same as a.filterq:3 [duplicate-query]",
        ], "\(result)")
      #expect(run("check", folder.path("b.md")).status == 0)
    }
  }

  /// A query is compared with a few others, however many there are; one that shares a term with it is among them.
  @Test func duplicatesTakeLinearTime() {
    func comparisons(_ count: Int) -> Int {
      var search = DuplicateSearch()
      for number in 0..<count {
        let text = SourceText("mv=\(number) c:g or t:elf pow=\(number)")
        let checked = CheckedQuery(text, file: "a", lines: LineTable(text))
        #expect(search.diagnostic(of: checked, vocabulary: .scryfall) == nil)
      }
      return search.comparisons
    }
    let (small, large) = (comparisons(60), comparisons(240))
    #expect(small > 0 && large <= 5 * small, "\(small), \(large)")
    var search = DuplicateSearch()
    let queries = ["mv>=40 t:elf"] + (0..<60).map { "mv=\($0) t:orc" } + ["mv>=40 mv>38 t:elf"]
    let found = queries.map { text in
      let source = SourceText(text)
      return search.diagnostic(of: CheckedQuery(source, file: "a", lines: LineTable(source)), vocabulary: .scryfall)
    }
    #expect(found.last??.message == "this query finds the same as a:1", "\(String(describing: found.last))")
  }

  /// A query with a syntax error fails its script, whatever is expected of it, unless the error is.
  @Test(
    arguments: [
      ("count > 0", 1), ("includes \"Sootling Mob\"", 1), ("no diagnostic unknown-value", 1), ("round-trip", 0),
      ("diagnostic missing-operand", 0), ("diagnostic unclosed-group", 1), ("no errors", 1),
    ] as [(String, Int32)])
  func scriptsWithSyntaxErrors(expectation: String, status: Int32) {
    let result = run("test", "-", input: "t:goblin or\n  expect \(expectation)\n")
    #expect(result.status == status, "\(expectation): \(result)")
  }

  /// Standard input is a document unless `--lines` is given.
  @Test func standardInput() {
    let document = "# cheap elves\nt:elf\n  mv<=2  # small\n\nc:g\n"
    #expect(
      run("explain", input: document).lines == ["Elf cards with a mana value of at most 2", "green cards"])
    #expect(run("simplify", input: document).lines == ["t:elf mv<=2", "c:g"])
    #expect(run("format", input: "# A\nT:elf\n  c:g\n").output == "# A\nt:elf\n  c:g\n")
    #expect(run("explain", "--lines", input: "c:g\nc:r\n").lines == ["green cards", "red cards"])
    #expect(
      run("simplify", "--json", input: document).lines.first
        == #"{"line":2,"title":"cheap elves","source":"t:elf\n  mv<=2         ","simplified":"t:elf mv<=2","#
        + #""matchesNothing":false,"steps":[]}"#)
    for command in ["explain", "simplify", "check", "format"] {
      #expect(run(command, "--lines", "t:elf").status == 2, "\(command)")
    }
    // A name tells the form.
    #expect(
      run("check", "--stdin-name", "a.md", "-", input: "```filterquery\nt:\n```\n").lines.first
        == "a.md:2:3: error: missing value after 't:' [missing-value]")
  }
}
