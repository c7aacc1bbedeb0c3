/// How well a typed text fits a candidate.
struct Fit: Hashable {
  /// The cost of all flaws, except for uncovered letters.
  var penalty: Int32
  /// The number of edits; wrong spaces and acronyms count as one.
  var edits: Int32

  /// The value of a mismatch.
  static let none = Fit(penalty: .max, edits: .max)
  /// Whether this is a match.
  var isMatch: Bool { edits != .max }
}

/// Computes how a typed text fits a candidate: the word that each typed word stands for, and the cost.
///
/// Fewer edits are better, then lower cost. Words are assigned in the order of the candidate if possible; otherwise
/// each typed word, longest first, is assigned the best remaining word.
struct CandidateScorer {
  /// The maximum number of words of a candidate that are considered.
  static let maximumWords = 32

  let storage: FuzzyStorage
  let pattern: TypedPattern
  let weights: FuzzyWeights
  /// The typed words by decreasing length.
  let byLength: [Int]
  /// The fit of each typed word with each word of the candidate; `none` if they do not match.
  var pairs: [Fit]
  private var best: [Fit]

  init(storage: FuzzyStorage, pattern: TypedPattern) {
    self.storage = storage
    self.pattern = pattern
    weights = storage.weights
    byLength = pattern.words.indices.sorted {
      pattern.words[$0].count != pattern.words[$1].count
        ? pattern.words[$0].count > pattern.words[$1].count : $0 < $1
    }
    pairs = []
    best = []
  }

  /// The fit with a candidate with at most `limit` edits; nil if it does not match.
  mutating func fit(_ name: Int, limit: Int) -> Fit? {
    let own = storage.wordRange(of: name)
    let count = min(own.count, Self.maximumWords)
    let typed = pattern.words.count
    if typed == 0 || typed > count { return nil }
    pairs.removeAll(keepingCapacity: true)
    for _ in 0..<typed * count { pairs.append(.none) }
    var least: Int32 = 0
    for number in byLength {
      var nearest: Int32 = .max
      for position in 0..<count {
        let word = storage.nameWords[own.lowerBound + position].word
        guard let pair = match(number, with: word, limit: limit - Int(least)) else { continue }
        pairs[number * count + position] = pair
        nearest = min(nearest, pair.edits)
      }
      if nearest == .max { return nil }
      least += nearest
    }
    var ignored: [Int] = []
    let ordered = inOrder(from: own.lowerBound, count: count, limit: Int32(limit))
    if typed > 1, ordered.map({ $0.edits > least }) ?? true,
      let any = inAnyOrder(count, limit: Int32(limit), positions: &ignored)
    {
      guard let ordered else { return any }
      return any.edits < ordered.edits ? any : ordered
    }
    return ordered
  }

  /// The fit of a typed word with a word of the index; nil if they do not match.
  func match(_ number: Int, with word: Int, limit: Int) -> Fit? {
    let typed = pattern.words[number].known
    if typed.exact.contains(word) {
      let isWhole = typed.isFirstWhole && word == typed.exact.lowerBound
      return Fit(penalty: isWhole ? 0 : partial(number), edits: 0)
    }
    let limit = min(limit, typed.limit)
    if limit <= 0 { return nil }
    let key = storage.sounds.key(of: word)
    let sounds = typed.sounds.contains(key)
    let found = storage.words.bytes.withUnsafeBufferPointer {
      typed.automaton.match(UnsafeBufferPointer(rebasing: $0[storage.words.range(word)]))
    }
    // Long words are cut, so two words without edits may still differ: count one edit.
    if let found, found.edits <= 1 || !sounds, found.edits <= limit {
      let edits = Int32(max(1, found.edits))
      let penalty = cost(of: edits, typed: number, word: word)
      return Fit(penalty: penalty + (found.isWhole ? 0 : partial(number)), edits: edits)
    }
    if !sounds { return nil }
    let isWhole = typed.isFirstSoundWhole && key == typed.sounds.lowerBound
    return Fit(penalty: weights.sound + (isWhole ? 0 : partial(number)), edits: 1)
  }

  @inline(__always)
  func partial(_ number: Int) -> Int32 {
    number == pattern.words.count - 1 && !pattern.isLastWordFinished ? weights.partial : weights.innerPartial
  }

  /// The cost of the edits between a typed word and another. For a single edit it depends on its kind.
  private func cost(of edits: Int32, typed number: Int, word: Int) -> Int32 {
    let typed = pattern.folded.bytes[pattern.words[number].range]
    let other = storage.words.bytes[storage.words.range(word)]
    let first = typed.first == other.first ? 0 : weights.firstLetter
    if edits > 1 { return weights.edit * edits + first }
    var (left, right) = (typed.startIndex, other.startIndex)
    while left < typed.endIndex, right < other.endIndex, typed[left] == other[right] {
      left += 1
      right += 1
    }
    if left + 1 < typed.endIndex, right + 1 < other.endIndex, typed[left] == other[right + 1],
      typed[left + 1] == other[right], other[(right + 2)...].starts(with: typed[(left + 2)...])
    {
      return weights.changed + first
    }
    if right + 1 < other.endIndex, other[(right + 1)...].starts(with: typed[left...]) { return weights.missing + first }
    return weights.edit + first
  }

  /// The cost of beginning a match at a word of a candidate.
  @inline(__always)
  func start(_ position: Int, beginsFace: Bool) -> Int32 {
    position == 0 ? 0 : beginsFace ? weights.laterFace : weights.laterWord
  }

  /// The best assignment in the order of the candidate.
  mutating func inOrder(from first: Int, count: Int, limit: Int32) -> Fit? {
    let none = Fit.none
    best.removeAll(keepingCapacity: true)
    for position in 0..<count {
      let pair = pairs[position]
      let penalty = start(position, beginsFace: storage.nameWords[first + position].beginsFace)
      best.append(pair.isMatch ? Fit(penalty: pair.penalty + penalty, edits: pair.edits) : none)
    }
    for number in 1..<max(1, pattern.words.count) {
      // Backward, so that one row suffices: values are read before they are overwritten.
      for position in stride(from: count - 1, through: 0, by: -1) {
        let pair = pairs[number * count + position]
        var found = none
        if pair.isMatch {
          for before in 0..<position where best[before].edits != .max {
            let fit = joining(best[before], with: pair, words: position - before - 1)
            if isBetter(fit, than: found) { found = fit }
          }
        }
        best[position] = found
      }
    }
    var found = none
    for fit in best where fit.edits <= limit && isBetter(fit, than: found) { found = fit }
    return found.isMatch ? found : nil
  }

  /// A fit extended by a pair, with `words` unmatched words in between.
  @inline(__always)
  func joining(_ fit: Fit, with pair: Fit, words: Int) -> Fit {
    let gap = weights.gap * Int32(min(3, words))
    return Fit(penalty: fit.penalty + pair.penalty + gap, edits: fit.edits + pair.edits)
  }

  /// The greedy assignment: each typed word, longest first, gets the best remaining word.
  func inAnyOrder(_ count: Int, limit: Int32, positions: inout [Int]) -> Fit? {
    var used: UInt64 = 0
    var fit = Fit(penalty: weights.order, edits: 0)
    positions = [Int](repeating: 0, count: pattern.words.count)
    for number in byLength {
      var nearest: (position: Int, pair: Fit)?
      for position in 0..<count where used & (1 << UInt64(position)) == 0 {
        let pair = pairs[number * count + position]
        guard pair.isMatch else { continue }
        if let best = nearest?.pair, (best.edits, best.penalty) <= (pair.edits, pair.penalty) { continue }
        nearest = (position, pair)
      }
      guard let nearest else { return nil }
      positions[number] = nearest.position
      used |= 1 << UInt64(nearest.position)
      fit.edits += nearest.pair.edits
      fit.penalty += nearest.pair.penalty
    }
    return fit.edits <= limit ? fit : nil
  }

  @inline(__always)
  func isBetter(_ left: Fit, than right: Fit) -> Bool {
    left.edits != right.edits ? left.edits < right.edits : left.penalty < right.penalty
  }
}

extension CandidateScorer {
  /// For each typed word, the word of a candidate that ``fit(_:limit:)`` assigned to it, relative to the candidate's
  /// first word; empty if it does not match.
  mutating func positions(_ name: Int, limit: Int) -> [Int] {
    guard let fit = fit(name, limit: limit) else { return [] }
    let own = storage.wordRange(of: name)
    let count = min(own.count, Self.maximumWords)
    let ordered = orderedPositions(from: own.lowerBound, count: count)
    if let ordered, ordered.fit == fit { return ordered.positions }
    var positions: [Int] = []
    _ = inAnyOrder(count, limit: Int32(limit), positions: &positions)
    return positions
  }

  /// The best assignment in the order of the candidate, with its positions.
  private func orderedPositions(from first: Int, count: Int) -> (fit: Fit, positions: [Int])? {
    var rows: [[(fit: Fit, before: Int)]] = []
    for number in pattern.words.indices {
      var row: [(fit: Fit, before: Int)] = []
      for position in 0..<count {
        let pair = pairs[number * count + position]
        var found = (fit: Fit.none, before: -1)
        if pair.isMatch, number == 0 {
          let penalty = start(position, beginsFace: storage.nameWords[first + position].beginsFace)
          found.fit = Fit(penalty: pair.penalty + penalty, edits: pair.edits)
        } else if pair.isMatch {
          for before in 0..<position where rows[number - 1][before].fit.isMatch {
            let fit = joining(rows[number - 1][before].fit, with: pair, words: position - before - 1)
            if isBetter(fit, than: found.fit) { found = (fit, before) }
          }
        }
        row.append(found)
      }
      rows.append(row)
    }
    guard let last = rows.last else { return nil }
    var end = -1
    for position in 0..<count where last[position].fit.isMatch {
      if end < 0 || isBetter(last[position].fit, than: last[end].fit) { end = position }
    }
    if end < 0 { return nil }
    var positions = [Int](repeating: 0, count: rows.count)
    var position = end
    for number in rows.indices.reversed() {
      positions[number] = position
      position = rows[number][position].before
    }
    return (last[end].fit, positions)
  }
}
