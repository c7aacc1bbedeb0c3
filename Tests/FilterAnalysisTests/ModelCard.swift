import FilterAST
import FilterVocabulary
import _FilterTestSupport

/// A simplified card for naive evaluation: all conclusions of the reasoning must hold for it.
struct ModelCard {
  struct Face {
    var colors: Set<Character>
    var power: Double?
    var toughness: Double?
  }

  var manaValue: Double
  var faces: [Face]
  var identity: Set<Character>
  var rarity: Int
  /// Year, month, day.
  var date: [Int]
  var price: Double?
  var prints: Int
  var keywords: Set<String>
  var types: [String]
  var flags: Set<String>
  /// The state of the card in each format.
  var formats: [String: String]
  var name: String
  var text: String

  private static let states = ["legal", "restricted", "banned", "absent"]
  static let rarities = ["common", "uncommon", "rare", "special", "mythic", "bonus"]

  /// A card with values at, between and near the small constants of ``ModelQuery``.
  static func random(using random: inout SeededGenerator) -> ModelCard {
    func some<Value>(_ values: [Value], _ percent: Int, _ random: inout SeededGenerator) -> [Value] {
      values.filter { _ in random.chance(percent) }
    }
    let faces = (0..<(random.chance(30) ? 2 : 1)).map { _ in
      Face(
        colors: Set(some(Array("wubrg"), 35, &random)),
        power: random.chance(20) ? nil : Double(random.below(12)) / 2,
        toughness: random.chance(20) ? nil : Double(random.below(12)) / 2)
    }
    return ModelCard(
      manaValue: Double(random.below(13)) / 2, faces: faces, identity: Set(some(Array("wubrg"), 40, &random)),
      rarity: random.below(6), date: [2018 + random.below(5), 1 + random.below(12), 1 + random.below(31)],
      price: random.chance(25) ? nil : Double(random.below(13)) / 2, prints: random.below(7),
      keywords: Set(some(["flying", "haste", "trample"], 40, &random)),
      types: some(["legendary", "creature", "artifact", "elf"], 50, &random),
      flags: Set(some(["foil", "reprint", "promo"], 50, &random)),
      formats: ["modern": states[random.below(4)], "legacy": states[random.below(4)]],
      name: ["Bolt", "Lightning Bolt", "Lightning", "Elf", "Bolt of Lightning"][random.below(5)],
      text: ["draw a card", "draw", "a card", "flying", "draw two cards"][random.below(5)])
  }

  /// Whether a term without polarity holds, read naively from its text.
  func holds(_ term: FilterTerm) -> Bool {
    switch term {
    case .name(_, let exact, let name):
      let own = collated(self.name)
      if exact { return own == collated(name.text) }
      return name.form == .quoted
        ? self.name.lowercased().contains(name.text.lowercased()) : own.contains(collated(name.text))
    case .regex, .range: return false
    case .filter(_, let field, let comparison, let value):
      return holds(field.text, comparison, value.text.lowercased())
    }
  }

  private func collated(_ text: String) -> String { text.lowercased().filter { $0.isLetter || $0.isNumber } }

  private func holds(_ field: String, _ comparison: Comparison, _ value: String) -> Bool {
    switch field {
    case "mv", "cmc":
      if value == "even" { return manaValue.truncatingRemainder(dividingBy: 2) == 0 }
      if value == "odd" { return manaValue.truncatingRemainder(dividingBy: 2) == 1 }
      return compare(manaValue, comparison, Double(value) ?? 0)
    case "pow":
      return faces.contains { face in
        let right = value == "tou" ? face.toughness : Double(value)
        guard let left = face.power, let right else { return false }
        return compare(left, comparison, right)
      }
    case "usd": return price.map { compare($0, comparison, Double(value) ?? 0) } ?? false
    case "prints": return compare(Double(prints), comparison, Double(value) ?? 0)
    case "c":
      if value == "m" { return faces.contains { compareMany($0.colors.count, comparison) } }
      if let count = Int(value) {
        return faces.contains { compare(Double($0.colors.count), comparison, Double(count)) }
      }
      let relation = comparison == .colon ? (value == "c" ? .equal : .greaterOrEqual) : comparison
      return faces.contains { compare($0.colors, relation, Set(value == "c" ? "" : value)) }
    case "id":
      if value == "m" { return compareMany(identity.count, comparison) }
      if let count = Int(value) { return compare(Double(identity.count), comparison, Double(count)) }
      let relation = comparison == .colon ? (value == "c" ? .equal : .lessOrEqual) : comparison
      return compare(identity, relation, Set(value == "c" ? "" : value))
    case "r":
      let letters = ["c": 0, "u": 1, "r": 2, "s": 3, "m": 4, "b": 5]
      let rank = letters[value] ?? ModelCard.rarities.firstIndex(of: value) ?? 0
      return compare(Double(rarity), comparison, Double(rank))
    case "date", "year": return holdsDate(comparison, value.split(separator: "-").map { Int($0) ?? 0 })
    case "kw": return keywords.contains(value)
    case "t": return value.split(separator: " ").allSatisfy { types.contains(String($0)) }
    case "is": return flags.contains(value)
    case "not": return !flags.contains(value)
    case "f", "legal": return formats[value] == "legal" || formats[value] == "restricted"
    case "banned", "restricted": return formats[value] == field
    case "o": return text.contains(value)
    default: return false
    }
  }

  private func holdsDate(_ comparison: Comparison, _ literal: [Int]) -> Bool {
    // A shorter literal is a range, so the parts it does not have do not count.
    let own = Array(date.prefix(literal.count))
    let order = own == literal ? 0 : own.lexicographicallyPrecedes(literal) ? -1 : 1
    return compare(Double(order), comparison, 0)
  }

  private func compareMany(_ count: Int, _ comparison: Comparison) -> Bool {
    switch comparison {
    case .colon, .equal, .contains, .matches, .notMatches, .greater, .greaterOrEqual: count >= 2
    case .less, .notEqual: count < 2
    case .lessOrEqual: true
    }
  }

  private func compare(_ left: Double, _ comparison: Comparison, _ right: Double) -> Bool {
    switch comparison {
    case .colon, .equal, .contains, .matches, .notMatches: left == right
    case .notEqual: left != right
    case .less: left < right
    case .lessOrEqual: left <= right
    case .greater: left > right
    case .greaterOrEqual: left >= right
    }
  }

  private func compare(_ left: Set<Character>, _ comparison: Comparison, _ right: Set<Character>) -> Bool {
    switch comparison {
    case .colon, .equal, .contains, .matches, .notMatches: left == right
    case .notEqual: left != right
    case .less: left.isStrictSubset(of: right)
    case .lessOrEqual: left.isSubset(of: right)
    case .greater: left.isStrictSuperset(of: right)
    case .greaterOrEqual: left.isSuperset(of: right)
    }
  }
}
