/// The changes that can be undone and redone.
struct UndoHistory: Hashable, Sendable {
  private(set) var done: [EditedChange] = []
  private(set) var undone: [EditedChange] = []
  /// The bytes of all changes.
  private(set) var size = 0

  static let maximumChanges = 1_000
  /// The size limit, which the last change may exceed.
  static let maximumBytes = 4 << 20
  /// Deletions that are undone at once: each costs the length of those before.
  static let maximumDeletions = 64

  /// Adds a change and forgets the undone ones.
  mutating func add(_ change: EditedChange) {
    forgetUndone()
    done.append(change)
    size += change.size
    while done.count > 1, done.count > UndoHistory.maximumChanges || size > UndoHistory.maximumBytes {
      size -= done.removeFirst().size
    }
  }

  /// Joins a change with the last one.
  mutating func extend(with change: EditedChange) {
    forgetUndone()
    let last = done.count - 1
    guard last >= 0 else { return add(change) }
    let before = done[last].size
    if done[last].absorb(change) { size += done[last].size - before } else { add(change) }
  }

  /// The change to undo, which can be redone.
  mutating func undo() -> EditedChange? {
    guard let change = done.popLast() else { return nil }
    undone.append(change)
    return change
  }

  /// The change to redo.
  mutating func redo() -> EditedChange? {
    guard let change = undone.popLast() else { return nil }
    done.append(change)
    return change
  }

  /// Removes the last change.
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

/// A replacement of whole characters, with the caret before and after it.
struct EditedChange: Hashable, Sendable {
  /// The number of characters before it.
  var index: Int
  var removed: String
  /// In characters of the text; alone, the string may have fewer.
  var removedCount: Int
  var inserted: String
  var insertedCount: Int
  var caretBefore: Int
  var caretAfter: Int

  /// Whether the text changes.
  var isChange: Bool { !removed.utf8.elementsEqual(inserted.utf8) }

  /// The memory it takes, approximately.
  var size: Int { removed.utf8.count + inserted.utf8.count }

  /// Joins the change made after this one; false if they do not touch. Typed text is appended in place, so a letter
  /// costs the same however long the word is.
  mutating func absorb(_ next: EditedChange) -> Bool {
    let (end, nextEnd) = (index + insertedCount, next.index + next.removedCount)
    guard next.index <= end, index <= nextEnd else { return false }
    // Text that the next change removes left and right of the inserted text was there before this change.
    let (left, right) = (max(0, index - next.index), max(0, nextEnd - end))
    if left > 0 { removed = next.removed.prefix(left) + removed }
    if right > 0 { removed += next.removed.suffix(right) }
    removedCount += left + right
    // The inserted text that remains left and right of what the next change removes.
    let (kept, keptAfter) = (max(0, next.index - index), max(0, end - nextEnd))
    let after = keptAfter > 0 ? String(inserted.suffix(keptAfter)) : ""
    inserted.removeLast(insertedCount - kept)
    inserted += next.inserted
    inserted += after
    insertedCount = kept + next.insertedCount + keptAfter
    index = min(index, next.index)
    caretAfter = next.caretAfter
    return true
  }
}
