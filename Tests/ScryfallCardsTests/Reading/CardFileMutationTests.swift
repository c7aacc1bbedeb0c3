import Testing
import _FilterTestSupport

@testable import DataStreams
@testable import ListFiles
@testable import ScryfallCards
@testable import ScryfallDialect

/// Mutated card files: the intact cards are read, the others are reported, in linear time.
@Suite(.longTier) struct CardFileMutationTests {
  private static let records = (0..<10).map { place -> [UInt8] in
    let lines = SampleCards.jsonLines.split(separator: 0x0A)
    return Array(lines[place * lines.count / 10])
  }

  private static let pieces =
    [
      "{", "}", "[", "]", "\"", ",", ":", "\\", "\\u12", "\\ud800", "null", "true", "1e999", "-", "\u{0}", "\u{1B}[31m",
      "\n", "\r",
      "{\"name\":", "\"card_faces\":[", "\"prices\":{", String(repeating: "[", count: 200),
      String(repeating: "9", count: 300),
      "\"oracle_id\":7,", "\u{202E}", " ",
    ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xED, 0xA0, 0x80]]

  private static func file(_ records: [[UInt8]], isArray: Bool) -> [UInt8] {
    let separator = isArray ? Array(",\n".utf8) : [0x0A]
    let body = Array(records.joined(separator: separator))
    return isArray ? Array("[\n".utf8) + body + Array("\n]".utf8) : body
  }

  private static func mutated(_ bytes: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    for _ in 0...random.below(4) where !bytes.isEmpty {
      let place = random.below(bytes.count)
      let end = min(bytes.count, place + random.below(random.chance(20) ? 4_000 : 12))
      switch random.below(5) {
      case 0: bytes[place] ^= 1 << UInt8(random.below(8))
      case 1: bytes.removeSubrange(place..<end)
      case 2: bytes.insert(contentsOf: bytes[place..<end], at: random.below(bytes.count))
      case 3: bytes.replaceSubrange(place..<end, with: random.pick(pieces) ?? [])
      default: bytes.insert(contentsOf: random.pick(pieces) ?? [], at: place)
      }
    }
    return bytes
  }

  @Test func anyChange() {
    let failure = checkProperty(
      "a changed file is read or refused", cases: PropertyCases.count(long: 120),
      seed: PropertyCases.seed(default: 95),
      generate: { Self.mutated(Self.file(Self.records, isArray: $0.chance(50)), &$0) }, shrink: { shorterArrays($0) },
      describe: { String(decoding: $0, as: UTF8.self).debugDescription },
      law: { bytes in
        var grouping = CardGrouping()
        do throws(CardFileError) {
          let file = CardText(json: bytes, name: "some cards")
          let report = try file.read { grouping.add($0) }
          if report.cards + report.errorCount < report.records { return "a record is neither a card nor an error" }
          if report.errors.contains(where: { $0.message.utf8.count > 300 }) { return "a message without end" }
          let numbers = grouping.cards.flatMap { $0.printings.map { $0.record } }
          if numbers.count != report.cards { return "\(numbers.count) printings of \(report.cards) records" }
          let texts = try CardSource(file).texts(Array(Set(numbers))).count { text in
            text?.withUnsafeBufferPointer { JSONScanner.isObject($0) } == true
          }
          if texts != Set(numbers).count { return "\(texts) texts of \(Set(numbers).count) records" }
        } catch {
          switch error {
          case .noCard, .empty: return nil
          default: return "\(error)"
          }
        }
        let library = CardLibrary(grouping.cards)
        let found = library.hits(library.search(CardSearch("", includesExtras: true)))
        for hit in found { _ = library.row(hit) }
        return found.count == library.count ? nil : "\(found.count) of \(library.count) cards are found"
      })
    #expect(failure == nil, "\(failure?.description ?? "")")
  }

  /// Damage on one line does not affect others.
  @Test func damageStaysOnItsLine() {
    let failure = checkProperty(
      "the other lines are read", cases: PropertyCases.count(long: 150), seed: PropertyCases.seed(default: 96),
      generate: { random -> (Int, [UInt8]) in
        let place = 1 + random.below(Self.records.count - 1)
        return (place, Self.mutated(Self.records[place], &random).filter { $0 != 0x0A })
      }, shrink: { place, record in shorterArrays(record).map { (place, $0) } }, describe: { "\($0)" },
      law: { place, record in
        var records = Self.records
        records[place] = record
        var names: [String] = []
        do throws(CardFileError) {
          try CardText(json: Self.file(records, isArray: false), name: "some cards").read { names.append($0.name) }
        } catch { return "\(error)" }
        for other in Self.records.indices where other != place {
          guard let name = try? readCard(String(decoding: Self.records[other], as: UTF8.self)).name else {
            return "sample"
          }
          if !names.contains(name) { return "\(name) is missing" }
        }
        return nil
      })
    #expect(failure == nil, "\(failure?.description ?? "")")
  }

  /// Records that would exhaust memory or time, and their messages.
  @Test func hostileRecords() {
    let rows: [(LongText, String)] = [
      (LongText(#"{"name":"A","x":"# + String(repeating: "[", count: 100_000) + "}"), "25: 'x': "),
      (
        LongText(#"{"name":"A","object":""# + String(repeating: "k", count: 100_000) + "\"}"),
        "expected a 'card', found a 'kkkk"
      ),
      (
        LongText(#"{"name":"A","card_faces":["# + String(repeating: "{},", count: 100_000) + "{}]}"), "at most 64 faces"
      ),
      (LongText(#"{"name":"A","cmc":"# + String(repeating: "1", count: 1_000_000) + "}"), ""),
      (LongText(#"{"name":"A","edhrec_rank":"# + String(repeating: "1", count: 1_000_000) + "}"), ""),
      (LongText(#"{"name":"A""# + String(repeating: #","keywords":["x"]"#, count: 50_000) + "}"), ""),
      (#"{"name":"A","card_faces":[{"name":[]}]}"#, "expected a string"),
      (#"{"name":"A\#u{1B}"}"#, "control character in a string"),
      (LongText(#"{"name":"A\"# + "\u{1B}\"}"), "control character in a string"),
    ]
    for (json, expected) in rows {
      let message = errorMessage(json.text)
      #expect(message.utf8.count < 200, "\(json)")
      if expected.hasPrefix("25") {
        #expect(message.contains("nested deeper than 64 levels"), "\(json)")
      } else if expected.isEmpty {
        #expect(!message.contains("too early"), "\(json)")
      } else {
        #expect(message.contains(expected), "\(json): \(message)")
      }
    }
  }

  /// A record of 20 MB is passed over, and the one after it read.
  @Test func endlessRecords() throws {
    let long = Array(#"{"name":""#.utf8) + [UInt8](repeating: 0x61, count: 20 << 20) + Array("\"}\n".utf8)
    var cards: [Card] = []
    let report = try CardText(json: long + Array(#"{"name":"Ash"}"#.utf8), name: "some cards").read { cards.append($0) }
    #expect(cards.map { $0.name } == ["Ash"])
    #expect(report.errors.map { $0.message } == ["the record is longer than 16 MB"])
  }
}
