import FilterAST
import FilterLexer
package import FilterParser
import FilterPrinter
import FilterReports
import FilterText
import TerminalUI

/// Whether a query comes back from being printed.
package struct RoundTripReport {
  /// What is lost or changed on the way, without a full stop; nil where nothing is.
  package let difference: String?

  /// Prints nothing itself: `canonicalText` is the text of the query of `parsed`.
  package init(_ parsed: ParsedQuery, canonicalText: String) {
    difference =
      Self.losses(of: parsed) ?? Self.change(of: parsed.query, printedAs: canonicalText)
  }

  /// The tokens lie end to end and are the text.
  private static func losses(of parsed: ParsedQuery) -> String? {
    var end = 0
    for token in parsed.tree.tokens {
      if token.range.start != end { return "the tokens leave out what stands at byte \(end)" }
      end = token.range.end
    }
    return end == parsed.source.length ? nil : "the tokens leave out what stands at byte \(end)"
  }

  private static func change(of query: FilterQuery<FilterTerm>?, printedAs text: String) -> String? {
    let again = ParsedQuery(parsing: text)
    let shown = NameText.quoted(ScriptText.cut(text, to: 500))
    guard again.query == query else { return "the canonical text \(shown) reads back as another query" }
    let second = again.query?.canonicalText ?? ""
    if second.utf8.elementsEqual(text.utf8) { return nil }
    return "the canonical text \(shown) is printed again as \(NameText.quoted(ScriptText.cut(second, to: 500)))"
  }
}
