import FilterSemantics
public import FilterText
public import FilterVocabulary

/// A list that can be filtered: its vocabulary, and how to read the content of its items.
///
/// The vocabulary is made from the fields, so parsing, completion, diagnostics and explanations need nothing else:
///
/// ```swift
/// let people = FilterableList<Person>(
/// name: "people", itemName: "person", itemNamePlural: "people", nameField: "name",
/// fields: [
/// .text("name", rule: .collated) { $0.name },
/// .number("shoe") { $0.shoeSize },
/// .enumeration("blood", values: [FieldValue("a"), FieldValue("b"), FieldValue("ab"), FieldValue("0")]) { $0.blood },
/// ])
/// let found = people.filter("mar shoe>=40 -blood:ab", in: everybody)
/// ```
public struct FilterableList<Element>: Sendable {
  /// The fields and values that queries may use.
  public let vocabulary: Vocabulary
  /// The binding of each field of the vocabulary; nil if the data has nothing for it.
  package let bindings: [FilterableField<Element>?]
  /// The number of variants of an item; values below 1 count as 1. Cards have printings, most items one variant.
  package let variantCount: @Sendable (Element) -> Int
  /// The days that a word stands for: `now`, or the release date of a set. Nil for other words.
  package let namedDay: @Sendable (String) -> DateSpan?
  /// The present instant in microseconds since 1970-01-01T00:00Z, asked for once when a plan is made; nil without a
  /// clock.
  package private(set) var now: @Sendable () -> Int64?
  /// The fields of which an item may have content, each once; nil for an item that may have some of all. Items that have
  /// few of many fields are read in time for these.
  package var heldFields: (@Sendable (Element) -> [Int]?)?
  /// The values of a field of an item as they are written, whatever its kind; nil for lists whose values have types.
  package var writtenTexts: (@Sendable (_ item: Element, _ field: Int) -> [String])?
  /// The elements of the lists of objects of an item; nil if the list has none.
  package var elements: ElementReading<Element>?

  /// Binds the fields of a vocabulary. Fields of other vocabularies and repeated names are ignored. Terms of unbound
  /// fields are reported as unanswered, and without `now` (the present instant in microseconds since
  /// 1970-01-01T00:00Z) terms such as `time>-2h` too.
  public init(
    vocabulary: Vocabulary, fields: [FilterableField<Element>],
    variantCount: @escaping @Sendable (Element) -> Int = { _ in 1 },
    namedDay: @escaping @Sendable (String) -> DateSpan? = { _ in nil },
    now: @escaping @Sendable () -> Int64? = { nil }
  ) {
    self.vocabulary = vocabulary
    var bindings: [FilterableField<Element>?] = Array(repeating: nil, count: vocabulary.fields.count)
    for binding in fields {
      guard let id = vocabulary.fieldID(spelled: binding.field.name), bindings[id.index] == nil else { continue }
      bindings[id.index] = binding
    }
    self.bindings = bindings
    self.variantCount = variantCount
    self.namedDay = namedDay
    self.now = now
  }

  /// Makes the vocabulary of a list from its fields. Words without a field search `words`: by default `nameField`, or every
  /// text if that is empty. Instants without a zone are in
  /// `timeZone`, and `now` gives the present one in microseconds since 1970-01-01T00:00Z.
  public init(
    name: String, summary: String = "", itemName: String = "item", itemNamePlural: String = "items",
    nameField: String = "", words: [String]? = nil, palettes: [Palette] = [], symbols: [CostSymbol] = [],
    dayWords: [String] = [],
    timeZone: ZoneRules = .utc, syntax: SyntaxOptions.Base = .lists, fields: [FilterableField<Element>],
    variantCount: @escaping @Sendable (Element) -> Int = { _ in 1 },
    namedDay: @escaping @Sendable (String) -> DateSpan? = { _ in nil },
    now: @escaping @Sendable () -> Int64? = { nil }
  ) {
    let vocabulary = Vocabulary(
      name: name, summary: summary, itemName: itemName, itemNamePlural: itemNamePlural, nameField: nameField,
      words: words, fields: fields.map { $0.field }, palettes: palettes, symbols: symbols, dayWords: dayWords,
      timeZone: timeZone,
      syntax: syntax)
    self.init(vocabulary: vocabulary, fields: fields, variantCount: variantCount, namedDay: namedDay, now: now)
  }
}

extension FilterableList {
  /// The list with a clock for terms such as `time>-2h`, unless it has its own: the present instant in microseconds since
  /// 1970-01-01T00:00Z, asked for once when a plan is made.
  public func withClock(_ now: @escaping @Sendable () -> Int64?) -> FilterableList {
    var list = self
    list.now = { [own = self.now] in own() ?? now() }
    return list
  }

  /// The binding of a field; nil for an unbound one, and for a field of another list that this one does not have.
  func binding(_ field: Int) -> FilterableField<Element>? { bindings.indices.contains(field) ? bindings[field] : nil }

  /// The field whose content a field has: the bound field that it mirrors, or itself.
  func contentField(of field: Int) -> Int {
    guard let name = bindings[field]?.mirrors, !name.isEmpty, let other = vocabulary.fieldID(spelled: name),
      bindings[other.index]?.mirrors == ""
    else { return field }
    return other.index
  }

  /// Whether the texts of a field are searched by letters and digits: by its own rule, as the name field (for `!`), or
  /// by the rule of a field that is united with it.
  func isSearchedCollated(_ field: Int) -> Bool {
    if bindings[field]?.textRule.isCollated == true { return true }
    if vocabulary.fieldID(spelled: vocabulary.nameField)?.index == field { return true }
    return bindings.contains { binding in
      guard let binding, binding.textRule.isCollated else { return false }
      return binding.unites.contains { vocabulary.fieldID(spelled: $0)?.index == field }
    }
  }
}
