import Foundation
import Testing

@testable import DataStreams
@testable import ScryfallCards
@testable import ScryfallDialect

/// The sample set agrees with its page.
@Suite struct SampleTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    .standardizedFileURL
  private static let examples = root.appending(path: "Examples/Cards")

  @Test func sampleIsTheFile() throws {
    let file = Array(try Data(contentsOf: Self.examples.appending(path: "sample-cards.jsonl")))
    let sample = SampleCards.jsonLines
    #expect(sample.split(separator: 10).map(Array.init) == file.split(separator: 10).map(Array.init))
  }

  @Test func everyRecordIsACard() throws {
    let report = try #require(CardCollection.sample.report)
    #expect(report.errors == [])
    #expect(report.cards == report.records)
    #expect(CardCollection.sample.library.printingCount == report.records)
    let page = try String(contentsOf: Self.examples.appending(path: "README.md"), encoding: .utf8)
    #expect(page.contains(" in \(report.records) printings"))
  }

  @Test func recordsAreTheLines() throws {
    let lines = SampleCards.jsonLines.split(separator: 10).map(Array.init)
    let library = CardCollection.sample.library
    let texts = try CardCollection.sample.records(ofPrintings: Array(0..<library.printingCount))
    for (printing, text) in texts.enumerated() {
      #expect(text == lines[Int(library.shown.records[printing])], "\(printing)")
    }
  }

  /// The queries of the page have the stated results.
  @Test func queriesOfThePage() throws {
    let page = try String(contentsOf: Self.examples.appending(path: "README.md"), encoding: .utf8)
    let table = QueryTable(CardCollection.sample.library)
    var rows = 0
    for line in page.split(separator: "\n") where line.hasPrefix("| `") {
      let parts = line.dropFirst(3).split(separator: "` | ", maxSplits: 1)
      guard parts.count == 2, !parts[1].contains(" | ") else { continue }
      rows += 1
      let query = String(parts[0])
      let said = parts[1].dropLast(2)
      #expect(table.ignored(query) == "", "\(query)")
      if said.contains(": ") {
        // One card and a remark about it.
        #expect(table.names(query) == said.prefix { $0 != ":" }, "\(query)")
      } else {
        // Names may contain commas: the statement must equal the names joined by commas.
        #expect(table.rows(query).map { $0.name }.joined(separator: ", ") == said, "\(query)")
      }
    }
    #expect(rows == 10)
    #expect(table.names("e:ash border:borderless") == "")
    #expect(table.rows("!\"Spark, Meet Powder\" unique:prints").count == 3)
    #expect(table.rows("prints>3").count == 2)
    #expect(table.rows("prints=4").count == 2)
    #expect(table.rows("lang:ja").count == 3)
    #expect(table.rows("lang:ja").allSatisfy { $0.language == "ja" })
    #expect(table.names("is:planar") != "")
  }

  /// The printing of a card with two equal sides has a separate layout.
  @Test func layoutOfAPrinting() {
    let table = QueryTable(CardCollection.sample.library)
    #expect(table.names("is:reversible") == "Moss-Lamp Dryad")
    #expect(table.printings("layout:reversible_card ++") == "drw 1")
    #expect(table.printings("is:reversible is:dfc ++") == "drw 1")
    #expect(table.printings("!\"Moss-Lamp Dryad\" layout:normal ++ order:set") == "ash 27 | brk 29")
    #expect(table.printings("!\"Moss-Lamp Dryad\" not:reversible ++ order:set") == "ash 27 | brk 29")
    #expect(table.printings("!\"Moss-Lamp Dryad\" is:permanent ++ order:set") == "ash 27 | brk 29 | drw 1")
  }

  /// The sample has every layout, so no value of the closed list is untested.
  @Test func everyLayoutIsFound() {
    let table = QueryTable(CardCollection.sample.library, includesExtras: true)
    var layouts: Set<String> = []
    for line in SampleCards.jsonLines.split(separator: 10) {
      let record = (try? JSONSerialization.jsonObject(with: Data(line))) as? [String: Any]
      if let layout = record?["layout"] as? String { layouts.insert(layout) }
    }
    #expect(layouts.count > 15)
    for layout in layouts { #expect(table.names("layout:\(layout)") != "", "\(layout)") }
  }

  /// The sections of the reference on the data of cards.
  @Test func sections() {
    let table = QueryTable(CardCollection.sample.library)
    table.expect([
      ("pow>1000", "The Number After the Last Number"), ("mv=1000000", "Unlimited Liability"),
      ("mv=.5", "Loose Change"), ("mv:5 is:split", "Ebb // Owe | Snuff // Strike a Light"),
      ("pow=3.5", "Little Half-Orc, Big Half-Orc"), ("tou=1 pow=0 e:tid", "Ólvar, Who Counts the Drowned"),
      ("pow=1 tou=1 e:brk r:rare", "Moor Lich"), ("olvar", "Ólvar, Who Counts the Drowned"),
      ("!isaurellequeenofthestacks", "Isaurèlle, Queen of the Stacks"), ("m:{b/w}", "Barrow-Wight Regent"),
      ("m={x}ww", "Levy of the Rooftops"), ("kw:level-up", "Causeway Cadet | Student of Deep Weather"),
      ("o:\"~'s power\" e:nosuch", ""), ("e:\"the torn ticket\" -e:tkt", ""), ("cn:61a", "Plain Where the Sun Was"),
      ("produces=rw", "Ashwick Rooftops"), ("e:brk frame:future", "Debt Unborn | Echo from a Later Moor"),
      ("e:wkc r:special", "Giant Novelty Check"), ("t:merfolk r:mythic", "Isaurèlle, Queen of the Stacks"),
      ("is:flip", "Humble Lamp-Trimmer // Trimmer of the Last Wick | Peat-Cutter Maud // Maud, Whom the Bog Obeys"),
      ("!wickwarden date<1995", ""), ("!\"wickwarden novice\" date<1995 frame:1993", "Wickwarden Novice"),
      ("date=ash r:common t:dryad", "Moss-Lamp Dryad"), ("date<tid date>=ash t:rat", "Chimney Rat"),
      ("usd>=100 order:usd", "Hollin's Blank Promissory Note | Astrolabe for a Missing Sun"),
    ])
  }
}
