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
  }

  let index: FuzzyIndex
  let entries: [Entry]
  /// The entry of each text of the index.
  let indices: [Int32]

  init(fields: [Field], catalogs: [Catalog], palettes: [PreparedColors]) {
    var texts: [String] = []
    var entries: [Entry] = []
    var indices: [Int32] = []
    var popularity: [Int] = []
    var seen: Set<String> = []
    // If two fields share a list, the one that has no other list is meant: `ja` is a language, although `in:` takes it
    // too.
    func rank(_ field: Int) -> (Double, Int, Int, Int) {
      let own = fields[field]
      return (PreparedReverse.clutter(of: own), own.catalogs.count, -own.popularity, field)
    }
    let order = fields.indices.filter { PreparedReverse.isWanted(fields[$0]) }.sorted { rank($0) < rank($1) }
    for field in order {
      var values = fields[field].values
      for catalog in catalogs where fields[field].catalogs.contains(catalog.name) && seen.insert(catalog.name).inserted
      {
        values += catalog.values
      }
      for value in values {
        for text in PreparedValues.spellings(of: value) {
          texts.append(text)
          indices.append(Int32(entries.count))
          popularity.append(fields[field].popularity)
        }
        entries.append(
          Entry(
            field: Int32(field), value: value.text, label: value.label,
            clutter: PreparedReverse.clutter(of: fields[field])))
      }
    }
    // Names of colors, for the first color field; letters and numbers are not words.
    if let field = fields.firstIndex(where: { $0.kind == .colors }) {
      for colors in palettes where colors.palette.name == fields[field].palette {
        for word in colors.words where word.text.utf8.count > 2 {
          texts.append(word.text)
          indices.append(Int32(entries.count))
          popularity.append(fields[field].popularity)
          entries.append(Entry(field: Int32(field), value: word.text, label: "", clutter: 0))
        }
      }
    }
    self.entries = entries
    self.indices = indices
    index = FuzzyIndex(texts, popularity: popularity)
  }

  private static func isWanted(_ field: Field) -> Bool {
    switch field.kind {
    case .enumeration, .orderedEnumeration, .flag, .catalog, .text: true
    default: false
    }
  }

  /// Bare words usually mean types, keywords, formats and rarities. Flags, sets and layouts have so many values that
  /// one matches almost any word.
  private static func clutter(of field: Field) -> Double {
    switch field.kind {
    case .flag: 0.5
    case .text, .catalog, .enumeration, .orderedEnumeration:
      field.popularity >= 60 ? 0 : field.popularity >= 38 ? (field.category == "printing" ? 0.6 : 0.1) : 0.8
    default: 1
    }
  }
}
