import FilterAnalysis
package import FilterEvaluation
package import FilterSemantics
package import FilterText
import TerminalUI

/// Notes on a search besides its result, a line each.
package struct SearchNotes {
  private let plan: FilterPlan
  private let text: String
  private let noun: String
  /// The diagnostics that were drawn.
  private let drawn: [Diagnostic]

  /// Notes on the plan of a query. `noun` is what it finds, in the plural. With `query`, its diagnostics were drawn and
  /// are not repeated.
  package init(
    _ plan: FilterPlan, text: String, of noun: String = "cards", afterDiagnosticsOf query: AnalyzedQuery? = nil
  ) {
    drawn = query?.diagnostics.filter { $0.message.hasSuffix("this term is ignored") } ?? []
    self.plan = plan
    self.text = text
    self.noun = noun
  }

  /// Reports what was ignored, or why the query is not run. Returns whether it is run.
  package func report(on console: inout Console) -> Bool {
    for line in ignored { console.errors.line("filterq: " + line) }
    if let refusal {
      console.errors.line("filterq: " + refusal)
      return false
    }
    if let line = showsEverything { console.errors.line("filterq: " + line) }
    return true
  }

  /// The ignored terms and why.
  package var ignored: [String] { ignored(besides: drawn) }

  /// The ignored terms and why, except for those that a diagnostic is about.
  package func ignored(besides diagnostics: [Diagnostic]) -> [String] {
    plan.reading.ignored.filter { term in
      !diagnostics.contains { $0.range.start <= term.range.end && term.range.start <= $0.range.end }
    }.map { SearchNotes.ignored($0) }
  }

  /// The note on an ignored term.
  package static func ignored(_ term: IgnoredTerm) -> String {
    "ignored '\(CharacterWidth.visible(term.text))': \(CharacterWidth.visible(term.reason))"
  }

  /// The reason why the query is not run; `nil` if it is.
  package var refusal: String? {
    plan.reading.refusal.map { "query refused: \(CharacterWidth.visible($0.message))" }
  }

  /// A note if all cards are shown because every term is ignored.
  package var showsEverything: String? {
    let hasTerms =
      !plan.reading.ignored.isEmpty || plan.reading.directives.isEmpty && !text.allSatisfy { $0.isWhitespace }
    return plan.findsEverything && hasTerms ? "every term is ignored; showing all \(noun)" : nil
  }

  /// A note if a pattern hit its step limit.
  package static func cutShort(_ result: FilterResult, of noun: String = "cards") -> String? {
    result.wasCutShort ? cutShort(of: noun) : nil
  }

  /// The note that a pattern hit its step limit.
  package static func cutShort(of noun: String) -> String {
    "a pattern hit its step limit on some texts; \(noun) may be missing"
  }

  /// The conflicting terms of a query that finds nothing, as a list finds them, a line each; empty if no term is the
  /// reason.
  package func blame(_ conflictingTerms: (FilterPlan) -> ConflictingTerms?) -> [String] {
    guard let terms = conflictingTerms(plan) else { return [] }
    return terms.conflict.map { index in
      let operand = terms.operands[index]
      return line(
        operand.leaves,
        operand.count == 0
          ? Self.matchesNothing
          : operand.countWithout == 0 ? "still nothing without it" : "\(operand.countWithout) found without it")
    }
  }

  /// The terms that find nothing by themselves in a query of several that finds nothing, a line each. `count` counts
  /// what a plan finds; it is called for each of at most eight terms.
  package func emptyTerms<Failure: Error>(
    counting count: (FilterPlan) throws(Failure) -> Int
  ) throws(Failure) -> [String] {
    let operands = plan.operands
    guard 2...8 ~= operands.count else { return [] }
    var lines: [String] = []
    for operand in operands where try count(operand.plan) == 0 {
      lines.append(line(operand.leaves, Self.matchesNothing))
    }
    return lines
  }

  private static let matchesNothing = "matches nothing by itself"

  private func line(_ leaves: [Int], _ effect: String) -> String {
    // A word is searched in several fields, and is one term all the same.
    var texts: [String] = []
    for leaf in leaves where !texts.contains(plan.text(ofLeaf: leaf)) { texts.append(plan.text(ofLeaf: leaf)) }
    let text = texts.joined(separator: " or ")
    return "\(CharacterWidth.visible(text)): \(effect)"
  }
}
