/// One search: from what fits exactly to what takes more and more edits, until nothing better can come.
///
/// What takes two edits more than the best that was found is not offered: with `lightning b` typed, nobody wants what is two
/// slips away. That is a rule about answers, not a shortcut: ``exhaustive(limit:)`` keeps it too, and the tests compare
/// the two.
struct FuzzySearch {
  let storage: FuzzyStorage
  let pattern: TypedPattern
  var scorer: CandidateScorer
  private var best: BestCandidates
  /// The fewest edits of all matches so far.
  private var fewest = Int32.max
  /// How many letters, entries and candidates were looked at: the measure of the growth tests.
  var steps = 0
  private let weights: FuzzyWeights

  init(_ typed: String, in storage: FuzzyStorage, limit: Int) {
    self.storage = storage
    pattern = TypedPattern(typed, in: storage)
    scorer = CandidateScorer(storage: storage, pattern: pattern)
    best = BestCandidates(limit: max(0, limit))
    weights = storage.weights
  }

  /// The best matches, by way of the indexes.
  mutating func run() -> [FuzzyMatch] {
    if best.limit == 0 { return [] }
    if pattern.words.isEmpty { return mostPopular() }
    exact()
    if bound(edits: 1) >= best.threshold {
      joined()
      acronyms()
    }
    for edits in 1...3 where edits <= pattern.limit {
      if fewest < Int32(edits) - 1 { break }
      if bound(edits: edits) < best.threshold { break }
      withEdits(edits)
    }
    return matches()
  }

  /// The same by scoring every candidate: what ``run()`` is compared with.
  mutating func exhaustive() -> [FuzzyMatch] {
    if best.limit == 0 { return [] }
    if pattern.words.isEmpty { return mostPopular() }
    var found: [(name: Int, fit: Fit)] = []
    for name in storage.texts.indices {
      for edits in 0...pattern.limit {
        guard let fit = scorer.fit(name, limit: edits) else { continue }
        found.append((name, fit))
        break
      }
      for word in storage.wordRange(of: name) where mayBeJoined {
        let fits = pattern.folded.bytes.withUnsafeBufferPointer { storage.joined.hasPrefix($0, word: word) }
        if fits { found.append((name, joinedFit(word: word, name: name))) }
      }
      AcronymIndex.acronyms(of: name, storage.nameWords, storage.nameStarts, storage.words) { entry in
        if let typed = acronym,
          entry.letters >> UInt64(64 - 8 * typed.count) == typed.letters >> UInt64(64 - 8 * typed.count),
          let fit = acronymFit(entry, typed: typed.count)
        {
          found.append((name, fit))
        }
      }
    }
    let fewest = found.reduce(Int32.max) { min($0, $1.fit.edits) }
    for (name, fit) in found where fit.edits <= fewest + 1 { insert(name, fit) }
    return matches()
  }

  // MARK: - What is found without edits

  /// Candidates that have all typed words, or words that begin with them.
  private mutating func exact() {
    guard let rarest = rarest(1).first else { return }
    if pattern.words.count == 1 {
      let word = pattern.words[0]
      if word.exact.isEmpty { return }
      if word.isFirstWhole {
        entries(of: word.exact.lowerBound..<word.exact.lowerBound + 1, penalty: 0, edits: 0)
        entries(of: word.exact.lowerBound + 1..<word.exact.upperBound, penalty: weights.partial, edits: 0)
      } else {
        entries(of: word.exact, penalty: weights.partial, edits: 0)
      }
    } else {
      let words = pattern.words[rarest].exact
      verify(words, edits: 0, marks: storage.postings.range(of: words).count > 64 ? exactMarks() : nil)
    }
  }

  /// Takes all candidates with some words, which cost the same.
  private mutating func entries(of words: Range<Int>, penalty: Int32, edits: Int32) {
    if storage.postings.range(of: words).isEmpty { return }
    note(edits)
    let (letters, weights) = (Int32(pattern.letters), weights)
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
            if 10_000 - penalty + bonus < threshold { break }
            let place = entry.isLater ? weights.laterWord : entry.beginsFace ? weights.laterFace : 0
            let quality = weights.quality(penalty: penalty + place, letters: letters, facts)
            if quality + bonus < threshold { continue }
            best.insert(BestCandidates.Entry(name: entry.name, score: quality + bonus, quality: quality, edits: edits))
            threshold = best.threshold
          }
        }
      }
    }
  }

  /// Scores all candidates with some words, but for those that `marks` turns down.
  private mutating func verify(_ words: Range<Int>, edits: Int, marks: WordMarks?) {
    // No candidate of this round costs less.
    let least = Int32(edits) * min(weights.edit, weights.sound)
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

  // MARK: - Other ways to write a name

  private mutating func joined() {
    if !mayBeJoined { return }
    pattern.folded.bytes.withUnsafeBufferPointer { text in
      storage.joined.matches(text) { word, name in
        steps += 1
        let fit = joinedFit(word: word, name: name)
        note(fit.edits)
        insert(name, fit)
      }
    }
  }

  /// Few letters without a space are the beginning of a word, not of several.
  private var mayBeJoined: Bool { pattern.words.count > 1 || pattern.letters >= 4 }

  private func joinedFit(word: Int, name: Int) -> Fit {
    let place = word - storage.wordRange(of: name).lowerBound
    let start = scorer.start(place, beginsFace: storage.nameWords[word].beginsFace)
    return Fit(penalty: weights.spacing + start, edits: 1)
  }

  private var acronym: (letters: UInt64, count: Int)? {
    pattern.words.count == 1 ? AcronymIndex.letters(of: pattern.folded.bytes[...]) : nil
  }

  private mutating func acronyms() {
    guard let typed = acronym else { return }
    storage.acronyms.matches(typed) { entry in
      steps += 1
      guard let fit = acronymFit(entry, typed: typed.count) else { return }
      note(fit.edits)
      insert(Int(entry.name), fit)
    }
  }

  /// Two letters are an acronym of two words only: else they would be one of everything.
  private func acronymFit(_ entry: AcronymIndex.Entry, typed: Int) -> Fit? {
    let isWhole = Int(entry.length) == typed
    if !isWhole && typed < 3 { return nil }
    let face = entry.isLaterFace ? weights.laterFace : 0
    return Fit(penalty: (isWhole ? weights.acronym : weights.partialAcronym) + face, edits: 1)
  }

  // MARK: - What is found with edits

  /// Candidates that take so many edits.
  private mutating func withEdits(_ edits: Int) {
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
    for run in Self.merged(runs) { verify(run, edits: edits, marks: marks) }
  }

  /// Candidates of a single typed word: what each word of the index costs is asked once.
  private mutating func oneWord(_ edits: Int) {
    let word = pattern.words[0]
    if edits > word.limit { return }
    for run in near(word, edits: edits) {
      for other in run where !word.exact.contains(other) {
        guard let pair = scorer.match(0, with: other, limit: edits) else { continue }
        entries(of: other..<other + 1, penalty: pair.penalty, edits: pair.edits)
      }
    }
  }

  /// The words within some edits of a typed one, or that sound like it, as runs that do not overlap.
  private mutating func near(_ word: TypedPattern.Word, edits: Int) -> [Range<Int>] {
    var runs: [Range<Int>] = word.exact.isEmpty ? [] : [word.exact]
    if word.limit > 0 {
      steps += storage.trie.walk(word.automaton.limited(to: edits), in: storage.words) { run, _ in runs.append(run) }
    }
    for other in storage.sounds.words(of: word.sounds) { runs.append(Int(other)..<Int(other) + 1) }
    return Self.merged(runs)
  }

  private static func merged(_ runs: [Range<Int>]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    for run in runs.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = result.last, run.lowerBound <= last.upperBound {
        result[result.count - 1] = last.lowerBound..<max(last.upperBound, run.upperBound)
      } else {
        result.append(run)
      }
    }
    return result
  }

  private func exactMarks() -> WordMarks {
    var marks = WordMarks(words: storage.words.count, typed: pattern.words.count)
    for (number, word) in pattern.words.enumerated() { marks.mark(word.exact, exact: number) }
    return marks
  }

  /// For each word of the index, which typed words it may stand for (a bit each), so that most candidates are turned down
  /// by looking at numbers.
  private mutating func marks(_ edits: Int) -> WordMarks {
    var marks = WordMarks(words: storage.words.count, typed: pattern.words.count)
    for (number, word) in pattern.words.enumerated() {
      for run in near(word, edits: edits) { marks.mark(run, near: number) }
      marks.mark(word.exact, exact: number)
    }
    return marks
  }

  /// A typed word that must be met with at most so many edits.
  private struct Anchor {
    let word: Int
    let edits: Int
  }

  /// Words of which at least one is met in every candidate that takes `edits` edits: if each took more than its share, all
  /// together would take more (the pigeonhole principle). The cheapest choice is made.
  private func anchors(_ edits: Int) -> [Anchor] {
    let count = pattern.words.count
    if count > edits {
      let rare = rarest(edits + 1)
      if rare.reduce(0, { $0 + exactCount($1) }) <= 800 { return rare.map { Anchor(word: $0, edits: 0) } }
    }
    // One long word with an edit is two shares, and cheap to look up.
    let long = pattern.words.indices.max { pattern.words[$0].count < pattern.words[$1].count } ?? 0
    if count == 1 { return edits <= pattern.words[0].limit ? [Anchor(word: 0, edits: edits)] : [] }
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
  private func rarest(_ count: Int) -> [Int] {
    let order = pattern.words.indices.sorted {
      let (left, right) = (exactCount($0), exactCount($1))
      return left != right ? left < right : $0 < $1
    }
    return Array(order.prefix(count))
  }

  private func exactCount(_ word: Int) -> Int { storage.postings.range(of: pattern.words[word].exact).count }

  // MARK: - Scores

  /// The best score that a match with so many edits can have.
  private func bound(edits: Int) -> Int32 {
    let edit = min(weights.edit, weights.sound)
    var penalty = edit * Int32(edits)
    if edits == 1 { penalty = min(penalty, weights.spacing, weights.acronym, weights.partialAcronym) }
    return 10_000 - penalty + weights.popularity
  }

  @inline(__always)
  private mutating func note(_ edits: Int32) { fewest = min(fewest, edits) }

  @inline(__always)
  private mutating func insert(_ name: Int, _ fit: Fit) {
    let facts = storage.facts[name]
    let quality = weights.quality(penalty: fit.penalty, letters: Int32(pattern.letters), facts)
    let score = quality + weights.bonus(facts)
    best.insert(BestCandidates.Entry(name: name, score: score, quality: quality, edits: fit.edits))
  }

  private func mostPopular() -> [FuzzyMatch] {
    storage.mostPopular.prefix(best.limit).map { name in
      let popularity = Double(storage.facts[Int(name)].popularity) / 1024
      return FuzzyMatch(id: Int(name), score: popularity, quality: 0, popularity: popularity)
    }
  }

  private func matches() -> [FuzzyMatch] {
    let whole = Double(10_000 + weights.popularity)
    return best.entries.map { entry in
      FuzzyMatch(
        id: entry.name, score: Double(max(0, entry.score)) / whole, quality: Double(max(0, entry.quality)) / 10_000,
        popularity: Double(storage.facts[entry.name].popularity) / 1024)
    }
  }
}
