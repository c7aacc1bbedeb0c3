package import FilterRegex
import FilterText

/// A pattern in the language of an engine, written from its tree: it finds exactly the texts that the toolkit's matcher
/// finds.
///
/// Sets of characters are written as ranges, since engines disagree about the names of sets, and are smaller than the
/// toolkit's where the texts have no such characters.
///
/// ```swift
/// SQLPattern(RegexSyntax(parsing: "draws? \\w+ cards"), for: .re2, texts: texts).text  // draws? [0-9_a-z]+ cards
/// ```
package struct SQLPattern: Hashable, Sendable {
  /// What is known of the texts of a column. All of them are folded, so that they have no ASCII capitals.
  package struct Texts: Hashable, Sendable {
    /// Whether some text has a reserved character, which ``StoredText`` writes as several.
    package var hasReserved: Bool
    /// Whether some text has a character beyond ASCII that belongs to words.
    package var hasOtherLetters: Bool

    /// Makes a description of texts.
    package init(hasReserved: Bool, hasOtherLetters: Bool) {
      self.hasReserved = hasReserved
      self.hasOtherLetters = hasOtherLetters
    }

    /// Texts of which nothing is known.
    package static let unknown = Texts(hasReserved: true, hasOtherLetters: true)
  }

  /// The text of the pattern; nil if the engine cannot find the same texts.
  package let text: String?
  /// The reason why there is no text, in a few words; nil if there is one.
  package let obstacle: String?

  /// Writes a pattern. Linear in the pattern with the sets of its characters.
  package init(_ syntax: RegexSyntax, for patterns: SQLDialect.Patterns, texts: Texts) {
    do throws(SQLPatternObstacle) {
      let text = try SQLPattern.text(of: syntax, for: patterns, texts: texts)
      self.text = text
      self.obstacle = nil
    } catch {
      self.text = nil
      self.obstacle = error.rawValue
    }
  }

  private static func text(
    of syntax: RegexSyntax, for patterns: SQLDialect.Patterns, texts: Texts
  ) throws(SQLPatternObstacle) -> String {
    let language: PatternLanguage
    switch patterns {
    case .registered: return syntax.description
    case .postgresql: language = .postgresql
    case .re2: language = .re2
    case .java: language = .java
    }
    if !syntax.isValid { throw .invalid }
    if texts.hasReserved { throw .reserved }
    if syntax.source.length > CompiledRegex.maximumPatternLength { throw .tooLarge }
    let part = try PatternPart(syntax.root, in: syntax)
    try PatternCost.check(part, in: language)
    var writer = PatternWriter(language, hasOtherLetters: texts.hasOtherLetters, looksAtWords: part.looksAtWords)
    return try writer.written(part)
  }
}

/// The reason why an engine cannot run a pattern, as a person reads it.
enum SQLPatternObstacle: String, Error {
  case invalid = "invalid pattern"
  case reserved = "reserved characters occur in the texts"
  case lookAround = "look-around"
  case lookBehind = "look-around of any length"
  case otherLetters = "word boundaries beside letters beyond ASCII"
  case wordEdge = "beginning or end of a word beside any character"
  case tooLarge = "too large with its repetitions expanded"
  case tooSlow = "may take exponential time"
}

/// The languages of patterns.
enum PatternLanguage: Hashable, Sendable { case postgresql, re2, java }
