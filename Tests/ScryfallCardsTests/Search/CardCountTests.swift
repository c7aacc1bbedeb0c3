import FilterEvaluation
import FilterSemantics
import FilterVocabulary
import Testing
import _FilterTestSupport

@testable import DataStreams
@testable import ListFiles
@testable import ScryfallCards
@testable import ScryfallDialect

/// A count that reads only what the query asks for is that of a search over everything.
@Suite struct CardCountTests {
  /// A query of each field, so that each row of the table of keys is needed for one.
  private static let queriesOfFields = [
    "name": "lantern or kelp or a", "type": "t:goblin or t:legend", "oracle": "o:draw or o:~", "keyword": "kw:flying",
    "fulloracle": "fo:/\\(.*\\)/ or fo:~", "flavor": "ft:the", "lore": "lore:the", "artist": "a:a",
    "power": "pow>=3", "toughness": "tou<2", "powtou": "pt>=6", "loyalty": "loy>=3", "defense": "def>=3",
    "edhrec": "edhrec<9000", "color": "c>=r or c:m", "identity": "id<=esper", "produces": "produces:g",
    "mana": "mana>={1}{g}", "devotion": "devotion:{r}{r}", "manavalue": "mv=3", "set": "s:ash", "settype": "st:core",
    "number": "cn:12 or cn:7a", "collector": "collector>100", "rarity": "r>=rare", "in": "in:rare -in:booster",
    "new": "new:art",
    "date": "date>=2020-06-01", "year": "year>2021", "game": "game:arena", "language": "lang:ja",
    "watermark": "wm:cinderunion", "border": "border:black", "frame": "frame:showcase or frame:2003",
    "stamp": "stamp:oval",
    "layout": "layout:split or layout:transform", "prints": "prints>1", "sets": "sets>1",
    "paperprints": "paperprints>1",
    "papersets": "papersets=1", "illustrations": "illustrations>1", "artists": "artists>1", "format": "f:pauper",
    "banned": "banned:legacy", "restricted": "restricted:vintage", "is": "is:spell -is:reprint", "not": "not:permanent",
    "usd": "usd<1", "usdfoil": "usdfoil>1", "eur": "eur>1", "tix": "tix<0.1", "cheapest": "cheapest:usd",
  ]

  private static let sample = CardCollection.sample.library

  /// A file of the sample cards.
  private static func file() throws -> ScratchFile { try ScratchFile(SampleCards.jsonLines) }

  private static func check(
    _ text: String, in file: ScratchFile, _ library: CardLibrary = sample, printings: String? = nil
  ) throws -> Int {
    let search = CardSearch(text)
    let count = try CardCount(search, in: file.path, printings: printings)
    let plan = library.plan(search)
    let expected = library.answer(plan, result: library.store.run(plan))
    #expect(count.count == expected.count, "\(text)")
    #expect(count.plan.reading.ignored == plan.reading.ignored, "\(text)")
    #expect(count.store.count == library.count, "\(text)")
    return count.count
  }

  @Test func everyFieldIsReadWithItsKeys() throws {
    let file = try Self.file()
    for (field, text) in Self.queriesOfFields.sorted(by: { $0.key < $1.key }) {
      let isNeeded = CardNeeds(counting: CardSearch(text)).contains(field)
      #expect(isNeeded, "\(field): \(text)")
      let count = try Self.check(text, in: file)
      if !["restricted", "cheapest", "language"].contains(field) { #expect(count > 0, "\(text)") }
    }
  }

  /// A field that is bound to the data but is not in the table above would read too little unnoticed.
  @Test func everyBoundFieldHasAQuery() {
    let bound = Set(CardList.list().bindings.compactMap { $0?.field.name })
    let byIdentity: Set = [
      "oracleid", "scryfallid", "illustrationid", "mtgoid", "arenaid", "multiverseid", "tcgplayerid",
    ]
    #expect(bound.subtracting(byIdentity) == Set(Self.queriesOfFields.keys))
    #expect(byIdentity.isSubset(of: bound))
  }

  @Test func identifiers() throws {
    let file = try Self.file()
    let card = try #require(try CardCollection.sample.card(0))
    let printing = try #require(card.printings.first)
    for (name, value) in [
      ("oracleid", card.oracleID), ("scryfallid", printing.id), ("illustrationid", printing.illustrationID),
      ("mtgoid", printing.mtgoID.map { "\($0)" }), ("arenaid", printing.arenaID.map { "\($0)" }),
      ("multiverseid", printing.multiverseIDs.first.map { "\($0)" }),
      ("tcgplayerid", printing.tcgplayerID.map { "\($0)" }),
    ] {
      guard let value else { continue }
      #expect(try Self.check("\(name):\(value)", in: file) == 1, "\(name)")
    }
  }

  /// Rows of printings, hidden cards, and terms without an answer.
  @Test func rows() throws {
    let rows: [String] = [
      "", "t:elf unique:prints", "t:token", "is:token include:extras", "lang:any", "-(pow>=0)", "-o:draw -c:g",
      "t:elf order:usd", "otag:ramp t:elf", "s:nothing", "date>tkt", "pow>tou", "!\"Ember Lantern\" or !nothing",
      "(t:goblin or t:elf) -is:commander", "wm>union", "t:goblin prefer:oldest", "o:/^draw/ unique:prints",
    ]
    for text in rows {
      _ = try Self.check(text, in: Self.file())
    }
  }

  @Test(.needsShared(SharedFolder.queriesFile)) func realQueries() throws {
    let file = try Self.file()
    let queries = try SharedFolder.queries(marked: "valid")
    var counted = 0
    for index in stride(from: 0, to: queries.count, by: 31) where CardCount.isPossible(for: CardSearch(queries[index]))
    {
      _ = try Self.check(queries[index], in: file)
      counted += 1
    }
    #expect(counted > 40)
  }

  @Test func printingsOfAnotherFile() throws {
    let cards = """
      {"name":"Ant","oracle_id":"1","set":"aaa","collector_number":"1","rarity":"common","prices":{"usd":"2.00"}}
      {"name":"Bee","oracle_id":"2","set":"aaa","collector_number":"2","rarity":"rare","prices":{"usd":"5"}}
      """
    let more = """
      {"name":"Ant","oracle_id":"1","set":"bbb","collector_number":"9","rarity":"rare","prices":{"usd":"0.10"}}
      {"name":"Bee","oracle_id":"2","set":"aaa","collector_number":"2","rarity":"common"}
      {"name":"Bee","oracle_id":"2","set":"ccc","collector_number":7}
      """
    let (file, printings) = (try ScratchFile(cards), try ScratchFile(more))
    let library = try CardCollection.open(file.path, printings: printings.path).library
    for (text, expected) in [
      ("r:rare", 2), ("r:common", 1), ("usd<1", 1), ("prints:2", 1), ("s:bbb", 1), ("unique:prints", 3),
    ] {
      #expect(try Self.check(text, in: file, library, printings: printings.path) == expected, "\(text)")
    }
    let count = try CardCount(CardSearch("r:rare"), in: file.path, printings: printings.path)
    #expect(count.report.errors.map { $0.line } == [3])
  }

  /// What the query does not ask for may be of any type, but must be JSON.
  @Test func valuesOfOtherKeysAreSkipped() throws {
    let file = try ScratchFile(
      """
      {"name":"Ant","cmc":"three","type_line":"Insect","power":"1"}
      {"name":"Bee","cmc":2,"type_line":"Insect","power":"2"}
      {"name":"Fly","cmc":2,"type_line":"Insect","power":"2","toughness":[1,}
      {"name":"Moth","cmc":2,"type_line":7,"power":"2"}
      """)
    let byPower = try CardCount(CardSearch("pow>=1"), in: file.path)
    #expect(byPower.count == 2)
    #expect(byPower.report.errors.map { $0.line } == [3, 4])
    let byManaValue = try CardCount(CardSearch("mv>=1"), in: file.path)
    #expect(byManaValue.count == 1)
    #expect(byManaValue.report.errors.map { $0.line } == [1, 3, 4])
  }

  @Test func whatIsNotPossible() throws {
    #expect(!CardCount.isPossible(for: CardSearch("t:elf unique:art")))
    #expect(CardCount.isPossible(for: CardSearch("t:elf unique:prints")))
    #expect(throws: CardFileError.missing(path: "/no/such/file")) {
      try CardCount(CardSearch("t:elf"), in: "/no/such/file")
    }
    let file = try ScratchFile("{}")
    #expect(throws: CardFileError.self) { try CardCount(CardSearch("t:elf"), in: file.path) }
    let prepared = try ScratchFile("")
    _ = try CardCollection.sample.prepare(to: prepared.path)
    #expect(CardCollection.isPrepared(prepared.path))
    #expect(!CardCollection.isPrepared(file.path))
    #expect(!CardCollection.isPrepared("/no/such/file"))
  }
}
