import FilterAST

/// The rows of a history while they change. What is slow to make, the index, is made once when all changes are in.
struct HistoryLedger: Hashable, Sendable {
  /// The entries; in the order of ``ranked(_:)`` once ``settle()`` was called.
  var entries: [CompletionHistory.Entry] = []
  /// The pins in their order.
  var pins: [CompletionHistory.Pin] = []
  /// How fast uses are forgotten.
  var decay: Decay
  /// How many entries are kept.
  var limit: Int

  /// Counts a use. Uses may come in any order: the sum is the same, and the newest says the spelling.
  mutating func record(_ row: CompletionHistory.Pin, at seconds: Double) {
    let use = CompletionHistory.Entry(
      text: row.text, canonicalText: row.canonicalText, key: row.key, weight: 1, lastUse: seconds)
    guard let index = entries.firstIndex(where: { $0.key.isExactly(row.key) }) else {
      entries.append(use)
      if entries.count > limit { dropLeast(sparing: row.key) }
      return
    }
    entries[index] = merged(entries[index], with: use)
  }

  /// Two entries of one meaning as one: the weights at the later of the two times, the later one's spelling. Of two of
  /// one time the second is the later.
  func merged(_ first: CompletionHistory.Entry, with second: CompletionHistory.Entry) -> CompletionHistory.Entry {
    let isInOrder = second.lastUse >= first.lastUse
    var newer = isInOrder ? second : first
    let older = isInOrder ? first : second
    newer.weight += older.weight * decay.factor(after: newer.lastUse - older.lastUse)
    return newer
  }

  /// Adds what a store kept. Rows with a weight or a time that is no sensible number, or without a text, are left out.
  mutating func add(_ rows: [CompletionHistory.Entry]) {
    var indices: [ExactText: Int] = [:]
    for row in rows {
      guard row.weight > 0, row.weight.isFinite, row.lastUse.isFinite, !row.text.isEmpty else { continue }
      if let index = indices[ExactText(row.key)] {
        entries[index] = merged(entries[index], with: row)
      } else {
        indices[ExactText(row.key)] = entries.count
        entries.append(row)
      }
    }
  }

  /// Pins a row after the others; one that is pinned already keeps its place and takes the new spelling.
  mutating func pin(_ row: CompletionHistory.Pin) {
    if row.text.isEmpty { return }
    if let index = pins.firstIndex(where: { $0.key.isExactly(row.key) }) {
      pins[index] = row
    } else {
      pins.append(row)
    }
  }

  /// Brings the entries into their order and down to the limit.
  mutating func settle() { entries = Array(ranked(entries).prefix(limit)) }

  /// The most frecent first. The order of two entries is the same at any time, since all weights shrink alike, so it is
  /// found at the newest time there is, where least is lost to underflow. Equal ones: the later, then by key.
  private func ranked(_ entries: [CompletionHistory.Entry]) -> [CompletionHistory.Entry] {
    let now = newestUse
    return entries.map { (entry: $0, weight: $0.weight * decay.factor(after: now - $0.lastUse)) }.sorted {
      left, right in
      if left.weight != right.weight { return left.weight > right.weight }
      if left.entry.lastUse != right.entry.lastUse { return left.entry.lastUse > right.entry.lastUse }
      return ExactText(left.entry.key) < ExactText(right.entry.key)
    }.map { $0.entry }
  }

  /// Drops the least frecent entry. The one just used stays if nothing was used later: else a history full of
  /// favourites would never learn anything new.
  private mutating func dropLeast(sparing key: String) {
    let newest = newestUse
    let order = ranked(entries)
    let least = order.last { !$0.key.isExactly(key) || $0.lastUse < newest } ?? order.last
    if let least { entries.removeAll { $0.key.isExactly(least.key) } }
  }

  private var newestUse: Double { entries.reduce(-Double.greatestFiniteMagnitude) { max($0, $1.lastUse) } }
}

/// How fast a use is forgotten: after each half-life it counts half of what it did.
struct Decay: Hashable, Sendable {
  /// In seconds; positive and finite.
  let halfLife: Double

  /// What a use that counted 1 counts after some seconds. One of the future counts as one of now: a clock that was set
  /// back must not make anything grow.
  func factor(after age: Double) -> Double { age > 0 ? exponential(-age / halfLife) : 1 }

  /// 2 to the power of a number that is not positive.
  ///
  /// The core links no libm, so this is a series: the whole part of the exponent only moves the binary point and is
  /// exact, the rest is the Taylor series of e^(x·ln 2) for an x within half of zero, where fourteen terms leave an
  /// error below that of the last bit or two. Below 2^-1074 the answer is 0.
  private func exponential(_ power: Double) -> Double {
    if power < -1_100 { return 0 }
    let whole = Int(power - 0.5)
    let x = (power - Double(whole)) * 0.693_147_180_559_945_309_4
    var sum = 1.0
    var term = 1.0
    for n in 1...14 {
      term *= x / Double(n)
      sum += term
    }
    return Double(sign: .plus, exponent: whole, significand: sum)
  }
}
