import FilterAST

/// The rows of a history during changes. The index, which is slow to build, is built once after them.
struct HistoryLedger: Hashable, Sendable {
  /// The entries; in the order of ``ranked(_:)`` after ``settle()``.
  var entries: [CompletionHistory.Entry] = []
  /// The pins in their order.
  var pins: [CompletionHistory.Pin] = []
  /// The decay of uses.
  var decay: Decay
  /// The maximum number of entries.
  var limit: Int

  /// Records a use. Uses may come in any order: the sum is the same, and the newest sets the spelling.
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

  /// Merges two entries with one meaning: the weights at the later of the two times, the spelling of the later one. At
  /// equal times, the second is the later one.
  func merged(_ first: CompletionHistory.Entry, with second: CompletionHistory.Entry) -> CompletionHistory.Entry {
    let isInOrder = second.lastUse >= first.lastUse
    var newer = isInOrder ? second : first
    let older = isInOrder ? first : second
    let sum = newer.weight + older.weight * decay.factor(after: newer.lastUse - older.lastUse)
    newer.weight = min(sum, .greatestFiniteMagnitude)
    return newer
  }

  /// Adds stored rows. Drops rows with an invalid weight or time, or without a text.
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

  /// Pins stored rows one after another, as ``pin(_:)`` does. Linear.
  mutating func add(_ rows: [CompletionHistory.Pin]) {
    var indices: [ExactText: Int] = [:]
    for row in rows where !row.text.isEmpty {
      if let index = indices[ExactText(row.key)] {
        pins[index] = row
      } else {
        indices[ExactText(row.key)] = pins.count
        pins.append(row)
      }
    }
  }

  /// Pins a row at the end; one that is already pinned keeps its position and takes the new spelling.
  mutating func pin(_ row: CompletionHistory.Pin) {
    if row.text.isEmpty { return }
    if let index = pins.firstIndex(where: { $0.key.isExactly(row.key) }) {
      pins[index] = row
    } else {
      pins.append(row)
    }
  }

  /// Sorts the entries and applies the limit.
  mutating func settle() { entries = Array(ranked(entries).prefix(limit)) }

  /// The entries, the most frecent first; equal ones by last use, then by key. The order does not depend on the time,
  /// since all weights decay equally; computed at the newest use, to minimize underflow.
  private func ranked(_ entries: [CompletionHistory.Entry]) -> [CompletionHistory.Entry] {
    let now = newestUse
    return entries.map { (entry: $0, weight: $0.weight * decay.factor(after: now - $0.lastUse)) }.sorted {
      left, right in
      if left.weight != right.weight { return left.weight > right.weight }
      if left.entry.lastUse != right.entry.lastUse { return left.entry.lastUse > right.entry.lastUse }
      return ExactText(left.entry.key) < ExactText(right.entry.key)
    }.map { $0.entry }
  }

  /// Drops the least frecent entry, but not the one just used unless another was used later. Otherwise a full history
  /// of frequent queries would never accept a new one.
  private mutating func dropLeast(sparing key: String) {
    let newest = newestUse
    let order = ranked(entries)
    let least = order.last { !$0.key.isExactly(key) || $0.lastUse < newest } ?? order.last
    if let least { entries.removeAll { $0.key.isExactly(least.key) } }
  }

  private var newestUse: Double { entries.reduce(-Double.greatestFiniteMagnitude) { max($0, $1.lastUse) } }
}

/// The decay of a use: it counts half after each half-life.
struct Decay: Hashable, Sendable {
  /// In seconds; positive and finite.
  let halfLife: Double

  /// The factor for a use of some age. A negative age counts as zero: a clock that was set back must not increase
  /// weights.
  func factor(after age: Double) -> Double { age > 0 ? exponential(-age / halfLife) : 1 }

  /// 2 to the power of a number that is not positive.
  ///
  /// The core does not link libm, so this is a series. The integral part of the exponent moves the binary point, which
  /// is exact; the rest is the Taylor series of e^(x·ln 2) for |x| ≤ 1/2, where fourteen terms leave an error of one or
  /// two units in the last place. Results below 2^-1074 are 0.
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
