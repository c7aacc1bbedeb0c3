/// One value of a field that has a list of them: `modern` of `f:modern`, `commander` of `is:commander`.
public struct FieldValue: Hashable, Sendable {
  /// The value as it is best written.
  public var text: String
  /// Other ways to write it, the short ones too.
  public var aliases: [String]
  /// What it is called in a sentence, where that is not the text: `Japanese` for `ja`, `Magic Online` for `mtgo`. May be empty.
  public var label: String
  /// One line of documentation, without a full stop.
  public var summary: String
  /// What an item with this value does or is, as a phrase behind "cards that": `are legendary`, `can be cast`. Empty where
  /// the phrase of the field says it.
  public var phrase: String
  /// What items with this value are called, in the plural: `creatures`. Empty where there is no such word.
  public var noun: String
  /// The values this one stands for, where it names a group of values: `1993` and `1997` for `frame:old`.
  public var members: [String]
  /// The group of values it belongs to, for people: `land-nickname`. May be empty.
  public var category: String
  /// How it can be worked out from the data of an item, in words. May be empty.
  public var predicate: String
  /// Whether the value is a fact about a printing and not about the card. False in lists that have no printings.
  public var isAboutPrinting: Bool
  /// Whether the source refuses the value, though it is a word of the list: a term with it is a mistake, and completion does
  /// not offer it.
  public var isRefused: Bool
  /// How well the value is known.
  public var confidence: Confidence

  /// Makes a value. Only the text is needed.
  public init(
    _ text: String, aliases: [String] = [], label: String = "", _ summary: String = "", phrase: String = "",
    noun: String = "",
    members: [String] = [], category: String = "", predicate: String = "", isAboutPrinting: Bool = false,
    isRefused: Bool = false, confidence: Confidence = .sure
  ) {
    self.text = text
    self.aliases = aliases
    self.label = label
    self.summary = summary
    self.phrase = phrase
    self.noun = noun
    self.members = members
    self.category = category
    self.predicate = predicate
    self.isAboutPrinting = isAboutPrinting
    self.isRefused = isRefused
    self.confidence = confidence
  }
}
