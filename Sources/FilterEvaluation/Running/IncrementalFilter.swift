/// A search that is changed again and again, as it is while somebody types: what the terms of the last queries found is kept, so
/// that a keystroke runs the term it touched and no other.
public struct IncrementalFilter: Sendable {
  /// The list as columns.
  public let store: ColumnStore
  /// What the last query found; at first everything.
  public private(set) var result: FilterResult
  private var memory: LeafMemory

  /// Begins with everything found. `capacity` is the number of terms whose answers are kept, each an eighth of a byte an item.
  public init(_ store: ColumnStore, capacity: Int = 64) {
    self.store = store
    self.memory = LeafMemory(capacity: max(1, capacity))
    self.result = FilterResult(items: Bitset(allOf: store.count), variants: nil, wasCutShort: false)
  }

  /// Runs a plan and answers what changed since the last one.
  @discardableResult
  public mutating func update(_ plan: FilterPlan) -> ResultChanges {
    var run = StoreRun(store, plan, memory: memory)
    memory = LeafMemory(capacity: 0)
    let next = store.result(&run)
    memory = run.memory
    let changes = next.changes(since: result)
    result = next
    return changes
  }
}
