import FilterAST
import FilterParser
import FilterVocabulary
import ScryfallDialect
import Testing

@testable import FilterAnalysis
@testable import FilterExplanation
@testable import FilterSemantics

/// Conflicts among literals, each as small as can be, and searches that try branches.
@Suite struct ConflictTests {
  /// The conflicts among the terms of a conjunction.
  private func conflicts(_ text: String) -> [String] {
    let terms = ParsedQuery(parsing: text).query?.leaves ?? []
    let conditions = terms.map { Condition(termOrItself: $0.with(polarity: .positive), in: .scryfall) }
    let spaces = ConditionSpaces(conditions, in: .scryfall)
    let literals = terms.indices.map { Literal(leaf: $0, polarity: terms[$0].polarity) }
    return Conflict.all(among: literals, spaces).map { conflict in
      conflict.map { "\(terms[$0.leaf])" }.joined(separator: " ")
    }
  }

  @Test func amongLiterals() {
    let rows: [(String, [String])] = [
      ("mv>3 mv<2", ["mv>3 mv<2"]),
      ("mv>3 t:elf mv>2 mv<2 c:g", ["mv>2 mv<2"]),
      ("mv>=2 mv<=2 mv!=2", ["mv>=2 mv<=2 mv!=2"]),
      ("mv>3 mv<2 t:elf -t:elf", ["mv>3 mv<2", "t:elf -t:elf"]),
      ("t:elf t:orc -t:elf -t:orc", ["t:elf -t:elf"]),
      ("f:modern f:legacy -f:pauper", []),
      ("f:modern banned:modern banned:legacy", ["f:modern banned:modern"]),
      ("f:vintage restricted:vintage", []),
      ("-f:vintage restricted:vintage", ["-f:vintage restricted:vintage"]),
      ("id:wu id:ub id>=w", ["id:ub id>=w"]),
      ("r:mythic r:mythic r:rare", ["r:mythic r:rare"]),
      ("-mv>3 -mv<=3", ["-mv>3 -mv<=3"]),
      ("-usd>3 -usd<=3", []),
      ("mv=2 mv=3 mv=4", ["mv=2 mv=3"]),
    ]
    for (text, expected) in rows {
      #expect(conflicts(text) == expected, "\(text)")
    }
  }

  private func isPossible(_ text: String, budget: Int = 10_000) -> Bool? {
    guard let query = ParsedQuery(parsing: text).query else { return nil }
    let conditions = query.leaves.map { Condition(termOrItself: $0.with(polarity: .positive), in: .scryfall) }
    let formula = Formula(query) { _ in true }
    var search = SatisfiabilitySearch(formula, spaces: ConditionSpaces(conditions, in: .scryfall), budget: budget)
    switch search.run(formula.root.map { [$0] } ?? []) {
    case .yes: return true
    case .no: return false
    case .unknown: return nil
    }
  }

  @Test func triesBranches() {
    let rows: [(String, Bool)] = [
      ("mv>3 (mv<2 or t:elf)", true), ("mv>3 (mv<2 or mv=1)", false), ("(a or b) -a -b", false), ("(a or b) -a", true),
      ("(a or b) (-a or c) (-b or c) -c", false), ("(a or b) (-a or c) (-b or d) -c", true), ("-(a or -a)", false),
      ("(mv<2 or mv>5) (mv=3 or mv=4)", false), ("(mv<2 or mv>5) (mv=3 or mv=6)", true),
    ]
    for (text, expected) in rows {
      #expect(isPossible(text) == expected, "\(text)")
    }
  }

  @Test func theBudgetEndsTheSearch() {
    #expect(isPossible("(a or b) (-a or c) (-b or c) -c", budget: 3) == nil)
  }
}
