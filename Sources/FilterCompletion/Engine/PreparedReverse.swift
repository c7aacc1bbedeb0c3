import FilterVocabulary
import FuzzyMatching

/// All values of a vocabulary with an index over them, each with its most likely field: `flying` means
/// `keyword:flying`.
struct PreparedReverse: Sendable {
  /// A value and its field.
  struct Entry: Hashable, Sendable {
    let field: Int32
    let value: String
    /// The display name; empty if it is the value.
    let label: String
    /// How far to rank its field down: 0 for fields that bare words usually mean, 1 for those that rarely match
    /// usefully.
    let clutter: Double
    /// How common the value is, from 0 to 1: the logarithm of its frequency, as a share of that of the most frequent.
    let use: Double
  }

  let index: FuzzyIndex
  let entries: [Entry]
  /// The entry of each text of the index.
  let indices: [Int32]

  /// - Parameter examples: The values of each field that are no list but occur in the data.
  init(fields: [Field], catalogs: [Catalog], palettes: [PreparedColors], examples: [[String]]) {
    var texts: [String] = []
    var entries: [Entry] = []
    var indices: [Int32] = []
    var popularity: [Int] = []
    var seen: Set<String> = []
    // If two fields share a list, the one that has no other list is meant: `ja` is a language, although `in:` takes it
    // too.
    let isRanked = fields.contains { $0.popularity > 0 }
    func clutter(_ field: Int) -> Double { PreparedReverse.clutter(of: fields[field], isRanked: isRanked) }
    func rank(_ field: Int) -> (Double, Int, Int, Int) {
      let own = fields[field]
      return (clutter(field), own.catalogs.count, -own.popularity, field)
    }
    let most = (fields.lazy.flatMap { $0.values } + catalogs.lazy.flatMap { $0.values }).reduce(1) {
      max($0, $1.frequency)
    }
    let greatest = PreparedReverse.logarithm(most + 1)
    let order = fields.indices.filter { PreparedReverse.isWanted(fields[$0]) || !examples[$0].isEmpty }
      .sorted { rank($0) < rank($1) }
    for field in order {
      var values = fields[field].values
      for catalog in catalogs where fields[field].catalogs.contains(catalog.name) && seen.insert(catalog.name).inserted
      {
        values += catalog.values
      }
      for value in values {
        let use = PreparedReverse.logarithm(value.frequency + 1) / greatest
        for text in PreparedValues.spellings(of: value) {
          texts.append(text)
          indices.append(Int32(entries.count))
          popularity.append(fields[field].popularity + Int(100 * use))
        }
        entries.append(
          Entry(field: Int32(field), value: value.text, label: value.label, clutter: clutter(field), use: use))
      }
      for (order, example) in examples[field].enumerated() {
        let use = 0.5 - Double(order) / 100
        texts.append(example)
        indices.append(Int32(entries.count))
        popularity.append(fields[field].popularity + Int(100 * use))
        entries.append(Entry(field: Int32(field), value: example, label: "", clutter: clutter(field), use: use))
      }
    }
    // Names of colors, for the first color field; letters and numbers are not words.
    if let field = fields.firstIndex(where: { $0.kind == .colors }) {
      for colors in palettes where colors.palette.name == fields[field].palette {
        for word in colors.words where word.text.utf8.count > 2 {
          texts.append(word.text)
          indices.append(Int32(entries.count))
          popularity.append(fields[field].popularity + 60)
          entries.append(Entry(field: Int32(field), value: word.text, label: "", clutter: 0, use: 0.6))
        }
      }
    }
    self.entries = entries
    self.indices = indices
    index = FuzzyIndex(texts, popularity: popularity)
  }

  private static func isWanted(_ field: Field) -> Bool {
    switch field.kind {
    case .enumeration, .orderedEnumeration, .flag, .catalog, .text, .address, .version: true
    default: false
    }
  }

  /// The binary logarithm of a positive number, between powers of two by a straight line.
  private static func logarithm(_ number: Int) -> Double {
    let bits = Int.bitWidth - 1 - number.leadingZeroBitCount
    return Double(bits) + Double(number) / Double(1 << bits) - 1
  }

  /// Bare words usually mean types, keywords, formats and rarities. Flags, sets and layouts have so many values that
  /// one matches almost any word. Without known popularities any value may be meant.
  private static func clutter(of field: Field, isRanked: Bool) -> Double {
    switch field.kind {
    case .flag: 0.5
    case _ where !isRanked: 0
    case .text, .catalog, .enumeration, .orderedEnumeration:
      field.popularity >= 60 ? 0 : field.popularity >= 38 ? (field.category == "printing" ? 0.6 : 0.1) : 0.8
    default: 1
    }
  }
}
