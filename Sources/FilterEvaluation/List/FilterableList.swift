import FilterSemantics
public import FilterVocabulary

/// A list that can be filtered: what can be asked of its items, and how to get at the answers.
///
/// The vocabulary comes out of the fields, so parsing, completion, diagnostics and explanations need nothing else:
///
/// ```swift
/// let people = FilterableList<Person>(
///   name: "people", itemName: "person", itemNamePlural: "people", nameField: "name",
///   fields: [
///     .text("name", rule: .collated) { $0.name },
///     .number("shoe") { $0.shoeSize },
///     .enumeration("blood", values: [FieldValue("a"), FieldValue("b"), FieldValue("ab"), FieldValue("0")]) { $0.blood },
///   ])
/// let found = people.filter("mar shoe>=40 -blood:ab", in: everybody)
/// ```
public struct FilterableList<Element>: Sendable {
  /// What can be asked.
  public let vocabulary: Vocabulary
  /// For each field of the vocabulary how it is answered; nil where the data says nothing of it.
  public let bindings: [FilterableField<Element>?]
  /// How many variants an item has; at least 1 is taken. Cards have printings, most things one variant.
  public let variantCount: @Sendable (Element) -> Int
  /// The days a word stands for: `now`, or in a list of cards the day a set came out. Nil for a word that names no day.
  public let namedDay: @Sendable (String) -> DateSpan?

  /// Binds the fields of a vocabulary. A field of another vocabulary is left out; of two with one name the first counts. A field
  /// that is not bound is said not to be answered by this list.
  public init(
    vocabulary: Vocabulary, fields: [FilterableField<Element>],
    variantCount: @escaping @Sendable (Element) -> Int = { _ in 1 },
    namedDay: @escaping @Sendable (String) -> DateSpan? = { _ in nil }
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
  }

  /// Makes the vocabulary of a list from its fields. `nameField` is the field that a bare word searches.
  public init(
    name: String, summary: String = "", itemName: String = "item", itemNamePlural: String = "items",
    nameField: String = "", palettes: [Palette] = [], symbols: [CostSymbol] = [], dayWords: [String] = [],
    fields: [FilterableField<Element>], variantCount: @escaping @Sendable (Element) -> Int = { _ in 1 },
    namedDay: @escaping @Sendable (String) -> DateSpan? = { _ in nil }
  ) {
    let vocabulary = Vocabulary(
      name: name, summary: summary, itemName: itemName, itemNamePlural: itemNamePlural, nameField: nameField,
      fields: fields.map { $0.field }, palettes: palettes, symbols: symbols, dayWords: dayWords)
    self.init(vocabulary: vocabulary, fields: fields, variantCount: variantCount, namedDay: namedDay)
  }
}

extension FilterableList {
  /// The field whose content a field has: another where it mirrors one that is bound and mirrors none itself, else its own.
  func contentField(of field: Int) -> Int {
    guard let name = bindings[field]?.mirrors, !name.isEmpty, let other = vocabulary.fieldID(spelled: name),
      bindings[other.index]?.mirrors == ""
    else { return field }
    return other.index
  }

  /// Whether the texts of a field are searched by letters and digits alone: by its own rule, as the names of the list, of which
  /// `!` asks for the whole, or by that of a field that is united with it.
  func isSearchedCollated(_ field: Int) -> Bool {
    if bindings[field]?.textRule.isCollated == true { return true }
    if vocabulary.fieldID(spelled: vocabulary.nameField)?.index == field { return true }
    return bindings.contains { binding in
      guard let binding, binding.textRule.isCollated else { return false }
      return binding.unites.contains { vocabulary.fieldID(spelled: $0)?.index == field }
    }
  }
}
