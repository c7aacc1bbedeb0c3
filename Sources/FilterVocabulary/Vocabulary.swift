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
  let storage: VocabularyStorage

  /// The name, for commands and settings: `scryfall`.
  public var name: String { storage.name }
  /// One line on the list.
  public var summary: String { storage.summary }
  /// What an item of the list is called: `card`.
  public var itemName: String { storage.itemName }
  /// What items of the list are called: `cards`.
  public var itemNamePlural: String { storage.itemNamePlural }
  /// The field that a word without a field searches; empty where there is none.
  public var nameField: String { storage.nameField }
  /// The fields, in the order they are best shown.
  public var fields: [Field] { storage.fields }
  /// Lists of values that fields share.
  public var catalogs: [Catalog] { storage.catalogs }
  /// The palettes of fields of colors.
  public var palettes: [Palette] { storage.palettes }
  /// The symbols of costs and texts.
  public var symbols: [CostSymbol] { storage.symbols }
  /// Letters that stand for a symbol without braces, in lower case: `w` for `{W}`.
  public var bareSymbols: String { storage.bareSymbols }
  /// Words that stand for the number zero: `x`, `*`.
  public var zeroWords: [String] { storage.zeroWords }
  /// Words that stand for a day: `now`, `today`.
  public var dayWords: [String] { storage.dayWords }
  /// Names people try that are no fields.
  public var absentFields: [AbsentField] { storage.absentFields }
  /// What the service takes at most.
  public var limits: QueryLimits { storage.limits }
  /// Where the service reads queries differently from plain logic.
  public var quirks: [Quirk] { storage.quirks }
  /// What is peculiar about the dialect, one fact a sentence.
  public var notes: [String] { storage.notes }

  var fieldsByName: [String: Int] { storage.fieldsByName }
  var catalogsByName: [String: Int] { storage.catalogsByName }
  var symbolsByCode: [String: Int] { storage.symbolsByCode }
  var absentByName: [String: Int] { storage.absentByName }

  /// Makes a vocabulary. Where two fields, catalogs or values of one field have the same name, the first one counts. Linear
  /// in the data.
  public init(
    name: String, summary: String = "", itemName: String = "item", itemNamePlural: String = "items",
    nameField: String = "", fields: [Field], catalogs: [Catalog] = [], palettes: [Palette] = [],
    symbols: [CostSymbol] = [], bareSymbols: String = "", zeroWords: [String] = [], dayWords: [String] = [],
    absentFields: [AbsentField] = [], limits: QueryLimits = QueryLimits(), quirks: [Quirk] = [],
    notes: [String] = []
  ) {
    storage = VocabularyStorage(
      name: name, summary: summary, itemName: itemName, itemNamePlural: itemNamePlural, nameField: nameField,
      fields: fields, catalogs: catalogs, palettes: palettes, symbols: symbols, bareSymbols: bareSymbols,
      zeroWords: zeroWords, dayWords: dayWords, absentFields: absentFields, limits: limits, quirks: quirks, notes: notes
    )
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
  public subscript(_ id: FieldID) -> Field {
    // Lent and not copied: a field holds a dozen lists and texts.
    _read { yield storage.fields[id.index] }
  }

  /// All identities, in the order of the fields.
  public var fieldIDs: [FieldID] { fields.indices.map { FieldID($0) } }

  /// What is known about a name that is no field.
  public func absentField(named name: FieldName) -> AbsentField? {
    absentByName[name.text].map { absentFields[$0] }
  }

  /// The palette of a field of colors; nil for other fields.
  public func palette(of field: Field) -> Palette? {
    storage.palettesByName[field.palette].map { palettes[$0] }
  }

  /// The catalog of a name.
  public func catalog(named name: String) -> Catalog? {
    catalogsByName[name].map { catalogs[$0] }
  }
}

extension Vocabulary {
  /// A vocabulary without fields: every term but a name is unknown.
  public static let empty = Vocabulary(name: "", fields: [])
}
