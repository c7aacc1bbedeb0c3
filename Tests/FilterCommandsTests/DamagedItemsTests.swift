import FilterCommands
import FilterReports
import Foundation
import Testing
import _FilterTestSupport

/// Damaged files: a message with the position, status 2, and the output of the readable part.
@Suite struct DamagedItemsTests {
  private struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    var file = "items.jsonl"
    let bytes: [UInt8]
    var query = "n>0"
    var arguments: [String] = []
    var output = ""
    /// The messages, with the name of the file as `@`.
    let errors: [String]
    var status: Int32 = 2

    var testDescription: String { name }
  }

  private static func text(_ text: String) -> [UInt8] { Array(text.utf8) }

  private static let lines = (1...3).map { "{\"n\":\($0)}\n" }

  private static let cases: [Case] = [
    Case(
      name: "a broken line", bytes: text("{\"n\":1}\n{\"n\":\n{\"n\":3}\n"), output: lines[0] + lines[2],
      errors: ["@:2:6: unexpected end of the record"]),
    Case(
      name: "an array that does not end", file: "items.json", bytes: text("[{\"n\":1},\n{\"n\":2}"),
      output: lines[0] + lines[1], errors: ["@:2:8: unclosed array"]),
    Case(
      name: "too many columns", file: "items.csv", bytes: text("n,s\n1,a\n2,b,c\n3,d\n"), output: "n,s\n1,a\n3,d\n",
      errors: ["@:3:5: expected 2 columns, found 3"]),
    Case(
      name: "too few columns", file: "items.csv", bytes: text("n,s\n1,a\n2\n3,d\n"), output: "n,s\n1,a\n2\n3,d\n",
      errors: ["1 of 3 records have fewer cells than there are columns"], status: 0),
    Case(
      name: "a quote that is not closed", file: "items.csv", bytes: text("n,s\n1,a\n2,\"b\n3,d\n"),
      output: "n,s\n1,a\n3,d\n", errors: ["@:3:3: unclosed quote"]),
    Case(
      name: "invalid UTF-8 in JSON", bytes: text("{\"n\":1}\n{\"n\":2,\"s\":\"a") + [0xE9] + text("\"}\n{\"n\":3}\n"),
      output: lines[0] + lines[2], errors: ["@:2:14: the record is not valid UTF-8"]),
    Case(
      name: "invalid UTF-8 in CSV", file: "items.csv",
      bytes: text("n,s\n1,äöü\n2,caf") + [0xE9] + text("\n3,") + [0xFC] + text("ber\n"), query: "s:caf\u{FFFD}",
      arguments: ["--format", "csv"], output: "n,s\n2,caf\u{FFFD}\n",
      errors: ["@:3:6: invalid UTF-8, read as U+FFFD"]),
    Case(
      name: "a number where text was", bytes: text("{\"s\":\"a\"}\n{\"s\":\"b c\"}\n{\"s\":12}\n"), query: "s:12",
      output: "{\"s\":12}\n", errors: [], status: 0),
    Case(
      name: "text where a number was", bytes: text(lines.joined() + "{\"n\":\"many\"}\n{\"n\":[4]}\n"),
      arguments: ["--count"], output: "4\n", errors: [], status: 0),
    Case(name: "an empty file", bytes: [], errors: ["'@' is an empty file"], status: 1),
    Case(name: "blank lines", bytes: text("\n  \n\n"), errors: ["'@' is an empty file"], status: 1),
    Case(
      name: "a header", file: "items.csv", bytes: text("n,s\n"),
      errors: ["'@' is a header without records"], status: 1),
    Case(
      name: "a PDF", file: "items.pdf", bytes: text("%PDF-1.7\n%âãÏÓ\n1 0 obj\n"),
      errors: ["'@' is a PDF file"]),
    Case(
      name: "zeros", file: "items.bin", bytes: Array(repeating: 0, count: 100),
      errors: ["'@' is binary data"]),
    Case(
      name: "a long line",
      bytes: text(lines[0] + "{\"s\":\"") + Array(repeating: 0x61, count: 17 << 20) + text("\"}\n" + lines[2]),
      output: lines[0] + lines[2], errors: ["@:2:1: the record is longer than 16 MB"]),
    Case(
      name: "a long line of CSV", file: "items.csv",
      bytes: text("n,s\n1,") + Array(repeating: 0x61, count: 17 << 20) + text("\n3,d\n"),
      output: "n,s\n3,d\n", errors: ["@:2:1: the record is longer than 16 MB"]),
    Case(
      name: "many broken lines", bytes: text(lines[0] + String(repeating: "{\n", count: 1_022) + lines[2]),
      output: lines[0] + lines[2],
      errors: (2...21).map { "@:\($0):2: unexpected end of the record" } + ["@: 1,002 more records cannot be read"]),
  ]

  private func check(_ one: Case, as path: String, _ result: RunResult) {
    #expect(result.output == one.output)
    let reported = result.errors.split(separator: "\n").map { String($0) }.filter { !$0.contains("fields inferred") }
    #expect(reported == one.errors.map { "filterq: " + $0.replacing("@", with: path) })
    #expect(result.status == one.status, "\(result.errors)")
  }

  @Test(arguments: cases) private func files(_ one: Case) throws {
    try withTemporaryFolder { folder in
      let path = try folder.file(one.file, bytes: one.bytes)
      check(one, as: path, run(["search", one.query, path] + one.arguments, bytes: []))
    }
  }

  @Test(arguments: cases) private func streams(_ one: Case) {
    // The name of a file is a hint that a stream does not have. An empty stream is not reported.
    let others = ["a quote that is not closed", "too few columns", "a header", "an empty file", "blank lines"]
    if others.contains(one.name) { return }
    check(one, as: "<stdin>", run(["search", one.query, "-"] + one.arguments, bytes: one.bytes))
  }

  @Test(.enabled(if: PackingTool.hasGzip, "gzip is not installed"))
  func recordsBeforeTruncatedGzipAreKept() throws {
    let text = (1...20_000).map {
      "{\"n\":\($0),\"s\":\"\($0 &* 2_654_435_761 % 1_000_003)\"}\n"
    }.joined()
    try withTemporaryFolder { folder in
      let packed = try #require(try PackingTool.gzip(Array(text.utf8)))
      let path = try folder.file("items.jsonl.gz", bytes: Array(packed.prefix(packed.count / 2)))
      let result = run("search", "n>0", path)
      #expect(result.lines.count > 1_000)
      #expect(text.hasPrefix(result.output))
      #expect(
        result.errors.hasSuffix("filterq: the gzip packing of '\(path)' is damaged near byte \(packed.count / 2)\n"))
      #expect(result.status == 2)
      // Also sorted rows and summaries.
      #expect(run("search", "n>0", path, "--count").output == "\(result.lines.count)\n")
      #expect(run("search", "n>0", path, "--sort=-n", "--limit", "1").output == "\(result.lines.last ?? "")\n")
      // The other files are searched anyway, unless the input is strict.
      let good = try folder.file("good.jsonl", "{\"n\":7}\n")
      #expect(run("search", "n>0", path, good, "--count").output == "\(result.lines.count + 1)\n")
      #expect(run("search", "n>0", path, good, "--count", "--strict-input").output == "\(result.lines.count)\n")
    }
  }

  @Test func otherPathsAreRefused() throws {
    try withTemporaryFolder { folder in
      let good = try folder.file("good.jsonl", "{\"n\":7}\n")
      let missing = folder.path("missing")
      try FileManager.default.createDirectory(atPath: "\(folder.url.path)/void", withIntermediateDirectories: true)
      for (path, message) in [
        ("\(folder.url.path)/void", "no file in the folder '\(folder.url.path)/void' can be searched"),
        ("/dev/null", "'/dev/null' is not a regular file"),
        (missing, "there is no file '\(missing)'"), (good + ":x", "'\(good)' is not a SQLite database with tables"),
      ] {
        for arguments in [["--items", path], ["--items", path, good], [good, "--items", path]] {
          let result = run(["search", "n>0"] + arguments, bytes: [])
          #expect(result.status == 2)
          #expect(result.errors.contains("filterq: \(message)"), "\(result.errors)")
          let isRead = arguments.contains(good) && !path.hasSuffix("void")
          #expect(result.output == (isRead ? "{\"n\":7}\n" : ""), "\(arguments)")
        }
      }
    }
  }

  @Test(.enabled(if: geteuid() != 0, "root may read everything"))
  func anUnreadableFile() throws {
    try withTemporaryFolder { folder in
      let path = try folder.file("items.jsonl", "{\"n\":7}\n")
      try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
      let result = run("search", "n>0", path)
      #expect(result.errors == "filterq: '\(path)' cannot be read\n")
      #expect(result.status == 2)
    }
  }

  /// A file that may be opened and not be read, as on a broken disk.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/mem"), "there is no /proc"))
  func aFileThatFailsWhenItIsRead() {
    let result = run("search", "n>0", "/proc/self/mem")
    #expect(result.errors == "filterq: '/proc/self/mem' cannot be read\n")
    #expect(result.status == 2)
  }

  /// An empty file among others, as after a rotation, is reported but not a failure.
  @Test func oneOfSeveralFilesMayBeEmpty() throws {
    try withTemporaryFolder { folder in
      let (empty, good) = (try folder.file("empty.log", ""), try folder.file("good.log", "{\"n\":7}\n"))
      let result = run("search", "n>0", empty, good)
      #expect(result.output == "{\"n\":7}\n")
      #expect(result.errors.contains("'\(empty)' is an empty file"))
      #expect(result.status == 0)
    }
  }

  @Test(arguments: [
    ("items.jsonl", "{\"n\":1}\n{\"n\":\n{\"n\":3}\n", "{\"n\":1}\n"),
    ("items.csv", "n,s\n1,a\n2,x,y\n3,b\n", "n,s\n1,a\n"),
  ])
  func strictInputStopsAtTheFirst(file: String, text: String, output: String) throws {
    try withTemporaryFolder { folder in
      let path = try folder.file(file, text)
      let result = run("search", "n>0", path, path, "--strict-input")
      #expect(result.output == output)
      #expect(result.errors.contains("\(path):") && result.status == 2)
    }
  }

  @Test func strictInputStopsAtInvalidUTF8() throws {
    try withTemporaryFolder { folder in
      let path = try folder.file("items.csv", bytes: Array("n,s\n1,é\n2,".utf8) + [0xE9] + Array("\n3,b\n".utf8))
      let result = run("search", "n>0", path, "--strict-input")
      #expect(result.output == "n,s\n1,é\n")
      #expect(result.status == 2)
    }
  }
}
