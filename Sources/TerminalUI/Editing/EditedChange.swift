/// A replacement of whole characters, and where the caret was.
struct EditedChange: Hashable, Sendable {
  /// How many characters are before it.
  var place: Int
  var removed: String
  /// In characters, as they were told apart in the text.
  var removedCount: Int
  var inserted: String
  var insertedCount: Int
  var caretBefore: Int
  var caretAfter: Int

  /// Whether the text is another one than before.
  var isChange: Bool { !removed.utf8.elementsEqual(inserted.utf8) }

  /// How much memory it takes, about.
  var size: Int { removed.utf8.count + inserted.utf8.count }

  /// Adds a change that was made right behind this one, so that the two are taken back as one. False where they do not touch.
  ///
  /// What is typed is appended to what was typed before, in place: a long word costs no more for each letter.
  mutating func absorb(_ next: EditedChange) -> Bool {
    let (end, nextEnd) = (place + insertedCount, next.place + next.removedCount)
    guard next.place <= end, place <= nextEnd else { return false }
    // What the next change removed to the left and to the right of what this one inserted was there from the beginning.
    let (left, right) = (max(0, place - next.place), max(0, nextEnd - end))
    if left > 0 { removed = next.removed.prefix(left) + removed }
    if right > 0 { removed += next.removed.suffix(right) }
    removedCount += left + right
    // What this one inserted is left to the left and to the right of what the next one removed.
    let (kept, keptBehind) = (max(0, next.place - place), max(0, end - nextEnd))
    let behind = keptBehind > 0 ? String(inserted.suffix(keptBehind)) : ""
    inserted.removeLast(insertedCount - kept)
    inserted += next.inserted
    inserted += behind
    insertedCount = kept + next.insertedCount + keptBehind
    place = min(place, next.place)
    caretAfter = next.caretAfter
    return true
  }
}
