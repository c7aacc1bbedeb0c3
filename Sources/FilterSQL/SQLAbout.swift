package import FilterVocabulary

/// What a database says about the list in it, as names and values of the table `fq_about`.
package struct SQLAbout: Hashable, Sendable {
  /// The version of the tables.
  package static let version = "5"

  /// The entries by name.
  package var entries: [String: String] = [:]

  /// No entries.
  package init() {}

  /// What is known of the content, apart from the costs.
  package mutating func set(_ facts: SQLFacts) {
    entries["parts"] = SQLAbout.text(facts.fieldsWithParts ?? [])
    entries["reserved"] = SQLAbout.text(facts.fieldsWithReserved ?? [])
    entries["letters"] = SQLAbout.text(facts.fieldsWithOtherLetters ?? [])
    if !facts.fieldsWithRests.isEmpty { entries["rests"] = SQLAbout.text(facts.fieldsWithRests) }
    entries["trigrams"] = facts.hasTrigrams ? "1" : "0"
    entries["costs"] = SQLAbout.checksum(of: SQLAbout.rows(of: facts.costs))
    if facts.words != nil { entries["words"] = "1" }
    for (field, words) in facts.words ?? [:] { entries["words \(field)"] = words.stored }
  }

  /// What is known of the content, with the costs as rows of `fq_costs`; nil if an entry is damaged or the costs are
  /// not those that were written.
  ///
  /// - Parameter fieldCount: The number of fields of the vocabulary.
  package func facts(costs rows: [(field: Int64, code: Int64, cost: String)], fieldCount: Int) -> SQLFacts? {
    func fields(_ name: String) -> Set<Int>? {
      guard let text = entries[name] else { return nil }
      var all: Set<Int> = []
      for word in text.split(separator: " ") {
        guard let field = Int(word), field >= 0, field < fieldCount else { return nil }
        all.insert(field)
      }
      return all
    }
    guard let parts = fields("parts"), let reserved = fields("reserved"), let letters = fields("letters") else {
      return nil
    }
    var facts = SQLFacts()
    facts.fieldsWithParts = parts
    facts.fieldsWithReserved = reserved
    facts.fieldsWithOtherLetters = letters
    if entries["rests"] != nil {
      guard let rests = fields("rests") else { return nil }
      facts.fieldsWithRests = rests
    }
    facts.hasTrigrams = entries["trigrams"] == "1"
    if entries["words"] != nil { facts.words = [:] }
    for field in 0..<fieldCount {
      guard let text = entries["words \(field)"] else { continue }
      guard let words = SQLWords(stored: text) else { return nil }
      facts.words?[field] = words
    }
    for row in rows.sorted(by: { ($0.field, $0.code) < ($1.field, $1.code) }) {
      guard let field = Int(exactly: row.field), field >= 0, field < fieldCount,
        row.code == Int64(facts.costs[field]?.count ?? 0), let cost = Cost(stored: row.cost)
      else { return nil }
      facts.costs[field, default: []].append(cost)
    }
    return SQLAbout.checksum(of: SQLAbout.rows(of: facts.costs)) == entries["costs"] ? facts : nil
  }

  private static func text(_ fields: Set<Int>) -> String {
    fields.sorted().map { "\($0)" }.joined(separator: " ")
  }

  /// The rows of `fq_costs`: field, code and cost.
  package static func rows(of costs: [Int: [Cost]]) -> [[SQLValue]] {
    costs.keys.sorted().flatMap { field in
      (costs[field] ?? []).enumerated().map { code, cost in
        [.integer(Int64(field)), .integer(Int64(code)), .text(cost.stored)]
      }
    }
  }

  /// A checksum of rows or texts, which tells a changed dictionary or vocabulary: FNV-1a of 64 bits.
  /// (http://www.isthe.com/chongo/tech/comp/fnv)
  package static func checksum(of rows: [[SQLValue]]) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    for row in rows {
      for value in row {
        switch value {
        case .null, .array: add(0)
        case .integer(let number): for byte in "\(number)".utf8 { add(byte) }
        case .boolean(let isTrue): add(isTrue ? 1 : 0)
        case .decimal(let number), .double(let number): for byte in number.description.utf8 { add(byte) }
        case .text(let text), .date(let text), .timestamp(let text, hasZone: _):
          for byte in text.utf8 { add(byte) }
        }
        add(0xFF)
      }
    }
    return String(hash, radix: 16)
  }
}

extension Cost {
  /// The symbols by their indices with their numbers, and the generic part: `3:2 7:1;4`.
  fileprivate var stored: String {
    symbols.map { "\($0.symbol):\($0.count)" }.joined(separator: " ") + ";\(generic)"
  }

  /// Reads ``stored``; nil for anything else.
  fileprivate init?(stored text: String) {
    let halves = text.split(separator: ";", omittingEmptySubsequences: false)
    guard halves.count == 2, let generic = Int(halves[1]) else { return nil }
    var symbols: [SymbolCount] = []
    for word in halves[0].split(separator: " ") {
      let numbers = word.split(separator: ":")
      guard numbers.count == 2, let symbol = Int(numbers[0]), let count = Int(numbers[1]), symbol >= 0, count > 0
      else { return nil }
      symbols.append(SymbolCount(symbol: symbol, count: count))
    }
    self.init(symbols: symbols, generic: generic)
  }
}
