import FilterVocabulary
import Foundation
import ScryfallDialect
import Testing
import _FilterTestSupport

@testable import DataStreams
@testable import ListFiles
@testable import ScryfallCards

/// Whole files of cards.
@Suite struct CardFileTests {
  private let records = [#"{"name":"A","cmc":1}"#, #"{"name":"B","keywords":["x"]}"#, #"{"name":"C"}"#]

  @Test func everyFormGivesTheSameCards() throws {
    let forms: [String] = [
      records.joined(separator: "\n"), records.joined(separator: "\r\n") + "\r\n\r\n",
      "\u{FEFF}" + records.joined(separator: "\n"),
      "[\n" + records.joined(separator: ",\n") + "\n]\n", "[" + records.joined(separator: ",") + "]",
      "[\n  {\n  \"name\": \"A\",\n  \"cmc\": 1\n  },\n" + records[1...].joined(separator: " , ") + "\n]",
    ]
    for form in forms {
      let (cards, report) = try readCards(form)
      #expect(cards.map { $0.name } == ["A", "B", "C"], "\(form)")
      #expect(cards[0].manaValue == DecimalNumber(1))
      #expect(cards.map { $0.printings.map { $0.record } } == [[0], [1], [2]])
      #expect(report == CardFileReport(records: 3, cards: 3, errorCount: 0, errors: [], textBytes: form.utf8.count))
    }
  }

  @Test func theOthersAreReadWhereOneIsDamaged() throws {
    let bad: [String] = [
      "7", "oops", #"{"cmc":1}"#, #"{"name":"X","cmc":"1"}"#, #"{"name":"X","oracle_text":"cu"#, #"{"name":"X""#,
      "{}{}",
      #"{"name":"X","x":"# + String(repeating: "[", count: 99) + "}",
    ]
    for line in bad {
      let lines: [String] = [records[0], line, records[1]]
      let forms: [String] = [lines.joined(separator: "\n"), "[\n" + lines.joined(separator: ",\n") + "\n]"]
      for form in forms {
        let (cards, report) = try readCards(form)
        #expect(cards.map { $0.name } == ["A", "B"], "\(form)")
        #expect(cards.map { $0.printings.first?.record } == [0, 2])
        #expect(report.records == 3 && report.cards == 2 && report.errorCount == 1)
        #expect(report.errors.map { $0.record } == [1])
        #expect(report.errors.map { $0.line } == [form.hasPrefix("[") ? 3 : 2])
      }
    }
  }

  @Test func errorsNameTheirPosition() throws {
    let (_, report) = try readCards("{\"name\":\"A\"}\n\n{\"name\":\"B\",\"cmc\":\"x\"}\n{\"name\":\"C\"")
    #expect(
      report.errors.map { $0.description } == [
        "line 3, byte 32: 'cmc': expected a number", "line 4, byte 48: unexpected end of the record",
      ])
    let bytes = Array(#"{"name":"A"}"#.utf8) + [0x0A] + Array(#"{"name":""#.utf8) + [0xC3] + Array(#""}"#.utf8)
    #expect(
      try readCards(bytes).report.errors.map { $0.description } == [
        "line 2, byte 22: 'name': the string is not valid UTF-8"
      ])
    let cut = try readCards("[\n{\"name\":\"A\"},\n")
    #expect(cut.cards.count == 1)
    #expect(cut.report.records == 1)
    #expect(cut.report.errors.map { $0.description } == ["line 3, byte 16: unclosed array"])
  }

  @Test func aHundredErrorsAreKeptAndAllCounted() throws {
    let (cards, report) = try readCards("{\"name\":\"A\"}\n" + String(repeating: "{}\n", count: 250))
    #expect(cards.count == 1)
    #expect(report.records == 251)
    #expect(report.errorCount == 250)
    #expect(report.errors.count == 100)
  }

  @Test func filesWithoutCards() throws {
    func failure(_ text: String) -> String {
      do throws(CardFileError) {
        return "\(try readCards(text).report)"
      } catch {
        return error.message.replacing(/'\/[^']*'/, with: "FILE")
      }
    }
    #expect(failure("") == "FILE is empty")
    #expect(failure("\u{FEFF} \r\n\t\n") == "FILE is empty")
    #expect(failure("[]") == "there is no card in FILE")
    #expect(failure("<html>") == "there is no card in FILE; line 1, byte 0: expected an object")
    #expect(
      failure(#"{"object":"list","data":[]}"#)
        == "there is no card in FILE; line 1, byte 10: 'object': expected a 'card', found a 'list'")
    let path = "/no/such/file"
    #expect(throws: CardFileError.missing(path: path)) { try CardFile(path: path).read { _ in } }
    #expect(CardFileError.missing(path: path).description == "there is no file '/no/such/file'")
    let folder = FileManager.default.temporaryDirectory.path
    #expect(throws: CardFileError.folder(path: folder)) { try CardFile(path: folder).read { _ in } }
    #expect(CardFileError.folder(path: "x").message == "'x' is a folder; expected a card file")
    #expect(CardFileError.unreadable(path: "x").message == "'x' cannot be read")
    let damaged = try ScratchFile([0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3, 0xFF])
    #expect(throws: CardFileError.damaged(path: damaged.path, offset: 11)) {
      try CardFile(path: damaged.path).read { _ in }
    }
    #expect(CardFileError.damaged(path: "x", offset: 3).message == "the gzip packing of 'x' is damaged near byte 3")
  }

  @Test func progressIsToldAndMayStop() throws {
    let file = try ScratchFile(String(repeating: records[0] + "\n", count: 60_000))
    var states: [CardFileProgress] = []
    let report = try CardFile(path: file.path).read(
      progress: {
        states.append($0)
        return true
      }, { _ in })
    #expect(report.cards == 60_000)
    #expect(states.count > 2)
    #expect(states.allSatisfy { $0.totalBytes == 60_000 * 21 })
    #expect(states.last?.bytesRead == 60_000 * 21)
    #expect(states.last?.records == 60_000)
    #expect(zip(states, states.dropFirst()).allSatisfy { $0.bytesRead < $1.bytesRead && $0.records < $1.records })
    var count = 0
    #expect(throws: CardFileError.stopped(path: file.path)) {
      try CardFile(path: file.path).read(progress: { _ in false }, { _ in count += 1 })
    }
    #expect(count > 0 && count < 60_000)
  }

  @Test func textsOfRecords() throws {
    func texts(_ text: String, _ numbers: [Int], first: Int = 0) throws -> [String] {
      let file = try ScratchFile(text)
      var texts: [String] = []
      try CardFile(path: file.path).recordTexts(for: numbers, firstRecord: first) { number, bytes in
        texts.append("\(number) " + String(decoding: bytes, as: UTF8.self))
      }
      return texts
    }
    let lines = #"{"n": 1}"# + "\n\n" + #"  {"n": 2}"# + "\r\noops\n" + #"{"n": 4}"#
    #expect(try texts(lines, [3, 0, 0, 9, -1]) == [#"0 {"n": 1}"#, #"3 {"n": 4}"#])
    #expect(try texts(lines, [1, 2]) == [#"1 {"n": 2}"#, "2 oops"])
    #expect(try texts(lines, [101, 103, 3], first: 100) == [#"101 {"n": 2}"#, #"103 {"n": 4}"#])
    #expect(try texts(lines, []) == [])
    let pretty = "[\n  {\n    \"a b\": \"c \\\" d\",\n    \"e\": [ 1, 2 ]\n  },\n  {\n    \"f\": { }\n  }\n]"
    #expect(try texts(pretty, [0, 1]) == [#"0 {"a b":"c \" d","e":[1,2]}"#, #"1 {"f":{}}"#])
    #expect(throws: CardFileError.missing(path: "/no")) { try CardFile(path: "/no").recordTexts(for: [1]) { _, _ in } }
  }

  /// Random damage of a file: no trap, and each record is a card or an error.
  @Test func randomDamageIsReported() {
    let json =
      #"{"name":"A — b","cmc":1.5,"colors":["W"],"legalities":{"x":"y"},"card_faces":[{"name":"f\n\u00e9"}],"prices":{"usd":"1"}}"#
    let lines = Array(([String](repeating: json, count: 6)).joined(separator: "\n").utf8)
    let array = Array(("[\n" + [String](repeating: json, count: 6).joined(separator: ",\n") + "\n]").utf8)
    let pretty = Array(
      String(decoding: array, as: UTF8.self).replacing(",\"", with: ",\n    \"").replacing(
        "{\"name\":\"A", with: "  {\n    \"name\":\"A"
      ).utf8)
    let failure = checkProperty(
      "damaged files are read as far as they go", cases: PropertyCases.count(long: 600),
      seed: PropertyCases.seed(default: 21),
      generate: { generator in
        var bytes = generator.pick([lines, array, pretty]) ?? []
        for _ in 0...generator.below(4) {
          let place = generator.below(bytes.count)
          switch generator.below(4) {
          case 0: bytes[place] = UInt8(generator.below(256))
          case 1: bytes.remove(at: place)
          case 2: bytes.insert(UInt8(generator.below(256)), at: place)
          default: bytes.removeSubrange(place..<min(bytes.count, place + generator.below(80)))
          }
        }
        return bytes
      }, shrink: { shorterArrays($0) }, describe: { shown($0) },
      law: { bytes in
        guard let (cards, report) = try? readCards(bytes) else { return nil }
        if cards.count != report.cards { return "\(cards.count) cards, \(report.cards) reported" }
        if report.cards > report.records { return "more cards than records" }
        if report.records - report.cards > report.errorCount { return "a record without a word" }
        if report.errors.contains(where: { $0.offset > bytes.count || $0.offset < 0 }) {
          return "a place behind the end"
        }
        return nil
      })
    #expect(failure == nil, "\(failure?.description ?? "")")
  }

  /// All records of the real files, and some of their values as Foundation reads them.
  @Test(.needsRealCards) func theRealFiles() throws {
    var cards: [Card] = []
    let file = CardFile(path: RealData.cards)
    let report = try file.read { cards.append($0) }
    #expect(report.cards == 30_563)
    #expect(report.errorCount == 0)
    #expect(report.textBytes == 30_106_413)
    let chosen = Array(stride(from: 5, to: cards.count, by: 97))
    var compared = 0
    try file.recordTexts(for: chosen) { number, bytes in
      let object = (try? JSONSerialization.jsonObject(with: Data(bytes))) as? [String: Any] ?? [:]
      let card = cards[number]
      compared += 1
      #expect(object["name"] as? String == card.name)
      #expect(object["oracle_text"] as? String == card.oracleText)
      #expect(object["mana_cost"] as? String == card.manaCost)
      #expect(object["type_line"] as? String ?? "" == card.typeLine)
      #expect(object["power"] as? String == card.power)
      #expect(object["legalities"] as? [String: String] ?? [:] == card.legalities)
      #expect(object["keywords"] as? [String] ?? [] == card.keywords)
      #expect((object["cmc"] as? Double).map { Int64($0 * 1_000_000) } == card.manaValue?.whole(power: -6))
      #expect(object["edhrec_rank"] as? Int == card.edhrecRank)
      #expect(object["set_name"] as? String ?? "" == card.printings[0].setName)
      #expect(object["released_at"] as? String == card.printings[0].releasedAt?.description)
      #expect(object["games"] as? [String] ?? [] == card.printings[0].games)
      #expect(object["reprint"] as? Bool == card.printings[0].isReprint)
      #expect(
        (object["card_faces"] as? [[String: Any]] ?? []).map { $0["name"] as? String } == card.faces.map { $0.name })
    }
    #expect(compared == chosen.count)
  }
}
