import FilterEvaluation
import FilterSemantics
import Foundation
import Testing

@testable import DataStreams
@testable import ListFiles
@testable import ScryfallCards
@testable import ScryfallDialect

@Suite struct CardCollectionTests {
  /// The second record describes the same card as the first, in another printing.
  private let lines = """
    {"name":"Ant","oracle_id":"one","set":"aaa","collector_number":"1","released_at":"2001-01-01","lang":"en","type_line":"Creature"}
    {"name":"Bee","oracle_id":"two","set":"aaa","collector_number":"2","released_at":"2001-01-01","lang":"en","type_line":"Creature"}
    {"name":"Ant","oracle_id":"one","set":"bbb","collector_number":"7","released_at":"2002-01-01","lang":"en","type_line":"Creature"}

    """

  private let further = """
    {"name":"Bee","set":"ccc","collector_number":"3","released_at":"2003-01-01","lang":"en"}
    {"name":"Nobody","set":"ccc","collector_number":"4","released_at":"2003-01-01","lang":"en"}
    {"broken":
    {"name":"Ant","set":"ccc","collector_number":"5","released_at":"2003-01-01","lang":"en"}

    """

  private func records(_ collection: CardCollection, _ printings: [Int]) throws -> [String] {
    try collection.records(ofPrintings: printings).map { $0.map { String(decoding: $0, as: UTF8.self) } ?? "none" }
  }

  @Test func oneFile() throws {
    let file = try ScratchFile(lines)
    let collection = try CardCollection.open(file.path)
    #expect(collection.library.count == 2)
    #expect(collection.library.printingCount == 3)
    #expect(collection.report?.cards == 3)
    #expect(QueryTable(collection.library).printings("ant ++") == "aaa 1 | bbb 7")
    // In the requested order: printings are stored by card, records in the order of the file.
    let written = lines.split(separator: "\n").map { String($0) }
    #expect(try records(collection, [1, 0, 2, 1]) == [written[2], written[0], written[1], written[2]])
    #expect(try records(collection, []) == [])
  }

  @Test func furtherPrintings() throws {
    let (file, more) = (try ScratchFile(lines), try ScratchFile(further))
    let collection = try CardCollection.open(file.path, printings: more.path)
    #expect(QueryTable(collection.library).printings("++") == "aaa 1 | bbb 7 | ccc 5 | aaa 2 | ccc 3")
    let report = try #require(collection.report)
    #expect(report.records == 7)
    #expect(report.cards == 6)
    #expect(report.errorCount == 1)
    #expect(report.errors.count == 1)
    #expect(report.textBytes == lines.utf8.count + further.utf8.count)
    let written = further.split(separator: "\n").map { String($0) }
    #expect(try records(collection, [2, 4]) == [written[3], written[0]])
    let ant = try #require(try collection.card(0))
    #expect(ant.name == "Ant")
    #expect(ant.printings.map { $0.set } == ["aaa", "bbb", "ccc"])
  }

  /// Each card has exactly the requested printing.
  @Test func cardsOfPrintings() throws {
    let (file, more) = (try ScratchFile(lines), try ScratchFile(further))
    let collection = try CardCollection.open(file.path, printings: more.path)
    func shown(_ collection: CardCollection, _ printings: [Int]) throws -> [String] {
      try collection.cards(ofPrintings: printings).map { card in
        card.map { "\($0.name) \($0.printings.map { $0.set })" } ?? "none"
      }
    }
    let expected = [#"Ant ["ccc"]"#, #"Bee ["aaa"]"#, #"Ant ["aaa"]"#, #"Ant ["ccc"]"#]
    #expect(try shown(collection, [2, 3, 0, 2]) == expected)
    #expect(try shown(collection, []) == [])
    #expect(!collection.readsRecordsQuickly)
    let packed = try ScratchFile("")
    _ = try collection.prepare(to: packed.path)
    let prepared = try CardCollection.open(packed.path)
    #expect(prepared.readsRecordsQuickly)
    #expect(try shown(prepared, [2, 3, 0, 2]) == expected)
    #expect(CardCollection.sample.readsRecordsQuickly)
    #expect(try CardCollection.sample.cards(ofPrintings: [0]).first??.name == CardCollection.sample.library.name(of: 0))
  }

  /// A missing record, or one that is no longer a card, gives nil, and the other indices are unchanged.
  @Test func cardsThatAreGone() throws {
    let file = try ScratchFile(lines)
    let collection = try CardCollection.open(file.path)
    let written = lines.split(separator: "\n")
    try Data("\(written[0])\n{\"broken\":\n".utf8).write(to: URL(filePath: file.path))
    let cards = try collection.cards(ofPrintings: [1, 2, 0])
    #expect(cards.map { $0?.name } == [nil, nil, "Ant"])
  }

  /// Prepared from two files: each printing keeps its own record.
  @Test func preparedFromTwoFiles() throws {
    let (file, more) = (try ScratchFile(lines), try ScratchFile(further))
    let collection = try CardCollection.open(file.path, printings: more.path)
    let packed = try ScratchFile("")
    _ = try collection.prepare(to: packed.path)
    let again = try CardCollection.open(packed.path)
    #expect(try records(again, [0, 1, 2, 3, 4]) == records(collection, [0, 1, 2, 3, 4]))
    #expect(try again.card(1) == collection.card(1))
  }

  @Test func stopped() throws {
    let file = try ScratchFile(lines)
    #expect(throws: CardFileError.stopped(path: file.path)) {
      try CardCollection.open(file.path, progress: { _ in false })
    }
  }

  @Test func fileThatIsGone() throws {
    var file: ScratchFile? = try ScratchFile(lines)
    let path = try #require(file?.path)
    let collection = try CardCollection.open(path)
    file = nil
    #expect(throws: CardFileError.missing(path: path)) { try collection.records(ofPrintings: [0]) }
    #expect(throws: CardFileError.missing(path: path)) { try collection.card(0) }
  }

  /// Cards read again from their records are the cards the library was made from.
  @Test func cardsRoundTrip() throws {
    let sample = CardCollection.sample
    for place in stride(from: 0, to: sample.library.count, by: 7) {
      let card = try #require(try sample.card(place))
      var expected = TestCards.sample[place]
      #expect(card.name == sample.library.name(of: place))
      #expect(card.printings.map { $0.id } == expected.printings.map { $0.id })
      for printing in expected.printings.indices { expected.printings[printing].record = 0 }
      #expect(card == expected, "\(card.name)")
    }
  }

  /// A library made of batches on all processors is that made of one card after the other.
  @Test func batches() {
    let many = (0..<5_000).map { Sample.card("Card \($0)", $0 % 3 == 0 ? "Instant" : "Creature", stats: "\($0 % 9)/1") }
    var builder = CardLibraryBuilder()
    for card in many { builder.append(card) }
    let library = builder.finish()
    #expect(library.count == 5_000)
    #expect(
      QueryTable(library).rows("t:instant pow=3").count
        == many.filter { $0.typeLine == "Instant" && $0.power == "3" }.count)
    #expect(library.store.run(library.plan(CardSearch("!\"card 4999\""))).rows() == [4_999])
    var empty = CardLibraryBuilder()
    let nothing = empty.finish()
    #expect(nothing.count == 0)
    #expect(QueryTable(nothing).names("t:elf or -t:elf ++") == "")
    #expect(nothing.cards(named: "a") == [])
  }

  @Test func textTables() {
    var table = TextTable()
    #expect(table.count == 0)
    for text in ["", "Æther", "b"] { table.append(text) }
    #expect(table.count == 3)
    #expect((0..<3).map { table[$0] } == ["", "Æther", "b"])
  }
}
