import DataStreams
package import FilterEvaluation
import FilterSemantics
package import ScryfallCards
import ScryfallDialect
import TerminalUI

/// What is said about a search besides its result: one sentence a line, for people.
package struct SearchRemarks {
  private let plan: FilterPlan
  private let text: String

  /// Remarks on the plan of a text.
  package init(_ plan: FilterPlan, text: String) {
    self.plan = plan
    self.text = text
  }

  /// The terms that count for nothing, and why.
  package var ignored: [String] {
    plan.reading.ignored.map { term in
      let verdict = term.isUnanswered ? "no answer to" : "ignored"
      return "\(verdict) '\(CharacterWidth.visible(term.text))': \(CharacterWidth.visible(term.reason))"
    }
  }

  /// Why the query is not run; nil where it is.
  package var refusal: String? {
    plan.reading.refusal.map { "the query is refused: \(CharacterWidth.visible($0.message))" }
  }

  /// That all cards are shown though the query asks for something; nil where it is not so.
  package var showsEverything: String? {
    let hasTerms =
      !plan.reading.ignored.isEmpty || plan.reading.directives.isEmpty && !text.allSatisfy { $0.isWhitespace }
    return plan.findsEverything && hasTerms ? "no term of the query is left, so all cards are shown" : nil
  }

  /// That the search was given up on some texts; nil where it was not.
  package static func cutShort(_ result: FilterResult) -> String? {
    result.wasCutShort ? "a pattern took too many steps on some texts; cards may be missing" : nil
  }

  /// Which terms exclude each other, for a query that finds nothing: one line each. None where no term is to blame.
  package func blame(in library: CardLibrary) -> [String] {
    guard let guilty = library.store.guilty(plan) else { return [] }
    return guilty.guilty.map { place in
      let operand = guilty.operands[place]
      let text = operand.leaves.map { plan.text(ofLeaf: $0) }.joined(separator: " or ")
      let effect =
        operand.count == 0
        ? "finds nothing by itself"
        : operand.countWithout == 0
          ? "without it there is still nothing" : "without it \(operand.countWithout) would be found"
      return "\(CharacterWidth.visible(text)): \(effect)"
    }
  }
}
