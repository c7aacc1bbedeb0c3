import FilterEngines
import FilterLists
import Foundation
import TerminalUI
import Testing
import _FilterTestSupport

@testable import FilterREPL
@testable import FilterReports

/// Sessions over lists in a database.
@Suite(.enabled(if: WrittenLists.areHere, "the package was built without SQLite")) struct ReplEngineTests {
  /// Queries without texts that only the records have, since a database has no excerpts.
  static let cardQueries = [
    "t:goblin", "t:goblin mv<=3 order:cmc", "pow>=3 order:power direction:desc", "c:rg or id<=esper",
    "unique:prints t:elf",
    "unique:art order:artist t:creature", "-t:creature r:rare", "order:released direction:desc", "is:token",
    "include:extras t:token", "name:/^s/ order:color", "lang:de", "f:modern prefer:usd-low",
    "!\"Sol Ring\" or t:angel",
    "t:goblin foo:bar", "t:goblin (", "\"", "mv=3 -mv=3 or t:bear", "e:ash unique:prints order:set", "goblin help",
  ]

  /// The answers are those that the cards in memory give, line by line.
  @Test(arguments: cardQueries, [50, 80, 132]) func cardsAnswerAsInMemory(_ query: String, _ columns: Int) throws {
    let lists = try WrittenLists.shared.get()
    var (memory, database) = (AnsweredSession(), try lists.session(lists.cards))
    let expected = memory.lines(query, columns: columns)
    if expected.contains(where: { $0.hasPrefix("0 of ") }) { return }
    #expect(database.lines(query, columns: columns) == expected)
  }

  /// Prices are in the records.
  @Test func pricesAreShownBesideTheRows() throws {
    let lists = try WrittenLists.shared.get()
    var (memory, database) = (AnsweredSession(), try lists.session(lists.cards))
    let query = "f:modern usd<2 prefer:usd-low"
    #expect(database.lines(query) == memory.lines(query))
    #expect(database.lines(query)[0].hasSuffix("usd"))
  }

  static let itemQueries = [
    "otter", "kind:bird", "kind:bird weight>1", "-kind:bird", "order:weight", "order:weight direction:desc",
    "order:name",
    "order:name direction:desc legs=2", "name:/e$/", "the elder", "!\"grey heron\"", "legs=4 or name:crane",
    "-(kind:bird or kind:mammal)", "weight>=0 order:legs", "kind:fish", "weight>1 foo:2", "legs>", "",
  ]

  @Test func itemsAnswerAsInMemory() throws {
    for (query, columns) in Self.itemQueries.flatMap({ query in [50, 80].map { (query, $0) } }) {
      let lists = try WrittenLists.shared.get()
      var memory = AnsweredSession(try WrittenLists.animalsInMemory())
      var database = try lists.session(lists.animals)
      let expected = memory.lines(query, columns: columns)
      let found = database.lines(query, columns: columns)
      if expected.contains(where: { $0.hasPrefix("0 of ") }) {
        #expect(found.last == expected.last, "\(query)")
      } else {
        #expect(found == expected)
      }
    }
  }

  /// Matches are marked in names and types.
  @Test(arguments: ["t:goblin", "goblin", "name:/^s/ t:creature"]) func marks(_ query: String) throws {
    let lists = try WrittenLists.shared.get()
    var (memory, database) = (AnsweredSession(), try lists.session(lists.cards))
    #expect(database.marked(query) == memory.marked(query))
  }

  @Test func moreRowsInAPipe() throws {
    let lists = try WrittenLists.shared.get()
    for query in ["t:creature order:cmc", "unique:prints t:creature", "-t:creature"] {
      var (memory, database) = (AnsweredSession(plain: true), try lists.session(lists.cards, plain: true))
      for input in [query, ":more", ":more"] {
        #expect(database.lines(input) == memory.lines(input), "\(query) \(input)")
      }
    }
    var database = try lists.session(lists.animals)
    #expect(database.lines("kind:bird").last?.hasPrefix("3 of 6 animals · ") == true)
    #expect(database.lines(":more") == ["no more rows"])
  }

  @Test func nothingFound() throws {
    let lists = try WrittenLists.shared.get()
    var session = try lists.session(lists.cards)
    #expect(session.lines("t:goblin t:elf t:angel").last?.hasPrefix("0 of 237 cards · ") == true)
    let hidden = session.lines("t:token t:insect")
    var memory = AnsweredSession()
    #expect(
      hidden.filter { $0.contains("extras") } == memory.lines("t:token t:insect").filter { $0.contains("extras") })
  }

  static let reasons = [
    ("t:goblin mv<=3", "Two-Headed Tinker"), ("t:goblin -mv<=3", "two-headed tinker"),
    ("t:elf or -c:g", "Sootling Mob"),
    ("-(t:goblin mv>9)", "Sootling Mob"), ("name:/^soot/ foo:bar", "Sootling Mob"), ("t:goblin", "1"),
    ("t:goblin", "3"),
    ("t:goblin", "Sootling"),
  ]

  /// Each term holds or fails as in memory. The values of the item and possible changes are not shown.
  @Test func whyACardIsFound() throws {
    for (query, name) in Self.reasons {
      let lists = try WrittenLists.shared.get()
      var (memory, database) = (AnsweredSession(), try lists.session(lists.cards))
      for input in [query] { #expect(memory.lines(input).count == database.lines(input).count, "\(query)") }
      func outcomes(_ lines: [String]) -> [Substring] {
        lines.filter { $0.hasPrefix("  ") }.map { $0.dropFirst(2).prefix(3) }
      }
      let found = database.lines(":why \(name)")
      if Int(name) == nil {
        let expected = memory.lines(":why \(name)")
        #expect(
          outcomes(found) == outcomes(expected.filter { !$0.hasPrefix("filterq") }), "\(query): \(found) \(expected)")
        #expect(found.first == expected.first { !$0.hasPrefix("filterq") }, "\(query)")
      } else {
        #expect(found.first?.hasSuffix(" matches") == true, "\(query)")
      }
    }
  }

  @Test func whyAnItemIsFound() throws {
    let lists = try WrittenLists.shared.get()
    var session = try lists.session(lists.animals)
    _ = session.answer("kind:bird -weight>5")
    #expect(
      session.lines(":why crane") == [
        "Crane, the Elder does not match", "  yes  kind:bird  bird", "  no   -weight>5  5.6",
        "found by: kind:bird weight>5",
      ])
    #expect(session.lines(":why 1").first == "Grey Heron matches")
    #expect(
      session.lines(":why unicorn") == ["no animal named 'unicorn'", ":why N is about row N of the last query"])
    #expect(session.answer(":why").isError)
  }

  @Test func commandsThatApply() throws {
    let lists = try WrittenLists.shared.get()
    var session = try lists.session(lists.animals)
    #expect(session.lines(":load") == ["animals.db: 6 animals in SQLite"])
    _ = session.answer("crane")
    #expect(
      session.lines(":show 1")
        == [
          "{", "  \"name\": \"Crane, the Elder\",", "  \"kind\": \"bird\",", "  \"legs\": \"2\",",
          "  \"weight\": \"5.6\"", "}",
        ])
    #expect(session.lines(":show 2") == ["there is no row 2; the last query finds 1 row"])
    #expect(session.lines(":columns weight").first == "columns: weight")
    #expect(session.lines("newt or crane").prefix(3) == ["  weight", "1 ", "2    5.6"])
    #expect(session.lines(":set strict on").first == "'strict' is for cards; this session searches animals")
    #expect(
      session.lines(":time").map { $0.prefix(8) } == ["parse   ", "analysis", "plan    ", "count   ", "all     "])
    #expect(session.lines("expect count = 2") == ["ok  expect count = 2"])
    #expect(session.answer("expect includes \"Otter\"").isUnmet)
    var cards = try lists.session(lists.cards)
    #expect(cards.lines(":load") == ["cards.db: 237 cards in SQLite"])
    _ = cards.answer("!\"Sootling Mob\"")
    #expect(cards.lines(":show 1").first?.hasPrefix("Sootling Mob") == true)
    #expect(cards.lines(":json").contains { $0.contains("\"name\": \"Sootling Mob\"") })
  }

  @Test func filesAreLoaded() throws {
    let lists = try WrittenLists.shared.get()
    var session = try lists.session(lists.animals)
    #expect(session.answer(":load b.csv").request == .load(path: "b.csv"))
  }

  /// Every command gives the same lines over a list in memory and over the same list in a database.
  @Test func commandsGiveTheSameLines() throws {
    let lists = try WrittenLists.shared.get()
    var sessions = [AnsweredSession(try WrittenLists.animalsInMemory()), try lists.session(lists.animals)]
    var cards = [AnsweredSession(), try lists.session(lists.cards)]
    func expectSame(_ inputs: [String], in sessions: inout [AnsweredSession]) throws {
      for input in inputs {
        let answers = sessions.indices.map { sessions[$0].answer(input) }
        // A database keeps the usual columns of cards only.
        let texts = answers.map { answer in answer.lines.map { $0.text }.filter { !$0.hasPrefix("others:") } }
        #expect(texts[0] == texts[1], "\(input)")
        #expect(answers[0].isError == answers[1].isError, "\(input)")
      }
      try withTemporaryFolder { folder in
        for path in ["a.csv", "a.jsonl"].map({ folder.path($0) }) {
          let files = try sessions.indices.map { index in
            let isDone = !sessions[index].answer(":export! \(path)").isError
            return isDone ? try String(contentsOfFile: path, encoding: .utf8) : "no file"
          }
          if path.hasSuffix("csv") { #expect(files[0] == files[1]) }
          #expect(files[0].split(separator: "\n").count == files[1].split(separator: "\n").count)
        }
      }
    }
    try expectSame(
      [
        "kind:bird", ":more", ":diff otter", ":diff kind:bird or otter", ":diff", ":diff zzz:1", ":why wren",
        ":why zzz", ":columns", ":columns kind,name", ":columns zzz", "kind:bird order:weight", ":columns all",
        ":histogram kind", ":histogram weight", ":histogram zzz", ":histogram", ":show 99", "zzz:1", ":histogram kind",
        ":export", "otter or newt",
      ], in: &sessions)
    try expectSame(
      [
        "t:goblin", ":more", ":diff t:goblin c:r", ":diff t:elf unique:prints", ":columns", ":columns name,set",
        "t:goblin order:name", ":histogram set", ":columns usual", ":show 99", "t:goblin unique:prints", ":more",
        "t:goblin t:pirate",
      ], in: &cards)
  }

  static let failures = [
    EngineError(.lost, "the engine died"), EngineError(.refused, "no such table: people"),
    EngineError(.timedOut, "the engine did not answer in time"), EngineError(.unusable, "\u{1B}[2J"),
  ]

  /// After any failure of the engine, the session continues and shows no partial results.
  @Test(arguments: failures) func theSessionContinuesAfterFailures(_ error: EngineError) throws {
    let lists = try WrittenLists.shared.get()
    for mode in [DisturbedConnection.Mode.fails(error), .breaks(error)] {
      let (answers, connection) = try lists.disturbed(lists.animals)
      var session = AnsweredSession(.make(SearchableList(answers)))
      let whole = session.lines("kind:bird")
      connection.mode = mode
      for input in ["kind:bird", ":more", ":why otter", ":show 1", "expect count = 3"] {
        let answer = session.answer(input)
        #expect(answer.isError, "\(input)")
        let shown = answer.lines.first { $0.text == CharacterWidth.visible(error.message) }
        #expect(shown?.styled.hasPrefix("{red ") == true, "\(input) \(answer.lines)")
        #expect(answer.lines.count == (error.kind == .timedOut && !input.hasPrefix("expect") ? 2 : 1), "\(input)")
      }
      connection.mode = .works
      #expect(session.lines("kind:bird") == whole)
    }
  }
}
