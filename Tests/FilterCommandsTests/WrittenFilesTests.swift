import Foundation
import Testing
import _FilterTestSupport

@testable import FilterCommands
@testable import FilterLists
@testable import FilterREPL
@testable import FilterReports
@testable import TerminalUI

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// No command writes a file that was not meant, and none loses one.
@Suite struct WrittenFilesTests {
  private static let cards = """
    {"object":"card","id":"x","name":"Reed Elf","type_line":"Creature — Elf","cmc":1}

    """

  @Test func preparedCardsReplaceOnlyTheirOwn() throws {
    try withTemporaryFolder { folder in
      let cards = try folder.file("cards.json", Self.cards)
      let notes = try folder.file("notes.txt", "notes\n")
      let output = folder.path("my.cards")
      func prepare(_ more: String...) -> RunResult {
        run(["cards", "prepare", "--cards", cards] + more, bytes: [])
      }
      #expect(prepare("--output", output).status == 0)
      #expect(prepare("--output", output).status == 0)
      let prepared = try folder.bytes("my.cards")
      // An older form of ours, and an empty file.
      #expect(prepare("-o", try folder.file("old", "FQCARDS0 of an older version")).status == 0)
      #expect(prepare("-o", try folder.file("empty", "")).status == 0)
      #expect(try folder.bytes("old") == prepared)
      #expect(
        prepare("--output", notes)
          == RunResult(
            status: 2, output: [],
            errors:
              "filterq: cannot write '\(notes)': it holds something else, not prepared cards; --force replaces it\n"))
      #expect(try folder.text("notes.txt") == "notes\n")
      #expect(prepare("--output", notes, "--force").status == 0)
      #expect(try folder.bytes("notes.txt") == prepared)
    }
  }

  @Test func noInputAndNoDeviceIsReplaced() throws {
    try withTemporaryFolder { folder in
      let cards = try folder.file("cards.json", Self.cards)
      try FileManager.default.linkItem(atPath: cards, toPath: folder.path("hard"))
      try FileManager.default.createSymbolicLink(atPath: folder.path("soft"), withDestinationPath: "cards.json")
      try FileManager.default.createSymbolicLink(atPath: folder.path("null"), withDestinationPath: "/dev/null")
      #expect(mkfifo(folder.path("pipe"), 0o600) == 0)
      let before = try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
      for name in ["cards.json", "hard", "soft", "null", "pipe", "."] {
        for force in [[], ["--force"]] {
          let arguments = ["cards", "prepare", "--cards", cards, "--output", folder.path(name)] + force
          let result = run(arguments, bytes: [])
          #expect(result.status == 2, "\(name) \(force)")
          #expect(result.errors.hasPrefix("filterq: cannot write '"), "\(result)")
        }
      }
      #expect(try folder.text("cards.json") == Self.cards)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted() == before)
    }
  }

  /// `format --in-place` and `check --fix`, each on a file it would change.
  private static let writers: [(arguments: [String], before: String, after: String)] = [
    (["format", "--in-place"], "(a)\n", "a\n"), (["check", "--fix"], "t: elf\n", "t:elf\n"),
  ]

  @Test func readOnlyFilesAreRefused() throws {
    for (arguments, before, _) in Self.writers {
      try withTemporaryFolder { folder in
        let path = try folder.file("d.filterq", before)
        chmod(path, 0o444)
        let result = run(arguments + [path], bytes: [])
        #expect(result.status == 2)
        #expect(result.errors == "filterq: cannot write '\(path)': it is read-only\n")
        #expect(try folder.text("d.filterq") == before)
      }
    }
  }

  @Test func linksStay() throws {
    for (arguments, before, after) in Self.writers {
      try withTemporaryFolder { folder in
        let path = try folder.file("d.filterq", before)
        try FileManager.default.linkItem(atPath: path, toPath: folder.path("hard"))
        try FileManager.default.createSymbolicLink(atPath: folder.path("soft.filterq"), withDestinationPath: "hard")
        #expect(run(arguments + [folder.path("soft.filterq")], bytes: []).status == 0)
        let names = ["d.filterq", "hard", "soft.filterq"]
        for name in names { #expect(try folder.text(name) == after) }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted() == names)
      }
    }
  }

  @Test func pipesAreRead() throws {
    for (arguments, before, _) in Self.writers {
      try withTemporaryFolder { folder in
        let pipe = folder.path("pipe")
        #expect(mkfifo(pipe, 0o600) == 0)
        let thread = Thread {
          let descriptor = open(pipe, O_WRONLY)
          _ = Array(before.utf8).withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
          close(descriptor)
        }
        thread.start()
        let result = run(arguments + [pipe], bytes: [])
        #expect(result.status == 2)
        #expect(result.errors.hasSuffix("cannot write '\(pipe)': it is not a regular file\n"), "\(result)")
      }
    }
  }

  @Test func aReportReplacesNoScript() throws {
    try withTemporaryFolder { folder in
      let script = try folder.file("s", "t:elf\n")
      let result = run("test", "--junit", script, script)
      #expect(result.status == 2)
      #expect(result.errors == "filterq: cannot write '\(script)': it is one of the files that are read\n")
      #expect(try folder.text("s") == "t:elf\n")
      #expect(run("test", "--junit", "/dev/null", script).status == 2)
      #expect(run("test", "--junit", folder.path("report.xml"), script).status == 0)
      #expect(run("test", "--junit", folder.path("report.xml"), script).status == 0)
    }
  }
}
