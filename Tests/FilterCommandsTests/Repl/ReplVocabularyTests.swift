import DataStreams
import FilterVocabulary
import ScryfallCards
import ScryfallDialect
import TerminalUI
import Testing

@testable import FilterCommands
@testable import FilterLists
@testable import FilterREPL
@testable import FilterReports

/// `:vocabulary` and `:catalogs`
@Suite struct ReplVocabularyTests {
  private func lines(_ input: String, columns: Int = 80) -> [String] {
    var session = AnsweredSession()
    return session.lines(input, columns: columns)
  }

  @Test func allFields() {
    for columns in [30, 40, 80, 120] {
      let shown = lines(":vocabulary", columns: columns)
      let words = Set(shown.flatMap { $0.split(separator: " ").map { String($0) } })
      for field in AnsweredSession.environment.vocabulary.fields {
        #expect(words.contains(field.name), "\(field.name)")
      }
      for line in shown.dropLast() { #expect(line.count <= columns, "\(line)") }
    }
    #expect(lines(":vocabulary").count < lines(":vocabulary", columns: 30).count)
  }

  @Test func oneField() {
    #expect(lines(":vocabulary pow") == run("vocabulary", "pow").lines)
    #expect(lines(":vocabulary POWER") == run("vocabulary", "power").lines)
  }

  @Test(arguments: [
    ("powr", "unknown field 'powr'; did you mean 'power'?"),
    ("xyzzy", "unknown field 'xyzzy'"),
    ("pow tou", "unknown field 'pow tou'; did you mean 'powtou'?"),
  ])
  func noSuchField(name: String, message: String) {
    #expect(lines(":vocabulary \(name)") == [message, ":vocabulary lists them"])
  }

  @Test(arguments: [
    (["a", "bb", "c", "d", "e"], 12, ["  a   c   e", "  bb  d"]),
    (["a", "bb", "c", "d", "e"], 80, ["  a   bb  c   d   e"]),
    (["a", "bb"], 3, ["  a", "  bb"]), ([], 80, []), (["漢字", "a", "b", "c"], 16, ["  漢字  b", "  a     c"]),
  ])
  func columns(words: [String], width: Int, expected: [String]) {
    #expect(ReplInterpreter.columns(of: words, width: width).map { $0.text } == expected)
  }

  @Test func catalogs() {
    #expect(
      lines(":catalogs") == [
        "card-names            213 entries", "'filterq catalogs import FILE' adds names, sets and artists",
      ])
    var session = AnsweredSession(QueryEnvironment.make(nil))
    #expect(session.lines(":catalogs").first == "no catalogs")
  }
}
