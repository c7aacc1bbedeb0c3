import Foundation
import Testing
import _FilterTestSupport

/// A document is read with the words of the list that it names, by every command, and not at all without them.
@Suite struct DocumentVocabularyTests {
  private static let items = """
    {"id": 1, "type": "Warning", "color": "blue"}
    {"id": 2, "type": "Info", "color": "red"}

    """
  private static let queries = "type:Warning   color:blue\nid:1\ntpye:Info\n"

  /// Card words would be `t:warning c>=blue` and `identity=1`.
  @Test(arguments: ["short", "long", "canonical", "tidy"])
  func formatting(style: String) throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("log.jsonl", Self.items)
    let text = "# list: log.jsonl\n\n" + Self.queries
    let file = try folder.write("a.filterq", text)
    let page = try folder.write("a.md", "```filterquery\n\(text)```\n\n```filterquery\nt:elf\n```\n")
    #expect(run("format", "-i", "--style", style, file, page).status == 0)
    for formatted in [try folder.text("a.filterq"), try folder.text("a.md")] {
      #expect(formatted.contains("\ntype:") && formatted.contains(" color:blue\nid"), "\(formatted)")
      #expect(formatted.contains("tpye:Info"), "\(formatted)")
    }
    // What was formatted finds the same.
    let found = run("search", "--count", "--queries", file)
    #expect(found.output.split(separator: "\n").filter { $0.contains(#""count":1"#) }.count == 2, "\(found)")
  }

  @Test func checking() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("log.jsonl", Self.items)
    let text = "# list: log.jsonl\n\n" + Self.queries
    let expected = ":1: error: unknown field 'tpye'; did you mean 'type'?"
    #expect(run("check", try folder.write("a.filterq", text)).output.contains("a.filterq:5\(expected)"))
    let page = try folder.write("a.md", "```filterquery\n\(text)```\n```filterquery\nt:elf mv<3\n```\n")
    let checked = run("check", page)
    #expect(
      checked.output.contains("a.md:6\(expected)") && checked.output.contains("1 error in 4 queries"), "\(checked)")
  }

  /// A list that is not there is the only thing that is reported, and its document stays as it is.
  @Test func withoutTheList() throws {
    let folder = try TemporaryFolder()
    let text = "# list: lgo.jsonl\n\ntype:Warning   color:blue\nt: elf\n"
    let page = "```filterquery\nt:elf   mv<3\n```\n\n```filterquery\n\(text)```\n"
    for (name, text, line) in [("a.filterq", text, 1), ("a.md", page, 6)] {
      let file = try folder.write(name, text)
      let checked = run("check", "--fix", file)
      #expect(checked.status == 1, "\(checked)")
      #expect(
        checked.output.contains("\(name):\(line):1: error: '# list: lgo.jsonl' names no file in the folder"),
        "\(checked)")
      #expect(checked.output.contains("1 error in \(name == "a.md" ? "1 query" : "0 queries")"), "\(checked)")
      let formatted = run("format", "-i", "--style", "short", file)
      #expect(formatted.status == 1, "\(formatted)")
      #expect(
        formatted.errors.contains("\(name):\(line): not formatted: '# list: lgo.jsonl' names no file"), "\(formatted)")
      #expect(try folder.text(name) == text.replacing("t:elf   mv<3", with: "t:elf mv<3"))
    }
    let broken = try folder.write("b.filterq", "# list: v.json\n\nx:1\n")
    _ = try folder.write("v.json", #"{"name": "v", "fields": [{"name": 1}]}"#)
    #expect(run("check", broken).output.contains("'# list: v.json' cannot be read: invalid vocabulary"))
  }

  /// The list of a document on standard input is beside the name that it is given, else in the current folder.
  @Test(arguments: ["explain", "simplify"])
  func standardInput(command: String) throws {
    let text = "# list: no-such-list.jsonl\n\nt:elf\n"
    let result = run([command], bytes: Array(text.utf8))
    #expect(result.status == 2 && result.output.isEmpty, "\(result)")
    #expect(result.errors.contains("<stdin>:1: '# list: no-such-list.jsonl' names no file"), "\(result)")
    #expect(run([command], bytes: Array("# lists\n\nt:elf\n".utf8)).status == 0)
    // What the command line names goes first.
    let folder = try TemporaryFolder()
    let items = try folder.write("log.jsonl", Self.items)
    let vocabulary = try folder.write("v.json", run("vocabulary", "infer", items).output)
    #expect(run([command, "--vocabulary", vocabulary], bytes: Array(text.utf8)).status == 0)
    let checked = run(
      ["check", "--stdin-name", folder.path("a.filterq"), "-"], bytes: Array("# list: log.jsonl\n\ntpye:Info\n".utf8))
    #expect(checked.output.contains("did you mean 'type'?"), "\(checked)")
  }

  /// A session over cards does not run the queries of another list.
  @Test func theSession() throws {
    let folder = try TemporaryFolder()
    let items = try folder.write("log.jsonl", Self.items)
    let file = try folder.write("a.filterq", "# list: log.jsonl\n\n# name: blue\ncolor:blue\n")
    let cards = run("repl", input: ":open \(file)\n:run blue\n")
    #expect(cards.output.contains("is for '\(items)', and cards are searched"), "\(cards)")
    let list = run("repl", items, input: ":open \(file)\n:run blue\n")
    #expect(list.status == 0 && list.output.contains("1 of 2 items"), "\(list)")
  }

  /// A byte order mark is no part of a text, wherever that is read.
  @Test func aByteOrderMark() throws {
    let folder = try TemporaryFolder()
    let items = try folder.write("log.jsonl", Self.items)
    let mark = "\u{FEFF}"
    let file = try folder.write("a.filterq", mark + "# list: log.jsonl\n\ntype:Warning\n")
    #expect(run("check", file).status == 0, "\(run("check", file))")
    #expect(run("search", "--count", "--queries", file).output.contains(#""count":1"#))
    #expect(run("explain", input: mark + "t:elf\n").output == run("explain", input: "t:elf\n").output)
    let script = try folder.write("t.filterq-test", mark + "# list: log.jsonl\ncolor:blue\n  expect count 1\n")
    #expect(run("test", script).status == 0, "\(run("test", script))")
    #expect(run("repl", items, input: mark + "color:blue\nexpect count 1\n").status == 0)
    let values = try folder.write("v.txt", mark + "blue\ngreen\n")
    #expect(run("search", "--count", "color in @\(values)", items).output == "1\n")
    let vocabulary = try folder.write("v.json", mark + run("vocabulary", "infer", items).output)
    let typed = try folder.write("b.filterq", mark + "# list: v.json\n\ntpye:Info\n")
    #expect(run("check", typed).output.contains("did you mean 'type'?"))
    #expect(run("check", "--vocabulary", vocabulary, typed).output.contains("did you mean 'type'?"))
    for (name, text) in [
      ("a.md", "```filterquery\ntpye:x\n```\n"), ("a.yaml", "filterQuery: tpye:x\n"),
      ("a.json", #"{"filterQuery": "tpye:x"}"#),
    ] {
      let result = run("check", try folder.write(name, mark + text))
      #expect(result.output.contains("tpye"), "\(name): \(result)")
    }
    // It stays in a file that is formatted.
    let spaced = try folder.write("c.filterq", mark + "t:elf   mv<3\nT:orc\n")
    #expect(run("format", "-i", spaced).status == 0)
    #expect(try folder.bytes("c.filterq") == Array((mark + "t:elf mv<3\nt:orc\n").utf8))
  }

  /// A file of values is read for the argument of a command only.
  @Test func aFileOfValues() throws {
    let folder = try TemporaryFolder()
    let items = try folder.write("log.jsonl", Self.items)
    let query = "color in @v.txt"
    let file = try folder.write("a.filterq", "# list: log.jsonl\n\n\(query)\n")
    for result in [
      run("check", file), run("search", "--queries", file), run("test", file), run("repl", items, input: query + "\n"),
    ] {
      #expect(result.status != 0, "\(result)")
      #expect((result.output + result.errors).contains("'@v.txt' is not read here"), "\(result)")
    }
  }
}
