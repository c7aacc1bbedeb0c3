import FilterItems
import FilterVocabulary
import Foundation
import TerminalUI
import Testing
import _FilterTestSupport

@testable import FilterLists
@testable import FilterREPL
@testable import FilterReports

/// Answers over the items of a file.
@Suite struct ReplItemTests {
  @Test func aResultIsATable() throws {
    var session = AnsweredSession(try AnimalItems.collection())
    #expect(
      session.lines("kind:bird order:weight") == [
        "  name              kind  legs  weight",
        "1 Wren              bird     2    0.01",
        "2 Grey Heron        bird     2     1.8",
        "3 Crane, the Elder  bird     2     5.6",
        "3 of 6 items · items with bird as kind; sorted by weight",
      ])
    #expect(
      session.lines("kind:bird weight>9").prefix(2) == [
        "  kind:bird: 1 found without it", "  weight>9: 3 found without it",
      ])
    #expect(session.lines("").isEmpty)
  }

  @Test func narrowTablesOmitColumnsBeforeCuttingNames() throws {
    var session = AnsweredSession(try AnimalItems.collection())
    #expect(
      session.lines("legs=2 weight>5", columns: 32) == [
        "name              legs  weight", "Crane, the Elder     2     5.6",
        "1 of 6 items · items with legs 2 and weight more than 5",
      ])
  }

  @Test func mistypedFields() throws {
    var session = AnsweredSession(try AnimalItems.collection())
    for command in [":columns wieght", ":histogram wieght", ":vocabulary wieght"] {
      #expect(session.lines(command).first == "unknown field 'wieght'; did you mean 'weight'?", "\(command)")
    }
    var cards = AnsweredSession()
    #expect(cards.lines(":vocabulary pwo").first == "unknown field 'pwo'; did you mean 'pow'?")
  }

  /// Matches of the query are marked in the columns of its fields.
  @Test(arguments: [
    ("heron", "1 Grey «Heron»  bird     2     1.8"), ("name:/r.y/ legs=2", "1 G«rey» Heron  bird     2     1.8"),
    ("\"crane, the\"", "1 «Crane, the» Elder  bird     2     5.6"),
    ("(ney or he) -elder weight<2 -wren -stoat", "1 Grey «He»ron  bird     2     1.8"),
  ])
  func matchesAreMarked(_ query: String, _ row: String) throws {
    var session = AnsweredSession(try AnimalItems.collection())
    let lines = session.marked(query)
    #expect(lines.dropFirst().first == row, "\(lines)")
  }

  @Test func matchesAreMarkedOnLaterPages() throws {
    var session = AnsweredSession(try AnimalItems.collection(), plain: true)
    _ = session.answer(":set rows 1")
    _ = session.answer("name:/e/ kind:bird")
    #expect(session.marked(":more")[1].hasPrefix("2 Wr«e»n"))
  }

  @Test func rowsComeInPages() throws {
    var session = AnsweredSession(try AnimalItems.collection(), plain: true)
    _ = session.answer(":set rows 4")
    #expect(session.lines("legs<=4").last == "6 of 6 items · … and 2 more · items with legs at most 4")
    #expect(
      session.lines(":more") == [
        "  name              kind  legs  weight", "5 Wren              bird     2    0.01",
        "6 Crane, the Elder  bird     2     5.6", "rows 5 to 6 · 6 of 6 items",
      ])
    #expect(session.lines(":more") == ["no more rows"])
  }

  @Test func aRowIsShownWhole() throws {
    var session = AnsweredSession(try AnimalItems.collection())
    _ = session.answer("kind:mammal order:weight")
    let lines = session.lines(":show 2")
    #expect(lines[0].hasSuffix("/animals.csv:2"))
    #expect(lines.dropFirst() == ["name  : Otter", "kind  : mammal", "legs  : 4", "weight: 9.5"])
    #expect(session.lines(":show 3") == ["there is no row 3; the last query finds 2 rows"])
    #expect(session.lines(":show 0") == ["no item named '0'"])
    #expect(session.lines(":show wran") == ["no item named 'wran'; did you mean 'Wren'?"])
    #expect(session.lines(":show heron").dropFirst().first == "name  : Grey Heron")
    #expect(session.answer(":show").isError)
    #expect(session.answer(":show 99999999999999999999").isError)
    var songs = AnsweredSession(try AnimalItems.collection(AnimalItems.lines, "songs.jsonl"))
    #expect(
      songs.lines(":show 1").dropFirst() == [
        "{", "  \"title\": \"Low Tide\",", "  \"tags\": [", "    \"sea\",", "    \"calm\"", "  ],", "  \"stars\": 4",
        "}",
      ])
    #expect(songs.lines(":show 2").contains("  \"tags\": [],"))
  }

  @Test func aCardIsShownWhole() {
    var session = AnsweredSession()
    _ = session.answer("t:goblin t:pirate")
    let portrait = session.lines(":show 1")
    #expect(portrait.prefix(2) == ["Kelp-Rope Saboteur  {R}", "Creature — Goblin Pirate  1/1"])
    #expect(portrait.last == ":json shows the record")
    // The record is that of the item shown last, or of a row.
    for command in [":json", ":json 1"] {
      #expect(session.lines(command).contains("  \"name\": \"Kelp-Rope Saboteur\","), "\(command)")
    }
    #expect(session.lines(":json 2") == ["there is no row 2; the last query finds 1 row"])
    _ = session.answer("t:goblin t:pirate")
    #expect(session.lines(":json").first?.hasPrefix("{\"source\":\"t:goblin t:pirate\"") == true)
    #expect(session.lines(":show 2") == ["there is no row 2; the last query finds 1 row"])
  }

  /// Each face has its own cost, type and text.
  @Test func aCardOfTwoFacesIsShownByItsName() {
    var session = AnsweredSession()
    let lines = session.lines(":show grizel")
    #expect(lines.first == "Grizelda of the Two Hats  {1}{R}{G}")
    #expect(lines.contains("The Other Hat  {2}{R}"))
    #expect(lines.contains { $0.hasPrefix("The Torn Ticket (tkt) · #57 · rare") })
    #expect(
      session.lines(":show grizleda", columns: 200) == [
        "no card named 'grizleda'; did you mean 'Grizelda of the Two Hats // The Other Hat'?"
      ])
    _ = session.answer("t:goblin")
    #expect(session.lines(":why grizleda").first?.contains("did you mean 'Grizelda") == true)
    #expect(session.lines(":why izelda").first == "Grizelda of the Two Hats // The Other Hat matches")
  }

  /// What a query asks about is shown, whatever else must go; times and numbers are not cut.
  @Test(arguments: [30, 40, 60, 80, 120]) func askedColumnsAreShown(_ columns: Int) throws {
    let lines = (0..<4).map { index in
      #"{"agent":"Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/12\#(index)","time":"2026-03-2\#(index)T00:0\#(index):11Z","#
        + #""host":"web-\#(index).example.internal","path":"/api/cards/search/\#(index)","status":50\#(index),"bytes":\#(index * 1_000),"#
        + #""took":"1\#(index)s"}"#
    }
    var session = AnsweredSession(try AnimalItems.collection(lines.joined(separator: "\n") + "\n", "log.jsonl"))
    for (query, column) in [("took>1s", "took"), ("bytes>=0", "bytes"), ("status>1 order:took", "took")] {
      let shown = session.lines(query, columns: columns)
      #expect(shown[0].contains(column), "\(query): \(shown[0])")
      #expect(shown.allSatisfy { CharacterWidth.of($0) <= columns || $0 == shown.last }, "\(shown)")
      #expect(!shown.dropLast().contains { $0.contains("2026-03-2") && !$0.contains("11Z") }, "\(shown)")
    }
    // Columns that were chosen stay as they are.
    _ = session.answer(":columns host")
    #expect(session.lines("took>1s", columns: columns)[0].contains("took") == false)
  }

  /// A direction says which rows come first.
  @Test(arguments: [
    ("length", "longest", "shortest"), ("took", "longest", "shortest"), ("size", "largest", "smallest"),
    ("at", "newest", "oldest"), ("score", "highest", "lowest"), ("v", "newest", "oldest"),
  ])
  func directions(_ field: String, _ greatest: String, _ least: String) throws {
    let lines = (1...9).map {
      #"{"name":"n\#($0)","length":\#($0),"took":"\#($0)ms","size":"\#($0)MB","at":"2026-03-0\#($0)T00:00:00Z","score":\#($0 * 7),"#
        + #""v":"1.\#($0).0"}"#
    }
    var session = AnsweredSession(try AnimalItems.collection(lines.joined(separator: "\n") + "\n", "log.jsonl"))
    for (direction, word) in [("desc", greatest), ("asc", least)] {
      #expect(
        session.lines("order:\(field) direction:\(direction)").last
          == "9 of 9 items · all items; sorted by \(field), \(word) first")
    }
    #expect(session.lines("order:name direction:desc").last?.hasSuffix("sorted by name, from Z to A") == true)
  }

  /// A card shows the price that a query asks about beside the usual columns.
  @Test func askedColumnsOfCards() {
    var session = AnsweredSession()
    let lines = session.lines("usd>100 order:usd")
    #expect(lines[0].hasSuffix("Rarity  usd"))
    #expect(lines[1].hasSuffix("2450.00"))
    #expect(session.lines("pow>8")[0].hasSuffix("Rarity"))
  }

  @Test func columns() throws {
    var session = AnsweredSession(try AnimalItems.collection())
    #expect(session.lines(":columns") == ["columns: name kind legs weight"])
    #expect(
      session.lines(":columns legs, name legs") == [
        "columns: legs name", "others:  kind weight; ':columns all' shows all",
      ])
    #expect(session.lines("newt").prefix(2) == ["  legs  name", "1    4  Newt"])
    #expect(session.lines(":columns nam") == ["unknown field 'nam'; did you mean 'name'?", ":columns lists them"])
    #expect(session.lines(":columns order").first == "'order' is a field without a column")
    #expect(session.lines(":columns all") == ["columns: name kind legs weight"])
  }

  @Test func histograms() throws {
    var session = AnsweredSession(try AnimalItems.collection())
    #expect(
      session.lines(":histogram kind", columns: 22)
        == [
          "bird       3  ████████", "mammal     2  █████▎", "amphibian  1  ██▋", "kind of 6 items",
        ].map { $0 })
    _ = session.answer("kind:bird")
    #expect(session.lines(":histogram legs", columns: 20) == ["2  3  ██████████████", "legs of 3 items"])
    #expect(session.lines(":histogram lags").first == "unknown field 'lags'; did you mean 'legs'?")
    #expect(session.answer(":histogram").isError)
  }

  @Test func groups() throws {
    var session = AnsweredSession(try AnimalItems.collection())
    #expect(session.lines(":count-by kind", columns: 22).last == "kind of 6 items")
    #expect(session.lines(":count-by kind", columns: 22).first == "bird       3  ████████")
    #expect(
      session.lines(":group-by kind max legs count-unique legs")
        == [
          "kind       count  max_legs  count_unique_legs", "bird           3         2                  1",
          "mammal         2         4                  1", "amphibian      1         4                  1",
          "kind, legs, legs of 6 items",
        ])
    _ = session.answer("kind:bird")
    #expect(session.lines(":count-by legs:5,kind").first?.hasPrefix("0  bird  3") == true)
    #expect(session.lines(":count-by lags").first == "unknown field 'lags'; did you mean 'legs'?")
    #expect(session.lines(":group-by kind avg legs").first?.hasPrefix("'avg' is no number of groups") == true)
    #expect(session.lines(":count-by kind:hour").first?.hasPrefix("'kind:hour' names no group of 'kind'") == true)
    #expect(session.answer(":group-by").isError)
  }

  @Test func reasons() throws {
    var session = AnsweredSession(try AnimalItems.collection())
    #expect(session.lines(":why Newt") == ["no query yet"])
    _ = session.answer("kind:bird weight>5")
    #expect(
      session.lines(":why wren") == [
        "Wren does not match", "  yes  kind:bird  bird", "  no   weight>5   0.01", "found by: kind:bird -weight>5",
      ])
    #expect(session.lines(":why 1").first == "Crane, the Elder matches")
    // Not a row, but the beginning of a name.
    #expect(session.lines(":why grey").first == "Grey Heron does not match")
    #expect(
      session.lines(":why wern") == [
        "no item named 'wern'; did you mean 'Wren'?", ":why N is about row N of the last query",
      ])
  }

  @Test func differences() throws {
    var session = AnsweredSession(try AnimalItems.collection())
    _ = session.answer("kind:bird")
    #expect(
      session.lines(":diff weight>1") == [
        "3 → 3 items: 1 added, 1 removed", "+ Otter  mammal     4     9.5", "- Wren   bird       2    0.01",
      ])
  }

  /// A finding has one line, whether or not its term is ignored.
  @Test func diagnosticsAreShownOnce() throws {
    var session = AnsweredSession(try AnimalItems.collection())
    #expect(
      session.lines("knid:bird wren") == [
        "1:1: error: unknown field 'knid'; did you mean 'kind'? [unknown-field]", "  knid:bird wren", "  ^^^^",
        "  fix: Change to 'kind:bird' → kind:bird wren", "  fix: Put it in quotes → \"knid:bird\" wren",
        "query refused",
      ])
    var cards = AnsweredSession()
    let lines = cards.lines("t:goblin t:pirate f:modren")
    #expect(lines.filter { $0.contains("modren") }.count == 2)
    #expect(lines.last == "1 of 237 cards · Goblin Pirate cards")
  }

  @Test func helpWordsGetAHint() {
    let rows: [(String, String?)] = [
      ("help", "(type :help for help)"), (" HELP ", "(type :help for help)"), ("?", "(type :help for help)"),
      ("quit", "(type :quit or Ctrl-D to end)"), ("exit", "(type :quit or Ctrl-D to end)"), ("quit or help", nil),
      ("\"quit\"", nil), ("t:elf", nil),
    ]
    for (word, hint) in rows {
      var session = AnsweredSession()
      let lines = session.lines(word)
      #expect(lines.contains { $0.contains("of 237 cards") }, "\(word)")
      #expect(lines.last { $0.hasPrefix("(type") } == hint, "\(word)")
    }
  }

  /// Cards have columns, histograms and exports as items have.
  @Test func cardsHaveColumns() throws {
    var session = AnsweredSession()
    _ = session.answer("t:goblin t:pirate")
    #expect(session.lines(":columns name type_line").first == "columns: name type_line")
    #expect(session.lines("t:goblin t:pirate").first?.contains("type_line") == true)
    #expect(session.lines(":columns nme").first == "unknown field 'nme'; did you mean 'name'?")
    #expect(session.lines(":columns usual").first?.hasPrefix("columns: name mana_cost type_line") == true)
    #expect(session.lines("t:goblin t:pirate").first?.contains("type_line") == false)
    _ = session.answer("t:goblin")
    let histogram = session.lines(":histogram rarity")
    #expect(histogram.last == "rarity of 9 cards")
    #expect(histogram.dropLast().allSatisfy { $0.contains("█") })
    try withTemporaryFolder { folder in
      let path = folder.path("goblins.csv")
      #expect(session.lines(":export \(path)") == ["\(path): 9 cards"])
      let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
      #expect(lines.count == 10 && lines.first?.hasPrefix("name,mana_cost,type_line") == true)
    }
  }

  @Test func someOptionsAreForCards() throws {
    var session = AnsweredSession(try AnimalItems.collection())
    #expect(session.lines(":set strict on") == ["'strict' is for cards; this session searches items"])
    #expect(!session.lines(":set").contains { $0.hasPrefix("extras") })
  }

  @Test func commandsThatNameTheList() throws {
    var session = AnsweredSession(try AnimalItems.collection())
    #expect(session.lines(":load") == ["animals.csv: 6 items"])
    #expect(session.answer(":load other.csv").request == .load(path: "other.csv"))
    _ = session.answer("kind:bird")
    #expect(
      session.lines(":time").map { $0.split(separator: " ")[0] } == ["parse", "analysis", "plan", "run", "rows", "all"])
    #expect(session.lines(":help").count <= 23)
  }
}
