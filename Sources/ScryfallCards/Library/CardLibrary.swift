public import FilterEvaluation
import FilterSemantics
import FilterVocabulary

/// Cards ready to be searched.
public struct CardLibrary: Sendable {
  /// The cards as columns. An item is a card, a variant is a printing.
  public let store: ColumnStore
  /// The fields of a card, for compiling filters with custom settings.
  package let list: FilterableList<CardEntry>
  /// The texts for results.
  let shown: ShownCards
  let hidden: HiddenPrintings
  let ranks: CardRanks
  /// The first day of each set by its code.
  let setDays: [String: Int]
  let coverage: DataCoverage

  /// The number of cards in the library.
  public var count: Int { store.count }
  /// The number of printings of all cards.
  public var printingCount: Int { store.variantCount }

  /// For each printing the index of its record in the file.
  package var recordNumbers: [UInt32] { shown.records }

  /// The printings with a listed value in a field.
  func printings(having value: String, in field: FieldID) -> Bitset? {
    store.rows(having: value, in: field)
  }
}

/// The texts of cards and printings that results show.
struct ShownCards: Sendable {
  var names = TextTable()
  var costs = TextTable()
  var types = TextTable()
  /// Power and toughness, loyalty or defense.
  var stats = TextTable()
  /// For each printing five texts: set code, collector number, rarity, day and language.
  var printings = TextTable()
  /// For each printing the index of its record in the file.
  var records: [UInt32] = []

  static let fieldsPerPrinting = 5
}

/// The printings that are hidden unless a query asks for them.
struct HiddenPrintings: Sendable {
  /// Tokens, art cards and the like (Reference 3.11).
  let extras: Bitset
  /// Printings that are not in English, or not in the language of the first printing if the card has none in English.
  let translations: Bitset
  /// The folded codes and names of the sets that contain only extras.
  let extraSets: Set<String>

  /// The printings that are shown by default.
  let visible: Bitset

  init(extras: Bitset, translations: Bitset, extraSets: Set<String>) {
    self.extras = extras
    self.translations = translations
    self.extraSets = extraSets
    var hidden = extras
    hidden.formUnion(translations)
    visible = hidden.complement
  }
}

/// The orders of cards and printings that the columns do not have.
struct CardRanks: Sendable {
  /// For each card its index in the order of names.
  let names: [UInt32]
  /// For each card its rank in Penny Dreadful; 0 for none.
  let penny: [UInt32]
  /// For each printing its index in the order of sets and collector numbers.
  let sets: [UInt32]
  /// For each printing the index of its artist in the order of names; 0 for none.
  let artists: [UInt32]
  /// For each printing the number of its illustration, from 1; 0 for none.
  let art: [UInt32]
  /// Whether the cards are in the order of their names.
  let isFileOrder: Bool
}

extension CardLibrary {
  /// The full names of the fields without data, not including directives.
  package var unansweredFields: [String] {
    zip(list.vocabulary.fields, list.bindings).filter { $1 == nil && !$0.isDirective }.map { $0.0.name }
  }

  /// The values of `is:` without data.
  package var unansweredFlags: [String] {
    guard let id = list.vocabulary.fieldID(spelled: "is") else { return [] }
    return (list.bindings[id.index]?.unanswered ?? [:]).keys.sorted()
  }
}

/// Texts that are shown but not searched, in one array of bytes.
struct TextTable: Sendable {
  private var bytes: [UInt8] = []
  private var starts: [UInt32] = [0]

  init() {}

  /// The number of texts.
  var count: Int { starts.count - 1 }

  mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
    starts.append(UInt32(truncatingIfNeeded: bytes.count))
  }

  subscript(_ index: Int) -> String {
    String(decoding: bytes[Int(starts[index])..<Int(starts[index + 1])], as: UTF8.self)
  }

  func write(to writer: inout PreparedWriter) {
    writer.write(array: bytes)
    writer.write(array: starts)
  }

  init(_ reader: inout PreparedReader) throws(PreparedFormError) {
    bytes = try reader.array()
    starts = try reader.starts(total: bytes.count)
  }
}
