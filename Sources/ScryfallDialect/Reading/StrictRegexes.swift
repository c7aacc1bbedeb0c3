import FilterAST
import FilterRegex
import FilterSemantics
import FilterText
import FilterVocabulary

/// Regular expressions (sections 1.5 and 3.5).
///
/// - A pattern ends at the first slash that no backslash protects; it has no flags, and letters behind it are a term.
/// - On a field that takes none, and where it is invalid or beyond the limits, the term is ignored. Inline flags, named groups
///   and atomic groups count as invalid.
/// - A back-reference never matches, be there such a group or not, so a pattern with one matches nothing.
/// - On fields of colors the slashes mean nothing.
/// - One that nothing closes is a plain value, see `StrictValues`.
extension StrictReader {
  /// The test of a pattern on a field that takes the operator. `raw` is the text between the slashes.
  func regex(_ id: FieldID, _ raw: String) -> StrictOutcome {
    guard Vocabulary.scryfall[id].takesRegex else { return .ignored(.regexNotTaken(id), "/\(raw)/") }
    let findings = RegexSyntax(parsing: raw).diagnostics(limits: RegexLimits(Vocabulary.scryfall.limits))
    if let error = findings.first(where: { $0.severity == .error }) { return .ignored(error.message) }
    let neverMatching = [RegexProblem.backReference.id, RegexProblem.unknownBackReference.id]
    if findings.contains(where: { neverMatching.contains($0.id) }) { return .content(.nothing) }
    return .condition(.regex(id, FilterPattern(raw)))
  }
}
