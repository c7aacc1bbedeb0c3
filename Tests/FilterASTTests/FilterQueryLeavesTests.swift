import FilterAST
import Testing
import _FilterTestSupport

@Suite struct FilterQueryLeavesTests {
  private let tree = or(a, notAnd(notB, or(), c), and(d))

  @Test func leavesComeInWrittenOrder() {
    #expect(tree.leaves.map(\.description) == ["a", "-b", "c", "d"])
    #expect(notA.leaves.map(\.description) == ["-a"])
    #expect(and(or(), notAnd()).leaves.isEmpty)
    var visited: [String] = []
    tree.forEachLeaf { visited.append($0.description) }
    #expect(visited == ["a", "-b", "c", "d"])
  }

  @Test func mapTermsKeepsTheTree() {
    let mapped: FilterQuery<FilterTerm> = tree.mapTerms { atom in
      .filter(atom.polarity, field: "x", .colon, FilterValue(String(Character(atom.letter))))
    }
    #expect(mapped.description == "(or x:a -(and -x:b (or) x:c) (and x:d))")
    #expect(tree.mapTerms(\.negated) == or(notA, notAnd(b, or(), c.negated), and(d.negated)))
    #expect(tree.mapTerms { $0 } == tree)
  }

  @Test func transformLeavesReplacesTermsByQueries() {
    let replaced = tree.transformLeaves { atom -> Tree? in
      switch atom.letter {
      case "a": nil
      case "b": notOr(.term(atom), d)
      default: .term(atom.negated)
      }
    }
    #expect(replaced == or(notAnd(notOr(notB, d), or(), c.negated), and(d.negated)))
  }

  @Test func transformLeavesMayDropEverything() {
    #expect(a.transformLeaves { _ in Tree?.none } == nil)
    // A group stays, empty: flattening drops it.
    #expect(notAnd(a, or(b)).transformLeaves { _ in Tree?.none } == notAnd(or()))
    #expect(or().transformLeaves { .term($0) } == or())
    #expect(tree.transformLeaves { .term($0) } == tree)
  }

  @Test func isTrueAppliesThePolarities() {
    let onlyA: (Atom) -> Bool = { $0.letter == "a" }
    let table: [(Tree, Bool?)] = [
      (a, true), (b, false), (notA, false), (notB, true),
      (and(a, b), false), (and(a, notB), true), (or(a, b), true), (or(b, notA), false),
      (notAnd(a, b), true), (notAnd(a, notB), false), (notOr(a, b), false), (notOr(b, c), true),
      (and(), nil), (or(), nil), (notAnd(), nil), (notOr(), nil), (and(or(), notAnd()), nil),
      (or(b, and()), false), (and(a, or()), true), (notOr(b, notAnd()), true), (and(a, notOr(or())), true),
    ]
    for (tree, expected) in table { #expect(tree.isTrue(where: onlyA) == expected, "\(tree)") }
  }

  @Test func isTrueAsksAboutPositiveTerms() {
    var asked: [String] = []
    let answer = and(notA, notOr(notB, c)).isTrue {
      asked.append($0.description)
      return $0.letter == "b"
    }
    #expect(asked.allSatisfy { !$0.hasPrefix("-") }, "\(asked)")
    #expect(answer == true)
  }

  @Test func isTrueIsTheTruthOfTheLanguage() {
    let failure = checkProperty(
      "isTrue agrees with the definition", cases: PropertyCases.count(long: 1_500),
      seed: PropertyCases.seed(default: 61),
      generate: { generator in
        let leaves = generator.below(7)
        return randomTree(&generator, leaves: leaves)
      },
      shrink: simplerTrees, describe: { $0.description },
      law: { tree in
        for assignment in Assignment.all(for: tree) {
          let actual = tree.isTrue { assignment.contains($0.letter) }
          let expected = truth(tree, assignment)
          if actual != expected { return "\(actual as Any) where \(assignment) hold, not \(expected as Any)" }
        }
        return nil
      })
    #expect(failure == nil)
  }
}
