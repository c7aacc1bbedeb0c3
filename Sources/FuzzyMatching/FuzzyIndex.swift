/// An index over many strings that finds the best matches of a typed text.
///
/// ```swift
/// let index = FuzzyIndex(["Lightning Bolt", "Lightning Helix", "Bolt Bend"], popularity: [9, 5, 1])
/// index.best(2, for: "ligt bol").map { index[$0.id] }   // ["Lightning Bolt"]
/// ```
///
/// It finds beginnings of names and of their later words, several words in any order, acronyms, up to three edits (a
/// letter inserted, deleted, replaced, or two transposed) in whole words and prefixes, words that sound alike, wrong or
/// missing spaces, punctuation, letter case and diacritics, and both faces of `A // B`. One score ranks all matches:
/// mainly the quality of the match, then popularity.
///
/// Matches with at least two edits more than the best match are not returned. If nothing matches, one typed word may be
/// left out.
///
/// An index is an immutable value. Building it takes about a millisecond per thousand names, and 135 bytes of memory
/// per name besides the strings (measured with names of 16 letters); see `byteCount`.
public struct FuzzyIndex: Sendable {
  /// The bytes of a candidate after this many are not searched.
  static let maximumCandidateLength = 1024

  let storage: FuzzyStorage

  /// Builds an index. Only the order of the popularity values counts: a greater one is more popular. Candidates without
  /// a value, or with one of at most 0, are least popular. Takes O(n log n) time.
  public init(_ candidates: [String], popularity: [Int] = []) {
    self.init(candidates, popularity: popularity, weights: .standard)
  }

  /// Builds an index with other weights, for tuning.
  package init(_ candidates: [String], popularity: [Int] = [], weights: FuzzyWeights) {
    storage = FuzzyStorage(candidates, popularity: popularity, weights: weights)
  }

  /// The number of candidates in the index.
  public var count: Int { storage.texts.count }

  /// The memory used by the index besides the strings it was given, in bytes.
  package var byteCount: Int { storage.byteCount }

  /// The text of a candidate as it was given. Traps if the id is not from a match of this index.
  public subscript(id: Int) -> String { storage.texts[id] }

  /// The best matches of a typed text, best first, at most `limit`. Deterministic: matches with equal scores are
  /// ordered by id. A text without a letter or digit returns the most popular candidates.
  public func best(_ limit: Int, for typed: String) -> [FuzzyMatch] {
    var memory = WordMemory()
    return best(limit, for: typed, memory: &memory, scan: false).matches
  }

  /// The result of ``best(_:for:)``, found by scoring every candidate; for tests and benchmarks.
  package func bestByScan(_ limit: Int, for typed: String) -> [FuzzyMatch] {
    var memory = WordMemory()
    return best(limit, for: typed, memory: &memory, scan: true).matches
  }

  /// Number of letters, entries and candidates that ``best(_:for:)`` visits; used by the growth tests.
  package func steps(_ limit: Int, for typed: String) -> Int {
    var memory = WordMemory()
    return best(limit, for: typed, memory: &memory, scan: false).steps
  }

  func best(
    _ limit: Int, for typed: String, memory: inout WordMemory, scan: Bool
  ) -> (matches: [FuzzyMatch], steps: Int) {
    let pattern = TypedPattern(typed, in: storage, memory: &memory)
    let (found, steps) = search(pattern, limit: limit, memory: &memory, scan: scan)
    if !found.isEmpty || limit <= 0 || !LeftOutWords.isWorthwhile(pattern) { return (found, steps) }
    var rest = LeftOutWords(limit: limit, weights: storage.weights)
    var all = steps
    for number in pattern.words.indices {
      let shorter = pattern.without(number, in: storage, memory: &memory)
      let (found, steps) = search(shorter, limit: limit, memory: &memory, scan: scan)
      rest.add(found, share: Double(pattern.words[number].count) / Double(max(1, pattern.letters)))
      all += steps
    }
    return (rest.matches, all)
  }

  private func search(
    _ pattern: TypedPattern, limit: Int, memory: inout WordMemory, scan: Bool
  ) -> ([FuzzyMatch], Int) {
    var search = FuzzySearch(pattern, in: storage, limit: limit, memory: memory)
    let found = scan ? search.exhaustive() : search.run()
    memory = search.memory
    return (found, search.steps)
  }

  /// The ranges of a candidate's text that `typed` matched, in order and without overlaps; empty if it does not match
  /// or the id is invalid. Linear in the candidate and the typed text; meant for the matches that are shown.
  public func highlights(of id: Int, for typed: String) -> [Highlight] {
    guard storage.texts.indices.contains(id) else { return [] }
    var memory = WordMemory()
    return HighlightFinder(TypedPattern(typed, in: storage, memory: &memory), in: storage).highlights(of: id)
  }
}

/// A candidate that matches a typed text.
public struct FuzzyMatch: Hashable, Sendable {
  /// The index of the candidate in the list that the index was built from.
  public let id: Int
  /// The rank value, from 0 to 1: the quality, adjusted by the popularity.
  public let score: Double
  /// How well the text matches, from 0 to 1, regardless of popularity.
  public let quality: Double
  /// The candidate's popularity, from 0 (least or unknown) to 1 (most).
  public let popularity: Double
  /// Whether every typed word matched; false if one had to be left out to find anything.
  package let meetsAllWords: Bool

  /// Makes a match; nothing is checked.
  package init(id: Int, score: Double, quality: Double, popularity: Double, meetsAllWords: Bool = true) {
    self.id = id
    self.score = score
    self.quality = quality
    self.popularity = popularity
    self.meetsAllWords = meetsAllWords
  }
}

/// Searches an index repeatedly while a text is typed.
///
/// Lookups of unchanged words are reused: with `lightning b` typed, the words near `lightning` are known from the
/// previous keystroke. The results always equal those of ``FuzzyIndex/best(_:for:)``.
public struct FuzzyNarrowing: Sendable {
  /// The index to search.
  package let index: FuzzyIndex
  private var memory = WordMemory()

  /// Starts without any typed text.
  public init(_ index: FuzzyIndex) { self.index = index }

  /// The best matches of the current text; see ``FuzzyIndex/best(_:for:)``. Any text may follow any other.
  public mutating func best(_ limit: Int, for typed: String) -> [FuzzyMatch] {
    index.best(limit, for: typed, memory: &memory, scan: false).matches
  }
}
