import Testing
import _FilterTestSupport

/// Explanations of why a query finds a card or not, with differing printings and with hidden cards.
@Suite struct WhyVerdictTests {
  private static let cards = """
    [{"object":"card","oracle_id":"1","name":"Newt","set":"aaa","type_line":"Creature","prices":{"usd":"1.00"}},
    {"object":"card","oracle_id":"1","name":"Newt","set":"bbb","type_line":"Creature","prices":{"usd":"200.00"}},
    {"object":"card","oracle_id":"1","name":"Newt","set":"ccc","type_line":"Creature","prices":{"usd":"300.00"}}]
    """

  /// Each verdict is that of the first printing with the fewest terms to negate.
  @Test func printings() throws {
    let rows: [(query: String, yes: [String], no: [String])] = [
      ("e:aaa usd>100", ["e:aaa"], ["usd>100"]), ("e:bbb usd>250", ["e:bbb"], ["usd>250"]),
      ("e:ccc usd<5", ["usd<5"], ["e:ccc"]), ("e:ddd usd>0", ["usd>0"], ["e:ddd"]),
      ("e:ccc usd>250", ["e:ccc", "usd>250"], []),
    ]
    try withTemporaryFolder { folder in
      let file = try folder.file("cards.json", Self.cards)
      var places = [["--cards", file]]
      if TestedAddress.hasSQLite {
        #expect(run("items", "export", "--cards", file, folder.path("cards.db")).status == 0)
        places.append(["--engine", "sqlite:\(folder.path("cards.db"))"])
      }
      for place in places {
        for row in rows {
          let result = run(["search"] + place + ["--why", "newt", row.query], bytes: [])
          func terms(_ word: String) -> [String] {
            result.lines.map { $0.split(separator: " ") }.filter { $0.first == word[...] }.map { String($0[1]) }
          }
          #expect(
            result.lines.first == "Newt \(row.no.isEmpty ? "matches" : "does not match")", "\(place[0]) \(row.query)")
          #expect(terms("yes") == row.yes && terms("no") == row.no, "\(place[0]) \(row.query): \(result.output)")
          #expect(result.status == (row.no.isEmpty ? 0 : 1), "\(place[0]) \(row.query)")
        }
      }
    }
  }

  /// A matching but hidden card has the reason.
  @Test func hiddenCards() {
    let hidden = run("search", "--why", "Goblin", "t:goblin")
    #expect(hidden.lines.first == "Goblin matches, but extras are hidden; add --include-extras")
    #expect(hidden.status == 1)
    let shown = run("search", "--why", "Goblin", "t:goblin", "--include-extras")
    #expect(shown.lines.first == "Goblin matches")
    #expect(shown.status == 0)
    #expect(run("search", "--why", "Goblin", "t:elf").lines.first == "Goblin does not match")
  }
}
