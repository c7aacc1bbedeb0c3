import FilterSemantics

/// Answers of terms, kept for the next query: a keystroke changes one term, so the others need not be run again.
///
/// Bounded: when it is full, the answers used longest ago go.
struct LeafMemory: Sendable {
  private struct Entry: Sendable {
    let bits: Bitset
    let wasCutShort: Bool
    var lastUse: Int
  }

  let capacity: Int
  private var entries: [LeafTest: Entry] = [:]
  private var clock = 0

  /// Room for so many answers; none where it is zero.
  init(capacity: Int) {
    self.capacity = capacity
  }

  /// Whether it keeps anything.
  var isOn: Bool { capacity > 0 }

  mutating func bits(of test: LeafTest) -> Bitset? {
    guard isOn, let entry = entries[test] else { return nil }
    clock += 1
    entries[test]?.lastUse = clock
    return entry.bits
  }

  /// Whether some text was given up for a remembered answer.
  func wasCutShort(_ test: LeafTest) -> Bool { entries[test]?.wasCutShort ?? false }

  /// The answer of a shorter text of the same kind that is part of this one: whatever has the longer text has the shorter.
  func wider(than test: TextTest) -> Bitset? {
    guard isOn, test.kind == .contains || test.kind == .containsCollated, test.needle.count > 1 else { return nil }
    for shorter in [test.needle.dropLast(), test.needle.dropFirst()] {
      let key = LeafTest.text(
        TextTest(
          field: test.field, kind: test.kind, needle: Array(shorter), isSelfReferring: test.isSelfReferring,
          foldsAccents: test.foldsAccents))
      // Only where that leaves few: a sweep is faster than a look at each of many.
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
