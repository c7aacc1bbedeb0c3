/// What the values of a field are, and so how they are read, compared and completed. The raw values are the words used in
/// JSON.
public enum ValueKind: String, CaseIterable, Hashable, Sendable {
  /// Any text; a term holds where the text occurs: `o:"draw a card"`.
  case text
  /// A number, perhaps with a fraction: `usd<0.5`.
  case number
  /// With `:` and `=` a text, with the other operators the number it begins with: `cn:12a`, `cn>12`.
  case numberOrText = "number-or-text"
  /// A day, a month, a year: `date>=2020-03`.
  case date
  /// A calendar year: `year>=2020`.
  case year
  /// A set of colors, or how many: `c:rg`, `id<=esper`, `c=2`. Any small set of letters works the same; see ``Palette``.
  case colors
  /// A cost made of symbols: `m:{2}{w/u}`, `m:2ww`.
  case cost
  /// One symbol, repeated: `devotion:rrr`, `devotion:{u/b}{u/b}`.
  case devotion
  /// One of a list of words: `f:modern`.
  case enumeration
  /// One of a list of words that have an order: `r>=rare`.
  case orderedEnumeration = "ordered-enumeration"
  /// The name of a property, each true or false by itself: `is:foil`.
  case flag
  /// The same, and the term holds where the property does not: `not:foil`.
  case absentFlag = "absent-flag"
  /// A name from a long list that grows by itself, so that an unknown one is no mistake: `a:"Rebecca Guay"`.
  case catalog
  /// A universally unique identifier: `oracleid:5d131784-c1a3-463e-a37b-b720af67ab62`.
  case uuid
  /// A whole number that names something: `mtgoid:12345`.
  case integerID = "integer-id"
  /// No condition at all but an instruction for showing what is found: `order:cmc`.
  case directive
}

extension ValueKind {
  /// Whether the values can be smaller and greater than one another.
  public var isOrdered: Bool {
    switch self {
    case .number, .numberOrText, .date, .year, .colors, .cost, .devotion, .orderedEnumeration: true
    case .text, .enumeration, .flag, .absentFlag, .catalog, .uuid, .integerID, .directive: false
    }
  }

  /// Whether a value is one of a list of words.
  public var isListed: Bool {
    switch self {
    case .enumeration, .orderedEnumeration, .flag, .absentFlag, .catalog, .directive: true
    case .text, .number, .numberOrText, .date, .year, .colors, .cost, .devotion, .uuid, .integerID: false
    }
  }
}
