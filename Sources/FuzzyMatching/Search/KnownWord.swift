/// The lookup of a typed word in an index.
struct KnownWord: Sendable {
  /// The words of the index that begin with it.
  let exact: Range<Int>
  /// Whether the first of these equals the typed word.
  let isFirstWhole: Bool
  /// The phonetic keys that begin with its own.
  let sounds: Range<Int>
  /// Whether the first of these equals its own.
  let isFirstSoundWhole: Bool
  /// The maximum number of edits.
  let limit: Int
  /// Counts the edits.
  let automaton: WordAutomaton

  init(_ bytes: ArraySlice<UInt8>, limit: Int, in storage: FuzzyStorage) {
    (exact, isFirstWhole) = bytes.withUnsafeBufferPointer { storage.words.words(beginningWith: $0) }
    (sounds, isFirstSoundWhole) = limit > 0 ? storage.sounds.keys(beginningLike: bytes) : (0..<0, false)
    automaton = WordAutomaton(bytes, limit: limit)
    self.limit = limit
  }

  /// The words within some edits of it, or that sound like it, as runs that do not overlap. Adds the number of letters
  /// read to `steps`.
  func near(edits: Int, in storage: FuzzyStorage, steps: inout Int) -> [Range<Int>] {
    var runs: [Range<Int>] = exact.isEmpty ? [] : [exact]
    if limit > 0 {
      steps += storage.trie.walk(automaton.limited(to: edits), in: storage.words) { run, _ in runs.append(run) }
    }
    for other in storage.sounds.words(of: sounds) { runs.append(Int(other)..<Int(other) + 1) }
    return Self.merged(runs)
  }

  /// The same words as runs that neither overlap nor touch.
  static func merged(_ runs: [Range<Int>]) -> [Range<Int>] {
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
}

/// A cache of the lookups of typed words, since most words stay the same while a text is typed.
///
/// The lookups do not depend on the cache, so a search gives the same result with or without it.
struct WordMemory: Sendable {
  private struct Entry: Sendable {
    let bytes: [UInt8]
    let word: KnownWord
    /// The runs of near words, indexed by edits.
    var near: [[Range<Int>]?] = [nil, nil, nil]
  }

  /// The words of the longest text, twice.
  private static let capacity = 2 * TypedPattern.maximumWords

  private var entries: [Entry] = []

  /// An empty cache.
  init() {}

  /// The number of cached words.
  var count: Int { entries.count }

  /// The lookup of a word.
  mutating func word(_ bytes: ArraySlice<UInt8>, limit: Int, in storage: FuzzyStorage) -> KnownWord {
    if let known = entries.first(where: { $0.word.limit == limit && $0.bytes.elementsEqual(bytes) }) {
      return known.word
    }
    let word = KnownWord(bytes, limit: limit, in: storage)
    if entries.count == Self.capacity { entries.removeFirst() }
    entries.append(Entry(bytes: Array(bytes), word: word))
    return word
  }

  /// The words near a word.
  mutating func near(
    _ bytes: ArraySlice<UInt8>, word: KnownWord, edits: Int, in storage: FuzzyStorage, steps: inout Int
  ) -> [Range<Int>] {
    let edits = min(edits, word.limit)
    guard let index = entries.firstIndex(where: { $0.word.limit == word.limit && $0.bytes.elementsEqual(bytes) }) else {
      return word.near(edits: edits, in: storage, steps: &steps)
    }
    if let runs = entries[index].near[edits] { return runs }
    let runs = word.near(edits: edits, in: storage, steps: &steps)
    entries[index].near[edits] = runs
    return runs
  }
}
