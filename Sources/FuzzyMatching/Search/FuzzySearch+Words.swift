extension FuzzySearch {
  /// Adds the candidates with a number of edits.
  mutating func withEdits(_ edits: Int) {
    if pattern.words.count == 1 {
      oneWord(edits)
      return
    }
    let anchors = anchors(edits)
    var runs: [Range<Int>] = []
    for anchor in anchors {
      let word = pattern.words[anchor.word]
      if anchor.edits == 0 { runs.append(word.exact) } else { runs += near(word, edits: anchor.edits) }
    }
    var count = entryCount(runs)
    let marks = count > 64 ? marks(edits) : nil
    if marks != nil {
      // Every typed word must be near some word of a candidate: those near one of them suffice where they are fewer.
      for word in pattern.words {
        let near = near(word, edits: edits)
        let nearCount = entryCount(near)
        if nearCount < count { (runs, count) = (near, nearCount) }
      }
    }
    for run in KnownWord.merged(runs) { verify(run, edits: edits, marks: marks) }
  }

  /// The number of entries of the words in some runs.
  private func entryCount(_ runs: [Range<Int>]) -> Int {
    runs.reduce(0) { $0 + storage.postings.range(of: $1).count }
  }

  /// Adds the candidates of a single typed word. The cost of each word of the index is computed once.
  mutating func oneWord(_ edits: Int) {
    let word = pattern.words[0]
    if edits > word.known.limit { return }
    for run in near(word, edits: edits) {
      for other in run where !word.exact.contains(other) {
        guard let pair = scorer.match(0, with: other, limit: edits) else { continue }
        entries(of: other..<other + 1, penalty: pair.penalty, edits: pair.edits)
      }
    }
  }

  mutating func near(_ word: TypedPattern.Word, edits: Int) -> [Range<Int>] {
    memory.near(pattern.folded.bytes[word.range], word: word.known, edits: edits, in: storage, steps: &steps)
  }

  func exactMarks() -> WordMarks {
    var marks = WordMarks(words: storage.words.count, typed: pattern.words.count)
    for (number, word) in pattern.words.enumerated() { marks.mark(word.exact, exact: number) }
    return marks
  }

  /// For each word of the index, which typed words it may match, so that most candidates are rejected quickly.
  mutating func marks(_ edits: Int) -> WordMarks {
    var marks = WordMarks(words: storage.words.count, typed: pattern.words.count)
    for (number, word) in pattern.words.enumerated() {
      for run in near(word, edits: edits) { marks.mark(run, near: number) }
      marks.mark(word.exact, exact: number)
    }
    return marks
  }

  /// A typed word that must match with a maximum number of edits.
  struct Anchor {
    let word: Int
    let edits: Int
  }

  /// Typed words of which every candidate with `edits` edits matches at least one: if each took more than its share,
  /// their sum would be greater (the pigeonhole principle). Chooses the cheapest such set.
  func anchors(_ edits: Int) -> [Anchor] {
    let count = pattern.words.count
    if count > edits {
      let rare = rarest(edits + 1)
      if rare.reduce(0, { $0 + exactCount($1) }) <= 800 { return rare.map { Anchor(word: $0, edits: 0) } }
    }
    // A long word with one edit counts as two shares and is cheap to look up.
    let long = pattern.words.indices.max { pattern.words[$0].count < pattern.words[$1].count } ?? 0
    if count == 1 { return edits <= pattern.words[0].known.limit ? [Anchor(word: 0, edits: edits)] : [] }
    let others = rarest(count).filter { $0 != long }
    var anchors = [Anchor(word: long, edits: 1)]
    var shares = 2
    for other in others where shares <= edits {
      let isLast = shares + 1 <= edits && others.count < edits - 1
      anchors.append(Anchor(word: other, edits: isLast ? 1 : 0))
      shares += isLast ? 2 : 1
    }
    return anchors
  }

  /// The typed words with the fewest entries, at most `count`.
  func rarest(_ count: Int) -> [Int] {
    let order = pattern.words.indices.sorted {
      let (left, right) = (exactCount($0), exactCount($1))
      return left != right ? left < right : $0 < $1
    }
    return Array(order.prefix(count))
  }

  func exactCount(_ word: Int) -> Int { storage.postings.range(of: pattern.words[word].exact).count }
}

extension FuzzySearch {
  /// Adds the candidates that contain all typed words as words or prefixes.
  mutating func exact() {
    guard let rarest = rarest(1).first else { return }
    if pattern.words.count == 1 {
      let word = pattern.words[0]
      if word.exact.isEmpty { return }
      if word.known.isFirstWhole {
        entries(of: word.exact.lowerBound..<word.exact.lowerBound + 1, penalty: 0, edits: 0, mayBeFinished: true)
        entries(of: word.exact.lowerBound + 1..<word.exact.upperBound, penalty: scorer.partial(0), edits: 0)
      } else {
        entries(of: word.exact, penalty: scorer.partial(0), edits: 0)
      }
    } else {
      let words = pattern.words[rarest].exact
      verify(words, edits: 0, marks: storage.postings.range(of: words).count > 64 ? exactMarks() : nil)
    }
  }

  /// Adds all candidates with some words, which have equal costs.
  mutating func entries(of words: Range<Int>, penalty: Int32, edits: Int32, mayBeFinished: Bool = false) {
    if storage.postings.range(of: words).isEmpty { return }
    note(edits)
    let (letters, weights, storage) = (Int32(pattern.letters), weights, storage)
    let bound = 10_000 - penalty - (mayBeFinished ? 0 : weights.unfinished)
    var threshold = best.threshold
    storage.postings.entries.withUnsafeBufferPointer { entries in
      storage.facts.withUnsafeBufferPointer { facts in
        for word in words {
          for index in storage.postings.range(of: word) {
            steps &+= 1
            let entry = entries[index]
            let facts = facts[entry.name]
            let bonus = weights.bonus(facts)
            // Those after it are no more popular.
            if bound + bonus < threshold { break }
            let position = entry.isLater ? weights.laterWord : entry.beginsFace ? weights.laterFace : 0
            var quality = weights.quality(penalty: penalty + position, letters: letters, facts)
            if !mayBeFinished || entry.isLater || !storage.isFace(pattern, of: entry.name) {
              quality -= weights.unfinished
            }
            if quality + bonus < threshold { continue }
            best.insert(BestCandidates.Entry(name: entry.name, score: quality + bonus, quality: quality, edits: edits))
            threshold = best.threshold
          }
        }
      }
    }
  }

  /// Scores all candidates with some words, except those that `marks` rejects.
  mutating func verify(_ words: Range<Int>, edits: Int, marks: WordMarks?) {
    // The minimum cost of a candidate in this round.
    let least = Int32(edits) * weights.leastEdit + (edits == 0 && pattern.mayBeFinished ? 0 : weights.unfinished)
    let letters = Int32(pattern.letters)
    for word in words {
      for index in storage.postings.range(of: word) {
        steps &+= 1
        let name = storage.postings.entries[index].name
        let facts = storage.facts[name]
        let bonus = weights.bonus(facts)
        if 10_000 - least + bonus < best.threshold { break }
        if weights.quality(penalty: least, letters: letters, facts) + bonus < best.threshold { continue }
        if let marks, !marks.mayFit(storage.nameWords[storage.wordRange(of: name)], edits: edits) { continue }
        guard let fit = scorer.fit(name, limit: edits) else { continue }
        note(fit.edits)
        insert(name, fit: fit)
      }
    }
  }
}

/// For each word of an index, which typed words it may match: rejects most candidates by a few bit operations.
struct WordMarks {
  /// For each typed word, the words that begin with it.
  private var exact: [Range<Int>]
  /// For each typed word, a bit for each word of the index: whether it is near it.
  private var near: [UInt64]
  /// The number of bits for a typed word, divided by 64.
  private let width: Int

  /// No marks.
  init(words: Int, typed: Int) {
    exact = [Range<Int>](repeating: 0..<0, count: typed)
    width = (words + 63) / 64
    near = []
  }

  /// Marks words that begin with a typed word.
  mutating func mark(_ words: Range<Int>, exact number: Int) { exact[number] = words }

  /// Marks words that are near a typed word.
  mutating func mark(_ words: Range<Int>, near number: Int) {
    if near.isEmpty { near = [UInt64](repeating: 0, count: width * exact.count) }
    let start = number * width
    for word in words { near[start + word >> 6] |= 1 << UInt64(word & 63) }
  }

  /// Whether every typed word is near some word of a candidate, and all but `edits` of them exactly.
  func mayFit(_ words: ArraySlice<NameWord>, edits: Int) -> Bool {
    var edited = 0
    for (number, exact) in exact.enumerated() where !words.contains(where: { exact.contains($0.word) }) {
      edited += 1
      if edited > edits || near.isEmpty { return false }
      let start = number * width
      let isNear = words.contains { near[start + $0.word >> 6] >> UInt64($0.word & 63) & 1 != 0 }
      if !isNear { return false }
    }
    return true
  }
}
