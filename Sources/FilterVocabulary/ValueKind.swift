/// The kind of the values of a field, which decides how they are read, compared and completed. The raw values are those
/// of JSON.
public enum ValueKind: String, CaseIterable, Hashable, Sendable {
  /// Any text; a term holds where the text occurs: `o:"draw a card"`.
  case text
  /// A path of parts between slashes: `path:src/**/*.swift`, `path:/health`. See ``PathPattern``.
  case path
  /// A number with an optional fraction: `usd<0.5`.
  case number
  /// A text with `:` and `=`, and with the other operators the number it begins with: `cn:12a`, `cn>12`.
  case numberOrText = "number-or-text"
  /// A day, a month, a year: `date>=2020-03`.
  case date
  /// A calendar year: `year>=2020`.
  case year
  /// An instant, or those of a day, a month, a year: `time>=2026-01-01T10:00`, `time>-2h`. Comparison keys are
  /// microseconds since 1970-01-01T00:00Z.
  case instant
  /// A length of time: `took>1.5s`, `took<1h30m`. Comparison keys are microseconds.
  case duration
  /// An amount of data: `size>10MB`, `size<=512`. Comparison keys are bytes.
  case size
  /// A set of colors or a number of them: `c:rg`, `id<=esper`, `c=2`. The letters are those of a ``Palette``.
  case colors
  /// A cost made of symbols: `m:{2}{w/u}`, `m:2ww`.
  case cost
  /// One symbol, repeated: `devotion:rrr`, `devotion:{u/b}{u/b}`.
  case devotion
  /// One of a list of words: `f:modern`.
  case enumeration
  /// One of a list of words that have an order: `r>=rare`.
  case orderedEnumeration = "ordered-enumeration"
  /// The name of a property that the item has: `is:foil`.
  case flag
  /// The name of a property that the item does not have: `not:foil`.
  case absentFlag = "absent-flag"
  /// True or false: `done:true`, `done:no`.
  case boolean
  /// A name from a long and growing list, so that an unknown one is no error: `a:"Rebecca Guay"`.
  case catalog
  /// A universally unique identifier: `oracleid:5d131784-c1a3-463e-a37b-b720af67ab62`.
  case uuid
  /// A whole number that is an identifier: `mtgoid:12345`. A vocabulary file of the syntax of lists makes a ``number`` of it.
  case integerID = "integer-id"
  /// A version by semantic versioning: `version>=1.9`, `version:2.0.0-rc.1`. `1.10.0` is after `1.9.5`. See ``Version``.
  case version
  /// An address of the Internet Protocol, or in a query a network with its addresses: `ip:10.0.3.7`, `ip:10.0.0.0/16`.
  /// See ``NetworkAddress``.
  case address
  /// No condition, but a directive on how to show the result: `order:cmc`.
  case directive
}

/// How many values of a field an item has. The raw values are those of JSON.
///
/// It decides which terms of one field contradict each other: `year>3 year<2` cannot hold for a field with one value;
/// `f:modern f:legacy` can for one with many.
public enum Multiplicity: String, CaseIterable, Hashable, Sendable {
  /// Exactly one.
  case one
  /// One or none, such as a price. Without a value every comparison fails, `!=` included.
  case optional
  /// One for each part of the item, such as the faces of a card. A term holds if it holds for some part.
  case perPart
  /// Any number, such as keywords. A term holds if it holds for some value.
  case many
}
