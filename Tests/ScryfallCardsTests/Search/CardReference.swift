import FilterVocabulary
import Foundation
import ScryfallDialect
import _FilterTestSupport

@testable import DataStreams
@testable import ScryfallCards

/// A second implementation of queries from `Grammar/Reference.md`: direct tests of the values of a card, independent of
/// the package's evaluation.
struct CardReference {
  let text: String
  /// Whether a card matches with one of its printings.
  let holds: (Card, CardPrinting) -> Bool

  func finds(_ card: Card) -> Bool { card.printings.contains { holds(card, $0) } }
}

/// A side of a card, taken from the card in the plainest way.
private struct Side {
  let name: String
  let type: String
  let text: String
  let cost: String
  let colors: Set<Character>
  let power: String?
  let toughness: String?

  static func all(of card: Card) -> [Side] {
    if card.faces.isEmpty {
      return [
        Side(
          name: card.name, type: card.typeLine, text: card.oracleText ?? "", cost: card.manaCost ?? "",
          colors: letters(card.colors), power: card.power, toughness: card.toughness)
      ]
    }
    return card.faces.map { face in
      Side(
        name: face.name, type: face.typeLine, text: face.oracleText ?? "", cost: face.manaCost ?? "",
        colors: letters(face.colors ?? card.colors), power: face.power, toughness: face.toughness)
    }
  }

  static func letters(_ colors: CardColors?) -> Set<Character> {
    Set(zip(0..., "WUBRG").filter { (colors?.bits ?? 0) >> $0.0 & 1 == 1 }.map { $0.1 })
  }

  /// A printed number: `*`, `?` and X are 0, `1+*` is 1, `7-*` is 7.
  static func number(_ text: String?) -> Double? {
    guard let text, !text.isEmpty else { return nil }
    if text.contains("∞") { return .infinity }
    let cleaned = text.replacingOccurrences(of: "*²", with: "0").replacingOccurrences(of: "*", with: "0")
      .replacingOccurrences(of: "?", with: "0").replacingOccurrences(of: "X", with: "0")
    let pieces = cleaned.split(separator: "+").map { Double($0) ?? 0 }
    if pieces.count > 1 { return pieces.reduce(0, +) }
    return Double(cleaned.hasPrefix("+") ? String(cleaned.dropFirst()) : cleaned)
      ?? Double(cleaned.prefix { $0.isNumber })
  }
}

/// Generates queries together with their meanings.
struct ReferenceQueries {
  let cards: [Card]
  private let orders = [":", "=", "!=", "<", "<=", ">", ">="]

  func query(_ generator: inout SeededGenerator) -> CardReference {
    let count = Int.random(in: 1...3, using: &generator)
    var result = operand(&generator, depth: 2)
    for _ in 1..<max(2, count) where count > 1 {
      let other = operand(&generator, depth: 2)
      let left = result
      if generator.chance(30) {
        // Parenthesize the operands of an `or`, because `and` binds more tightly.
        result = CardReference(text: "(\(left.text)) or (\(other.text))") { left.holds($0, $1) || other.holds($0, $1) }
      } else {
        result = CardReference(text: "(\(left.text)) \(other.text)") { left.holds($0, $1) && other.holds($0, $1) }
      }
    }
    return result
  }

  private func operand(_ generator: inout SeededGenerator, depth: Int) -> CardReference {
    if depth > 0, generator.chance(20) {
      let (one, two) = (operand(&generator, depth: depth - 1), operand(&generator, depth: depth - 1))
      let isOr = generator.chance(50)
      let isNegative = generator.chance(50)
      return CardReference(text: "\(isNegative ? "-" : "")(\(one.text)\(isOr ? " or " : " ")\(two.text))") {
        let holds = isOr ? one.holds($0, $1) || two.holds($0, $1) : one.holds($0, $1) && two.holds($0, $1)
        return holds != isNegative
      }
    }
    let term = term(&generator)
    if !generator.chance(25) { return term }
    return CardReference(text: "-" + term.text) { !term.holds($0, $1) }
  }

  private func term(_ generator: inout SeededGenerator) -> CardReference {
    let card = generator.pick(cards) ?? Card()
    let printing = generator.pick(card.printings) ?? CardPrinting()
    switch generator.below(14) {
    case 0: return colors("c", card, &generator) { Side.all(of: $0).map { $0.colors } }
    case 1: return colors("id", card, &generator) { [Side.letters($0.colorIdentity)] }
    case 2:
      return number("mv", card.manaValue.map { Double($0.description) ?? 0 } ?? 0, &generator) { card, _ in
        [card.manaValue.map { Double($0.description) ?? 0 }]
      }
    case 3:
      return number("pow", Double(generator.below(8)), &generator) { card, _ in
        Side.all(of: card).map { Side.number($0.power) }
      }
    case 4:
      return number("tou", Double(generator.below(8)), &generator) { card, _ in
        Side.all(of: card).map { Side.number($0.toughness) }
      }
    case 5:
      let line: String = Side.all(of: card).first?.type ?? ""
      let words = line.split { !($0.isLetter && $0.isASCII) }.map { $0.lowercased() }.filter { $0.count > 2 }
      let word = generator.pick(words) ?? "creature"
      // A type is a whole word; another text a part of the line.
      return CardReference(text: "t:\(word)") { card, _ in
        Side.all(of: card).contains { side in
          let line = side.type.lowercased()
          return ReferenceQueries.isType(word)
            ? line.split { " —/".contains($0) }.contains { $0 == word } : line.contains(word)
        }
      }
    case 6: return rules(card, &generator)
    case 7:
      let words = card.name.split { !($0.isLetter && $0.isASCII) }
      let word = generator.pick(words).map { $0.lowercased() } ?? "a"
      let quoted = generator.chance(30)
      if word == "or" || word == "and" || quoted {
        return CardReference(text: "\"\(word)\"") { card, _ in
          ([card.name] + Side.all(of: card).map { $0.name }).contains { $0.lowercased().contains(word) }
        }
      }
      return CardReference(text: word) { card, _ in
        ([card.name] + Side.all(of: card).map { $0.name }).contains { ReferenceQueries.collated($0).contains(word) }
      }
    case 8:
      let keyword = generator.pick(card.keywords)?.lowercased() ?? "flying"
      return CardReference(text: "kw:\"\(keyword)\"") { card, _ in card.keywords.contains { $0.lowercased() == keyword }
      }
    case 9: return rarity(&generator)
    case 10:
      let set = printing.set
      return CardReference(text: "e:\(set)") { _, printing in printing.set == set }
    case 11:
      let format = generator.pick(["modern", "legacy", "vintage", "commander"]) ?? "modern"
      return CardReference(text: "f:\(format)") { card, _ in
        ["legal", "restricted"].contains(card.legalities[format] ?? "")
      }
    case 12: return flag(&generator)
    default: return generator.chance(50) ? date(printing, &generator) : price(printing, &generator)
    }
  }

  // MARK: terms

  private func colors(
    _ field: String, _ card: Card, _ generator: inout SeededGenerator, _ sets: @escaping (Card) -> [Set<Character>]
  ) -> CardReference {
    let order = generator.pick(orders) ?? ":"
    if generator.chance(25) {
      let count = generator.below(6)
      return CardReference(text: "\(field)\(order)\(count)") { card, _ in
        sets(card).contains { compare($0.count, order == ":" ? "=" : order, count) }
      }
    }
    var wanted = sets(card).first ?? []
    if wanted.isEmpty || generator.chance(30) { wanted = Set("WUBRG".filter { _ in generator.chance(40) }) }
    if wanted.isEmpty { wanted = ["R"] }
    let colon = field == "id" ? "<=" : ">="
    return CardReference(text: field + order + String(wanted.sorted())) { card, _ in
      sets(card).contains { found in
        switch order == ":" ? colon : order {
        case "=": found == wanted
        case "!=": found != wanted
        case "<": found.isStrictSubset(of: wanted)
        case "<=": found.isSubset(of: wanted)
        case ">": found.isStrictSuperset(of: wanted)
        default: found.isSuperset(of: wanted)
        }
      }
    }
  }

  private func number(
    _ field: String, _ value: Double, _ generator: inout SeededGenerator,
    _ found: @escaping (Card, CardPrinting) -> [Double?]
  ) -> CardReference {
    let order = generator.pick(orders) ?? ":"
    let text = value == value.rounded() ? "\(Int(value))" : "\(value)"
    return CardReference(text: field + order + text) { card, printing in
      found(card, printing).contains { $0.map { compare($0, order, value) } ?? false }
    }
  }

  private func rules(_ card: Card, _ generator: inout SeededGenerator) -> CardReference {
    let isFull = generator.chance(30)
    let text = Side.all(of: card).first?.text ?? ""
    let words = text.split { !($0.isLetter && $0.isASCII || $0 == " ") }.map { String($0) }
    var phrase = generator.pick(words)?.lowercased().trimmingCharacters(in: .whitespaces) ?? ""
    if phrase.isEmpty { phrase = "draw" }
    let wanted = String(phrase.split(separator: " ").prefix(3).joined(separator: " "))
    return CardReference(text: "\(isFull ? "fo" : "o"):\"\(wanted)\"") { card, _ in
      Side.all(of: card).contains { side in
        let text = isFull ? side.text : ReferenceQueries.withoutReminders(side.text)
        return text.folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil).contains(wanted)
      }
    }
  }

  private func rarity(_ generator: inout SeededGenerator) -> CardReference {
    let ranks = ["common", "uncommon", "rare", "special", "mythic", "bonus"]
    let order = generator.pick(orders) ?? ":"
    let rank = generator.below(ranks.count)
    return CardReference(text: "r\(order)\(ranks[rank])") { _, printing in
      ranks.firstIndex(of: printing.rarity).map { compare($0, order, rank) } ?? false
    }
  }

  private func flag(_ generator: inout SeededGenerator) -> CardReference {
    let permanents = ["Artifact", "Battle", "Creature", "Enchantment", "Land", "Planeswalker"]
    let isNot = generator.chance(30)
    let flags: [(String, (Card, CardPrinting) -> Bool)] = [
      ("permanent", { card, _ in permanents.contains { card.typeLine.contains($0) } }),
      ("foil", { _, printing in printing.finishes.contains("foil") }),
      ("nonfoil", { _, printing in printing.finishes.contains("nonfoil") }),
      ("split", { card, _ in card.layout == "split" }), ("flip", { card, _ in card.layout == "flip" }),
      ("transform", { card, _ in card.layout == "transform" }), ("mdfc", { card, _ in card.layout == "modal_dfc" }),
      ("meld", { card, _ in card.layout == "meld" }), ("reserved", { card, _ in card.isReserved == true }),
    ]
    let (name, holds) = flags[generator.below(flags.count)]
    return CardReference(text: "\(isNot ? "not" : "is"):\(name)") { holds($0, $1) != isNot }
  }

  private func date(_ printing: CardPrinting, _ generator: inout SeededGenerator) -> CardReference {
    let order = generator.pick(orders) ?? ":"
    let day = printing.releasedAt.map { "\($0)" } ?? "2010-01-01"
    let isYear = generator.chance(30)
    let wanted = String(day.prefix(isYear ? 4 : generator.pick([4, 7, 10]) ?? 10))
    // A shorter literal is a range: the first characters are compared.
    return CardReference(text: "\(isYear ? "year" : "date")\(order)\(wanted)") { _, printing in
      printing.releasedAt.map { compare("\($0)".prefix(wanted.count), order, Substring(wanted)) } ?? false
    }
  }

  private func price(_ printing: CardPrinting, _ generator: inout SeededGenerator) -> CardReference {
    func dollars(_ printing: CardPrinting) -> Double? {
      (printing.usd ?? printing.usdFoil ?? printing.usdEtched).map { Double($0.description) ?? 0 }
    }
    return number("usd", dollars(printing) ?? 1, &generator) { [dollars($1)] }
  }

  // MARK: texts

  private static let types = Set(
    (Vocabulary.scryfall.catalog(named: "types")?.values ?? []).flatMap { [$0.text] + $0.aliases }.map {
      $0.lowercased()
    })

  static func isType(_ word: String) -> Bool { types.contains(word) }

  static func collated(_ text: String) -> String {
    text.folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil).lowercased()
      .filter { $0.isLetter || $0.isNumber }
  }

  static func withoutReminders(_ text: String) -> String {
    var result = ""
    var depth = 0
    for character in text {
      if character == "(" { depth += 1 }
      if depth == 0 { result.append(character) }
      if character == ")" { depth = max(0, depth - 1) }
    }
    return result
  }
}

private func compare<Value: Comparable>(_ found: Value, _ order: String, _ wanted: Value) -> Bool {
  switch order {
  case "!=": found != wanted
  case "<": found < wanted
  case "<=": found <= wanted
  case ">": found > wanted
  case ">=": found >= wanted
  default: found == wanted
  }
}
