import FilterQueryKit
import Testing
import _FilterTestSupport

/// Expects laws 1, 2, 6 and 8 of a text as it stands while someone types. The others are tried on whole queries and on
/// random texts.
func expectLawsWhileTyping(_ source: SourceText, _ origin: String, syntax: SyntaxOptions = .cards) {
  let parsed = ParsedQuery(parsing: source, syntax: syntax)
  let reason =
    LawsOfText.lossless(parsed) ?? LawsOfText.partialTerms(parsed) ?? LawsOfText.inBounds(parsed)
    ?? LawsOfText.outcome(parsed) ?? LawsOfText.autoclosing(parsed)
  if let reason { Issue.record("`\(source)`, \(origin): \(reason)") }
}
