public import FilterAST

/// A field of a list: the part of a term before the operator.
///
/// ```swift
/// Field("power", aliases: ["pow"], .number, summary: "Printed power", phrase: "have power {is}")
/// ```
public struct Field: Hashable, Sendable {
  /// The full name, in lower case.
  public var name: String
  /// Other names, in lower case.
  public var aliases: [String]
  /// Its name in a sentence: `release date`. The full name by default.
  public var label: String
  /// Where a reader of items finds its content, as written in a file: a key path (`user.login`), a JSON Pointer (begins
  /// with `/`) or the name of a column; of several, the first that an item has. Empty for the names of the field; see
  /// ``sourceNames``.
  public var sources: [String]
  /// Where the table of a database has its content; nil for the column of one of the ``sourceNames``.
  public var column: ColumnSource?
  /// The kind of its values, which decides how they are read and compared.
  public var kind: ValueKind
  /// The operators it takes; a term with another one is an error.
  public var operators: [Comparison]
  /// The relation that `:` stands for, `=` by default. Never `:` itself.
  public var colon: Comparison
  /// What `:` means, in words. One line of documentation.
  public var colonMeaning: String
  /// Whether it takes a regular expression: `o:/^tap/`.
  public var takesRegex: Bool
  /// Whether the list of its values is complete, so that another value is an error.
  public var isClosed: Bool
  /// How its texts are compared. Folded for kinds other than unordered texts and in the syntax of cards.
  public var matching: TextMatching
  /// Its own values, in addition to those of its catalogs.
  public var values: [FieldValue]
  /// The names of catalogs with more of its values. A name that the vocabulary does not have stands for a catalog that
  /// the host provides.
  public var catalogs: [String]
  /// The name of its palette. Empty for other kinds than ``ValueKind/colors``.
  public var palette: String
  /// Whether its value may be compared with another column: `pow>tou`.
  package var comparesColumns: Bool
  /// Whether other columns may be compared with it.
  package var isColumn: Bool
  /// Whether its numbers are whole, so that there is none between 3 and 4.
  package var isWhole: Bool
  /// Whether its whole numbers are names rather than amounts, for wording. They have the order of numbers.
  package var isIdentifier = false
  /// How the data writes its numbers or days. Plain for kinds of other values.
  public var form: WrittenForm
  /// Whether items may have values that the kind cannot read. What reads the items sets it.
  package var others = OtherValues.excluded
  /// Why its values are texts although some of them are numbers or days, without a full stop. What reads the items sets
  /// it.
  package var kindNote = ""
  /// How many values an item has, which decides what terms contradict each other.
  public var multiplicity: Multiplicity
  /// The states of its value that it asks for, of which an item has one for each value: `legal` and `restricted` for
  /// `f:`. Fields that share a catalog share its states, so `f:modern banned:modern` matches nothing. Usually empty.
  package var states: [String]
  /// The group of fields it belongs to, for documentation: `price`. May be empty.
  public var category: String
  /// One line of documentation, without a full stop.
  public var summary: String
  /// The words for a term after "items that", beginning with a verb: `have power {is}`. `{is}` stands for the relation
  /// and the value (`at least 3`), `{value}` for the value alone, `{place}` for the value in the words of its catalog
  /// (`in Japanese`). `{s}` is a plural ending that the number one drops: `have {is} page{s}`. A field of ordered words
  /// may have comparatives of its own: `are {is|rarer|more common}`.
  package var phrase: String
  /// Example terms for help and hovers: `pow>=8`.
  public var examples: [String]
  /// Peculiarities of the field, for documentation. May be empty.
  public var notes: String
  /// How often it is used, for ranking: 0 (rarely) to 100.
  package var popularity: Int
  /// How certain the facts about it are.
  package var confidence: Confidence

  /// Makes a field. By default `operators` is all seven for kinds with an order, `:` for directives, `:`, `=` and `!=`
  /// for booleans, and `:` and `=` for the others. By default `colonMeaning` says what `colon` does: "equals", or for
  /// texts and paths "contains". An empty `label` is the name. A boolean has the values `true` and `false`, whatever is
  /// passed, and its list is closed.
  public init(
    _ name: String, aliases: [String] = [], label: String = "", sources: [String] = [], _ kind: ValueKind,
    operators: [Comparison]? = nil, colon: Comparison = .equal, colonMeaning: String? = nil,
    takesRegex: Bool = false, isClosed: Bool = false, matching: TextMatching = .folded,
    values: [FieldValue] = [], catalogs: [String] = [], palette: String = "", comparesColumns: Bool = false,
    isColumn: Bool = false, isWhole: Bool = false, form: WrittenForm = .plain, multiplicity: Multiplicity = .one,
    states: [String] = [], category: String = "", summary: String, phrase: String, examples: [String] = [],
    notes: String = "",
    popularity: Int = 0,
    confidence: Confidence = .sure, column: ColumnSource? = nil
  ) {
    self.name = name
    self.aliases = aliases
    self.label = label.isEmpty ? name : label
    self.sources = sources
    self.column = column
    self.kind = kind
    self.operators = operators ?? Field.operators(for: kind)
    self.colon = colon
    self.colonMeaning = colonMeaning ?? Field.defaultColonMeaning(colon: colon, kind: kind)
    self.takesRegex = takesRegex
    self.isClosed = isClosed || kind == .boolean
    self.matching = matching
    self.values = kind == .boolean ? FieldValue.booleans : values
    self.catalogs = catalogs
    self.palette = palette
    self.comparesColumns = comparesColumns
    self.isColumn = isColumn
    self.isWhole = isWhole
    self.form = form
    self.multiplicity = multiplicity
    self.states = states
    self.category = category
    self.summary = summary
    self.phrase = phrase
    self.examples = examples
    self.notes = notes
    self.popularity = popularity
    self.confidence = confidence
  }

  /// The operators that a field of a kind takes by default.
  static func operators(for kind: ValueKind) -> [Comparison] {
    if kind == .directive { return [.colon] }
    if kind == .boolean { return [.colon, .equal, .notEqual] }
    return kind.isOrdered ? Comparison.ofCards : [.colon, .equal]
  }

  /// Where a reader of items looks for its content, in this order: ``sources``, or without any the name and then the
  /// aliases.
  public var sourceNames: [String] { sources.isEmpty ? [name] + aliases : sources }

  /// Whether its terms are directives and not conditions.
  public var isDirective: Bool { kind == .directive }

  /// The shortest name, its own or an alias; the first of equally short ones.
  package var shortestName: String { aliases.reduce(name) { $1.utf8.count < $0.utf8.count ? $1 : $0 } }

  /// The relation of an operator: that of ``colon`` for `:`. (For colors it also depends on the value.)
  public func relation(of comparison: Comparison) -> Comparison { comparison == .colon ? colon : comparison }
}

extension Field {
  /// A placeholder for a field that a vocabulary does not have.
  static let missing = Field("", .text, summary: "", phrase: "")

  /// The shortest of the names that are field names of the language.
  package var shortestSpelling: String {
    aliases.reduce(name) { $1.utf8.count < $0.utf8.count && FieldName(exactly: $1) != nil ? $1 : $0 }
  }
}
