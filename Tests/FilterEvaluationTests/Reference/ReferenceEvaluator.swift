import FilterAST
import FilterParser
import FilterText
import FilterVocabulary
import Foundation
import _FilterTestSupport

/// The results of a query over toys, implemented directly from the meaning of the terms: on plain strings and numbers,
/// without a vocabulary, folding or columns. Slow and simple, for comparison with the engines.
struct ReferenceEvaluator {
  let query: FilterQuery<FilterTerm>?

  init(_ text: String) { query = ParsedQuery(parsing: text, syntax: SyntaxOptions(.lists, pathFields: ["path"])).query }

  /// Whether a toy is found: for one of its editions all must hold.
  func finds(_ toy: Toy) -> Bool {
    guard let query else { return true }
    return toy.editions.contains { holds(query, toy, $0) ?? true }
  }

  /// Nil for an ignored term.
  private func holds(_ query: FilterQuery<FilterTerm>, _ toy: Toy, _ edition: Toy.Edition) -> Bool? {
    let value: Bool?
    switch query {
    case .term(let term): value = self.value(of: term, toy, edition)
    case .and(_, let operands):
      let known = operands.compactMap { holds($0, toy, edition) }
      value = known.isEmpty ? nil : known.allSatisfy { $0 }
    case .or(_, let operands):
      let known = operands.compactMap { holds($0, toy, edition) }
      value = known.isEmpty ? nil : known.contains(true)
    }
    return value.map { $0 == (query.polarity == .positive) }
  }

  private func value(of term: FilterTerm, _ toy: Toy, _ edition: Toy.Edition) -> Bool? {
    switch term {
    case .name(_, exact: true, let name):
      let wanted = letters(name.text)
      return !wanted.isEmpty && letters(toy.name) == wanted
    case .name(_, exact: false, let name): return isNamed(name.text, isQuoted: name.form == .quoted, toy)
    case .regex(_, let field, _, let pattern):
      let texts = field.text == "n" ? [toy.name] : toy.texts.compactMap { $0 }
      let choices = pattern.text.split(separator: "|").map { String($0) }
      return texts.contains { text in choices.contains { occurs($0, text) } }
    case .range: return holds(term.with(polarity: .positive).comparisonsOfOneValue, toy, edition)
    case .filter(_, let field, let relation, let value):
      return holds(field.text, relation, value.text, isQuoted: value.form == .quoted, toy, edition)
    }
  }

  private func holds(
    _ field: String, _ relation: Comparison, _ value: String, isQuoted: Bool, _ toy: Toy, _ edition: Toy.Edition
  ) -> Bool? {
    // Fields without an order take no comparison.
    if ["n", "o", "t", "tag", "is", "not", "e"].contains(field), relation != .colon, relation != .equal { return nil }
    switch field {
    case "n": return isNamed(value, isQuoted: isQuoted, toy)
    case "o":
      return toy.texts.contains { text in
        guard let text else { return false }
        return occurs(value, value.contains("~") ? text.replacing(toy.name, with: "~") : text)
      }
    case "t": return isOfType(value, toy)
    case "pow", "tou", "mv", "usd": return number(field, relation, value, toy, edition)
    case "c": return toy.colors.contains { color(Set(Self.letters(of: $0)), relation, value) }
    case "m":
      guard let cost = toy.cost else { return false }
      return compares(symbols(cost), relation == .colon ? .greaterOrEqual : relation, symbols(value))
    case "devotion":
      guard let cost = toy.cost, let wanted = symbols(value).first else { return false }
      return (relation == .colon ? .greaterOrEqual : relation).holds(symbols(cost)[wanted.key] ?? 0, wanted.value)
    case "tag": return toy.tags.contains { plain($0) == plain(value) }
    case "is": return value == "secret" ? nil : toy.flags.contains(value)
    case "not": return value == "secret" ? nil : !toy.flags.contains(value)
    case "e": return plain(edition.box) == plain(value)
    case "r":
      let order = ["common", "uncommon", "rare", "mythic"]
      guard let wanted = order.firstIndex(of: value) else { return nil }
      return edition.rarity.flatMap { order.firstIndex(of: $0) }.map { relation.holds($0, wanted) } ?? false
    case "date":
      let wanted = value == "launch" ? "2020-06-01" : value
      return edition.day.map { relation.holds(String($0.prefix(wanted.count)), wanted) } ?? false
    case "took":
      return amount(
        toy.took, relation, value,
        [("500ms", 500), ("1500ms", 1_500), ("0.5", 500), ("1s", 1_000), ("1m", 60_000), ("-500ms", -500), ("0", 0)],
        unit: 1_000)
    case "load":
      return amount(
        toy.load, relation, value, [("512", 512), ("1kb", 1_000), ("1KiB", 1_024), ("2.5ki", 2_560), ("0", 0)], unit: 1)
    case "made":
      guard let (_, first, length) = RandomToys.instants.first(where: { $0.text == value }) else { return nil }
      return toy.made.map { made in
        let (first, last) = (Toy.now + first * Toy.hour, Toy.now + (first + length) * Toy.hour - (length > 0 ? 1 : 0))
        return switch relation {
        case .colon, .equal, .contains, .matches, .notMatches: made >= first && made <= last
        case .notEqual: made < first || made > last
        case .less: made < first
        case .lessOrEqual: made <= last
        case .greater: made > last
        case .greaterOrEqual: made >= first
        }
      } ?? false
    case "model":
      guard let asked = RandomToys.askedModels.first(where: { $0.text == value }) else { return nil }
      return toy.model.flatMap { RandomToys.models.dropLast().firstIndex(of: $0) }.map { place in
        let place = Double(place)
        return switch relation {
        case .colon, .equal, .contains, .matches, .notMatches: place >= asked.first && place <= asked.last
        case .notEqual: place < asked.first || place > asked.last
        case .less: place < asked.first
        case .lessOrEqual: place <= asked.last
        case .greater: place > asked.last
        case .greaterOrEqual: place >= asked.first
        }
      } ?? false
    case "path":
      if relation != .colon, relation != .equal { return nil }
      return toy.path.map { ReferencePath($0).matches(value, isWhole: relation == .equal) } ?? false
    case "done":
      let wanted = ["true", "yes"].contains(value)
      return toy.isDone.map { ($0 == wanted) == (relation != .notEqual) } ?? false
    case "cn":
      if relation == .colon || relation == .equal { return plain(edition.number) == plain(value) }
      guard let wanted = Int(value) else { return nil }
      return Int(edition.number.prefix { $0.isNumber && $0.isASCII }).map { relation.holds($0, wanted) } ?? false
    default: return nil
    }
  }

  /// Compares an amount with one of a table of values.
  private func amount(
    _ amount: DecimalNumber?, _ relation: Comparison, _ value: String, _ known: [(text: String, number: Int64)],
    unit: Int64
  ) -> Bool? {
    guard let wanted = known.first(where: { $0.text == value })?.number else { return nil }
    return amount.map { relation.holds($0.whole(power: -6) ?? 0, wanted * unit) } ?? false
  }

  private func isNamed(_ value: String, isQuoted: Bool, _ toy: Toy) -> Bool {
    if isQuoted { return occurs(value, toy.name) }
    let wanted = letters(value)
    return wanted.isEmpty || occurs(wanted, letters(toy.name))
  }

  /// Known words are matched as whole words, others anywhere.
  private func isOfType(_ value: String, _ toy: Toy) -> Bool {
    let known = ["rat", "pirate", "god", "timelord", "time lord", "red", "car"]
    let isKnown =
      known.contains(value.lowercased())
      || value.lowercased().split(separator: " ").allSatisfy { known.contains("\($0)") }
    if !isKnown { return occurs(value, toy.kind) }
    let separated = " " + toy.kind.lowercased().replacing(",", with: " ") + " "
    return separated.contains(" " + value.lowercased() + " ")
  }
}

extension ReferenceEvaluator {
  private func number(
    _ field: String, _ relation: Comparison, _ value: String, _ toy: Toy, _ edition: Toy.Edition
  ) -> Bool? {
    let left = numbers(field, toy, edition) ?? []
    if value == "even" || value == "odd" {
      guard relation == .colon || relation == .equal, field == "mv" else { return nil }
      return left.contains { $0.map { ($0 / 1_000_000) % 2 == 0 ? value == "even" : value == "odd" } ?? false }
    }
    if let right = numbers(value, toy, edition) {
      // A side with one part applies to all parts.
      return (0..<max(left.count, right.count)).contains { place in
        let one = left.count == 1 ? left[0] : place < left.count ? left[place] : nil
        let other = right.count == 1 ? right[0] : place < right.count ? right[place] : nil
        guard let one, let other else { return false }
        return relation.holds(one, other)
      }
    }
    guard let wanted = Double(value) else { return nil }
    return left.contains { $0.map { relation.holds($0, Int((wanted * 1_000_000).rounded())) } ?? false }
  }

  /// The numbers of the parts in millionths; nil for a name of no such field.
  private func numbers(_ field: String, _ toy: Toy, _ edition: Toy.Edition) -> [Int?]? {
    switch field {
    case "pow": toy.strength.map { $0.map { $0 * 1_000_000 } }
    case "tou": toy.size.map { $0.map { $0 * 1_000_000 } }
    case "mv": [toy.weight.map { $0 * 1_000_000 }]
    case "usd": [edition.price.map { Int($0.whole(power: -6) ?? 0) }]
    default: nil
    }
  }

  private static func letters(of bits: UInt8) -> String {
    "wubrg".enumerated().filter { bits & (1 << UInt8($0.offset)) != 0 }.map { String($0.element) }.joined()
  }

  private func color(_ found: Set<Character>, _ relation: Comparison, _ value: String) -> Bool {
    switch value {
    case "m":
      switch relation {
      case .colon, .equal, .contains, .matches, .notMatches, .greater, .greaterOrEqual: return found.count >= 2
      case .less, .notEqual: return found.count < 2
      case .lessOrEqual: return true
      }
    case "c": return compares(found, relation == .colon ? .equal : relation, [])
    default:
      if let count = Int(value) { return relation.holds(found.count, count) }
      return compares(found, relation == .colon ? .greaterOrEqual : relation, Set(value))
    }
  }

  private func compares(_ found: Set<Character>, _ relation: Comparison, _ wanted: Set<Character>) -> Bool {
    switch relation {
    case .colon, .equal, .contains, .matches, .notMatches: found == wanted
    case .notEqual: found != wanted
    case .less: found.isStrictSubset(of: wanted)
    case .lessOrEqual: found.isSubset(of: wanted)
    case .greater: found.isStrictSuperset(of: wanted)
    case .greaterOrEqual: found.isSuperset(of: wanted)
    }
  }

  /// The number of each symbol in a cost; generic symbols are summed under "generic".
  private func symbols(_ text: String) -> [String: Int] {
    var counts: [String: Int] = [:]
    var symbol: String?
    for character in text.lowercased() {
      switch character {
      case "{": symbol = ""
      case "}":
        add(symbol ?? "", to: &counts)
        symbol = nil
      default:
        if symbol == nil { add(String(character), to: &counts) } else { symbol?.append(character) }
      }
    }
    return counts
  }

  private func add(_ symbol: String, to counts: inout [String: Int]) {
    if let amount = Int(symbol) {
      if amount > 0 { counts["generic", default: 0] += amount }
    } else {
      counts[symbol, default: 0] += 1
    }
  }

  private func compares(_ found: [String: Int], _ relation: Comparison, _ wanted: [String: Int]) -> Bool {
    let isAbove = wanted.allSatisfy { (found[$0.key] ?? 0) >= $0.value }
    let isBelow = found.allSatisfy { (wanted[$0.key] ?? 0) >= $0.value }
    return switch relation {
    case .colon, .equal, .contains, .matches, .notMatches: found == wanted
    case .notEqual: found != wanted
    case .less: isBelow && found != wanted
    case .lessOrEqual: isBelow
    case .greater: isAbove && found != wanted
    case .greaterOrEqual: isAbove
    }
  }

  /// Whether a text contains another, ignoring letter case: byte by byte, so accents count.
  private func occurs(_ needle: String, _ text: String) -> Bool {
    let (wanted, bytes) = (Array(needle.lowercased().utf8), Array(text.lowercased().utf8))
    if wanted.count > bytes.count { return false }
    return (0...bytes.count - wanted.count).contains { Array(bytes[$0..<$0 + wanted.count]) == wanted }
  }

  /// Letters and digits without accents, in lower case.
  private func letters(_ text: String) -> String {
    var result = ""
    for scalar in text.decomposedStringWithCanonicalMapping.unicodeScalars
    where scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
      result.unicodeScalars.append(scalar)
    }
    return result.lowercased()
  }

  /// The common form of the spellings of a value.
  private func plain(_ text: String) -> String {
    text.lowercased().filter { !" -_".contains($0) }
  }
}
