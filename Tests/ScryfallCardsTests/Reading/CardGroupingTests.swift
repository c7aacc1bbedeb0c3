import Testing
import _FilterTestSupport

@testable import DataStreams
@testable import ListFiles
@testable import ScryfallCards
@testable import ScryfallDialect

/// Records collected into cards.
@Suite struct CardGroupingTests {
  private func record(
    _ name: String, id: String? = nil, set: String = "", number: String = "", language: String = "en",
    text: String? = nil
  ) -> Card {
    var card = Card(name: name)
    card.oracleID = id
    card.oracleText = text
    var printing = CardPrinting()
    (printing.set, printing.collectorNumber, printing.language) = (set, number, language)
    card.printings = [printing]
    return card
  }

  private func picture(_ grouping: CardGrouping) -> [String] {
    grouping.cards.map { "\($0.name): " + $0.printings.map { $0.set + $0.collectorNumber }.joined(separator: " ") }
  }

  @Test func recordsOfTheSameCardAreOne() {
    var grouping = CardGrouping(expectedCards: 4)
    grouping.add(record("A", id: "1", set: "x", number: "1", text: "first"))
    grouping.add(record("B", set: "x", number: "2"))
    grouping.add(record("A", id: "1", set: "y", number: "1", text: "second"))
    grouping.add(record("B", set: "z", number: "7"))
    grouping.add(record("A", id: "2", set: "t", number: "1"))
    #expect(picture(grouping) == ["A: x1 y1", "B: x2 z7", "A: t1"])
    #expect(grouping.cards[0].oracleText == "first")
  }

  @Test func printingsJoinByIdentityOrName() {
    var grouping = CardGrouping()
    grouping.add(record("A", id: "1", set: "x", number: "1"))
    grouping.add(record("A", id: "2", set: "x", number: "2"))
    grouping.add(record("B", set: "x", number: "3"))
    let answers = [
      record("A", id: "2", set: "y", number: "1"), record("A", set: "y", number: "2"),
      record("B", id: "9", set: "y", number: "3"), record("C", set: "y", number: "4"),
    ].map { grouping.addPrintings(of: $0) }
    #expect(answers == [true, true, true, false])
    #expect(picture(grouping) == ["A: x1 y2", "A: x2 y1", "B: x3 y3"])
    grouping.add(record("C", set: "z", number: "1"))
    let found = grouping.addPrintings(of: record("C", set: "y", number: "4"))
    #expect(found)
    #expect(picture(grouping).last == "C: z1 y4")
  }

  /// The printing of the card's own record occurs again in the file of printings. Beyond some dozens another algorithm
  /// is used.
  @Test func theSamePrintingIsThereOnce() {
    let rows: [Int] = [1, 40, 47, 48, 49, 200]
    for count in rows {
      var grouping = CardGrouping()
      grouping.add(record("A", set: "x", number: "1"))
      grouping.add(record("B", set: "x", number: "1"))
      for _ in 0..<2 {
        for number in 1...count {
          for language in ["en", "fr"] {
            for name in ["A", "B"] {
              grouping.addPrintings(of: record(name, set: "x", number: "\(number)", language: language))
            }
          }
        }
      }
      #expect(grouping.cards[1].printings.count == 2 * count, "\(count)")
      #expect(grouping.cards[0].printings.count == 2 * count, "\(count)")
      grouping.add(record("A", set: "new", number: "1"))
      grouping.addPrintings(of: record("A", set: "new", number: "1"))
      #expect(grouping.cards[0].printings.count == 2 * count + 1, "\(count)")
      // A record without identifying values may be another printing.
      for _ in 0..<2 { grouping.addPrintings(of: record("A")) }
      #expect(grouping.cards[0].printings.count == 2 * count + 3, "\(count)")
    }
  }

  @Test(.needsRealCards) func theRealFiles() throws {
    var grouping = CardGrouping()
    let report = try CardFile(path: RealData.cards).read { grouping.add($0) }
    #expect(grouping.cards.count == 30_563)
    var missing = 0
    let more = try CardFile(path: RealData.printings).read(firstRecord: report.records) {
      if !grouping.addPrintings(of: $0) { missing += 1 }
    }
    #expect(more.cards == 86_348)
    #expect(missing == 0)
    let printings = grouping.cards.flatMap { $0.printings }
    #expect(printings.count == 86_599)
    #expect(Set(printings.map { $0.record }).count == 86_599)
    #expect((printings.map { $0.record }.max() ?? 0) < 30_563 + 86_348)
  }
}
