import DataStreams
import FilterVocabulary
import Foundation
import ScryfallDialect
import Testing

@testable import ScryfallCards

/// What is worked out of real cards, where they are at hand.
@Suite(.needsRealCards, .serialized)
struct DerivationRealDataTests {
  @Test func countsPerFlag() throws {
    // One card in 24, unless the numbers are asked for: that takes minutes in a debug build.
    let path = ProcessInfo.processInfo.environment["FILTERQ_FLAG_COUNTS"]
    let step = path == nil ? 24 : 1
    let cards = stride(from: 0, to: DerivationData.cards.count, by: step).map { DerivationData.cards[$0] }
    #expect(DerivationData.cards.count > 30_000)
    let facts = cards.map { CardFacts(of: $0) }
    let coverage = DataCoverage(of: cards)
    var lines = ""
    var counts: [String: Int] = [:]
    for flag in CardFlag.all {
      var yes = 0
      var unknown = 0
      for (card, facts) in zip(cards, facts) {
        for printing in flag.isAboutPrinting ? card.printings[...] : card.printings.prefix(1) {
          switch flag.holds(for: card, facts: facts, printing: printing) {
          case true?: yes += 1
          case nil: unknown += 1
          default: break
          }
        }
      }
      counts[flag.value] = yes
      lines += "\(flag.value)\t\(yes)\t\(unknown)\t\(flag.obstacle(in: coverage) ?? "")\n"
      if flag.obstacle(in: coverage) != nil, flag.value != "spikey" { #expect(yes == 0, "\(flag.value)") }
    }
    if let path {
      try lines.write(toFile: path, atomically: true, encoding: .utf8)
    }
    #expect((70...140).contains((counts["bear"] ?? 0) * step / 8))
    #expect((35...65).contains((counts["vanilla"] ?? 0) * step / 8))
  }

  /// Cycles of lands are complete sets of their kind.
  @Test func cyclesOfLands() throws {
    let rows: [(String, Int)] = [
      ("dual", 10), ("fetchland", 10), ("shockland", 10), ("checkland", 10), ("fastland", 10), ("painland", 10),
      ("tron", 3), ("triland", 10), ("scryland", 10), ("slowland", 10), ("bondland", 10), ("pathway", 10),
      ("tricycleland", 10), ("vergeland", 10), ("surveilland", 10), ("filterland", 22), ("bikeland", 7),
    ]
    for (value, count) in rows {
      let flag = try #require(CardFlag.named(value), "\(value)")
      let lands = DerivationData.lands
      #expect(
        lands.filter { flag.holds(for: $0.card, facts: $0.facts, printing: $0.card.printings[0]) == true }.count
          == count, "\(value)")
    }
  }

  @Test func wellKnownCards() throws {
    let rows: [(String, String)] = [
      ("Cryptic Command", "modal"), ("Grizzly Bears", "bear"), ("Grizzly Bears", "vanilla"),
      ("Serra Angel", "frenchvanilla"),
      ("Boros Reckoner", "hybrid"), ("Dismember", "phyrexian"), ("Black Lotus", "reserved"), ("Fire // Ice", "split"),
      ("Delver of Secrets // Insectile Aberration", "dfc"), ("Atraxa, Praetors' Voice", "commander"),
      ("Lurrus of the Dream-Den", "companion"),
      ("Thrasios, Triton Hero", "partner"), ("Mutavault", "creatureland"), ("Smuggler's Copter", "historic"),
      ("Masked Vandal", "party"), ("Tarmogoyf", "permanent"),
    ]
    for (name, value) in rows {
      let card = try #require(DerivationData.card(named: name), "\(name), \(value)")
      #expect(CardFlag.answer(value, card) == true, "\(name), \(value)")
    }
  }

  @Test func printedStatsAreNumbers() {
    for card in DerivationData.some {
      for part in card.parts {
        for text in [part.power, part.toughness, part.loyalty, part.defense] {
          if let text { #expect(PrintedNumber.value(of: text) != nil, "\(card.name): \(text)") }
        }
      }
    }
  }

  @Test func manaValuesAgreeWithTheSource() {
    var different: [String] = []
    for card in DerivationData.some where card.manaValue != nil {
      var bare = card
      bare.manaValue = nil
      if bare.derivedManaValue != card.manaValue { different.append(card.name) }
    }
    #expect(different.count < 20, "\(different.prefix(20))")
  }

  @Test func remindersGoAndNothingElse() {
    for card in DerivationData.some {
      for part in card.parts where part.oracleText.contains("(") {
        let left = ReminderText.removing(from: part.oracleText)
        if left.contains("(") {
          #expect(
            part.oracleText.filter { $0 == "(" }.count != part.oracleText.filter { $0 == ")" }.count, "\(card.name)")
        }
        #expect(!left.contains("\n\n") && !left.hasSuffix("\n") && !left.hasPrefix("\n"), "\(card.name)")
      }
    }
  }

  @Test func cardsSpeakOfThemselves() {
    var marked = 0
    for card in DerivationData.some where card.typeLine.contains("Creature") {
      let references = SelfReferences(of: card)
      if card.parts.contains(where: { references.marking($0.oracleText).contains("~") }) { marked += 1 }
    }
    #expect(marked > 2_000, "\(marked)")
  }

  @Test func typeLinesAreMadeOfKnownTypes() {
    var unknown: [String: Int] = [:]
    for card in DerivationData.some {
      for word in TypeWords.folded(of: card.typeLine) where !TypeWords.known.contains(word) {
        unknown[word, default: 0] += 1
      }
    }
    #expect(unknown.count < 60, "\(unknown.sorted { $0.value > $1.value }.prefix(80))")
  }
}
