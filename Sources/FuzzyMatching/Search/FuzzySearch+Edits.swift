// What is found with edits.

extension FuzzySearch {
  /// Candidates that take so many edits.
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
    let count = runs.reduce(0) { $0 + storage.postings.range(of: $1).count }
    let marks = count > 64 ? marks(edits) : nil
    for run in KnownWord.merged(runs) { verify(run, edits: edits, marks: marks) }
  }

  /// Candidates of a single typed word: what each word of the index costs is asked once.
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
    memory.near(pattern.folded.bytes[word.range], word.known, edits: edits, in: storage, steps: &steps)
  }

  func exactMarks() -> WordMarks {
    var marks = WordMarks(words: storage.words.count, typed: pattern.words.count)
    for (number, word) in pattern.words.enumerated() { marks.mark(word.exact, exact: number) }
    return marks
  }

  /// For each word of the index, which typed words it may stand for (a bit each), so that most candidates are turned down
  /// by looking at numbers.
  mutating func marks(_ edits: Int) -> WordMarks {
    var marks = WordMarks(words: storage.words.count, typed: pattern.words.count)
    for (number, word) in pattern.words.enumerated() {
      for run in near(word, edits: edits) { marks.mark(run, near: number) }
      marks.mark(word.exact, exact: number)
    }
    return marks
  }

  /// A typed word that must be met with at most so many edits.
  struct Anchor {
    let word: Int
    let edits: Int
  }

  /// Words of which at least one is met in every candidate that takes `edits` edits: if each took more than its share, all
  /// together would take more (the pigeonhole principle). The cheapest choice is made.
  func anchors(_ edits: Int) -> [Anchor] {
    let count = pattern.words.count
    if count > edits {
      let rare = rarest(edits + 1)
      if rare.reduce(0, { $0 + exactCount($1) }) <= 800 { return rare.map { Anchor(word: $0, edits: 0) } }
    }
    // One long word with an edit is two shares, and cheap to look up.
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
