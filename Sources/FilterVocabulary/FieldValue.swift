/// One value of a field that has a list of them: `modern` of `f:modern`, `commander` of `is:commander`.
public struct FieldValue: Hashable, Sendable {
  /// The preferred spelling of the value in a query.
  public var text: String
  /// Other ways to write it. Letter case and separators need no alias (`ValueSpelling`).
  public var aliases: [String]
  /// Its name in a sentence, if that is not the text: `Japanese` for `ja`. May be empty.
  public var label: String
  /// One line of documentation, without a full stop. May be empty.
  public var summary: String
  /// The words for items with this value after "items that", beginning with a verb: `are legendary`. If empty, the
  /// phrase of the field is used.
  package var phrase: String
  /// The noun for items with this value, in the plural: `creatures`. Empty if there is none.
  package var noun: String
  /// The texts of the values in the group that this value names: `1993` and `1997` for `frame:old`. Empty for a single
  /// value.
  public var members: [String]
  /// The group of values it belongs to, for documentation: `land-nickname`. May be empty.
  public var category: String
  /// How it follows from the data of an item, in words. May be empty.
  package var predicate: String
  /// Whether it is a fact about a variant of an item and not about the item itself. False in lists without variants.
  package var isAboutPrinting: Bool
  /// Whether a term with the value is an error, although the value is listed. Completion does not offer it.
  package var isRefused: Bool
  /// How common the value is: the number of items with it in a typical list, or an estimate. Completion offers common
  /// values first. 0 if it is rare or unknown.
  public var frequency: Int
  /// How certain the facts about it are.
  package var confidence: Confidence

  /// Makes a value of a text and optional properties.
  public init(
    _ text: String, aliases: [String] = [], label: String = "", _ summary: String = "", phrase: String = "",
    noun: String = "", members: [String] = [], category: String = "", predicate: String = "",
    isAboutPrinting: Bool = false,
    isRefused: Bool = false, frequency: Int = 0, confidence: Confidence = .sure
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
    self.frequency = frequency
    self.confidence = confidence
  }
}

extension FieldValue: ExpressibleByStringLiteral {
  /// A value without other properties.
  public init(stringLiteral text: String) { self.init(text, aliases: []) }
}

extension FieldValue {
  /// A placeholder for a value that a vocabulary does not have.
  static let missing = FieldValue("", aliases: [])

  /// The values of a field of ``ValueKind/boolean``.
  package static let booleans = [
    FieldValue("true", aliases: ["yes", "1", "on"]), FieldValue("false", aliases: ["no", "0", "off"]),
  ]
}

/// A named list of values that fields share: `formats` for `f:`, `banned:` and `restricted:`.
public struct Catalog: Hashable, Sendable {
  /// The name that fields refer to.
  public var name: String
  /// One line of documentation.
  public var summary: String
  /// The words for a value in a phrase with `{place}`, with the right preposition: `at {value}`, `on {value}`.
  package var place: String
  /// The values, in the order they are best shown; ordered values from the smallest.
  public var values: [FieldValue]

  /// Makes a catalog of values.
  public init(
    _ name: String, summary: String = "", place: String = Catalog.defaultPlace, values: [FieldValue]
  ) {
    self.name = name
    self.summary = summary
    self.place = place
    self.values = values
  }

  /// The default of `place`.
  public static let defaultPlace = "in {value}"
}

/// How certain a fact about a list is. The raw values are those of JSON.
public enum Confidence: String, CaseIterable, Hashable, Sendable {
  /// Confirmed by two independent sources or by measurement.
  case sure
  /// Stated by one good source.
  case likely
  /// Inferred; may be wrong.
  case guess
}
