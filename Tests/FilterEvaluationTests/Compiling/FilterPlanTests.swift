import FilterAST
import FilterAnalysis
import FilterExplanation
import FilterSemantics
import FilterText
import FilterVocabulary
import Testing
import _FilterTestSupport

@testable import FilterEvaluation

/// The tree of a plan: negations are at the terms, redundant groups are gone.
@Suite struct FilterPlanTests {
  private func shape(_ plan: FilterPlan) -> String {
    func shape(_ node: FilterPlan.Node) -> String {
      switch node {
      case .leaf(let leaf, let polarity):
        return "\(polarity)" + plan.text(ofLeaf: leaf).drop { $0 == "-" }
      case .all(let nodes): return "all(\(nodes.map(shape).joined(separator: ", ")))"
      case .any(let nodes): return "any(\(nodes.map(shape).joined(separator: ", ")))"
      }
    }
    return plan.root.map { shape($0) } ?? "everything"
  }

  @Test func trees() {
    let rows: [(String, String)] = [
      ("", "everything"), ("tag:a", "tag:a"), ("-tag:a", "-tag:a"), ("tag:a tag:b", "all(tag:a, tag:b)"),
      ("tag:a or tag:b", "any(tag:a, tag:b)"), ("-(tag:a tag:b)", "any(-tag:a, -tag:b)"),
      ("-(tag:a or tag:b)", "all(-tag:a, -tag:b)"), ("-(tag:a -tag:b)", "any(-tag:a, tag:b)"),
      ("-(tag:a or (tag:b tag:c))", "all(-tag:a, any(-tag:b, -tag:c))"),
      ("-(tag:a -(tag:b or tag:c))", "any(-tag:a, tag:b, tag:c)"),
      ("tag:a -(tag:b or tag:c)", "all(tag:a, -tag:b, -tag:c)"), ("tag:a (tag:b (tag:c))", "all(tag:a, tag:b, tag:c)"),
      ("tag:a -(-tag:b)", "all(tag:a, tag:b)"),
      // A group keeps only its answered terms; a group of one becomes its term.
      ("tag:a (tag:b or unbound:x)", "all(tag:a, tag:b)"), ("-(unbound:x tag:a)", "-tag:a"),
      ("tag:a -(unbound:x or unbound:y)", "tag:a"), ("(unbound:x)", "everything"), ("-unbound:x", "everything"),
      ("tag:a or unbound:x or tag:b", "any(tag:a, tag:b)"), ("foo:x tag:a", "tag:a"), ("order:name", "everything"),
    ]
    for (query, expected) in rows {
      #expect(shape(Everything.list.plan(query)) == expected, "\(query)")
    }
  }

  /// Each term is one leaf, in the order of the text, with its own polarity and range; the polarity of groups affects
  /// nodes only.
  @Test func leaves() {
    let text = "tag:a -(-tag:b or unbound:x) foo:y order:name"
    let plan = Everything.list.plan(text)
    #expect(plan.leaves.map { $0.polarity } == [.positive, .negative, .positive])
    #expect(plan.leaves.map { SourceText(text)[$0.range] } == ["tag:a", "-tag:b", "unbound:x"])
    #expect(plan.leaves.indices.map { plan.text(ofLeaf: $0) } == ["tag:a", "-tag:b", "unbound:x"])
    #expect(plan.leaves.map { $0.unanswered == nil } == [true, true, false])
    #expect(plan.reading.ignored.map { $0.text } == ["unbound:x", "foo:y"])
    #expect(plan.reading.directives.map { $0.value } == ["name"])
    #expect(shape(plan) == "all(tag:a, tag:b)")
  }

  @Test func textsOfLeavesThatDoNotExist() {
    let plan = Everything.list.plan("tag:a")
    for place in [-1, 1, .min, .max] { #expect(plan.text(ofLeaf: place) == "") }
    let query = AnalyzedQuery(parsing: "tag:a", vocabulary: Everything.vocabulary)
    let without = FilterPlan(QueryReading(query), for: Everything.list)
    #expect(without.text(ofLeaf: 0) == "")
    #expect(FilterPlan(query, for: Everything.list).text(ofLeaf: 0) == "tag:a")
    #expect(
      FilterPlan(QueryReading(query), for: Everything.list, source: SourceText("tag:b")).text(ofLeaf: 0) == "tag:b")
  }

  /// A refused query finds nothing in every engine.
  @Test func refusedPlans() {
    var reading = QueryReading(AnalyzedQuery(parsing: "-tag:a", vocabulary: Everything.vocabulary))
    let refusal = QueryRefusal(message: "too much", range: SourceRange(start: 0, end: 6))
    reading.refusal = refusal
    let items = [Everything(["tag": .values(["a"])]), Everything(["tag": .values(["b"])])]
    for filter in [reading.filter, nil] {
      reading.filter = filter
      let plan = FilterPlan(reading, for: Everything.list)
      #expect(plan.isRefused)
      #expect(plan.root == nil)
      #expect(plan.reading.refusal == refusal)
      let compiled = CompiledFilter(plan, for: Everything.list)
      let store = ColumnStore(Everything.list, items: items)
      #expect(items.filter(compiled.matches).isEmpty)
      #expect(compiled.count(items) == 0)
      #expect(store.run(plan).isEmpty)
      #expect(store.rows(plan, limit: 5) == [])
      var incremental = IncrementalFilter(store)
      let changes = incremental.update(plan)
      #expect(changes.removed.rows() == [0, 1])
      #expect(changes.inserted.isEmpty)
      #expect(compiled.why(items[0]).isFound == false)
    }
    reading.refusal = nil
    #expect(!FilterPlan(reading, for: Everything.list).isRefused)
  }

  /// A plan made from terms that no text was read for.
  @Test func readingsWithoutAText() {
    let plans: [(FilterQuery<ReadTerm>?, [Int])] = [
      (nil, [0, 1]), (.term(ReadTerm(.positive, .everything)), [0, 1]), (.term(ReadTerm(.negative, .everything)), []),
      (.term(ReadTerm(.positive, .nothing)), []), (.term(ReadTerm(.negative, .nothing)), [0, 1]),
      (.or(.positive, [.term(ReadTerm(.positive, .nothing)), .term(ReadTerm(.positive, .everything))]), [0, 1]),
      (.and(.positive, []), [0, 1]), (.or(.negative, []), [0, 1]),
    ]
    let items = [Everything([:]), Everything([:])]
    let store = ColumnStore(Everything.list, items: items)
    for (filter, expected) in plans {
      let plan = FilterPlan(QueryReading(filter: filter), for: Everything.list)
      #expect(store.run(plan).rows() == expected)
      #expect(items.indices.filter { CompiledFilter(plan, for: Everything.list).matches(items[$0]) } == expected)
      #expect(plan.leaves.allSatisfy { $0.range.isEmpty })
    }
  }

  /// No node of a plan is a group of one or none, or a group inside a group of the same kind; only leaves are negated.
  @Test func treesAreFlat() {
    func flaw(_ node: FilterPlan.Node, in plan: FilterPlan) -> String? {
      switch node {
      case .leaf(let leaf, _): return plan.leaves[leaf].unanswered == nil ? nil : "a term that is not answered"
      case .all(let nodes), .any(let nodes):
        if nodes.count < 2 { return "a group of \(nodes.count)" }
        for child in nodes {
          if case .all = node, case .all = child { return "all in all" }
          if case .any = node, case .any = child { return "any in any" }
          if let reason = flaw(child, in: plan) { return reason }
        }
        return nil
      }
    }
    let failure = checkProperty(
      "the tree of a plan is flat", cases: PropertyCases.count(long: 1_000), seed: PropertyCases.seed(default: 111),
      generate: { RandomToys.query(&$0) }, shrink: { RandomText.shrinks(of: $0) }, describe: { $0 },
      law: { query in
        let plan = Toy.list.plan(query)
        return plan.root.flatMap { flaw($0, in: plan) }
      })
    #expect(failure == nil, "\(failure?.description ?? "")")
  }
}
