/// The limits of the service that runs queries. Zero is no limit.
public struct QueryLimits: Hashable, Sendable {
  /// The maximum length of a query, in Unicode scalars.
  package var queryCharacters: Int
  /// The maximum number of regular expressions in a query.
  package var regexes: Int
  /// The maximum magnitude of a number in a query.
  package var number: Int64
  /// The maximum nesting of parentheses in a regular expression; escaped ones count.
  package var regexDepth: Int
  /// The limit that the score of a regular expression must stay below: `.` and `(` are one point, `*`, `+`, `?` and `{`
  /// two, `|` four.
  package var regexComplexity: Int
  /// The maximum length of a regular expression, in Unicode scalars.
  package var regexCharacters: Int
  /// The maximum sum of the upper bounds of all braces of a regular expression.
  package var regexRepetitions: Int

  /// Makes limits; by default there are none.
  public init(
    queryCharacters: Int = 0, regexes: Int = 0, number: Int64 = 0, regexDepth: Int = 0, regexComplexity: Int = 0,
    regexCharacters: Int = 0, regexRepetitions: Int = 0
  ) {
    self.queryCharacters = queryCharacters
    self.regexes = regexes
    self.number = number
    self.regexDepth = regexDepth
    self.regexComplexity = regexComplexity
    self.regexCharacters = regexCharacters
    self.regexRepetitions = regexRepetitions
  }
}

/// A difference between the reading of queries by a service and plain logic. The raw values are those of JSON.
public enum Quirk: String, CaseIterable, Hashable, Sendable {
  /// A minus before a comparison of numbers or dates is not a complement: `-pow>=3` is always true. Source: Reference
  /// 2.3.
  case negatedNumbers = "negated-numbers"
  /// A term that cannot be read is ignored, and the query is run with its other terms. Source: Reference 1.7, 2.2.
  case ignoredTerms = "ignored-terms"
}

extension Vocabulary {
  /// Whether a search ignores the terms that it cannot read and goes on with the others, as Scryfall does. In other
  /// lists one such term refuses the whole query.
  public var ignoresUnreadTerms: Bool { quirks.contains(.ignoredTerms) }
}

/// A shorthand in the regular expressions of a list: a backslash and letters that stand for a pattern.
public struct PatternShorthand: Hashable, Sendable {
  /// A backslash and ASCII letters: `\spt`. The longest spelling wins.
  package var spelling: String
  /// The meaning in words, in lower case.
  package var summary: String
  /// The pattern, without shorthands itself. An invalid one makes a regular expression that contains the shorthand
  /// invalid.
  package var pattern: String

  /// The maximum number of shorthands in a file.
  package static let maximumCount = 64

  /// Makes a shorthand from its spelling, meaning and pattern, which are not checked.
  public init(_ spelling: String, summary: String, pattern: String) {
    self.spelling = spelling
    self.summary = summary
    self.pattern = pattern
  }
}

/// A common name that is not a field of the list, and the field to use instead.
public struct AbsentField: Hashable, Sendable {
  /// The name in lower case.
  package var name: String
  /// The name of the field to use instead; empty if there is none.
  package var replacement: String

  /// Makes an entry for a name, with an optional replacement.
  public init(_ name: String, replacement: String = "") {
    self.name = name
    self.replacement = replacement
  }
}
