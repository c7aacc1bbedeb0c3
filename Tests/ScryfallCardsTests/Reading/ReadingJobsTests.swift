import Foundation
import Testing

@testable import DataStreams
@testable import ListFiles
@testable import ScryfallCards
@testable import ScryfallDialect

/// Large files are read by concurrent jobs, with the same result.
@Suite struct ReadingJobsTests {
  /// Seven megabytes of records, each hundredth of which is damaged.
  private static let lines: [String] = (0..<7_000).map { number in
    if number % 100 == 50 { return #"{"name":"Bad \#(number)","cmc":"x"}"# }
    let text = String(repeating: "Draw a card. ", count: 70)
    return
      #"{"name":"Card \#(number)","set":"s\#(number % 7)","collector_number":"\#(number)","oracle_text":"\#(text)","#
      + #""legalities":{"modern":"\#(number % 2 == 0 ? "legal" : "banned")"}}"#
  }

  private func read(_ lines: [String]) throws -> (cards: [Card], report: CardFileReport) {
    var cards: [Card] = []
    let json = Array(lines.joined(separator: "\n").utf8)
    let file = try ScratchFile(json)
    let report = try CardFile(path: file.path).read(firstRecord: 10) { cards.append($0) }
    return (cards, report)
  }

  @Test func cardsComeInTheOrderOfTheFile() throws {
    let (cards, report) = try read(Self.lines)
    let good = Self.lines.indices.filter { $0 % 100 != 50 }
    #expect(cards.map { $0.name } == good.map { "Card \($0)" })
    #expect(cards.map { $0.printings[0].record } == good.map { $0 + 10 })
    #expect(cards.map { $0.legalities["modern"] } == good.map { $0 % 2 == 0 ? "legal" : "banned" })
    #expect(report.records == 7_000 && report.cards == good.count && report.errorCount == 70)
  }

  @Test func errorsComeInTheOrderOfTheFile() throws {
    let report = try read(Self.lines).report
    #expect(report.errors.map { $0.record } == report.errors.map { $0.record }.sorted())
    #expect(report.errors.first?.line == 51)
    #expect(report.errors.first?.message == "'cmc': expected a number")
  }

  /// The same whether one job does it or many.
  @Test func partsAreReadLikeTheWhole() throws {
    let whole = try read(Self.lines).cards
    var parts: [Card] = []
    for start in stride(from: 0, to: Self.lines.count, by: 500) {
      parts += try read(Array(Self.lines[start..<start + 500])).cards
    }
    #expect(parts.map { $0.name } == whole.map { $0.name })
    #expect(parts.map { $0.formats } == whole.map { $0.formats })
    #expect(parts.map { $0.oracleText } == whole.map { $0.oracleText })
  }

  @Test func whatWasReadBeforeAStopIsHandedOn() throws {
    let file = try ScratchFile(Self.lines.joined(separator: "\n"))
    var names: [String] = []
    var told = 0
    #expect(throws: CardFileError.stopped(path: file.path)) {
      try CardFile(path: file.path).read(
        progress: { _ in
          told += 1
          return told < 4
        }, { names.append($0.name) })
    }
    #expect(names == Self.lines.indices.filter { $0 % 100 != 50 }.prefix(names.count).map { "Card \($0)" })
    #expect(!names.isEmpty)
  }
}
