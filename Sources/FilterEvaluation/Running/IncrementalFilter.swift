import FilterSemantics

/// A filter for a query that changes with each keystroke. Results of recent terms are cached, so only the changed term
/// is run.
public struct IncrementalFilter: Sendable {
  /// The list in columns.
  package let store: ColumnStore
  /// The result of the last query; initially all items.
  public private(set) var result: FilterResult
  private var memory: LeafMemory

  /// Starts with all items. `capacity` is the number of terms whose results are cached, at least 1; each takes one bit
  /// per item.
  public init(_ store: ColumnStore, capacity: Int = 64) {
    self.store = store
    self.memory = LeafMemory(capacity: max(1, capacity))
    self.result = FilterResult(items: Bitset(allOf: store.count), variants: nil, wasCutShort: false)
  }

  /// Runs a plan and returns the changes since the last one.
  @discardableResult
  public mutating func update(_ plan: FilterPlan) -> ResultChanges {
    var run = StoreRun(store, plan: plan, memory: memory)
    memory = LeafMemory(capacity: 0)
    let next = store.result(&run)
    memory = run.memory
    let changes = next.changes(since: result)
    result = next
    return changes
  }
}

/// A cache of term results with least-recently-used eviction.
struct LeafMemory: Sendable {
  private struct Entry: Sendable {
    let bits: Bitset
    let wasCutShort: Bool
    var lastUse: Int
  }

  let capacity: Int
  private var entries: [LeafTest: Entry] = [:]
  private var clock = 0

  /// A cache for `capacity` results; disabled if it is 0.
  init(capacity: Int) { self.capacity = capacity }

  /// Whether the cache is enabled.
  var isOn: Bool { capacity > 0 }

  mutating func bits(of test: LeafTest) -> Bitset? {
    guard isOn, let entry = entries[test] else { return nil }
    clock += 1
    entries[test]?.lastUse = clock
    return entry.bits
  }

  /// Whether some text was given up for a cached result.
  func wasCutShort(_ test: LeafTest) -> Bool { entries[test]?.wasCutShort ?? false }

  /// The cached result of a needle that is one byte shorter and contained in this one: a superset of the result.
  func wider(than test: TextTest) -> Bitset? {
    guard isOn, test.kind == .contains || test.kind == .containsCollated, test.needle.count > 1 else { return nil }
    for shorter in [test.needle.dropLast(), test.needle.dropFirst()] {
      let key = LeafTest.text(
        TextTest(
          field: test.field, kind: test.kind, needle: Array(shorter), isSelfReferring: test.isSelfReferring,
          foldsAccents: test.foldsAccents))
      // Only if few rows are left; otherwise a sweep is faster.
      if let entry = entries[key], !entry.bits.hasMore(than: entry.bits.size / 10) { return entry.bits }
    }
    return nil
  }

  mutating func remember(_ bits: Bitset, of test: LeafTest, wasCutShort: Bool = false) {
    guard isOn else { return }
    if entries.count >= capacity, entries[test] == nil,
      let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse })
    {
      entries[oldest.key] = nil
    }
    clock += 1
    entries[test] = Entry(bits: bits, wasCutShort: wasCutShort, lastUse: clock)
  }
}
