/// How a typed text fits one candidate.
struct Fit: Hashable {
  /// What the flaws cost, without what is not covered.
  var penalty: Int32
  /// How many edits it takes; spacing and acronyms count as one.
  var edits: Int32

  /// No fit at all.
  static let none = Fit(penalty: .max, edits: .max)
  /// Whether it is one.
  var isMatch: Bool { edits != .max }
}

/// Finds how a typed text fits a candidate: which of its words each typed word stands for, and what that costs.
///
/// The fewest edits count first, then the least cost. Words are taken in the order of the candidate where they can be, and
/// otherwise in any order, each typed word, the longest first, with the nearest word that is left.
struct CandidateScorer {
  /// Longer candidates are looked at so far.
  static let maximumWords = 32

  let storage: FuzzyStorage
  let pattern: TypedPattern
  let weights: FuzzyWeights
  /// Typed words from the longest to the shortest.
  let byLength: [Int]
  /// For each typed word and each word of the candidate, what the pair costs; `none` where they do not match.
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

  /// How the words fit a candidate with at most `limit` edits; nil where they do not.
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
      for place in 0..<count {
        let word = storage.nameWords[own.lowerBound + place].word
        guard let pair = match(number, with: word, limit: limit - Int(least)) else { continue }
        pairs[number * count + place] = pair
        nearest = min(nearest, pair.edits)
      }
      if nearest == .max { return nil }
      least += nearest
    }
    var ignored: [Int] = []
    let ordered = inOrder(own.lowerBound, count, limit: Int32(limit))
    if typed > 1, ordered.map({ $0.edits > least }) ?? true,
      let any = inAnyOrder(count, limit: Int32(limit), places: &ignored)
    {
      guard let ordered else { return any }
      return any.edits < ordered.edits ? any : ordered
    }
    return ordered
  }

  /// How a typed word matches a word of the index.
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
    // What is cut off long words may differ, so no edits counts as one.
    if let found, found.edits <= 1 || !sounds, found.edits <= limit {
      let edits = Int32(max(1, found.edits))
      let slip = cost(of: edits, number, word)
      return Fit(penalty: slip + (found.isWhole ? 0 : partial(number)), edits: edits)
    }
    if !sounds { return nil }
    let isWhole = typed.isFirstSoundWhole && key == typed.sounds.lowerBound
    return Fit(penalty: weights.sound + (isWhole ? 0 : partial(number)), edits: 1)
  }

  @inline(__always)
  func partial(_ number: Int) -> Int32 {
    number == pattern.words.count - 1 && !pattern.isLastWordFinished ? weights.partial : weights.innerPartial
  }

  /// What the edits between a typed word and another cost. Of one edit it counts which one it is.
  private func cost(of edits: Int32, _ number: Int, _ word: Int) -> Int32 {
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

  /// What a match costs that begins with a word of a candidate.
  @inline(__always)
  func start(_ place: Int, beginsFace: Bool) -> Int32 {
    place == 0 ? 0 : beginsFace ? weights.laterFace : weights.laterWord
  }

  /// The best way to take the words in the order of the candidate.
  mutating func inOrder(_ first: Int, _ count: Int, limit: Int32) -> Fit? {
    let none = Fit.none
    best.removeAll(keepingCapacity: true)
    for place in 0..<count {
      let pair = pairs[place]
      let penalty = start(place, beginsFace: storage.nameWords[first + place].beginsFace)
      best.append(pair.isMatch ? Fit(penalty: pair.penalty + penalty, edits: pair.edits) : none)
    }
    for number in 1..<max(1, pattern.words.count) {
      // From the back, so that one row serves: what is read stands before what is written.
      for place in stride(from: count - 1, through: 0, by: -1) {
        let pair = pairs[number * count + place]
        var found = none
        if pair.isMatch {
          for before in 0..<place where best[before].edits != .max {
            let fit = joining(best[before], pair, words: place - before - 1)
            if isBetter(fit, found) { found = fit }
          }
        }
        best[place] = found
      }
    }
    var found = none
    for fit in best where fit.edits <= limit && isBetter(fit, found) { found = fit }
    return found.isMatch ? found : nil
  }

  /// A match and one more pair behind it, with so many words between.
  @inline(__always)
  func joining(_ fit: Fit, _ pair: Fit, words: Int) -> Fit {
    let gap = weights.gap * Int32(min(3, words))
    return Fit(penalty: fit.penalty + pair.penalty + gap, edits: fit.edits + pair.edits)
  }

  /// Each typed word, the longest first, with the nearest word that is left.
  func inAnyOrder(_ count: Int, limit: Int32, places: inout [Int]) -> Fit? {
    var used: UInt64 = 0
    var fit = Fit(penalty: weights.order, edits: 0)
    places = [Int](repeating: 0, count: pattern.words.count)
    for number in byLength {
      var nearest: (place: Int, pair: Fit)?
      for place in 0..<count where used & (1 << UInt64(place)) == 0 {
        let pair = pairs[number * count + place]
        guard pair.isMatch else { continue }
        if let best = nearest?.pair, (best.edits, best.penalty) <= (pair.edits, pair.penalty) { continue }
        nearest = (place, pair)
      }
      guard let nearest else { return nil }
      places[number] = nearest.place
      used |= 1 << UInt64(nearest.place)
      fit.edits += nearest.pair.edits
      fit.penalty += nearest.pair.penalty
    }
    return fit.edits <= limit ? fit : nil
  }

  @inline(__always)
  func isBetter(_ left: Fit, _ right: Fit) -> Bool {
    left.edits != right.edits ? left.edits < right.edits : left.penalty < right.penalty
  }
}
