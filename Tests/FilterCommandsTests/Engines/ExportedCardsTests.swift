import Testing
import _FilterTestSupport

@testable import FilterReports

/// The same question about cards gets the same answer over a file, a prepared file and an exported list.
@Suite(.enabled(if: WrittenLists.areHere, "the package was built without SQLite")) struct ExportedCardsTests {
  private static let records = """
    {"object":"card","id":"a","oracle_id":"1","name":"Quick Newt","lang":"en","released_at":"2020-01-02","layout":"normal",\
    "mana_cost":"{1}{G}","cmc":2.0,"type_line":"Creature — Newt","oracle_text":"Haste","power":"2","toughness":"1",\
    "colors":["G"],"color_identity":["G"],"keywords":["Haste"],"set":"one","set_name":"First Set","set_type":"expansion",\
    "collector_number":"7","rarity":"common","artist":"Ann Ink","prices":{"usd":"0.25","eur":null},"games":["paper"],\
    "legalities":{"modern":"legal"},"border_color":"black","frame":"2015","reserved":false}
    {"object":"card","id":"b","oracle_id":"2","name":"Slow Newt // Old Newt","lang":"en","released_at":"2021-03-04",\
    "layout":"transform","cmc":4.0,"type_line":"Creature — Newt // Creature — Newt","color_identity":["U"],"keywords":[],\
    "card_faces":[{"name":"Slow Newt","mana_cost":"{3}{U}","type_line":"Creature — Newt","oracle_text":"Flash","power":"3",\
    "toughness":"3","colors":["U"]},{"name":"Old Newt","mana_cost":"","type_line":"Creature — Newt","oracle_text":"Ward",\
    "power":"4","toughness":"4","colors":["U"]}],"set":"two","set_name":"Second Set","set_type":"core",\
    "collector_number":"8","rarity":"rare","artist":"Bo Brush","prices":{"usd":"3.50","eur":"2.10"},"games":["paper","mtgo"],\
    "legalities":{"modern":"banned"},"border_color":"black","frame":"2015","reserved":true}

    """

  /// Arguments after `search QUERY LIST`.
  private static let questions: [[String]] = [
    ["--sort", "mv"], ["--sort=-usd"], ["--sort", "artist", "--limit", "1"], ["--count-by", "mv"],
    ["--count-by", "colors"],
    ["--count-by", "set,rarity"], ["--histogram", "usd"], ["--columns", "name,mv,usd,eur,oracle_text"],
    ["--columns", "/legalities/modern,power,games"], ["--columns", "name,keywords", "--format", "jsonl"],
    ["--unique", "artist", "--columns", "artist"], ["--json"], ["--format", "raw"], ["--count"],
    ["--why", "Slow Newt"],
    ["--why", "Quick Newt"], ["--offset", "1", "--columns", "set_name"], ["--columns", "nope"],
    ["--count-by", "legalities.modern"],
  ]

  @Test func everyQuestionHasOneAnswer() throws {
    try withTemporaryFolder { folder in
      let lists = try EqualLists("cards.jsonl", Self.records, of: "cards", in: folder)
      let (file, prepared, exported) = (lists.file, lists.prepared, lists.exported)
      for query in ["t:newt", "pow>=2 usd<3", "o:flash"] {
        for question in Self.questions {
          let expected = run(["search", query, file] + question, bytes: [])
          let note = "search '\(query)' \(question.joined(separator: " "))"
          #expect(run(["search", query, prepared] + question, bytes: []) == expected, "prepared: \(note)")
          #expect(run(["search", query, exported] + question, bytes: []) == expected, "exported: \(note)")
        }
      }
      // The rule itself, read by hand.
      #expect(
        run("search", "t:newt", exported, "--sort=-mv", "--columns", "name,cmc,/legalities/modern").output
          == "name\tcmc\t/legalities/modern\nSlow Newt // Old Newt\t4.0\tbanned\nQuick Newt\t2.0\tlegal\n")
      #expect(run("search", "t:newt pow>3", exported, "--why", "Quick Newt").output.contains("no   pow>3   2"))
    }
  }
}
