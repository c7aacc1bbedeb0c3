import Foundation
import ListFiles
import Testing
import _FilterTestSupport

@testable import ScryfallCards

/// Cards in memory are those of a file with the same bytes.
@Suite struct CardTextTests {
  private static let records = [
    #"{"object":"card","name":"Ash","set":"one","cmc":1,"layout":"normal","oracle_id":"a"}"#,
    #"{"name":"Bad","cmc":"x"}"#,
    #"{"object":"card","name":"Oak // Elm","set":"two","card_faces":[{"name":"Oak"},{"name":"Elm"}]}"#,
    #"{"object":"card","name":"Ash","set":"two","cmc":1,"oracle_id":"a"}"#,
  ]

  static let forms: [String] = [
    records.joined(separator: "\n"), "[\n" + records.joined(separator: ",\n") + "\n]\n",
    "[" + records.joined(separator: ",") + "]", "\u{FEFF}" + records.joined(separator: "\r\n"),
    "[\n  {\n  \"name\": \"A  B\",\n  \"cmc\": 1\n  },\n" + records.joined(separator: " , ") + "\n]",
    records.joined(separator: "\n") + "\n{\"name\":", "[" + records[0], "", " \n", "no card", "{}", "[1,2]",
  ]

  private func outline(_ make: () throws(CardFileError) -> CardCollection) -> String {
    do throws(CardFileError) {
      let cards = try make()
      let library = cards.library
      let printings = Array(0..<library.printingCount)
      let rows = library.hits(library.search(CardSearch("", includesExtras: true))).map { library.row($0) }
      let records = try cards.records(ofPrintings: printings)
      let texts = records.map { $0.map { String(decoding: $0, as: UTF8.self) } ?? "-" }
      var all: [Card?] = []
      for index in 0..<library.count { all.append(try cards.card(index)) }
      let single = try cards.cards(ofPrintings: printings)
      var report = cards.report ?? CardFileReport()
      report.textBytes = 0
      return "\(report) \(rows) \(texts) \(all) \(single)"
    } catch { return error.message.replacing(/'[^']*'/, with: "…") }
  }

  @Test func textsAreReadLikeAFile() throws {
    for text in Self.forms {
      let file = try ScratchFile(text)
      let fromFile = outline { () throws(CardFileError) in try CardCollection.open(file.path) }
      let fromText = outline { () throws(CardFileError) in
        try CardCollection(json: Array(text.utf8), named: "cards")
      }
      #expect(fromText == fromFile, "\(text)")
    }
  }

  @Test func theSampleIsReadLikeAFile() throws {
    let file = try ScratchFile(SampleCards.jsonLines)
    let fromFile = outline { () throws(CardFileError) in try CardCollection.open(file.path) }
    #expect(outline { () throws(CardFileError) in CardCollection.sample } == fromFile)
    #expect(CardCollection.sample.readsRecordsQuickly)
    #expect(try !CardCollection.open(file.path).readsRecordsQuickly)
  }

  @Test func partsOfFaces() {
    let rows: [String] = [
      "", "a", "a // b", " // ", " //", "a // b // c", "a //  // b", "a ////  // é // ", "//", "a / / b",
    ]
    for text in rows {
      #expect(FaceTexts.parts(of: text) == text.components(separatedBy: " // "), "\(text)")
    }
  }

  /// No step of the reading is too large for an `Int` of 32 bits.
  @Test func numbersOfCollectors() {
    let rows: [(String, Int)] = [
      ("12a", 12), ("2147483647", 1_000_000_000), ("2147483648", 1_000_000_000), ("99999999", 99_999_999),
      ("100000000", 100_000_000), ("999999999", 999_999_999), ("1000000000", 1_000_000_000),
      ("00000000000000000007", 7), ("99999999999999999999999", 1_000_000_000),
    ]
    for (text, number) in rows {
      #expect(CollectorNumber.leadingInteger(of: text) == number, "\(text)")
    }
  }

  @Test func coverageHasMoreKeysThanThirtyTwoBits() {
    for bits in [Int64(1) << 31, 1 << 32, .max, .min, -1] {
      #expect(DataCoverage(rawValue: bits, formats: []).rawValue == bits)
    }
  }

  @Test func todayIsTheDayOfTheClock() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    func day() -> String {
      let parts = calendar.dateComponents([.year, .month, .day], from: Date())
      return String(format: "%04d-%02d-%02d", parts.year ?? 0, parts.month ?? 0, parts.day ?? 0)
    }
    let before = day()
    let today = CardSetDays.today().map { "\($0)" }
    #expect(today == before || today == day())
  }
}
