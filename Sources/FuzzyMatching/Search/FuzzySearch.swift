/// A search, from exact matches to matches with more and more edits, until no better match is possible.
///
/// Matches with at least two edits more than the best match are not returned: with `lightning b` typed, they are not
/// wanted. This is part of the result, not a shortcut; ``exhaustive()`` follows it too, and tests compare the two.
struct FuzzySearch {
  let storage: FuzzyStorage
  let pattern: TypedPattern
  var scorer: CandidateScorer
  var best: BestCandidates
  /// The fewest edits of all matches so far.
  var fewest = Int32.max
  /// Number of letters, entries and candidates visited; used by the growth tests.
  var steps = 0
  let weights: FuzzyWeights
  /// Cached lookups of the typed words.
  var memory: WordMemory

  init(_ pattern: TypedPattern, in storage: FuzzyStorage, limit: Int, memory: WordMemory) {
    self.storage = storage
    self.pattern = pattern
    self.memory = memory
    scorer = CandidateScorer(storage: storage, pattern: pattern)
    best = BestCandidates(limit: max(0, limit))
    weights = storage.weights
  }

  /// The best matches, found with the indexes.
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

  /// The best possible score of a match with a number of edits.
  func bound(edits: Int) -> Int32 {
    var penalty = weights.leastEdit * Int32(edits)
    if edits == 1 { penalty = min(penalty, weights.spacing, weights.acronym, weights.partialAcronym) }
    return 10_000 - penalty - weights.unfinished + weights.popularity
  }

  @inline(__always)
  mutating func note(_ edits: Int32) { fewest = min(fewest, edits) }

  @inline(__always)
  mutating func insert(_ name: Int, fit: Fit) {
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

/// The best candidates so far, up to a limit.
struct BestCandidates {
  /// A candidate and its rank values.
  struct Entry: Hashable {
    let name: Int
    let score: Int32
    let quality: Int32
    let edits: Int32
  }

  let limit: Int
  /// The entries, best first.
  private(set) var entries: [Entry] = []

  init(limit: Int) {
    self.limit = limit
    entries.reserveCapacity(min(limit, 64) + 1)
  }

  /// The score needed to be added.
  @inline(__always)
  var threshold: Int32 { entries.count < limit ? .min : limit > 0 ? entries[limit - 1].score : .max }

  /// Adds a candidate if it is among the best. A candidate that is already there keeps the better of its entries.
  @inline(__always)
  mutating func insert(_ entry: Entry) {
    if entry.score < threshold || limit == 0 { return }
    insertSorted(entry)
  }

  private mutating func insertSorted(_ entry: Entry) {
    if let old = entries.firstIndex(where: { $0.name == entry.name }) {
      if !Self.isBetter(entry, than: entries[old]) { return }
      entries.remove(at: old)
    }
    let index = SortedSlices.partition(entries.count) { Self.isBetter(entries[$0], than: entry) }
    if index >= limit { return }
    entries.insert(entry, at: index)
    if entries.count > limit { entries.removeLast() }
  }

  /// The order of entries: by score, then by candidate, then by edits.
  @inline(__always)
  private static func isBetter(_ left: Entry, than right: Entry) -> Bool {
    if left.score != right.score { return left.score > right.score }
    return left.name != right.name ? left.name < right.name : left.edits < right.edits
  }
}

extension FuzzySearch {
  /// The best matches, found by scoring every candidate; compared with ``run()`` by tests.
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
      joinedFits(name) { _, fit in found.append((name, fit)) }
      acronymFits(name) { _, fit in found.append((name, fit)) }
    }
    if found.isEmpty {
      for name in storage.texts.indices { joinedFitsWithEdits(name) { _, fit in found.append((name, fit)) } }
    }
    let fewest = found.reduce(Int32.max) { min($0, $1.fit.edits) }
    for (name, fit) in found where fit.edits <= fewest + 1 { insert(name, fit: fit) }
    return matches()
  }
}

/// The way in which a typed text matches a candidate.
enum MatchWay {
  /// Each typed word matches a word of the candidate, given relative to its first word.
  case words([Int])
  /// All typed letters match those from a word on (numbered over all candidates).
  case joined(word: Int)
  /// The typed letters match the first letters of some words (numbered over all candidates).
  case acronym(words: Range<Int>)
}

extension FuzzySearch {
  /// The cheapest way in which a candidate matches; nil if it does not.
  mutating func bestWay(_ name: Int) -> MatchWay? {
    var best: (fit: Fit, way: MatchWay)?
    func offer(_ fit: Fit, way: MatchWay) {
      if let best, best.fit.penalty <= fit.penalty { return }
      best = (fit, way)
    }
    for edits in 0...pattern.limit {
      guard let fit = scorer.fit(name, limit: edits) else { continue }
      offer(fit, way: .words(scorer.positions(name, limit: edits)))
      break
    }
    joinedFits(name) { word, fit in offer(fit, way: .joined(word: word)) }
    acronymFits(name) { words, fit in offer(fit, way: .acronym(words: words)) }
    if best == nil { joinedFitsWithEdits(name) { word, fit in offer(fit, way: .joined(word: word)) } }
    return best?.way
  }
}
