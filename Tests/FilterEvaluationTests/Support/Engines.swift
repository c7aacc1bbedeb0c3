import Testing
import _FilterTestSupport

@testable import FilterEvaluation
@testable import FilterSemantics

/// The engines, which must agree: item by item, over columns, and over columns with cached results.
struct Engines {
  let toys: [Toy]
  let store: ColumnStore
  /// A store in which rows share texts.
  let sharing: ColumnStore
  var incremental: IncrementalFilter

  init(_ toys: [Toy]) {
    self.toys = toys
    store = ColumnStore(Toy.list, items: toys)
    sharing = ColumnStore(sharingTextsOf: toys)
    incremental = IncrementalFilter(store, capacity: 16)
  }

  /// The rows that the steps of a plan lead to.
  private static func rows(_ plan: FilterPlan, of toys: [Toy]) -> [Int] {
    let (steps, first) = plan.steps { $0 * 7 % 5 }
    var run = ItemRun(CompiledFilter(plan, for: Toy.list))
    func isFound(_ toy: Toy, _ variant: Int) -> Bool {
      var next = first
      while next >= 0 {
        let holds = run.passes(steps[next].leaf, item: toy, variant: variant)
        next = holds ? steps[next].next.holds : steps[next].next.fails
      }
      return next == FilterPlan.Step.accepted
    }
    return toys.indices.filter { row in
      (0..<max(1, Toy.list.variantCount(toys[row]))).contains { isFound(toys[row], $0) }
    }
  }

  /// The rows a query finds; throws if the engines disagree.
  mutating func rows(_ query: String) throws(Disagreement) -> [Int] {
    let plan = Toy.list.plan(query)
    let filter = CompiledFilter(plan, for: Toy.list)
    let one = toys.indices.filter { filter.matches(toys[$0]) }
    let stepped = Engines.rows(plan, of: toys)
    if stepped != one { throw Disagreement(query, "steps", stepped, one) }
    let columns = store.run(plan)
    if columns.rows() != one { throw Disagreement(query, "columns", columns.rows(), one) }
    if columns.count != one.count { throw Disagreement(query, "count", [columns.count], [one.count]) }
    let shared = sharing.run(plan)
    if shared.rows() != one { throw Disagreement(query, "columns with shared texts", shared.rows(), one) }
    if shared != columns { throw Disagreement(query, "variants of shared texts", shared.rows(), one) }
    let before = incremental.result
    let changes = incremental.update(plan)
    if incremental.result.rows() != one { throw Disagreement(query, "incremental", incremental.result.rows(), one) }
    var replayed = before.items
    replayed.subtract(changes.removed)
    replayed.formUnion(changes.inserted)
    if replayed != incremental.result.items { throw Disagreement(query, "changes", replayed.rows(), one) }
    for limit in [0, 1, 3] {
      let first = store.rows(plan, limit: limit)
      if first != Array(one.prefix(limit)) { throw Disagreement(query, "first \(limit)", first, one) }
      let firstShared = sharing.rows(plan, limit: limit)
      if firstShared != first { throw Disagreement(query, "first \(limit) of shared texts", firstShared, one) }
    }
    return one
  }
}

extension ColumnStore {
  /// A store of toys whose rows share texts from the fourth on, where most occurred before.
  init(sharingTextsOf toys: [Toy]) {
    var builder = ColumnStoreBuilder(Toy.list, rowsUntilSharing: 4)
    builder.append(contentsOf: toys)
    self = builder.finish()
  }
}

struct Disagreement: Error, CustomStringConvertible {
  let description: String

  init(_ query: String, _ engine: String, _ found: [Int], _ expected: [Int]) {
    description = "\(query): \(engine) found \(found.prefix(20)), item by item \(expected.prefix(20))"
  }
}
