import FilterSemantics

/// Counts what each of some suggestions would find, while somebody types.
///
/// What the plans have in common is run once; of each plan then only the rest is run, and counted without making a set. Answers of
/// terms and counts are kept from call to call, so a keystroke that only leaves fewer of the suggestions costs next to nothing.
///
/// ```swift
/// var counter = CandidateCounter(store: store)
/// let plans = people.plans("mar shoe>", replacing: SourceRange(start: 4, end: 9), with: ["shoe>=40", "shoe<40"])
/// counter.counts(of: plans)   // [.exact(12), .exact(30)]
/// ```
public struct CandidateCounter: Sendable {
  /// The list as columns.
  public let store: ColumnStore
  private let runs: VariantRuns?
  private var memory: LeafMemory
  /// What conjunctions of earlier plans found, the one used last at the end.
  private var known: [Known] = []

  private static let mostKnown = 8
  private static let mostCounts = 1_024

  /// What a conjunction found, and how much of it each of some further operands left.
  private struct Known: Sendable {
    let key: [PlanKey]
    var base: CountingBase
    var counts: [[PlanKey]: Int] = [:]
  }

  /// Begins with nothing known. `capacity` is the number of terms whose answers are kept, each an eighth of a byte an item (or
  /// variant); at least 1.
  public init(store: ColumnStore, capacity: Int = 256) {
    self.store = store
    self.runs = store.variantStarts.isEmpty ? nil : VariantRuns(store)
    self.memory = LeafMemory(capacity: max(1, capacity))
  }

  /// The number of items each plan finds, in their order. `isOver` is asked before each plan; once it answers true, that plan and
  /// all behind it are pending, so the most likely suggestions come first. What was counted stays known for the next call.
  public mutating func counts(of plans: [FilterPlan], isOver: () -> Bool = { false }) -> [CandidateCount] {
    let operands = plans.map { Operands($0) }
    var uses: [PlanKey: Int] = [:]
    for plan in operands { for key in Set(plan.keys) { uses[key, default: 0] += 1 } }
    var counts: [CandidateCount] = []
    counts.reserveCapacity(plans.count)
    for (plan, operands) in zip(plans, operands) {
      if isOver() { break }
      counts.append(count(plan, operands, isShared: { plans.count == 1 || uses[$0] ?? 0 > 1 }))
    }
    while counts.count < plans.count { counts.append(.pending) }
    return counts
  }

  /// The operands of a plan with their keys.
  private struct Operands {
    let nodes: [FilterPlan.Node]
    let keys: [PlanKey]

    init(_ plan: FilterPlan) {
      nodes = plan.root.map { $0.conjuncts } ?? []
      keys = nodes.map { plan.key(of: $0) }
    }
  }

  private mutating func count(
    _ plan: FilterPlan, _ operands: Operands, isShared: (PlanKey) -> Bool
  ) -> CandidateCount {
    if plan.isRefused { return .exact(0) }
    var shared: [FilterPlan.Node] = []
    var own: [FilterPlan.Node] = []
    var sharedKeys: [PlanKey] = []
    var ownKeys: [PlanKey] = []
    for (node, key) in zip(operands.nodes, operands.keys) {
      if isShared(key) {
        shared.append(node)
        sharedKeys.append(key)
      } else {
        own.append(node)
        ownKeys.append(key)
      }
    }
    // Moved in and out again, never shared: a shared one would be copied at the first answer it keeps.
    var run = StoreRun(store, plan, memory: LeafMemory(capacity: 0))
    swap(&memory, &run.memory)
    defer { swap(&memory, &run.memory) }
    var entry: Known
    if let place = known.firstIndex(where: { $0.key == sharedKeys }) {
      entry = known.remove(at: place)
    } else {
      entry = Known(key: sharedKeys, base: CountingBase(run.rows(.all(shared)), wasCutShort: run.wasCutShort))
    }
    defer {
      if known.count >= CandidateCounter.mostKnown { known.removeFirst() }
      known.append(entry)
    }
    if entry.base.wasCutShort { return .pending }
    if let count = entry.counts[ownKeys] { return .exact(count) }
    let count = run.count(own, within: &entry.base, runs)
    if run.wasCutShort { return .pending }
    if entry.counts.count >= CandidateCounter.mostCounts { entry.counts = [:] }
    entry.counts[ownKeys] = count
    return .exact(count)
  }
}
