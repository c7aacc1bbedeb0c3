import Testing
import _FilterTestSupport

@testable import FilterCommands

/// `filterq complete-word`: what a shell offers for a query that is being typed. `|` is the cursor, and `@` a file whose
/// `level` is a word and whose `took` is a number.
@Suite struct CompleteWordTests {
  private static let lines = (0..<40).map { "\($0 % 2 == 0 ? "info" : "error");\($0)\n" }.joined()

  private func offered(_ line: String, _ shell: String = "fish", replacing end: String? = nil) throws -> [String] {
    var lines: [String] = []
    try withTemporaryFolder { folder in
      let file = try folder.file("app.csv", "level;took\n" + Self.lines)
      let parts = line.replacing("@", with: file).split(separator: "|", omittingEmptySubsequences: false).map(
        String.init)
      let found = run(["complete-word", shell] + parts + (end.map { [$0] } ?? []), bytes: [])
      #expect(found.errors.isEmpty && (found.status == 0 || found.lines.isEmpty), "\(found)")
      lines = found.lines
    }
    return lines
  }

  @Test(arguments: [
    ("filterq search lev| @", "level:"), ("filterq search 'lev|' @", "level:"), ("filterq search 'lev| @", "level:"),
    ("filterq search \"lev|\" @", "level:"), ("filterq search 'level:er|' @", "level:error"),
    ("filterq search --count 'level:er|' @", "level:error"), ("filterq search --limit 5 level:er| @", "level:error"),
    ("filterq search 'took>3 level:er| @", "took>3 level:error"),
    ("filterq search 'level:er|' --items @", "level:error"),
    ("filterq search '(level:er|' @ --count", "(level:error"), ("filterq sql 'level:er|' @", "level:error"),
    ("filterq compare took>3 'level:er|' @", "level:error"), ("filterq complete 'level:er|' @", "level:error"),
    ("filterq search 't:gob|", "t:goblin"), ("filterq search @ -- 'x|", nil), ("filterq search took>3 le| @", nil),
    ("filterq search --queries le| @", nil), ("filterq search 'lev|' - ", nil), ("filterq parse 'le|", nil),
    ("filterq search 'lev|' postgresql://host/app:orders", nil), ("filterq search --limit 'lev|' @", nil),
    ("filterq search 'lev|' /nowhere/a.csv", nil), ("filterq |", nil), ("|", nil),
    ("filterq search --nosuch 'lev|' @", nil),
  ])
  func aQueryIsCompletedByItsList(line: String, first: String?) throws {
    #expect(try offered(line).first == first)
  }

  /// bash replaces what follows the quote, or the last sign that ends its words.
  @Test(arguments: [
    ("filterq search 'level:er|' @", "level:er", "level:error"), ("filterq search level:er| @", "er", "error"),
    ("filterq search level:| @", "", "error"), ("filterq search lev| @", "lev", "level:"),
  ])
  func bashGetsWhatItReplaces(line: String, end: String, first: String) throws {
    #expect(try offered(line, "bash", replacing: end).contains(first))
  }

  /// Values that a shell would run, or that steer a terminal, are not put on a line.
  @Test func valuesOfStrangersAreHarmless() throws {
    try withTemporaryFolder { folder in
      let values = ["$(id)", "`id`", "a'b", "a\u{1B}[2J", "plain"]
      let lines = (0..<40).map { "{\"k\":\"v\(values[$0 % 5].replacing("\u{1B}", with: "\\u001b"))\"}\n" }.joined()
      let file = try folder.file("a.jsonl", lines)
      func offered(_ shell: String, _ quote: String) -> [String] {
        run(["complete-word", shell, "filterq search \(quote)k:v", " \(file)", "k:v"], bytes: []).lines
      }
      for shell in ["bash", "zsh", "fish"] {
        let inDouble = offered(shell, "\"")
        #expect(
          inDouble.contains("k:vplain") && !inDouble.contains { $0.contains("$") || $0.contains("`") }, "\(inDouble)")
        for quote in ["'", "\"", ""] {
          #expect(!offered(shell, quote).contains { $0.contains("\u{1B}") }, "\(shell) \(quote)")
        }
      }
      #expect(offered("bash", "'").allSatisfy { !$0.contains("'") })
      #expect(offered("bash", "").allSatisfy { !$0.contains("$") && !$0.contains("`") })
    }
  }

  @Test func wordsAreDividedAsByAShell() {
    let rows: [(String, String, [String], Int)] = [
      ("a 'b c", "", ["a", "b c"], 1), ("a 'b c", "' d", ["a", "b c", "d"], 1), ("a 'b c", " d", ["a", "b c", "d"], 1),
      ("a \"b \\\" c", "\" 'd e'", ["a", "b \" c", "d e"], 1), ("a b\\ c", "", ["a", "b c"], 1),
      ("a ", "b", ["a", ""], 1),
      ("", "", [""], 0), ("a '' ", "", ["a", "", ""], 2), ("a b\\", "", ["a", "b"], 1),
      ("a x'y z'w", " v", ["a", "xy zw", "v"], 1),
    ]
    for (before, after, words, index) in rows {
      let line = CommandLineWords(before: before, after: after)
      #expect(line.words == words && line.index == index, "\(before)|\(after): \(line)")
    }
  }
}
