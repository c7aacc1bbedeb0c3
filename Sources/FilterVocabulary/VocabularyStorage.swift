import FilterText

/// The contents and indices of a ``Vocabulary`` in one object, so that copying a vocabulary is cheap.
final class VocabularyStorage: Sendable {
  let name: String
  let summary: String
  let itemName: String
  let itemNamePlural: String
  let nameField: String
  let words: [String]
  let fields: [Field]
  let catalogs: [Catalog]
  let palettes: [Palette]
  let symbols: [CostSymbol]
  let bareSymbols: String
  let zeroWords: [String]
  let dayWords: [String]
  let timeZone: ZoneRules
  let absentFields: [AbsentField]
  let synonyms: [Synonym]
  let wordings: [Wording]
  let patternShorthands: [PatternShorthand]
  let limits: QueryLimits
  let quirks: [Quirk]
  let notes: [String]
  let objectLists: [String]
  let table: String
  let nullMarks: [String]
  let linePatterns: [String]
  let recordColumns: [RecordColumn]
  let foldedNullMarks: Set<String>
  /// The vocabularies of the elements of lists of objects, by the names of the lists.
  let elements: [String: ElementVocabulary]

  let syntax: SyntaxOptions
  let fieldsByName: [String: Int]
  let catalogsByName: [String: Int]
  let palettesByName: [String: Int]
  let colorReaders: [ColorReader]
  let traits: [FieldTraits]
  let fieldSpellings: [FieldSpelling]
  let ownValues: [ValueIndex]
  let catalogValues: [ValueIndex]
  let symbolsByCode: [String: Int]
  let absentByName: [String: Int]
  /// For each field the wordings of its values by their first byte; empty without any.
  let wordingsOfFields: [[UInt8: [Wording]]]
  /// For each field the indices of its catalogs.
  let catalogsOfFields: [[Int]]
  /// For each first letter of a field name the lengths of such names, as bits.
  let nameLengths: [UInt64]
  /// For each folded value the index of the field it most likely belongs to.
  let fieldsByValue: [String: Int]

  /// Makes the indices. Those of values are taken from a former vocabulary where it has the same values.
  init(
    name: String, summary: String, itemName: String, itemNamePlural: String, nameField: String, words: [String],
    fields: [Field],
    catalogs: [Catalog], palettes: [Palette], symbols: [CostSymbol], bareSymbols: String, zeroWords: [String],
    dayWords: [String], timeZone: ZoneRules, absentFields: [AbsentField], synonyms: [Synonym],
    wordings: [Wording], patternShorthands: [PatternShorthand], limits: QueryLimits,
    quirks: [Quirk], notes: [String], syntax: SyntaxOptions.Base, objectLists: [String], table: String,
    nullMarks: [String], linePatterns: [String], recordColumns: [RecordColumn], former: VocabularyStorage? = nil
  ) {
    self.name = name
    self.summary = summary
    self.itemName = itemName
    self.itemNamePlural = itemNamePlural
    self.nameField = nameField
    self.words = words
    self.fields = fields
    self.catalogs = catalogs
    self.palettes = palettes
    self.symbols = symbols
    self.bareSymbols = bareSymbols
    self.zeroWords = zeroWords
    self.dayWords = dayWords
    self.timeZone = timeZone
    self.absentFields = absentFields
    // In the order of a file, which keeps them at their fields.
    var synonymsOfFields: [String: [Synonym]] = [:]
    for synonym in synonyms { synonymsOfFields[synonym.field, default: []].append(synonym) }
    self.synonyms = synonymsOfFields.isEmpty ? [] : fields.flatMap { synonymsOfFields[$0.name] ?? [] }
    self.wordings = wordings
    let wordingsByName = Dictionary(grouping: wordings) { $0.field }
    wordingsOfFields =
      wordings.isEmpty
      ? []
      : fields.map { field in Dictionary(grouping: wordingsByName[field.name] ?? []) { $0.words.utf8.first ?? 0 } }
    self.patternShorthands = patternShorthands
    self.limits = limits
    self.quirks = quirks
    self.notes = notes
    self.objectLists = objectLists
    self.table = table
    self.nullMarks = nullMarks
    self.linePatterns = linePatterns
    self.recordColumns = recordColumns
    foldedNullMarks = Set(nullMarks.map { $0.lowercased() })
    var elements: [String: ElementVocabulary] = [:]
    for path in objectLists where elements[path.lowercased()] == nil {
      elements[path.lowercased()] = ElementVocabulary(at: path)
    }
    self.elements = elements
    var fieldsByName: [String: Int] = [:]
    var nameLengths: [UInt64] = Array(repeating: 0, count: 256)
    for (index, field) in fields.enumerated() {
      for name in [field.name] + field.aliases where fieldsByName[name] == nil {
        fieldsByName[name] = index
        guard let first = name.utf8.first else { continue }
        // Names that are canonically equivalent have several lengths.
        nameLengths[Int(first)] |= name.utf8.contains { $0 >= 0x80 } ? .max : 1 << UInt64(min(name.utf8.count, 63))
      }
    }
    // The spelling of the data, for names in quotes.
    if syntax == .lists {
      for (index, field) in fields.enumerated() {
        for source in field.sources where source.utf8.first != UInt8(ascii: "/") {
          let name = source.lowercased()
          if fieldsByName[name] == nil { fieldsByName[name] = index }
        }
      }
    }
    // Where another field has the name in lower case, the data's own spelling tells them apart.
    var spelled: [String] = []
    if syntax == .lists {
      for (index, field) in fields.enumerated() {
        for source in field.sources where source.utf8.first != UInt8(ascii: "/") && fieldsByName[source] == nil {
          if fieldsByName[source.lowercased()] == index { continue }
          fieldsByName[source] = index
          spelled.append(source)
        }
      }
    }
    self.syntax = SyntaxOptions(
      syntax, pathFields: fields.filter { $0.kind == .path }.flatMap { [$0.name] + $0.aliases },
      objectLists: objectLists, spelledFields: spelled,
      numericFields: syntax == .lists
        ? fieldsByName.keys.filter { $0.utf8.first.map { $0 &- 0x30 < 10 } ?? false }.sorted() : [])
    self.fieldsByName = fieldsByName
    self.nameLengths = nameLengths
    let catalogsByName = VocabularyStorage.index(catalogs.map { $0.name })
    self.catalogsByName = catalogsByName
    self.palettesByName = VocabularyStorage.index(palettes.map { $0.name })
    self.colorReaders = palettes.map { ColorReader($0) }
    self.traits = fields.map { FieldTraits($0) }
    self.fieldSpellings = FieldSpelling.all(of: fields, in: syntax)
    let catalogsOfFields = fields.map { $0.catalogs.compactMap { catalogsByName[$0] } }
    self.catalogsOfFields = catalogsOfFields
    // Arrays that are one are equal at once.
    let (ownKept, catalogsKept) = (former?.fields ?? [], former?.catalogs ?? [])
    func indices(_ lists: [[FieldValue]], _ kept: [[FieldValue]], _ made: [ValueIndex]) -> [ValueIndex] {
      lists.enumerated().map { index, values in
        kept.indices.contains(index) && kept[index] == values ? made[index] : ValueIndex(values)
      }
    }
    ownValues = indices(fields.map { $0.values }, ownKept.map { $0.values }, former?.ownValues ?? [])
    catalogValues = indices(catalogs.map { $0.values }, catalogsKept.map { $0.values }, former?.catalogValues ?? [])
    self.symbolsByCode = VocabularyStorage.index(symbols.map { $0.code })
    self.absentByName = VocabularyStorage.index(absentFields.map { $0.name })
    let isAlike =
      ownKept.count == fields.count && catalogsKept == catalogs
      && zip(ownKept, fields).allSatisfy { one, other in
        one.kind == other.kind && one.isClosed == other.isClosed && one.popularity == other.popularity
          && one.catalogs == other.catalogs && one.values == other.values
      }
    let kept = isAlike ? former?.fieldsByValue : nil
    self.fieldsByValue =
      kept
      ?? VocabularyStorage.likelyFields(of: fields, catalogs: catalogs, catalogsOfFields: catalogsOfFields)
  }

  private static func index(_ names: [String]) -> [String: Int] {
    var index: [String: Int] = [:]
    for (position, name) in names.enumerated() where index[name] == nil { index[name] = position }
    return index
  }

  /// The field of each value: closed lists come before open ones, then popular fields before others. Flags are omitted:
  /// they are many and have common words.
  private static func likelyFields(
    of fields: [Field], catalogs: [Catalog], catalogsOfFields: [[Int]]
  ) -> [String: Int] {
    func rank(_ field: Field) -> Int {
      switch field.kind {
      case .enumeration, .orderedEnumeration: field.isClosed ? 200 + field.popularity : 0
      case .catalog, .text: field.catalogs.isEmpty ? 0 : 100 + field.popularity
      default: 0
      }
    }
    var best: [String: Int] = [:]
    let order = fields.indices.filter { rank(fields[$0]) > 0 }.sorted {
      (-rank(fields[$0]), $0) < (-rank(fields[$1]), $1)
    }
    var seen: Set<Int> = []
    for index in order {
      var values = fields[index].values
      // A catalog of an earlier field has nothing to add.
      for catalog in catalogsOfFields[index].sorted() where seen.insert(catalog).inserted {
        values += catalogs[catalog].values
      }
      for value in values where !value.isRefused {
        for name in [value.text] + value.aliases {
          let key = ValueSpelling.folded(name)
          if best[key] == nil { best[key] = index }
        }
      }
    }
    return best
  }
}
