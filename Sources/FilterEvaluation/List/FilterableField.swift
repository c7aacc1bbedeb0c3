public import FilterAST
import FilterSemantics
import FilterText
public import FilterVocabulary

/// A field of a list bound to the type of its items: its entry in the vocabulary, and how to read its content.
///
/// ```swift
/// let shoes = FilterableField<Person>.number("shoe", summary: "Shoe size") { $0.shoeSize }
/// ```
public struct FilterableField<Element>: Sendable {
  /// Reads the content of a field of an item. `variant` is the index of the variant, 0 for items with one.
  public typealias Content = @Sendable (_ item: Element, _ variant: Int) -> FieldContent

  /// The entry of the field in the vocabulary.
  public var field: Field
  /// Whether the content may differ between variants of an item, as the set of the printings of a card does. All such
  /// terms of a conjunction must hold for the same variant.
  package var isOfVariant: Bool
  /// How texts of the field are searched.
  package var textRule: TextRule
  /// Whether accents and ligatures are ignored in literal searches and patterns: `deja` finds `Déjà vu`.
  package var foldsAccents: Bool
  /// Whether everything is ignored that ``TextForm/plain`` folds, in place of accents and ligatures alone.
  package var foldsEverything = false
  /// Reads the content of an item.
  package var content: Content
  /// Reads the content with the names of the item replaced by `~`, which is searched by values and patterns with a
  /// `~`. Nil if `~` has no special meaning.
  package var selfReferringContent: Content?
  /// The words that ``TextRule/words`` matches as whole words, folded. Other values are searched literally.
  package var knownWords: Set<String>
  /// The names of other text fields whose content counts as content of this one too.
  package var unites: [String]
  /// The name of the flag field whose content this one shares: `is` for `not`. Empty for a field of its own.
  package var mirrors: String
  /// Values that the data says nothing about, with the reason, by the text of the value.
  package var unanswered: [String: String]

  /// Binds a field of a list whose texts are folded as queries are.
  package init(folding field: Field, content: @escaping Content) {
    self.init(field, content: content)
    foldsEverything = true
  }

  /// Binds a field. Content that does not fit the kind of the field is ignored. A name with capital letters is the spelling
  /// of the data, under which outputs show the field: queries find it in any letter case.
  public init(
    _ field: Field, isOfVariant: Bool = false, textRule: TextRule = .literal, foldsAccents: Bool = false,
    knownWords: Set<String> = [], unites: [String] = [], mirrors: String = "", unanswered: [String: String] = [:],
    selfReferringContent: Content? = nil, content: @escaping Content
  ) {
    self.field = field.lowercased
    self.isOfVariant = isOfVariant
    self.textRule = textRule
    self.foldsAccents = foldsAccents
    self.knownWords = knownWords
    self.unites = unites
    self.mirrors = mirrors
    self.unanswered = unanswered
    self.selfReferringContent = selfReferringContent
    self.content = content
  }
}

extension FilterableField {
  /// The field with other words for a term after "items that", as in `take {is} on disk`. `{is}` stands for the relation
  /// with the value, and `{value}` for the value alone.
  public func worded(_ phrase: String) -> FilterableField {
    var field = self
    field.field.phrase = phrase
    return field
  }
}

extension Field {
  /// The field with its names in lower case, as lookup needs them, and the name of the data as its source.
  fileprivate var lowercased: Field {
    var field = self
    field.name = name.lowercased()
    field.aliases = aliases.map { $0.lowercased() }
    if field.name != name, sources.isEmpty { field.sources = [name] }
    return field
  }
}

/// How the texts of a field are searched.
public enum TextRule: Hashable, Sendable {
  /// The value occurs literally, ignoring letter case: `o:"draw a card"`.
  case literal
  /// A bare value occurs after both are reduced to letters and digits without accents (`limdul` in `Lim-Dûl`); a
  /// quoted value occurs literally.
  case collated
  /// A known word, or a sequence of them, occurs as whole words, so `t:rat` does not find a Pirate; any other value
  /// occurs literally.
  case words
  /// The value is the whole text, ignoring letter case, separators and accents.
  case whole
}

extension FilterableField {
  /// The form of its texts where they are searched literally.
  var literalForm: TextForm {
    field.matching == .exactCase ? .exact : foldsEverything ? .plain : foldsAccents ? .unaccented : .literal
  }
}

extension TextRule {
  /// Whether values are searched among letters and digits only.
  var isCollated: Bool { self == .collated || self == .whole }
}

extension FilterableField {
  /// A text field: `name:mar`, or bare words if it is the name field of the list.
  ///
  /// `catalog` names the ``CompletionCatalog`` that its values are completed from; empty for none. `phrase` words a term
  /// after "items that": `were written by {value}`, `have {is} in their notes`, where `{is}` is the relation with the
  /// value; by default `have {is} in their`, and the name.
  public static func text(
    _ name: String, aliases: [String] = [], summary: String = "", rule: TextRule = .literal, catalog: String = "",
    phrase: String? = nil, _ content: @escaping @Sendable (Element) -> String?
  ) -> FilterableField {
    FilterableField(
      Field(
        name, aliases: aliases, .text, takesRegex: true, catalogs: catalog.isEmpty ? [] : [catalog], summary: summary,
        phrase: phrase ?? "have {is} in their \(name)"),
      textRule: rule
    ) { item, _ in content(item).map { .text($0) } ?? .nothing }
  }

  /// A field of whole numbers: `shoe>=40`.
  public static func number(
    _ name: String, aliases: [String] = [], summary: String = "", _ content: @escaping @Sendable (Element) -> Int?
  ) -> FilterableField {
    FilterableField(
      Field(
        name, aliases: aliases, .number, comparesColumns: true, isColumn: true, isWhole: true, multiplicity: .optional,
        summary: summary, phrase: "have \(name) {is}")
    ) { item, _ in content(item).map { .number(DecimalNumber($0)) } ?? .nothing }
  }

  /// A field of decimal numbers: `price<0.5`.
  public static func decimal(
    _ name: String, aliases: [String] = [], summary: String = "",
    _ content: @escaping @Sendable (Element) -> DecimalNumber?
  ) -> FilterableField {
    FilterableField(
      Field(
        name, aliases: aliases, .number, comparesColumns: true, isColumn: true, multiplicity: .optional,
        summary: summary, phrase: "have \(name) {is}")
    ) { item, _ in content(item).map { .number($0) } ?? .nothing }
  }

  /// A date field: `born>=1990-05`.
  public static func date(
    _ name: String, aliases: [String] = [], summary: String = "",
    _ content: @escaping @Sendable (Element) -> DateSpan?
  ) -> FilterableField {
    FilterableField(
      Field(
        name, aliases: aliases, .date, multiplicity: .optional, summary: summary, phrase: "have \(name) {is}")
    ) { item, _ in content(item).map { .date($0) } ?? .nothing }
  }

  /// A field with one value of a list: `blood:ab`. With `isOrdered` the list is an order: `size>=large`.
  public static func enumeration(
    _ name: String, aliases: [String] = [], summary: String = "", values: [FieldValue], isOrdered: Bool = false,
    _ content: @escaping @Sendable (Element) -> String?
  ) -> FilterableField {
    FilterableField(
      Field(
        name, aliases: aliases, isOrdered ? .orderedEnumeration : .enumeration, isClosed: true, values: values,
        multiplicity: .optional, summary: summary, phrase: "have \(name) {is}")
    ) { item, _ in content(item).map { .values([$0]) } ?? .nothing }
  }

  /// A field with any number of values of a list: `speaks:french`. An open list accepts unknown values.
  public static func values(
    _ name: String, aliases: [String] = [], summary: String = "", values: [FieldValue] = [], isClosed: Bool = false,
    _ content: @escaping @Sendable (Element) -> [String]
  ) -> FilterableField {
    FilterableField(
      Field(
        name, aliases: aliases, isClosed ? .enumeration : .catalog, isClosed: isClosed, values: values,
        multiplicity: .many, summary: summary, phrase: "have {is} among their \(name)")
    ) { item, _ in .values(content(item)) }
  }

  /// A field of properties that hold or not: `is:member`.
  public static func flags(
    _ name: String = "is", aliases: [String] = [], summary: String = "", values: [FieldValue],
    _ content: @escaping @Sendable (Element) -> [String]
  ) -> FilterableField {
    FilterableField(
      Field(
        name, aliases: aliases, .flag, isClosed: true, values: values, multiplicity: .many, summary: summary,
        phrase: "are {value}")
    ) { item, _ in .values(content(item)) }
  }

  /// A field of color sets: `c:rg`. `palette` names a palette of the list.
  public static func colors(
    _ name: String, aliases: [String] = [], summary: String = "", palette: String, colon: Comparison = .greaterOrEqual,
    _ content: @escaping @Sendable (Element) -> ColorSet?
  ) -> FilterableField {
    FilterableField(
      Field(
        name, aliases: aliases, .colors, colon: colon, palette: palette, summary: summary, phrase: "have \(name) {is}")
    ) { item, _ in content(item).map { .colors($0) } ?? .nothing }
  }
}
