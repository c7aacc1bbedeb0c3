/// The best candidates so far, at most as many as were asked for.
struct BestCandidates {
  /// A candidate with what it is ranked by.
  struct Entry: Hashable {
    let name: Int
    let score: Int32
    let quality: Int32
    let edits: Int32
  }

  let limit: Int
  /// The best first.
  private(set) var entries: [Entry] = []

  init(limit: Int) {
    self.limit = limit
    entries.reserveCapacity(min(limit, 64) + 1)
  }

  /// What a candidate must have to get in, if there is no room left.
  @inline(__always)
  var threshold: Int32 { entries.count < limit ? .min : limit > 0 ? entries[limit - 1].score : .max }

  /// Takes a candidate if it is among the best. One that is there already keeps the better of its two scores.
  @inline(__always)
  mutating func insert(_ entry: Entry) {
    if entry.score < threshold || limit == 0 { return }
    place(entry)
  }

  private mutating func place(_ entry: Entry) {
    if let old = entries.firstIndex(where: { $0.name == entry.name }) {
      if !Self.isBetter(entry, entries[old]) { return }
      entries.remove(at: old)
    }
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if Self.isBetter(entries[middle], entry) { low = middle + 1 } else { high = middle }
    }
    if low >= limit { return }
    entries.insert(entry, at: low)
    if entries.count > limit { entries.removeLast() }
  }

  /// The order of ranks: by score; of one score the earlier candidate; of one candidate the one with fewer edits.
  @inline(__always)
  private static func isBetter(_ left: Entry, _ right: Entry) -> Bool {
    if left.score != right.score { return left.score > right.score }
    return left.name != right.name ? left.name < right.name : left.edits < right.edits
  }
}
