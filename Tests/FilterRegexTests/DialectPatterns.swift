import FilterRegex
import FilterSemantics
import FilterText
import ScryfallDialect

extension RegexSyntax {
  /// Parses a pattern with the shorthands of the home dialect.
  init(dialect pattern: String) { self.init(dialect: SourceText(pattern)) }

  init(dialect pattern: SourceText) { self.init(parsing: pattern, of: .scryfall) }

  /// The shorthands of the home dialect.
  static let dialectShorthands = RegexSyntax(dialect: "").shorthands
}
