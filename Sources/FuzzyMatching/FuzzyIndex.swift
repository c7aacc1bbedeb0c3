/// An index over many strings that answers the best of them for what somebody has typed.
///
/// ```swift
/// let index = FuzzyIndex(["Lightning Bolt", "Lightning Helix", "Bolt Bend"], popularity: [9, 5, 1])
/// index.best(2, for: "ligt bol").map { index[$0.id] }   // ["Lightning Bolt"]
/// ```
///
/// It finds beginnings of names and of their later words, several words in any order, acronyms, up to three slips (a letter
/// more, less, other, or two changed) in whole and in begun words, words that sound alike, and spaces, punctuation, letter
/// case and marks that are missing or wrong; both faces of `A // B`. One score ranks them all: the quality of the match
/// decides, popularity settles.
///
/// What takes two slips more than the best match is not offered. Where nothing matches, one typed word may be left out.
///
/// An index is a value that tasks share freely. Building it takes about a millisecond for a thousand names and 130 bytes of
/// memory a name beside the strings (measured with card names of 16 letters); see ``byteCount``.
public struct FuzzyIndex: Sendable {
  /// What stands behind so many bytes of a candidate is not searched.
  static let maximumCandidateLength = 1024

  let storage: FuzzyStorage

  /// Builds an index. `popularity` says which of the candidates are sought more often: only the order of the numbers counts,
  /// a greater one is more popular; candidates without one, or with 0 or less, are least popular.
  public init(_ candidates: [String], popularity: [Int] = []) {
    self.init(candidates, popularity: popularity, weights: .standard)
  }

  /// Builds an index that ranks by other weights: for the sweep that chooses them.
  package init(_ candidates: [String], popularity: [Int] = [], weights: FuzzyWeights) {
    storage = FuzzyStorage(candidates, popularity: popularity, weights: weights)
  }

  /// How many candidates there are.
  public var count: Int { storage.texts.count }

  /// The memory the index takes beside the strings it was given, in bytes.
  public var byteCount: Int { storage.byteCount }

  /// The text of a candidate, as it was given. Traps for an id that no match of this index has.
  public subscript(id: Int) -> String { storage.texts[id] }

  /// The best candidates for a typed text, the best first, at most `limit`. Deterministic: candidates of one score stand in
  /// the order of their ids. An empty text finds the most popular ones; one without a letter or digit counts as empty.
  public func best(_ limit: Int, for typed: String) -> [FuzzyMatch] {
    var memory = WordMemory()
    return best(limit, for: typed, memory: &memory, scan: false).matches
  }

  /// The same as ``best(_:for:)`` by scoring every candidate: what tests compare it with, and the base of the benchmarks.
  package func bestByScan(_ limit: Int, for typed: String) -> [FuzzyMatch] {
    var memory = WordMemory()
    return best(limit, for: typed, memory: &memory, scan: true).matches
  }

  /// How many letters, entries and candidates ``best(_:for:)`` looks at: the measure of the growth tests.
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

  /// Which pieces of a candidate's text `typed` matched, in their order, without overlaps; empty where it does not match, and
  /// for an id that no match has. Meant for the few that are shown: linear in the candidate and the typed text.
  public func highlights(of id: Int, for typed: String) -> [Highlight] {
    guard storage.texts.indices.contains(id) else { return [] }
    var memory = WordMemory()
    return HighlightFinder(TypedPattern(typed, in: storage, memory: &memory), in: storage).highlights(of: id)
  }
}
