import FilterAST
import FilterSemantics
public import FilterText

/// How many items the query would find with a suggestion.
public enum CandidateCount: Hashable, Sendable {
  /// The exact number of items.
  case exact(Int)
  /// Not known: time was up, or a pattern with look-around was given up on some text.
  case pending
}

/// Counts the results of several suggestions while the user types.
///
/// What the plans share is run once; of each plan only the rest is run, and counted without building a set. Results of
/// terms and counts are kept between calls, so a keystroke that only removes suggestions is almost free.
///
/// ```swift
/// var counter = CandidateCounter(store: store)
/// let plans = people.plans("mar shoe>", replacing: SourceRange(start: 4, end: 9), with: ["shoe>=40", "shoe<40"])
/// counter.counts(of: plans)   // [.exact(12), .exact(30)]
/// ```
public struct CandidateCounter: Sendable {
  /// The list in columns.
  package let store: ColumnStore
  private let runs: VariantRuns?
  private var memory: LeafMemory
  /// Results of conjunctions of earlier plans, the most recently used last.
  private var known: [Known] = []

  private static let maximumKnown = 8
  private static let maximumCounts = 1_024

  /// The result of a conjunction, and the counts with further operands.
  private struct Known: Sendable {
    let key: [PlanKey]
    let variants: Bitset?
    var base: CountingBase
    var counts: [[PlanKey]: Int] = [:]
  }

  /// An empty cache. `capacity` is the number of terms whose results are kept, at least 1; each takes one bit per item
  /// or variant.
  public init(store: ColumnStore, capacity: Int = 256) {
    self.store = store
    self.runs = store.variantStarts.isEmpty ? nil : VariantRuns(store)
    self.memory = LeafMemory(capacity: max(1, capacity))
  }

  /// The number of items of each plan, in order; with `variants`, only of items that match by one of those variants.
  /// `isOver` is called before each plan; once it returns true, that plan and all later ones are pending, so pass the
  /// most likely suggestions first. Counts are kept for the next call.
  public mutating func counts(
    of plans: [FilterPlan], among variants: Bitset? = nil, isOver: () -> Bool = { false }
  ) -> [CandidateCount] {
    let operands = plans.map { Operands($0) }
    var uses: [PlanKey: Int] = [:]
    for plan in operands { for key in Set(plan.keys) { uses[key, default: 0] += 1 } }
    var counts: [CandidateCount] = []
    counts.reserveCapacity(plans.count)
    for (plan, operands) in zip(plans, operands) {
      if isOver() { break }
      counts.append(
        count(plan, operands: operands, variants: variants, isShared: { plans.count == 1 || uses[$0] ?? 0 > 1 }))
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
    _ plan: FilterPlan, operands: Operands, variants: Bitset?, isShared: (PlanKey) -> Bool
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
    // Moved out and back, since a shared copy would be duplicated by the first write.
    var run = StoreRun(store, plan: plan, memory: LeafMemory(capacity: 0))
    swap(&memory, &run.memory)
    defer { swap(&memory, &run.memory) }
    var entry: Known
    if let index = known.firstIndex(where: { $0.key == sharedKeys && $0.variants == variants }) {
      entry = known.remove(at: index)
    } else {
      let base = CountingBase(run.rows(.all(shared)).narrowed(to: variants, in: store), wasCutShort: run.wasCutShort)
      entry = Known(key: sharedKeys, variants: variants, base: base)
    }
    defer {
      if known.count >= CandidateCounter.maximumKnown { known.removeFirst() }
      known.append(entry)
    }
    if entry.base.wasCutShort { return .pending }
    if let count = entry.counts[ownKeys] { return .exact(count) }
    let count = run.count(own, within: &entry.base, runs)
    if run.wasCutShort { return .pending }
    if entry.counts.count >= CandidateCounter.maximumCounts { entry.counts = [:] }
    entry.counts[ownKeys] = count
    return .exact(count)
  }
}

/// What a part of a plan tests. Equal keys have equal results in any plan.
enum PlanKey: Hashable, Sendable {
  case leaf(LeafTest, Polarity)
  case all([PlanKey])
  case any([PlanKey])
}

extension FilterPlan {
  /// The key of a node of this plan. Linear in the node.
  func key(of node: Node) -> PlanKey {
    switch node {
    case .leaf(let leaf, let polarity): .leaf(leaves[leaf].test, polarity)
    case .all(let operands): .all(operands.map { key(of: $0) })
    case .any(let operands): .any(operands.map { key(of: $0) })
    }
  }
}

extension FilterableList {
  /// The plan of a text after a replacement. The range is clamped to the text; halves of a split code point read as
  /// U+FFFD. Linear in the text.
  public func plan(_ text: String, replacing range: SourceRange, with insertion: String) -> FilterPlan {
    let bytes = Array(text.utf8)
    return plan(bytes, range: range.clamped(to: SourceRange(start: 0, end: bytes.count)), insertion: insertion)
  }

  /// The plans of a text with each of several replacements, for ``CandidateCounter``. The range is clamped to the
  /// text.
  public func plans(_ text: String, replacing range: SourceRange, with insertions: [String]) -> [FilterPlan] {
    let bytes = Array(text.utf8)
    let inside = range.clamped(to: SourceRange(start: 0, end: bytes.count))
    return insertions.map { plan(bytes, range: inside, insertion: $0) }
  }

  private func plan(_ bytes: [UInt8], range: SourceRange, insertion: String) -> FilterPlan {
    var edited = Array(bytes[..<range.start])
    edited += insertion.utf8
    edited += bytes[range.end...]
    return plan(String(decoding: edited, as: UTF8.self))
  }
}

extension StoreRun.Rows {
  /// These rows without those of other variants.
  fileprivate func narrowed(to variants: Bitset?, in store: ColumnStore) -> StoreRun.Rows {
    guard let variants else { return self }
    let hasVariants = !store.variantStarts.isEmpty
    var narrowed = StoreRun.Rows(
      bits: isOfVariant || !hasVariants ? bits : store.variants(of: bits), isOfVariant: hasVariants)
    narrowed.bits.formIntersection(variants)
    return narrowed
  }
}
