import FilterAST
import FilterText
import Testing
import _FilterTestSupport

@testable import FilterEvaluation
@testable import FilterSemantics

@Suite struct WhyPropertyTests {
  private struct Case {
    var query: String
    var toy: Toy
  }

  private func holds(_ name: String, cases: Int, seed: UInt64, _ law: (Case) -> String?) {
    let failure = checkProperty(
      name, cases: PropertyCases.count(long: cases), seed: PropertyCases.seed(default: seed),
      generate: { Case(query: RandomToys.query(&$0), toy: RandomToys.toy(&$0)) },
      shrink: { some in
        let words = some.query.split(separator: " ").map { String($0) }
        return shorterArrays(words).map { Case(query: $0.joined(separator: " "), toy: some.toy) }
      },
      describe: { "\($0.query) of \($0.toy)" }, law: law)
    #expect(failure == nil, "\(failure?.description ?? "")")
  }

  /// The truth of a tree for given outcomes of its leaves.
  private func truth(_ node: FilterPlan.Node, _ passes: (Int) -> Bool) -> Bool {
    switch node {
    case .leaf(let leaf, let polarity): passes(leaf) == (polarity == .positive)
    case .all(let operands): operands.allSatisfy { truth($0, passes) }
    case .any(let operands): operands.contains { truth($0, passes) }
    }
  }

  /// The outcomes of the terms, combined as in the query, give the result.
  @Test func verdictsReplayed() {
    holds("the verdicts of the terms give that of the query", cases: 2_500, seed: 21) { some in
      let plan = Toy.list.plan(some.query)
      let verdict = Toy.why(some.query, some.toy)
      let isFound = CompiledFilter(plan, for: Toy.list).matches(some.toy)
      if verdict.isFound != isFound { return "found: \(verdict.isFound)" }
      if verdict.leaves.map({ $0.leaf }) != Array(plan.leaves.indices) { return "not every term has a verdict" }
      if isFound != verdict.changes.isEmpty { return "changes: \(verdict.changes)" }
      let replayed = plan.root.map { root in
        truth(root) { (verdict.leaves[$0].outcome == .holds) == (verdict.leaves[$0].polarity == .positive) }
      }
      if let replayed, replayed != isFound { return "replayed: \(replayed)" }
      for leaf in verdict.leaves {
        if leaf.text != SourceText(some.query)[leaf.range] { return "text of \(leaf)" }
        for found in leaf.found {
          guard let match = found.match else { continue }
          if !SourceText(found.text).range.encloses(match) { return "a match outside of \(found)" }
        }
      }
      return nil
    }
  }

  /// The edited query finds the item, and each edit negates its own term only.
  @Test func editsReplayed() {
    var edited = 0
    holds("the edited query finds the item", cases: 2_500, seed: 22) { some in
      let verdict = Toy.why(some.query, some.toy)
      guard let text = SourceText(some.query).applying(verdict.edits) else { return "edits overlap" }
      let plan = Toy.list.plan(text.description)
      if !CompiledFilter(plan, for: Toy.list).matches(some.toy) { return "not found by \(text)" }
      edited += verdict.edits.isEmpty ? 0 : 1
      let before = Toy.list.plan(some.query)
      if plan.leaves.map({ $0.test }) != before.leaves.map({ $0.test }) { return "other terms: \(text)" }
      return nil
    }
    #expect(edited > 0)
  }

  /// No smaller set of terms suffices, for any variant.
  @Test func fewestByBruteForce() {
    holds("no fewer terms do", cases: 1_500, seed: 23) { some in
      let plan = Toy.list.plan(some.query)
      guard let root = plan.root, plan.leaves.count <= 9 else { return nil }
      var run = ItemRun(CompiledFilter(plan, for: Toy.list))
      var least = Int.max
      for variant in some.toy.editions.indices {
        let passes = plan.leaves.indices.map { run.passes($0, item: some.toy, variant: variant) }
        for subset in 0..<(1 << plan.leaves.count) where subset.nonzeroBitCount < least {
          if truth(root, { passes[$0] != (subset >> $0 & 1 == 1) }) { least = subset.nonzeroBitCount }
        }
      }
      let verdict = Toy.why(some.query, some.toy)
      return verdict.changes.count == least ? nil : "\(verdict.changes.count), brute force \(least)"
    }
  }

  /// A match, folded, equals the needle.
  @Test func matchesRead() {
    let texts = ["Lim-Dûl's Vault", "Æther Vial", "İstanbul draw", "ẞ x Straße", "the the", "a👩‍👩‍👧b", "ⱥ Ⱥ", ""]
    let needles = ["limduls", "dul", "ae", "aether", "the", "s", "straße", "stan", "b", "a", "ⱥ", "x", "draw"]
    var found = 0
    for text in texts {
      for needle in needles {
        for form in [TextForm.literal, .unaccented, .collated] {
          let folded = form.bytes(of: needle)
          let test = TextTest(
            field: 0, kind: form == .collated ? .containsCollated : .contains, needle: folded, isSelfReferring: false)
          let whole = form.bytes(of: text)
          let match = FoldedOffsets(text, form: form).match(test)
          #expect(
            (match != nil) == (String(decoding: whole, as: UTF8.self).contains(needle: folded)), "\(needle) in \(text)")
          guard let match else { continue }
          found += 1
          let marked = SourceText(text)[match]
          let again = form.bytes(of: marked)
          // A letter that folds to two may be marked as a whole for one of them.
          #expect(again.count <= folded.count + 2 && String(decoding: again, as: UTF8.self).contains(needle: folded))
        }
      }
    }
    #expect(found > 20)
  }
}

extension String {
  /// Whether bytes occur in the text.
  fileprivate func contains(needle: [UInt8]) -> Bool {
    let bytes = Array(utf8)
    guard needle.count <= bytes.count else { return false }
    return (0...bytes.count - needle.count).contains { Array(bytes[$0..<$0 + needle.count]) == needle }
  }
}
