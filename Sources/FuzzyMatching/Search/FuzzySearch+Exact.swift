// What is found without edits, and the taking of candidates that all rounds share.

extension FuzzySearch {
  /// Candidates that have all typed words, or words that begin with them.
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

  /// Takes all candidates with some words, which cost the same.
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
            // Those that follow are no more popular.
            if bound + bonus < threshold { break }
            let place = entry.isLater ? weights.laterWord : entry.beginsFace ? weights.laterFace : 0
            var quality = weights.quality(penalty: penalty + place, letters: letters, facts)
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

  /// Scores all candidates with some words, but for those that `marks` turns down.
  mutating func verify(_ words: Range<Int>, edits: Int, marks: WordMarks?) {
    // No candidate of this round costs less.
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
        insert(name, fit)
      }
    }
  }
}
