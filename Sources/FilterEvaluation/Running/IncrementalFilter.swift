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
  private var narrowing: Narrowing?

  /// Rows that were narrowed by a text, which is searched in few of them while the other terms stand.
  struct Narrowing: Sendable {
    let base: Bitset
    let test: TextTest
    let bits: Bitset
  }

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
    guard isOn, [.contains, .containsCollated, .beginsWord].contains(test.kind), test.needle.count > 1 else {
      return nil
    }
    let isOfBeginning = test.kind == .beginsWord
    for shorter in isOfBeginning ? [test.needle.dropLast()] : [test.needle.dropLast(), test.needle.dropFirst()] {
      let key = LeafTest.text(
        TextTest(
          field: test.field, kind: test.kind, needle: Array(shorter), isSelfReferring: test.isSelfReferring,
          literalForm: test.literalForm))
      // Only if few rows are left; otherwise a sweep is faster.
      if let entry = entries[key], !entry.bits.hasMore(than: entry.bits.size / 10) { return entry.bits }
    }
    return nil
  }

  /// The rows among a base that were found by a needle, if it is this one or a part of it.
  func narrowed(_ base: Bitset, by test: TextTest) -> Bitset? {
    guard isOn, let narrowing, test.contains(narrowing.test), narrowing.base == base else { return nil }
    return narrowing.bits
  }

  /// Whether other rows were last narrowed by the same text, so that its own result is worth caching.
  func isRepeated(_ test: TextTest, besides base: Bitset) -> Bool {
    isOn && narrowing?.test == test && narrowing?.base != base
  }

  mutating func remember(_ bits: Bitset, among base: Bitset, narrowedBy test: TextTest) {
    if isOn { narrowing = Narrowing(base: base, test: test, bits: bits) }
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

extension TextTest {
  /// Whether the needle is another one or has it at its start or end, so that its texts are among those of the other.
  fileprivate func contains(_ other: TextTest) -> Bool {
    guard kind == other.kind, [.contains, .containsCollated, .beginsWord].contains(kind), field == other.field,
      isSelfReferring == other.isSelfReferring, literalForm == other.literalForm
    else { return false }
    return needle.starts(with: other.needle)
      || kind != .beginsWord && needle.reversed().starts(with: other.needle.reversed())
  }
}
