import FilterVocabulary
import FuzzyMatching

/// All values of a vocabulary, each with the field it is most likely meant for, with an index over them: who types `flying`
/// means `keyword:flying`.
struct PreparedReverse: Sendable {
  /// A value and its field.
  struct Entry: Hashable, Sendable {
    let field: Int32
    let value: String
    /// What people call it; empty where that is the value.
    let label: String
    /// How far its field is to be ranked down: 0 for what people mean by bare words, 1 for what clutters a list.
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
    // Of two fields with one list the one that has no other list is meant: `ja` is a language, and `in:` takes everything.
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
    // Names of colors, the first field of colors being meant; letters and numbers are no words.
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

  /// Types, keywords, formats and rarities are what bare words stand for; flags, sets and layouts have so many values that
  /// some fits any word.
  private static func clutter(of field: Field) -> Double {
    switch field.kind {
    case .flag: 0.5
    case .text, .catalog, .enumeration, .orderedEnumeration:
      field.popularity >= 60 ? 0 : field.popularity >= 38 ? (field.category == "printing" ? 0.6 : 0.1) : 0.8
    default: 1
    }
  }
}
