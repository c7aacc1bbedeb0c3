public import FilterAST

/// What can be asked of a list: its fields, their operators and values, and the words for all of it.
///
/// The language itself (terms, connectives, quotes) knows no field. A vocabulary is the data that turns it into the search
/// language of one list: ``Vocabulary/scryfall`` is the one of the home dialect, another one is loaded from a file.
///
/// ```swift
/// let vocabulary = Vocabulary.scryfall
/// vocabulary.field(named: "pow")?.summary                            // "Printed power; …"
/// vocabulary.field(named: "f").flatMap { vocabulary.value("edh", of: $0) }?.text  // "commander"
/// ```
public struct Vocabulary: Sendable {
  /// The name, for commands and settings: `scryfall`.
  public let name: String
  /// One line on the list.
  public let summary: String
  /// What an item of the list is called: `card`.
  public let itemName: String
  /// What items of the list are called: `cards`.
  public let itemNamePlural: String
  /// The field that a word without a field searches; empty where there is none.
  public let nameField: String
  /// The fields, in the order they are best shown.
  public let fields: [Field]
  /// Lists of values that fields share.
  public let catalogs: [Catalog]
  /// The palettes of fields of colors.
  public let palettes: [Palette]
  /// The symbols of costs and texts.
  public let symbols: [CostSymbol]
  /// Letters that stand for a symbol without braces, in lower case: `w` for `{W}`.
  public let bareSymbols: String
  /// Words that stand for the number zero: `x`, `*`.
  public let zeroWords: [String]
  /// Words that stand for a day: `now`, `today`.
  public let dayWords: [String]
  /// Names people try that are no fields.
  public let absentFields: [AbsentField]
  /// What the service takes at most.
  public let limits: QueryLimits
  /// Where the service reads queries differently from plain logic.
  public let quirks: [Quirk]
  /// What is peculiar about the dialect, one fact a sentence.
  public let notes: [String]

  let fieldsByName: [String: Int]
  let catalogsByName: [String: Int]
  let ownValues: [ValueIndex]
  let catalogValues: [ValueIndex]
  let symbolsByCode: [String: Int]
  let absentByName: [String: Int]

  /// Makes a vocabulary. Where two fields, catalogs or values of one field have the same name, the first one counts;
  /// ``defects`` tells of the others. Linear in the data.
  public init(
    name: String, summary: String = "", itemName: String = "item", itemNamePlural: String = "items",
    nameField: String = "", fields: [Field], catalogs: [Catalog] = [], palettes: [Palette] = [],
    symbols: [CostSymbol] = [], bareSymbols: String = "", zeroWords: [String] = [], dayWords: [String] = [],
    absentFields: [AbsentField] = [], limits: QueryLimits = QueryLimits(), quirks: [Quirk] = [],
    notes: [String] = []
  ) {
    self.name = name
    self.summary = summary
    self.itemName = itemName
    self.itemNamePlural = itemNamePlural
    self.nameField = nameField
    self.fields = fields
    self.catalogs = catalogs
    self.palettes = palettes
    self.symbols = symbols
    self.bareSymbols = bareSymbols
    self.zeroWords = zeroWords
    self.dayWords = dayWords
    self.absentFields = absentFields
    self.limits = limits
    self.quirks = quirks
    self.notes = notes
    var fieldsByName: [String: Int] = [:]
    for (index, field) in fields.enumerated() {
      for name in [field.name] + field.aliases where fieldsByName[name] == nil { fieldsByName[name] = index }
    }
    self.fieldsByName = fieldsByName
    self.catalogsByName = Vocabulary.index(catalogs.map { $0.name })
    self.ownValues = fields.map { ValueIndex($0.values) }
    self.catalogValues = catalogs.map { ValueIndex($0.values) }
    self.symbolsByCode = Vocabulary.index(symbols.map { $0.code })
    self.absentByName = Vocabulary.index(absentFields.map { $0.name })
  }

  private static func index(_ names: [String]) -> [String: Int] {
    var index: [String: Int] = [:]
    for (position, name) in names.enumerated() where index[name] == nil { index[name] = position }
    return index
  }
}

/// Names a field of one vocabulary.
public struct FieldID: Hashable, Comparable, Sendable {
  /// The place of the field among the fields of the vocabulary.
  public let index: Int

  init(_ index: Int) {
    self.index = index
  }

  /// Orders fields as the vocabulary lists them.
  public static func < (left: FieldID, right: FieldID) -> Bool { left.index < right.index }
}

extension Vocabulary {
  /// The field of a name or alias. Letter case means nothing.
  public func field(named name: FieldName) -> Field? {
    fieldsByName[name.text].map { fields[$0] }
  }

  /// The identity of the field of a name or alias.
  public func fieldID(named name: FieldName) -> FieldID? {
    fieldsByName[name.text].map { FieldID($0) }
  }

  /// The identity of a field by a name that need not be a field name of the language (`$`), in lower case.
  public func fieldID(spelled name: String) -> FieldID? {
    fieldsByName[name].map { FieldID($0) }
  }

  /// The field of an identity that this vocabulary gave.
  public subscript(_ id: FieldID) -> Field { fields[id.index] }

  /// All identities, in the order of the fields.
  public var fieldIDs: [FieldID] { fields.indices.map { FieldID($0) } }

  /// What is known about a name that is no field.
  public func absentField(named name: FieldName) -> AbsentField? {
    absentByName[name.text].map { absentFields[$0] }
  }

  /// The palette of a field of colors; nil for other fields.
  public func palette(of field: Field) -> Palette? {
    palettes.first { $0.name == field.palette }
  }

  /// The catalog of a name.
  public func catalog(named name: String) -> Catalog? {
    catalogsByName[name].map { catalogs[$0] }
  }
}
