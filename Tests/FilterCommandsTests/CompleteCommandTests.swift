import FilterCommands
import FilterLists
import FilterREPL
import FilterReports
import Foundation
import TerminalUI
import Testing

/// Completions on the command line. Whole outputs are compared.
@Suite struct CompleteCommandTests {
  @Test func jsonIsTheContract() {
    #expect(
      run("complete", "--json", "f:mod").output
        == #"{"replace":{"start":2,"end":5},"items":[{"label":"modern","insertText":"modern","kind":"value","#
        + #""detail":"sets since Eighth Edition","score":0.7278,"highlights":[{"start":0,"end":3}]}],"selected":0}"#
        + "\n")
    #expect(
      run("complete", "--json", "foo:bar").output == #"{"replace":{"start":4,"end":7},"items":[]}"# + "\n")
  }

  @Test func everyLineOfJSONHasTheKeysOfTheContract() throws {
    let input = "t:gob|\npow>|\n|\n-fly| c:r\no:\"draw|\n/^tap|\n!|\nt:elf (c:g |\norder:|\ndraw a card|\n"
    let lines = run("complete", "--json", "--stdin", input: input).lines
    #expect(lines.count == 10)
    let kinds: Set = ["field", "operator", "value", "name", "history", "pinned", "text", "regex", "keyword"]
    for line in lines {
      let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      let replace = try #require(object["replace"] as? [String: Int])
      #expect(Set(replace.keys) == ["start", "end"])
      var scores: [Double] = []
      for item in try #require(object["items"] as? [[String: Any]]) {
        for key in ["label", "insertText", "kind", "detail"] { #expect(item[key] is String, "\(key) of \(item)") }
        #expect(kinds.contains(item["kind"] as? String ?? ""))
        scores.append(try #require(item["score"] as? Double))
        for highlight in try #require(item["highlights"] as? [[String: Int]]) {
          let range = (highlight["start"] ?? -1)..<(highlight["end"] ?? -1)
          #expect(range.lowerBound >= 0 && range.upperBound <= (item["label"] as? String ?? "").utf8.count)
        }
      }
      #expect(scores == scores.sorted(by: >))
      #expect(scores.allSatisfy { (0...1).contains($0) })
    }
  }

  @Test func theCaretIsAtTheEndOrAtTheOption() {
    let atEnd = run("complete", "--json", "t:gob c:r", "--limit", "1").output
    #expect(atEnd.hasPrefix(#"{"replace":{"start":8,"end":9}"#), "\(atEnd)")
    let within = run("complete", "--json", "t:gob c:r", "--at", "5", "--limit", "1").output
    #expect(within.hasPrefix(#"{"replace":{"start":2,"end":5},"items":[{"label":"goblin""#), "\(within)")
    #expect(run("complete", "--json", "--stdin", "--limit", "1", input: "t:gob| c:r\n").output == within)
  }

  @Test func theLastBarIsTheCaret() {
    let one = run("complete", "--json", "--stdin", input: "o:\"a|b\" t:gob|\n").output
    #expect(one.hasPrefix(#"{"replace":{"start":10,"end":13},"items":[{"label":"goblin""#), "\(one)")
    // Without one, it is the end of the line.
    #expect(run("complete", "--json", "--stdin", input: "t:gob\n") == run("complete", "--json", "t:gob"))
    #expect(run("complete", "--json", "--stdin", input: "").output == "")
  }

  @Test func scoresAreShown() {
    #expect(
      run("complete", "f:mod").output == """
        f:mod|
          modern  value     sets since Eighth Edition

        """)
    let ranked = run("complete", "--scores", "f:mod").output
    #expect(ranked.contains("modern  value     0.7"), "\(ranked)")
    #expect(ranked.contains(" = match 0.55 + source 0.05 + popularity 0.1"), "\(ranked)")
    #expect(
      run("complete", "foo:bar").output == """
        foo:bar|
          no completions

        """)
    #expect(run("complete", "!re").lines.last == "  missing catalogs: card-names; run 'filterq catalogs import'")
  }

  @Test func matchesAreBold() {
    let drawn = run("complete", "f:mod", terminal: true).output
    #expect(drawn.contains("\u{1B}[1m\u{1B}[33mmod\u{1B}[m\u{1B}[mern"), "\(drawn.debugDescription)")
    #expect(!run("complete", "f:mod", terminal: true, environment: ["NO_COLOR": "1"]).output.contains("\u{1B}"))
  }

  @Test func controlCharactersAreShown() {
    #expect(!run("complete", "t:elf \u{1B}[31m").output.contains("\u{1B}"))
  }

  @Test func invalidArgumentsAreRefused() {
    let rows: [([String], String)] = [
      (["complete", "a", "b"], "filterq: there is no file 'b'; put a query of several words in quotes\n"),
      (["complete", "--stdin", "a"], "filterq: --stdin cannot be combined with a query or --at\n"),
      (["complete", "--stdin", "--at", "1"], "filterq: --stdin cannot be combined with a query or --at\n"),
      (["complete", "--at", "9", "t:elf"], "filterq: --at must be from 0 to 5, not 9\n"),
      (["complete", "--at=-1", "t:elf"], "filterq: --at must be from 0 to 5, not -1\n"),
      (["complete", "--limit=-1", "t:elf"], "filterq: --limit must be at least 0, not -1\n"),
    ]
    for (arguments, message) in rows {
      #expect(run(arguments, bytes: []) == RunResult(status: 2, output: [], errors: message), "\(arguments)")
    }
  }

  @Test func limits() {
    #expect(run("complete", "", "--limit", "0").lines == ["|", "  no completions"])
    #expect(run("complete", "", "--limit", "3").lines.count == 4)
  }

  @Test func anotherVocabulary() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Examples/Vocabularies/issues.json").standardizedFileURL.path
    let labels = run("complete", "--vocabulary", file, "is:o").lines.dropFirst().compactMap {
      $0.split(separator: " ").first
    }
    #expect(labels.first == "open", "\(labels)")
  }

  @Test func aMissingStoreIsAnError() {
    let result = run("complete", "--catalogs", "/there/is/no/store", "!re")
    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(result.errors.hasPrefix("filterq: "))
  }
}
