import Testing
import _FilterTestSupport

@testable import DataStreams
@testable import ScryfallCards

/// Records with their keys in any order, and text that comes in pieces of any size, give the same cards.
@Suite struct CardRecordFormsTests {
  /// Records as their keys with the JSON of the values.
  private static let records: [[(key: String, json: String)]] = [
    [
      ("object", #""card""#), ("name", #""Ember \u0041xe""#), ("oracle_id", #""o1""#), ("cmc", "3.0"),
      ("layout", #""normal""#), ("type_line", #""Artifact — Équipment""#),
      ("oracle_text", #""Equip {2}\nDraw \"x\".""#),
      ("keywords", #"["Equip","Flying"]"#), ("colors", #"["R"]"#), ("set", #""lea""#), ("set_type", #""core""#),
      ("finishes", #"["nonfoil","foil"]"#), ("legalities", #"{"modern":"legal","vintage":"banned"}"#),
      ("prices", #"{"usd":"1.23","eur":null}"#), ("unknown", #"{"a":[1,{"b":"}"}]}"#),
    ],
    [
      ("name", #""Fire // Ice""#), ("layout", #""split""#), ("cmc", "4"), ("set", #""apc""#),
      ("card_faces", #"[{"name":"Fire","mana_cost":"{1}{R}"},{"mana_cost":"{1}{U}","name":"Ice"}]"#),
      ("foil", "true"), ("nonfoil", "false"), ("promo_types", #"["buyabox"]"#), ("games", #"["paper","mtgo"]"#),
    ],
    [
      ("name", #""Wisp""#), ("layout", #""token""#), ("power", #""1""#), ("toughness", #""1""#),
      ("all_parts", #"[{"object":"related_card","id":"t1","component":"token","name":"Wisp"}]"#),
      ("released_at", #""2020-01-02""#), ("digital", "true"), ("image_status", #""highres_scan""#),
    ],
  ]

  private static func json(_ record: [(key: String, json: String)]) -> String {
    let members: [String] = record.map { "\"\($0.key)\":\($0.json)" }
    return "{" + members.joined(separator: ",") + "}"
  }

  @Test(arguments: records.indices)
  func keysComeInAnyOrder(_ index: Int) throws {
    let record: [(key: String, json: String)] = Self.records[index]
    let expected: Card = try readCard(Self.json(record))
    #expect(try readCard(Self.json(record.reversed())) == expected)
    var random = SeededGenerator(seed: 2_711)
    for _ in 0..<100 {
      let text: String = Self.json(record.shuffled(using: &random))
      #expect(try readCard(text) == expected, "\(text)")
    }
  }

  /// One reader for all records, as a file has it: no value stays from the record before.
  @Test func recordsAreIndependent() throws {
    var expected: [Card] = []
    for record in Self.records { expected.append(try readCard(Self.json(record))) }
    var reader = CardReader()
    var random = SeededGenerator(seed: 2_712)
    for _ in 0..<200 {
      let index: Int = random.below(Self.records.count)
      let bytes: [UInt8] = Array(Self.json(Self.records[index].shuffled(using: &random)).utf8)
      let card: Card = try bytes.withUnsafeBufferPointer { try reader.card($0, record: 7) }
      #expect(card == expected[index])
    }
  }

  /// Lines, an array, and an array over several lines.
  private static let texts: [String] = {
    let all: [String] = records.map { json($0) }
    let spaced: String = all.joined(separator: ",\n").replacing(",\"", with: " ,\n \"")
    return [
      all.joined(separator: "\n"), all.joined(separator: "\r\n") + "\r\n", "[" + all.joined(separator: ",") + "]",
      "[\n" + all.joined(separator: ",\n") + "\n]\n", "\u{FEFF}[\n" + spaced + "\n]",
    ]
  }()

  /// The cards of a text that comes in pieces of some bytes.
  private static func cards(_ text: String, size: Int) throws -> [Card] {
    let bytes: [UInt8] = Array(text.utf8)
    var splitter = RecordSplitter()
    var reader = CardReader()
    var cards: [Card] = []
    func take(_ record: RawRecord) -> Bool {
      if let card = try? reader.card(record.bytes, record: 7) { cards.append(card) }
      return true
    }
    for start in stride(from: 0, to: bytes.count, by: size) {
      let piece: [UInt8] = Array(bytes[start..<min(bytes.count, start + size)])
      let goesOn: Bool = piece.withUnsafeBufferPointer { splitter.add($0, take: take) }
      try #require(goesOn)
    }
    splitter.finish(take)
    return cards
  }

  @Test func piecesOfAnySizeGiveTheSameCards() throws {
    var expected: [Card] = []
    for record in Self.records { expected.append(try readCard(Self.json(record))) }
    for text in Self.texts {
      for size in [1, 2, 3, 5, 7, 8, 9, 16, 63, 64, 65, 256, 100_000] {
        #expect(try Self.cards(text, size: size) == expected, "\(size) \(text)")
      }
    }
  }

  /// Records of one card become its printings; no value of the first record is lost.
  @Test func groupingKeepsTheFirstRecord() throws {
    for first in Self.records.indices {
      var grouping = CardGrouping()
      let card: Card = try readCard(Self.json(Self.records[first]))
      for _ in 0..<3 { grouping.add(card) }
      var expected: Card = card
      expected.printings = [CardPrinting](repeating: card.printings[0], count: 3)
      #expect(grouping.cards == [expected])
    }
  }
}
