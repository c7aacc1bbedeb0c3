import FilterText
import Foundation
import TerminalUI
import Testing
import _FilterTestSupport

@testable import FilterCommands
@testable import FilterLists
@testable import FilterREPL
@testable import FilterReports

/// Text of queries and file names never affects a terminal; output to a pipe is exact.
@Suite struct HostileTextTests {
  /// Escape sequences, bells, C1 controls, and bidirectional controls.
  static let hostile = "a\u{1B}]0;x\u{7}\u{1B}[2J\u{9B}31m\u{7F}\u{202E}b\u{2066}c\u{200F}\u{61C}\u{2028}d"

  /// The first scalar that affects a terminal, except for colors, line ends and tabs of the program.
  private func fault(_ output: String) -> String? {
    // The progress of reading cards, which is redrawn in place.
    let output = output.replacing(/\rreading cards: \d+ %/, with: "").replacing("\r\u{1B}[K", with: "")
    let plain = output.replacing(/\u{1B}\[[0-9;]*m/, with: "").replacing("\r\n", with: "\n")
    return plain.unicodeScalars.first { $0 != "\n" && $0 != "\t" && JSONWriter.isEscaped($0) }.map { scalar in
      "U+" + String(scalar.value, radix: 16, uppercase: true)
    }
  }

  private static let commands: [[String]] = [
    ["parse"], ["parse", "--json"], ["format"], ["format", "--style", "tidy"], ["format", "--check"], ["check"],
    ["check", "--lines"], ["check", "--json"], ["check", "--fix"], ["check", "--fix", "--lines"], ["explain"],
    ["explain", "--json"], ["simplify"], ["simplify", "--steps"], ["simplify", "--json"], ["complete", "--stdin"],
    ["complete", "--stdin", "--json"], ["test", "-"], ["test", "--junit", "-", "--verbose", "-"], ["repl", "--plain"],
  ]

  @Test func nothingReachesTheTerminal() {
    let rows = Self.commands
    for command in rows {
      let text = Self.hostile
      let lines = [
        text, "(\(text)", "t:\(text)", "\(text):x", "o:\"\(text)\"", "f:\(text) or", ":\(text)", "expect \(text)",
      ]
      let result = run(command, bytes: Array((lines.joined(separator: "\n") + "\n").utf8), terminal: true)
      #expect(fault(result.output) == nil)
      #expect(fault(result.errors) == nil)
    }
  }

  @Test func argumentsAndFileNames() throws {
    try withTemporaryFolder { folder in
      let name = try folder.file(Self.hostile.replacing("/", with: "") + ".filterq", "(a) (\nt: elf or\n")
      for arguments in [
        ["search", Self.hostile], ["search", "--explain", Self.hostile], ["search", "--why", Self.hostile, "t:elf"],
        ["search", "--json", Self.hostile], ["complete", Self.hostile], ["vocabulary", Self.hostile], ["format", name],
        ["format", "--check", name], ["check", name], ["check", "--json", name], ["check", "--fix", name],
        ["test", name], ["check", name + "x"], ["format", name + "x"], ["search", "--cards", name],
        ["cards", "show", "--cards", name], ["cards", "prepare", "--output", name], [Self.hostile],
        ["parse", "--" + Self.hostile], ["cards", "prepare", "--output", folder.path("p\u{1B}[2J\u{202E}")],
      ] {
        let result = run(arguments, bytes: [], terminal: true)
        #expect(fault(result.output) == nil, "\(arguments[0]) \(result)")
        #expect(fault(result.errors) == nil, "\(arguments[0]) \(result)")
      }
    }
  }

  @Test func formatIsExactBetweenPrograms() throws {
    try withTemporaryFolder { folder in
      let document = "# \(Self.hostile)\r\n\"\(Self.hostile)\"\n  b\n"
      let path = try folder.file("d.filterq", document)
      #expect(run("format", "--style", "tidy", path).output == document)
      #expect(run("format", "--style", "tidy", path, terminal: true).output != document)
      #expect(run("format", input: "\"\(Self.hostile)\"\n").output == "\"\(Self.hostile)\"\n")
      #expect(run("format", "-i", path, terminal: true).status == 0)
      #expect(try folder.text("d.filterq").unicodeScalars.contains("\u{1B}"))
    }
  }

  @Test func linesOfATerminal() {
    let rows: [(String, String)] = [
      ("a\tb\nc\r\nd", "a\tb\nc\r\nd"), ("\r", "␍"), ("a\rb", "a␍b"), ("\r\r\n", "␍\r\n"), ("\u{1B}[m", "␛[m"),
      ("\u{202E}\u{200E}", "\u{FFFD}\u{FFFD}"), ("", ""), ("日\u{85}", "日\u{FFFD}"),
    ]
    for (text, shown) in rows {
      #expect(Array(CharacterWidth.visibleLines(Array(text.utf8)).utf8) == Array(shown.utf8), "\(text)")
    }
  }

  /// Each control and bidirectional character, in each JSON that a command prints.
  @Test func jsonEscapes() throws {
    let rows: [ClosedRange<UInt32>] = [
      0x00...0x1F, 0x7F...0x9F, 0x61C...0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069,
    ]
    for range in rows {
      for value in range {
        let scalar = try #require(Unicode.Scalar(value), "\(range)")
        let text = "a\(Character(scalar))b"
        var json = JSONWriter()
        json.string(text)
        #expect(json.text.unicodeScalars.allSatisfy { !JSONWriter.isEscaped($0) }, "\(range)")
        let read = try JSONSerialization.jsonObject(with: Data(json.text.utf8), options: .fragmentsAllowed) as? String
        #expect(read.map { Array($0.utf8) } == Array(text.utf8), "\(range)")
        // A record of a file may contain non-ASCII ones unescaped.
        let record = JSONWriter.singleLine(Array("{\"a\":\t\"\(Character(scalar))\"}".utf8))
        #expect(
          String(decoding: record, as: UTF8.self).unicodeScalars.allSatisfy { !JSONWriter.isEscaped($0) }, "\(range)")
      }
    }
  }

  @Test(arguments: [
    (#"{"a":"b"}"#, #"{"a":"b"}"#), ("{\n\t\"a\": \"é\u{85}\"\r\n}", "{ \"a\": \"é\\u0085\" }"),
    ("{\"\\\"\\\\\":\"\u{202E}\"}", "{\"\\\"\\\\\":\"\\u202e\"}"), ("{\"a\n\"}", "{\"a\\n\"}"),
  ])
  func recordsOnALine(_ record: String, _ line: String) {
    #expect(String(decoding: JSONWriter.singleLine(Array(record.utf8)), as: UTF8.self) == line)
  }

  @Test func recordsOfAFile() throws {
    try withTemporaryFolder { folder in
      let card = #"{"object":"card","id":"x","name":"Reed \#u{202E}\#u{9B}Elf","type_line":"Creature — Elf","cmc":1}"#
      let path = try folder.file("cards.json", "[\(card)]")
      let result = run("search", "--json", "--cards", path, "")
      if result.status != 0 { return }
      #expect(result.output.contains(#"Reed \u202e\u009bElf"#), "\(result)")
    }
  }
}
