public import FilterEvaluation
package import FilterVocabulary

/// The tables in which a list stands in a database: how its items, their parts, variants and values are stored.
///
/// ```swift
/// let schema = SQLSchema(people)
/// schema.definition(in: .sqlite)                                   // CREATE TABLE …
/// schema.statement(for: people.plan("mar shoe>=40"), in: .sqlite)  // SELECT …
/// ```
///
/// Tables and columns are named for the list and its fields: `people(id, shoe, name_folded)`. Texts are folded by the
/// toolkit before they are stored, so that an engine only compares bytes.
public struct SQLSchema: Sendable {
  package let vocabulary: Vocabulary
  /// The stored fields by their index in the vocabulary; nil for an unbound field.
  package let fields: [FieldContents?]
  /// Whether items have several variants; otherwise what is of a variant is of its item.
  package let hasVariants: Bool
  /// What is known of the stored content.
  package var facts: SQLFacts
  /// The names of the tables, columns and indexes.
  private(set) var names = SQLNames()
  /// The columns of the fields, without ``facts``.
  private(set) var columns = TableBinding(TableName("items"))
  /// Further columns of items and variants, which the list orders and shows by.
  package let supplements: [Supplement]

  /// A column that no query names: a rank to order by, a text to show.
  package struct Supplement: Hashable, Sendable {
    package let name: String
    package let isOfVariant: Bool
    package let result: SQLStatement.Result
    /// Whether it is long and only shown: in the layout of tables it has a table of its own, so that rows stay short.
    package let isApart: Bool

    /// A column; another column of its name gets a number.
    package init(_ name: String, isOfVariant: Bool = false, isApart: Bool = false, _ result: SQLStatement.Result) {
      self.name = name
      self.isOfVariant = isOfVariant
      self.isApart = isApart
      self.result = result
    }
  }

  /// The schema of a list.
  ///
  /// - Parameters:
  ///   - hasVariants: Whether items may have several variants.
  ///   - facts: What is known of the content; by default nothing, so that statements check everything.
  ///   - table: The name of the table of the items; by default that of the list.
  package init<Element>(
    _ list: FilterableList<Element>, hasVariants: Bool, facts: SQLFacts = SQLFacts(), supplements: [Supplement] = [],
    table: String? = nil
  ) {
    vocabulary = list.vocabulary
    // A directive is of the query.
    fields = zip(list.contents, list.vocabulary.fields).map { $1.isDirective ? nil : $0 }
    self.hasVariants = hasVariants
    self.facts = facts
    self.supplements = supplements
    name(table ?? SQLNames.table(of: vocabulary))
  }

  private mutating func name(_ table: String) {
    names = SQLNames(table, self)
    columns = makeBinding()
  }

  /// The same schema with another name of the table of the items, from which those of all tables and indexes follow.
  package func named(_ table: String) -> SQLSchema {
    var schema = self
    schema.name(table)
    return schema
  }

  /// The same schema with a column for the exact numbers of further fields.
  package func keepingRests(of fields: Set<Int>) -> SQLSchema {
    var schema = self
    schema.facts.fieldsWithRests.formUnion(fields)
    schema.name(name(of: .items))
    return schema
  }

  /// The schema of a list whose items have one variant each. Nothing is known of the content, so that statements expect
  /// everything that the fields allow.
  public init<Element>(_ list: FilterableList<Element>) { self.init(list, hasVariants: false) }
}

/// What is known of the stored content of a list. What is not known is taken as possible.
package struct SQLFacts: Hashable, Sendable {
  /// The fields whose content has several parts; nil if that is not known.
  package var fieldsWithParts: Set<Int>?
  /// The text fields in which some text has one of the characters that ``StoredText`` reserves; nil if not known.
  package var fieldsWithReserved: Set<Int>?
  /// The text fields in which some text has a letter beyond ASCII; nil if not known.
  package var fieldsWithOtherLetters: Set<Int>?
  /// The fields of which some key is no whole number in its column, but rounded down. They have a further column.
  package var fieldsWithRests: Set<Int> = []
  /// Whether the texts of items have an index of their trigrams.
  package var hasTrigrams = false
  /// The costs of each field by their codes, which are their indices.
  package var costs: [Int: [Cost]] = [:]

  /// The words of each field whose words are searched as texts; nil if they are not known.
  package var words: [Int: SQLWords]?

  /// Nothing is known.
  package init() {}

  /// Whether content of a field may have several parts.
  func mayHaveParts(_ contents: FieldContents) -> Bool {
    contents.shape != .values && fieldsWithParts?.contains(contents.field) ?? true
  }

  /// What the patterns of a field may meet.
  func texts(of field: Int) -> SQLPattern.Texts {
    SQLPattern.Texts(
      hasReserved: fieldsWithReserved?.contains(field) ?? true,
      hasOtherLetters: fieldsWithOtherLetters?.contains(field) ?? true)
  }
}

/// The tables and columns.
extension SQLSchema {
  /// A table of the layout of tables, or the structure of the same content in that of arrays.
  package enum Table: Hashable, Sendable {
    case items, variants
    /// The further parts of items or variants.
    case parts(ofVariants: Bool)
    /// The values of a field, or the words of its texts.
    case values(field: Int)
    /// The long texts of items or variants that are only shown.
    case apart(ofVariants: Bool)

    /// The table of what the key about it tells: the version, the vocabulary.
    package static let about = "fq_about"
    /// The table of the costs by field and code.
    package static let costs = "fq_costs"
  }

  /// Whether the rows of a table are of variants.
  package func isOfVariants(_ table: Table) -> Bool {
    switch table {
    case .items: false
    case .variants: true
    case .parts(let ofVariants), .apart(let ofVariants): ofVariants
    case .values(let field): contents(of: field).map { isOfVariants($0) } ?? false
    }
  }

  /// What a column of a field holds.
  package enum Part: Hashable, Sendable, CaseIterable {
    /// The folded text; for costs the printed one.
    case text
    /// The letters and digits of the text.
    case letters
    /// The text with the names of its item replaced, if that differs.
    case selfReferring
    /// The text with the edges of its words marked.
    case words
    /// The text with its changes of letter case marked, if it has any.
    case cased
    /// The key, or the code of the cost.
    case key
    /// The number as a text with the order of numbers, where the key is rounded down; missing elsewhere.
    case exact
    /// The words of a field of values, in the layout of arrays.
    case values

    var result: SQLStatement.Result { self == .key ? .integer : .text }
  }

  /// A column of a field.
  package struct Column: Hashable, Sendable {
    package let field: Int
    package let part: Part

    /// A column of a field.
    package init(field: Int, part: Part) {
      self.field = field
      self.part = part
    }
  }

  /// Whether a field is stored with the variants.
  package func isOfVariants(_ field: FieldContents) -> Bool { field.isOfVariant && hasVariants }

  /// How a field is stored; nil for an unbound one, and for a field of another list that this one does not have.
  func contents(of field: Int) -> FieldContents? { fields.indices.contains(field) ? fields[field] : nil }

  /// The columns of a field.
  package func columns(of field: FieldContents) -> [Column] {
    var parts: [Part] = []
    switch field.shape {
    case .texts: parts = [.text]
    case .keys: parts = [.key]
    case .costs: parts = field.hasPrintedCosts ? [.key, .text] : [.key]
    case .values: parts = []
    case .numberedValues: parts = [.key]
    }
    if field.shape == .texts {
      if field.isCollated { parts.append(.letters) }
      if field.refersToItself { parts.append(.selfReferring) }
      if field.hasWords { parts.append(.words) }
      if field.keepsChanges { parts.append(.cased) }
    }
    if facts.fieldsWithRests.contains(field.field), parts.first == .key { parts.append(.exact) }
    return parts.map { Column(field: field.field, part: $0) }
  }

  /// The columns of the fields of items or variants, without those of values.
  package func columns(ofVariants: Bool) -> [Column] {
    fields.compactMap { $0 }.filter { isOfVariants($0) == ofVariants }
      .flatMap { columns(of: $0) }
  }

  /// The fields of values of items or variants, and those whose texts are searched by words.
  package func valueFields(ofVariants: Bool) -> [Int] {
    fields.compactMap { $0 }.filter { isOfVariants($0) == ofVariants && hasValues($0) }.map { $0.field }
  }

  /// Whether a field has values, or texts that are searched by words.
  func hasValues(_ field: FieldContents) -> Bool {
    field.shape == .values || field.shape == .numberedValues || field.hasWords || field.hasOthers
  }

  /// Whether the values of a field are the words of its texts.
  func isOfWords(_ field: Int) -> Bool { contents(of: field)?.shape == .texts }

  /// The columns whose trigrams are indexed: the texts of items, and their letters and digits.
  package var trigramColumns: [Column] {
    fields.compactMap { $0 }.filter { !isOfVariants($0) && $0.shape == .texts }.flatMap { field in
      [Column(field: field.field, part: .text)]
        + (field.isCollated ? [Column(field: field.field, part: .letters)] : [])
    }
  }

  /// The name of a column.
  package func name(of column: Column) -> String { names.columns[column] ?? "" }

  /// The name of a further column.
  package func name(of supplement: Supplement) -> String { names.supplements[supplement] ?? "" }

  /// The name of a table.
  package func name(of table: Table) -> String { names.tables[table] ?? "" }

  /// The name of the full-text table of the trigrams of the texts of items.
  package var trigramTable: String { names.trigrams }

  /// The endings of the names of the tables in which SQLite keeps that table.
  package static let trigramEndings = ["_data", "_idx", "_content", "_docsize", "_config"]

  /// The names that the list needs among those of tables and indexes, in lower case.
  package var relations: Set<String> { names.relations }

  /// The further columns of items or variants: those in their rows, or those that are apart.
  package func supplements(ofVariants: Bool, apart: Bool = false) -> [Supplement] {
    supplements.filter { ($0.isOfVariant && hasVariants) == ofVariants && $0.isApart == apart }
  }
}
