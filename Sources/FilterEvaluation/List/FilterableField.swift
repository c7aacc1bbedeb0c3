import FilterSemantics
public import FilterVocabulary

/// A field of a list bound to the type of its items: what the vocabulary says of it, and how to get at its content.
///
/// ```swift
/// let shoes = FilterableField<Person>.number("shoe", summary: "Shoe size") { $0.shoeSize }
/// ```
public struct FilterableField<Element>: Sendable {
  /// Gets at the content of a field: the item, and which of its variants is meant (0 where it has one only).
  public typealias Content = @Sendable (_ item: Element, _ variant: Int) -> FieldContent

  /// The field as the vocabulary has it.
  public var field: Field
  /// Whether the content may differ from one variant of an item to the next, as the set of the printings of a card does.
  /// All such terms of one conjunction must hold for one and the same variant.
  public var isOfVariant: Bool
  /// How its texts are searched.
  public var textRule: TextRule
  /// Whether accents and ligatures mean nothing where its texts are not collated, in values and in patterns: `deja` is found in
  /// `Déjà vu`.
  public var foldsAccents: Bool
  /// The content.
  public var content: Content
  /// The content searched for a value or pattern that has a `~` in it: there the names of the item are replaced by `~`.
  /// Nil where `~` is a character like any other.
  public var selfReferringContent: Content?
  /// The words a text is made of, for ``TextRule/words``: folded, in order. Nil: the text is cut at whatever is no letter,
  /// digit, apostrophe or hyphen.
  public var knownWords: Set<String>
  /// Other fields of text whose content counts as content of this one too, by their names.
  public var unites: [String]
  /// The field of flags whose content this one shares, by its name: `is` for `not`. Empty for a field of its own.
  public var mirrors: String
  /// Values of the field that the data says nothing about, and why; by the text of the value.
  public var unanswered: [String: String]

  /// Binds a field. Where the content does not fit the kind of the field, it counts as nothing.
  public init(
    _ field: Field, isOfVariant: Bool = false, textRule: TextRule = .literal, foldsAccents: Bool = false,
    knownWords: Set<String> = [], unites: [String] = [], mirrors: String = "", unanswered: [String: String] = [:],
    selfReferringContent: Content? = nil, content: @escaping Content
  ) {
    self.field = field
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
