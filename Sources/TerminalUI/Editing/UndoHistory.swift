/// The changes that can be taken back, and those that were.
struct UndoHistory: Hashable, Sendable {
  private(set) var done: [EditedChange] = []
  private(set) var undone: [EditedChange] = []
  /// The bytes of all changes.
  private(set) var size = 0

  /// How many changes are kept; the oldest are forgotten.
  static let mostChanges = 1_000
  /// How many bytes they may take, the last one apart.
  static let mostBytes = 4 << 20
  /// How many deletions are one change at most: each one costs the length of those before.
  static let longestDeletion = 64

  /// Adds a change; those that were taken back are gone.
  mutating func add(_ change: EditedChange) {
    forgetUndone()
    done.append(change)
    size += change.size
    while done.count > 1, done.count > UndoHistory.mostChanges || size > UndoHistory.mostBytes {
      size -= done.removeFirst().size
    }
  }

  /// Makes a change part of the last one.
  mutating func extend(with change: EditedChange) {
    forgetUndone()
    let last = done.count - 1
    guard last >= 0 else { return add(change) }
    let before = done[last].size
    if done[last].absorb(change) { size += done[last].size - before } else { add(change) }
  }

  /// The change to take back, which can be made again then.
  mutating func undo() -> EditedChange? {
    guard let change = done.popLast() else { return nil }
    undone.append(change)
    return change
  }

  /// The change to make again.
  mutating func redo() -> EditedChange? {
    guard let change = undone.popLast() else { return nil }
    done.append(change)
    return change
  }

  /// The last change, which is forgotten.
  mutating func takeLast() -> EditedChange? {
    guard let change = done.popLast() else { return nil }
    size -= change.size
    return change
  }

  private mutating func forgetUndone() {
    for change in undone { size -= change.size }
    undone = []
  }
}
