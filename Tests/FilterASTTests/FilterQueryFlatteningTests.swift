import FilterAST
import Testing
import _FilterTestSupport

/// `flattened()` and law 5: a fixed point with the truth table of the original.
@Suite struct FilterQueryFlatteningTests {
  @Test func redundantNestingGoes() {
    let table: [(Tree, Tree)] = [
      (a, a),
      (notA, notA),
      (and(a), a),
      (or(a), a),
      (or(and(or(a))), a),
      (and(a, b), and(a, b)),
      (and(a, and(b, c), d), and(a, b, c, d)),
      (and(and(and(a, b), c), d), and(a, b, c, d)),
      (or(a, or(b, or(c, d))), or(a, b, c, d)),
      (and(a, or(b, c)), and(a, or(b, c))),
      (or(and(a, b), and(c, d)), or(and(a, b), and(c, d))),
      // A group of one is replaced by its operand before that is spliced in.
      (and(a, or(and(b, c))), and(a, b, c)),
      (and(or(and(or(a, b)))), or(a, b)),
      // Repetitions are not compared here.
      (and(a, a), and(a, a)),
    ]
    for (tree, flat) in table { #expect(tree.flattened() == flat, "\(tree)") }
  }

  @Test func negationIsKeptWhereItStands() {
    let table: [(Tree, Tree)] = [
      (notAnd(a, b), notAnd(a, b)),
      (and(a, notAnd(b, c)), and(a, notAnd(b, c))),
      (or(a, notOr(b, c)), or(a, notOr(b, c))),
      (notAnd(a, and(b, c)), notAnd(a, b, c)),
      (notOr(or(a, b), c), notOr(a, b, c)),
      // A negated group of one hands its negation to the operand.
      (notAnd(a), notA),
      (notOr(notA), a),
      (notAnd(notOr(a, b)), or(a, b)),
      (notAnd(or(a, b)), notOr(a, b)),
      (and(a, notAnd(notAnd(b, c))), and(a, b, c)),
      (or(a, notAnd(notOr(b, c))), or(a, b, c)),
      (notOr(notOr(notOr(a, b))), notOr(a, b)),
    ]
    for (tree, flat) in table { #expect(tree.flattened() == flat, "\(tree)") }
  }

  @Test func emptyGroupsAreNoCondition() {
    for nothing in [and(), or(), notAnd(), notOr(), and(or(), notAnd()), notOr(and(and())), notAnd(notOr())] {
      #expect(nothing.flattened() == nil, "\(nothing)")
      #expect(or(nothing, a).flattened() == a, "\(nothing)")
      #expect(notAnd(a, nothing).flattened() == notA, "\(nothing)")
      #expect(and(a, nothing, b).flattened() == and(a, b), "\(nothing)")
    }
  }

  @Test func flatteningKeepsTheTruthTable() {
    let failure = check("flattened() has the truth table of the original", seed: 51) { tree in
      let flat = tree.flattened()
      for assignment in Assignment.all(for: tree) {
        let expected = truth(tree, assignment)
        let actual = flat.flatMap { truth($0, assignment) }
        if expected != actual {
          return "\(flat as Any) is \(actual as Any) where \(assignment) hold, not \(expected as Any)"
        }
      }
      return nil
    }
    #expect(failure == nil)
  }

  @Test func flatteningIsAFixedPoint() {
    let failure = check("flattened() of a flat tree is the tree", seed: 52) { tree in
      guard let flat = tree.flattened() else { return nil }
      if let flaw = redundancy(flat) { return "\(flat): \(flaw)" }
      return flat.flattened() == flat ? nil : "\(flat) becomes \(flat.flattened() as Any)"
    }
    #expect(failure == nil)
  }

  @Test func flatteningKeepsEachLeafInItsOrder() {
    let failure = check("flattened() keeps the leaves", seed: 53) { tree in
      let kept = tree.flattened().map(letters) ?? []
      return kept == letters(tree) ? nil : "\(kept)"
    }
    #expect(failure == nil)
  }

  @Test func negatedTwiceIsTheSame() {
    let failure = check("negated is its own inverse and the opposite truth", seed: 54) { tree in
      if tree.negated == tree { return "negated is the same" }
      if tree.negated.negated != tree { return "negated twice is \(tree.negated.negated)" }
      for assignment in Assignment.all(for: tree)
      where truth(tree.negated, assignment) != truth(tree, assignment).map({ !$0 }) {
        return "\(tree.negated) is not the opposite where \(assignment) hold"
      }
      return nil
    }
    #expect(failure == nil)
  }

  /// The tests of this suite need varied trees.
  @Test func randomTreesAreOfEveryKind() {
    var generator = SeededGenerator(seed: 55)
    let trees = (0..<500).map { _ in randomTree(&generator, leaves: 8) }
    let flat = trees.map { $0.flattened() }
    #expect(trees.filter { letters($0).count == 8 }.count > 50)
    #expect(flat.filter { $0 == nil }.count > 10)
    #expect(zip(trees, flat).filter { $0 == $1 }.count > 10)
    #expect(trees.filter { $0.description.contains("(or)") }.count > 50)
    #expect(flat.filter { $0?.polarity == .negative }.count > 50)
  }

  /// The redundancy in a supposedly flat tree; nil if there is none.
  private func redundancy(_ tree: Tree) -> String? {
    switch tree {
    case .term: return nil
    case .and(_, let operands):
      if operands.count < 2 { return "a group of \(operands.count)" }
      for case .and(.positive, _) in operands { return "an 'and' in an 'and'" }
      return operands.compactMap(redundancy).first
    case .or(_, let operands):
      if operands.count < 2 { return "a group of \(operands.count)" }
      for case .or(.positive, _) in operands { return "an 'or' in an 'or'" }
      return operands.compactMap(redundancy).first
    }
  }

  private func check(_ name: String, seed: UInt64, law: (Tree) -> String?) -> PropertyFailure? {
    checkProperty(
      name, cases: PropertyCases.count(long: 1_500), seed: PropertyCases.seed(default: seed),
      generate: { generator in
        // Eight leaves make 256 assignments; most trees make do with fewer.
        let leaves = generator.chance(20) ? 8 : generator.below(6)
        return randomTree(&generator, leaves: leaves)
      },
      shrink: simplerTrees, describe: { $0.description }, law: law)
  }
}
