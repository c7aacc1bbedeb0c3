public import FilterAST
public import FilterText

/// The search language of one list as data: its fields, their operators and values, and the words for them.
///
/// The query language itself (terms, connectives, quotes) has no fields. A vocabulary is loaded from a file
/// (``init(json:)``), made in code, or provided by a dialect.
///
/// ```swift
/// let size = Field("size", aliases: ["s"], .number, summary: "Shoe size", phrase: "wear size {is}")
/// let people = Vocabulary(name: "people", fields: [size])
/// people.field(named: "s")?.summary  // "Shoe size"
/// ```
///
/// A vocabulary is a reference to immutable storage: copying it is cheap.
public struct Vocabulary: Sendable {
  let storage: VocabularyStorage
  /// The name, for commands and settings: `people`.
  public var name: String { storage.name }
  /// One line about the list. May be empty.
  public var summary: String { storage.summary }
  /// The noun for an item of the list: `person`.
  public var itemName: String { storage.itemName }
  /// The noun for items of the list: `people`.
  public var itemNamePlural: String { storage.itemNamePlural }
  /// The name of the field with the names of items, which `!"exact name"` searches; empty if there is none.
  public var nameField: String { storage.nameField }
  /// The names of the fields that a word without a field searches in the syntax of lists; empty for every text of an
  /// item. In the syntax of cards a word searches ``nameField``.
  public var words: [String] { storage.words }
  /// The fields, in the order they are best shown.
  public var fields: [Field] { storage.fields }
  /// Lists of values that fields share.
  public var catalogs: [Catalog] { storage.catalogs }
  /// The palettes of fields of colors.
  public var palettes: [Palette] { storage.palettes }
  /// The symbols of costs and texts.
  public var symbols: [CostSymbol] { storage.symbols }
  /// Letters that stand for a symbol without braces, in lower case: `w` for `{W}`.
  package var bareSymbols: String { storage.bareSymbols }
  /// Words for the number zero, in lower case: `x`, `*`.
  package var zeroWords: [String] { storage.zeroWords }
  /// Words for a day, in lower case: `now`, `today`.
  package var dayWords: [String] { storage.dayWords }
  /// The zone of instants that are written without one, and of `today`.
  public var timeZone: ZoneRules { storage.timeZone }
  /// The texts that stand for a missing value in fields of numbers, times, flags, addresses and versions, in any letter
  /// case. In the data of other fields they are texts.
  public var nullMarks: [String] { storage.nullMarks }
  /// The patterns by which lines of text are read, tried in their order: `(?<status>\d+)` gives a line the value of the
  /// field `status`. None usually.
  public var linePatterns: [String] { storage.linePatterns }
  /// The columns of the records, where these are not the fields, as in the data of cards. Not written to files.
  public var recordColumns: [RecordColumn] { storage.recordColumns }
  /// The lists of objects of an item, each by the path of its key as the data spells it: `items`, `customer.orders`. A
  /// group after such a name asks about one element: `items:(sku:x qty>2)`.
  public var objectLists: [String] { storage.objectLists }
  /// The table of a database that the fields are of, with points between the parts of its name: `app.orders`. Usually
  /// empty.
  public var table: String { storage.table }
  /// Common names that are not fields.
  package var absentFields: [AbsentField] { storage.absentFields }
  /// Words for terms, those that are meant more often first.
  package var synonyms: [Synonym] { storage.synonyms }
  /// Wordings that were usual once or are elsewhere, with what is written here.
  package var wordings: [Wording] { storage.wordings }
  /// The shorthands of regular expressions.
  package var patternShorthands: [PatternShorthand] { storage.patternShorthands }
  /// The limits of the service that runs queries.
  package var limits: QueryLimits { storage.limits }
  /// Differences between the reading of queries by the service and plain logic.
  package var quirks: [Quirk] { storage.quirks }
  /// Peculiarities of the dialect, one fact in each sentence.
  package var notes: [String] { storage.notes }

  /// The syntax of queries, with the fields of ``ValueKind/path``.
  public var syntax: SyntaxOptions { storage.syntax }
  /// Whether ``syntax`` is that of lists. Takes no copy of it.
  package var isOfLists: Bool { storage.syntax.base == .lists }

  var fieldsByName: [String: Int] { storage.fieldsByName }
  var catalogsByName: [String: Int] { storage.catalogsByName }
  var symbolsByCode: [String: Int] { storage.symbolsByCode }
  var absentByName: [String: Int] { storage.absentByName }

  /// Makes a vocabulary. Words without a field search `words`: by default `nameField`, or every text if that is empty. Of
  /// two fields, catalogs or values of one field with the same name, lookup finds the first.
  /// Linear in the data.
  public init(
    name: String, summary: String = "", itemName: String = "item", itemNamePlural: String = "items",
    nameField: String = "", words: [String]? = nil, fields: [Field], catalogs: [Catalog] = [], palettes: [Palette] = [],
    symbols: [CostSymbol] = [], bareSymbols: String = "", zeroWords: [String] = [], dayWords: [String] = [],
    timeZone: ZoneRules = .utc, absentFields: [AbsentField] = [], synonyms: [Synonym] = [],
    wordings: [Wording] = [], patternShorthands: [PatternShorthand] = [],
    limits: QueryLimits = QueryLimits(), quirks: [Quirk] = [], notes: [String] = [],
    syntax: SyntaxOptions.Base = .lists, objectLists: [String] = [], table: String = "",
    nullMarks: [String] = Vocabulary.usualNullMarks, linePatterns: [String] = [], recordColumns: [RecordColumn] = []
  ) {
    storage = VocabularyStorage(
      name: name, summary: summary, itemName: itemName, itemNamePlural: itemNamePlural, nameField: nameField,
      words: syntax == .cards ? [] : words ?? (nameField.isEmpty ? [] : [nameField]), fields: fields,
      catalogs: catalogs, palettes: palettes, symbols: symbols, bareSymbols: bareSymbols,
      zeroWords: zeroWords, dayWords: dayWords, timeZone: timeZone,
      absentFields: absentFields, synonyms: synonyms, wordings: wordings, patternShorthands: patternShorthands,
      limits: limits, quirks: quirks, notes: notes, syntax: syntax,
      objectLists: syntax == .lists ? objectLists : [], table: table, nullMarks: nullMarks,
      linePatterns: linePatterns, recordColumns: recordColumns
    )
  }
}

extension Vocabulary {
  private init(storage: VocabularyStorage) { self.storage = storage }
}

/// The identity of a field in one vocabulary. Another vocabulary has another field of that identity, or none.
public struct FieldID: Hashable, Comparable, Sendable {
  /// The index of the field in ``Vocabulary/fields``.
  package let index: Int

  init(_ index: Int) { self.index = index }

  /// Orders fields as the vocabulary lists them.
  public static func < (left: FieldID, right: FieldID) -> Bool { left.index < right.index }
}

extension Vocabulary {
  /// The field with a name or alias, in any letter case; nil if there is none. Constant time.
  public func field(named name: FieldName) -> Field? { fieldsByName[name.text].map { fields[$0] } }

  /// The identity of the field with a name or alias; nil if there is none. Constant time.
  public func fieldID(named name: FieldName) -> FieldID? { fieldsByName[name.text].map { FieldID($0) } }

  /// The identity of the field with a name that need not be a field name of the language (`$`), in lower case.
  public func fieldID(spelled name: String) -> FieldID? { fieldsByName[name].map { FieldID($0) } }

  /// The identity of the field with a name as it is typed: as the data spells it where that matters, else in any letter
  /// case.
  package func fieldID(typed name: String) -> FieldID? {
    fieldID(spelled: name) ?? fieldID(spelled: name.lowercased())
  }

  /// The field of an identity of this vocabulary. A text field without a name for an identity of another vocabulary that
  /// has more fields.
  public subscript(_ id: FieldID) -> Field {
    // Yielded without a copy: a field has a dozen lists and texts.
    _read {
      if id.index < storage.fields.count { yield storage.fields[id.index] } else { yield Field.missing }
    }
  }

  /// Whether two vocabularies are copies of one, so that they have the same identities of fields and values.
  package func isIdentical(to other: Vocabulary) -> Bool { storage === other.storage }

  /// All identities, in the order of the fields. Linear in their number.
  package var fieldIDs: [FieldID] { fields.indices.map { FieldID($0) } }

  /// The entry for a common name that is not a field; nil if there is none.
  package func absentField(named name: FieldName) -> AbsentField? {
    absentByName[name.text].map { absentFields[$0] }
  }

  /// The palette of a field of colors; nil for other fields and for a palette that is missing.
  public func palette(of field: Field) -> Palette? {
    storage.palettesByName[field.palette].map { palettes[$0] }
  }

  /// The catalog with a name; nil if the vocabulary does not contain it.
  public func catalog(named name: String) -> Catalog? { catalogsByName[name].map { catalogs[$0] } }
}

extension Vocabulary {
  /// This vocabulary with dates and times without an offset in another zone. Linear in the data.
  package func inTimeZone(_ zone: ZoneRules) -> Vocabulary { replacing(timeZone: zone) }

  /// This vocabulary with what is not nil in place of its own. Linear in the data.
  package func replacing(
    fields: [Field]? = nil, catalogs: [Catalog]? = nil, timeZone: ZoneRules? = nil, table: String? = nil,
    nameField: String? = nil, nullMarks: [String]? = nil
  ) -> Vocabulary {
    let made = VocabularyStorage(
      name: name, summary: summary, itemName: itemName, itemNamePlural: itemNamePlural,
      nameField: nameField ?? self.nameField,
      words: words, fields: fields ?? self.fields, catalogs: catalogs ?? self.catalogs, palettes: palettes,
      symbols: symbols,
      bareSymbols: bareSymbols, zeroWords: zeroWords, dayWords: dayWords, timeZone: timeZone ?? self.timeZone,
      absentFields: absentFields, synonyms: synonyms, wordings: wordings,
      patternShorthands: patternShorthands, limits: limits,
      quirks: quirks, notes: notes,
      syntax: syntax.base, objectLists: objectLists, table: table ?? self.table,
      nullMarks: nullMarks ?? self.nullMarks, linePatterns: linePatterns, recordColumns: recordColumns,
      former: storage)
    return Vocabulary(storage: made)
  }
}

extension Vocabulary {
  /// The vocabulary of an element of a list of objects, in which its fields have their names in the element and their
  /// full names: `sku` and `items.sku`. Nil for another name. The first call makes it.
  package func elements(of name: String) -> Vocabulary? { storage.elements[name]?.vocabulary(in: self) }
}

extension Vocabulary {
  /// A vocabulary without fields: every term is unknown, except names.
  public static let empty = Vocabulary(name: "", fields: [], syntax: .cards)
}
