public import FilterAST

/// A field of a list: what stands before the operator.
///
/// ```swift
/// Field("power", aliases: ["pow"], .number, summary: "Printed power", phrase: "have power {is}")
/// ```
public struct Field: Hashable, Sendable {
  /// The full name, in lower case.
  public var name: String
  /// Other names, in lower case.
  public var aliases: [String]
  /// What it is called in a sentence: `mana value`. The full name where nothing is said.
  public var label: String
  /// What its values are.
  public var kind: ValueKind
  /// The operators it takes.
  public var operators: [Comparison]
  /// The relation `:` stands for: `>=` for `c:`, `<=` for `id:`, else `=`.
  public var colon: Comparison
  /// What `:` means, in words.
  public var colonMeaning: String
  /// Whether it takes a regular expression: `o:/^tap/`.
  public var takesRegex: Bool
  /// Whether the list of its values is complete, so that another value is a mistake.
  public var isClosed: Bool
  /// Its own values.
  public var values: [FieldValue]
  /// The catalogs that hold more of its values, by name. A name that the vocabulary does not have stands for a list that the
  /// host brings along (card names, artists).
  public var catalogs: [String]
  /// The palette its colors come from, by name. Empty for other kinds than ``ValueKind/colors``.
  public var palette: String
  /// Whether another column may stand on the right: `pow>tou`.
  public var comparesColumns: Bool
  /// Whether it may stand on the right of another column.
  public var isColumn: Bool
  /// Whether its numbers are whole: then nothing lies between 3 and 4.
  public var isWhole: Bool
  /// How many values an item has.
  public var multiplicity: Multiplicity
  /// The group of fields it belongs to, for people: `mana`, `price`.
  public var category: String
  /// One line of documentation.
  public var summary: String
  /// The words for a term, behind "cards that": `have power {is}`. `{is}` stands for the relation and the value (`at least 3`,
  /// `“draw a card”`), `{value}` for the value alone. The first word is a verb; it is what a negation negates. `{s}` is a
  /// plural ending that the number one leaves out: `have {is} printing{s}`. A field of ordered words may name its
  /// comparatives: `are {is|rarer|more common}`. `{place}` is the value with the preposition of its catalog: `at mythic rare`.
  public var phrase: String
  /// Terms that show it.
  public var examples: [String]
  /// What is peculiar about it at the source. May be empty.
  public var notes: String
  /// How often people use it, for ranking: 0 (hardly ever) to 100.
  public var popularity: Int
  /// How well it is known.
  public var confidence: Confidence

  /// Makes a field. `operators` is by default all seven for kinds that have an order, `:` alone for directives, and `:` and
  /// `=` for the others.
  public init(
    _ name: String, aliases: [String] = [], label: String = "", _ kind: ValueKind, operators: [Comparison]? = nil,
    colon: Comparison = .equal, colonMeaning: String = "equals", takesRegex: Bool = false, isClosed: Bool = false,
    values: [FieldValue] = [], catalogs: [String] = [], palette: String = "", comparesColumns: Bool = false,
    isColumn: Bool = false, isWhole: Bool = false, multiplicity: Multiplicity = .one, category: String = "",
    summary: String, phrase: String, examples: [String] = [], notes: String = "", popularity: Int = 0,
    confidence: Confidence = .sure
  ) {
    self.name = name
    self.aliases = aliases
    self.label = label.isEmpty ? name : label
    self.kind = kind
    self.operators = operators ?? Field.operators(for: kind)
    self.colon = colon
    self.colonMeaning = colonMeaning
    self.takesRegex = takesRegex
    self.isClosed = isClosed
    self.values = values
    self.catalogs = catalogs
    self.palette = palette
    self.comparesColumns = comparesColumns
    self.isColumn = isColumn
    self.isWhole = isWhole
    self.multiplicity = multiplicity
    self.category = category
    self.summary = summary
    self.phrase = phrase
    self.examples = examples
    self.notes = notes
    self.popularity = popularity
    self.confidence = confidence
  }

  /// The operators a field of a kind takes where nothing else is said.
  static func operators(for kind: ValueKind) -> [Comparison] {
    if kind == .directive { return [.colon] }
    return kind.isOrdered ? Comparison.allCases : [.colon, .equal]
  }

  /// Whether it is an instruction and no condition.
  public var isDirective: Bool { kind == .directive }

  /// The shortest name, its own or an alias; the first of equally short ones.
  public var shortestName: String {
    aliases.reduce(name) { $1.utf8.count < $0.utf8.count ? $1 : $0 }
  }

  /// The operator that a `:` or an operator reads as, as far as it does not depend on the value.
  public func relation(of comparison: Comparison) -> Comparison {
    comparison == .colon ? colon : comparison
  }
}

extension Field {
  /// The shortest of the names that can be typed.
  package var shortestSpelling: String {
    aliases.reduce(name) { $1.utf8.count < $0.utf8.count && FieldName(exactly: $1) != nil ? $1 : $0 }
  }
}
