/// One search: from what fits exactly to what takes more and more edits, until nothing better can come.
///
/// What takes two edits more than the best that was found is not offered: with `lightning b` typed, nobody wants what is two
/// slips away. That is a rule about answers, not a shortcut: ``exhaustive()`` keeps it too, and the tests compare
/// the two.
struct FuzzySearch {
  let storage: FuzzyStorage
  let pattern: TypedPattern
  var scorer: CandidateScorer
  var best: BestCandidates
  /// The fewest edits of all matches so far.
  var fewest = Int32.max
  /// How many letters, entries and candidates were looked at: the measure of the growth tests.
  var steps = 0
  let weights: FuzzyWeights
  /// What is known of the typed words.
  var memory: WordMemory

  init(_ pattern: TypedPattern, in storage: FuzzyStorage, limit: Int, memory: WordMemory) {
    self.storage = storage
    self.pattern = pattern
    self.memory = memory
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
    if fewest == .max { joinedWithEdits() }
    return matches()
  }

  /// The best score that a match with so many edits can have.
  func bound(edits: Int) -> Int32 {
    var penalty = weights.leastEdit * Int32(edits)
    if edits == 1 { penalty = min(penalty, weights.spacing, weights.acronym, weights.partialAcronym) }
    return 10_000 - penalty - weights.unfinished + weights.popularity
  }

  @inline(__always)
  mutating func note(_ edits: Int32) { fewest = min(fewest, edits) }

  @inline(__always)
  mutating func insert(_ name: Int, _ fit: Fit) {
    let facts = storage.facts[name]
    let isFinished = fit.edits == 0 && pattern.mayBeFinished && storage.isFace(pattern, of: name)
    let penalty = fit.penalty + (isFinished ? 0 : weights.unfinished)
    let quality = weights.quality(penalty: penalty, letters: Int32(pattern.letters), facts)
    let score = quality + weights.bonus(facts)
    best.insert(BestCandidates.Entry(name: name, score: score, quality: quality, edits: fit.edits))
  }

  func mostPopular() -> [FuzzyMatch] {
    storage.mostPopular.prefix(best.limit).map { name in
      let popularity = Double(storage.facts[Int(name)].popularity) / 1024
      return FuzzyMatch(id: Int(name), score: popularity, quality: 0, popularity: popularity)
    }
  }

  func matches() -> [FuzzyMatch] {
    let whole = weights.whole
    return best.entries.map { entry in
      FuzzyMatch(
        id: entry.name, score: Double(max(0, entry.score)) / whole, quality: Double(max(0, entry.quality)) / 10_000,
        popularity: Double(storage.facts[entry.name].popularity) / 1024)
    }
  }
}
