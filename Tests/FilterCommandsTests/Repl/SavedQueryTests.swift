import FilterText
import Foundation
import TerminalUI
import Testing
import _FilterTestSupport

@testable import FilterLists
@testable import FilterREPL
@testable import FilterReports

/// The query file of a session: `:open`, `:save`, `:run`.
@Suite struct SavedQueryTests {
  @Test func namesAreTheCommentsAbove() {
    let saved = SavedQueries(
      "# name: elves\nt:elf\n  c:g\n\nt:nameless\n\n#Goblins\nt:goblin # of all colors\n#\nt:bear\n")
    #expect(saved.names == ["elves", "Goblins"])
    #expect(saved.entries.map { $0.text } == ["t:elf\n  c:g", "t:goblin"])
    for (name, found) in [("ELVES", "elves"), ("gob", "Goblins"), ("elv", "elves"), ("", nil), ("x", nil)] {
      #expect(saved.find(name)?.name == found, "\(name)")
    }
  }

  @Test func savingAppendsOrReplaces() {
    let saved = SavedQueries("# mine\n\n# name: elves\nt:elf\n  c:g\n\n\n")
    #expect(
      saved.saving("t:bear\nc:g", as: "bears").description
        == "# mine\n\n# name: elves\nt:elf\n  c:g\n\n# name: bears\nt:bear\n  c:g\n")
    #expect(saved.saving("t:elf", as: "Elves").description == "# mine\n\n# name: elves\nt:elf\n\n\n")
    #expect(SavedQueries("").saving("a", as: "b").description == "# name: b\na\n")
  }

  private func text(_ path: String) -> String? { try? String(contentsOfFile: path, encoding: .utf8) }

  @Test func aFileIsOpenedSavedAndRun() throws {
    try withTemporaryFolder { folder in
      let path = folder.path("my queries.filterq")
      var session = AnsweredSession(plain: true)
      #expect(session.lines(":save elves").first == "no query yet")
      _ = session.answer("t:goblin pow>=3")
      #expect(session.lines(":save elves") == ["no query file", "':open FILE' names one"])
      #expect(session.lines(":open \(path)") == ["\(path) is a new file; ':save NAME' creates it"])
      _ = session.answer(":save big goblins")
      #expect(session.answerer.names.entries.map { $0.name } == ["big-goblins"])
      #expect(text(path) == "# name: big goblins\nt:goblin pow>=3\n")
      #expect(session.lines(":save Big goblins").last == "':save! Big goblins' replaces it")
      _ = session.answer("t:goblin pow>=2")
      _ = session.answer(":save! big goblins")
      #expect(text(path) == "# name: big goblins\nt:goblin pow>=2\n")
      #expect(session.lines(":run") == [path, "1 big goblins  t:goblin pow>=2"])
      let expected = session.lines("t:goblin pow>=2")
      #expect(session.lines(":run big") == ["  t:goblin pow>=2"] + expected)
      #expect(session.lines("expect count > 3").first?.hasPrefix("ok") == true)
      #expect(session.lines(":run bog goblins").first?.contains("did you mean 'big goblins'?") == true)
    }
  }

  /// A number is that of the list; `*` counts what each query finds.
  @Test func numbersAndAll() throws {
    try withTemporaryFolder { folder in
      let path = try folder.file(
        "q.filterq",
        "# elves\nt:elf\n# 3\nt:bear\n\n# all of\nt:goblin\n# bad\n@nobody\n# none\n:quit\n# sorted\n# sort: sett\nc:g\n"
      )
      var session = AnsweredSession(plain: true)
      #expect(session.lines(":run *") == ["no query file", "':open FILE' names one"])
      _ = session.answer(":open \(path)")
      #expect(
        session.lines(":run").map { $0.prefix(8) }
          == ["\(path)".prefix(8), "1 elves ", "2 3      ", "3 all of", "4 bad   ", "5 none  ", "6 sorted"].map {
            $0.prefix(8)
          })
      #expect(session.lines(":run 1").first == "  t:elf")
      // A name goes before a number.
      #expect(session.lines(":run 3").first == "  t:bear")
      #expect(session.lines(":run 7").first == "no query named '7' in '\(path)'")
      let answer = session.answer(":run *")
      #expect(answer.isError)
      #expect(
        answer.lines.map { $0.text } == [
          "1 elves   7 cards", "2 3       0 cards", "3 all of  9 cards",
          "4 bad     refused: no query is named 'nobody'; the names are 'elves', '3', 'all-of', 'bad' and 'none' …",
          "5 none    refused: 'none' is not a query",
          "6 sorted  refused: unknown field 'sett' in '# sort:'; did you mean 'set'?",
        ])
      // The last query stays.
      #expect(session.lines(":copy") == ["t:bear"])
      #expect(session.lines(":set extras on").first?.hasPrefix("extras") == true)
    }
  }

  /// A file of others gives no commands, and only text files are read.
  @Test func hostileFiles() throws {
    try withTemporaryFolder { folder in
      let path = try folder.file("q.filterq", "# quit\n:quit\n# check\nexpect count > 1\n")
      var session = AnsweredSession(plain: true)
      _ = session.answer(":open \(path)")
      for name in ["quit", "check"] {
        #expect(session.lines(":run \(name)") == ["'\(name)' is not a query"])
      }
      let binary = folder.path("b")
      try Data([0, 1, 2]).write(to: URL(filePath: binary))
      #expect(session.lines(":open \(binary)") == ["'\(binary)' is not a text file"])
      #expect(session.answer(":open \(folder.path(""))").isError)
      #expect(session.answer(":open /dev/zero").isError)
      _ = session.answer("t:elf")
      #expect(session.answer(":save " + String(repeating: "x", count: 200)).isError)
    }
  }

  /// Only query documents are written, and never the data that is searched.
  @Test func otherFilesAreNotWritten() throws {
    try withTemporaryFolder { folder in
      let data = #"{"name":"a"}"# + "\n"
      let items = try folder.file("s.jsonl", data)
      let notes = try folder.file("notes.txt", "# a note\n")
      let link = folder.path("link.filterq")
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: notes)
      for path in [items, notes, link, folder.path("new.txt")] {
        let result = run("repl", items, input: "name:a\n:open \(path)\n:save mine\n")
        #expect(result.status == 2, "\(result)")
        #expect(result.output.contains("'\(path)' is not a query document"), "\(result)")
      }
      for address in ["postgresql://u:s3cret@h/db:t", "host=h password=s3cret dbname=d"] {
        let result = run("repl", items, input: ":open \(address)\n")
        #expect(result.output.contains("a server's address is no query document"), "\(result)")
        #expect(!(result.output + result.errors).contains("s3cret"), "\(result)")
      }
      #expect(text(items) == data && text(notes) == "# a note\n" && text(folder.path("new.txt")) == nil)
      let searched = try folder.file("s.filterq", data)
      let result = run("repl", searched, input: "name:a\n:open \(searched)\n:save mine\n")
      #expect(result.output.contains("it is one of the files that are read"), "\(result)")
      #expect(text(searched) == data)
    }
  }

  /// Tab completes the names and paths.
  @Test func completions() throws {
    try withTemporaryFolder { folder in
      let path = try folder.file("queries.filterq", "# name: elves\nt:elf\n# name: elks\nt:elk\n")
      _ = try folder.file("quiet.csv", "name\nx\n")
      try FileManager.default.createDirectory(atPath: folder.path("lists"), withIntermediateDirectories: false)
      _ = try folder.file(".hidden", "")
      let base = path.dropLast("queries.filterq".count)
      var session = SessionDriver(columns: 200)
      session.type(":open \(base)")
      #expect(session.session.menu == nil)
      session.type("<Tab>")
      #expect(session.session.menu?.items.map { $0.label } == ["lists/", "queries.filterq", "quiet.csv"])
      // What all paths have in common comes first.
      session.type("<Esc>q<Tab>")
      #expect(session.line == ":open \(base)qu|")
      session.type("e<Tab>")
      #expect(session.line == ":open \(path)|")
      session.type("<Enter>:run el")
      #expect(session.session.menu?.items.map { $0.label } == ["elves", "elks"])
      session.type("v<Tab><Enter>")
      #expect(session.output.contains("filterq> :run elves\n  t:elf\n"))
      #expect(PathText.expanded("~/x") == "\(ProcessInfo.processInfo.environment["HOME"] ?? "~")/x")
      #expect(PathText.expanded("a~/x") == "a~/x")
    }
  }
}
