/// What an index knows of a typed word.
struct KnownWord: Sendable {
  /// The words of the index that begin with it.
  let exact: Range<Int>
  /// Whether the first of these is the typed word itself.
  let isFirstWhole: Bool
  /// The keys of sounds that begin like its own.
  let sounds: Range<Int>
  /// Whether the first of these is its own.
  let isFirstSoundWhole: Bool
  /// How many edits it may have.
  let limit: Int
  /// Decides about edits.
  let automaton: WordAutomaton

  init(_ bytes: ArraySlice<UInt8>, limit: Int, in storage: FuzzyStorage) {
    (exact, isFirstWhole) = bytes.withUnsafeBufferPointer { storage.words.words(beginningWith: $0) }
    (sounds, isFirstSoundWhole) = limit > 0 ? storage.sounds.keys(beginningLike: bytes) : (0..<0, false)
    automaton = WordAutomaton(bytes, limit: limit)
    self.limit = limit
  }

  /// The words within some edits of it, or that sound like it, as runs that do not overlap. Adds the letters that were read to
  /// `steps`.
  func near(edits: Int, in storage: FuzzyStorage, steps: inout Int) -> [Range<Int>] {
    var runs: [Range<Int>] = exact.isEmpty ? [] : [exact]
    if limit > 0 {
      steps += storage.trie.walk(automaton.limited(to: edits), in: storage.words) { run, _ in runs.append(run) }
    }
    for other in storage.sounds.words(of: sounds) { runs.append(Int(other)..<Int(other) + 1) }
    return Self.merged(runs)
  }

  /// The same words in runs that neither overlap nor touch.
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

/// What was looked up for the words of one text, kept for the next: while the last word grows, the others stay as they are.
///
/// Only looks things up; what it answers is what the index would answer, so a search with a memory finds what one without
/// does.
struct WordMemory: Sendable {
  private struct Entry: Sendable {
    let bytes: [UInt8]
    let word: KnownWord
    /// The runs of near words, by edits.
    var near: [[Range<Int>]?] = [nil, nil, nil]
  }

  /// The words of the longest text, and as many again that the last text had.
  private static let capacity = 2 * TypedPattern.maximumWords

  private var entries: [Entry] = []

  /// Nothing known yet.
  init() {}

  /// How many words are known.
  var count: Int { entries.count }

  /// What the index knows of a word.
  mutating func word(_ bytes: ArraySlice<UInt8>, limit: Int, in storage: FuzzyStorage) -> KnownWord {
    if let known = entries.first(where: { $0.word.limit == limit && $0.bytes.elementsEqual(bytes) }) {
      return known.word
    }
    let word = KnownWord(bytes, limit: limit, in: storage)
    if entries.count == Self.capacity { entries.removeFirst() }
    entries.append(Entry(bytes: Array(bytes), word: word))
    return word
  }

  /// The words near a word that was asked for before.
  mutating func near(
    _ bytes: ArraySlice<UInt8>, _ word: KnownWord, edits: Int, in storage: FuzzyStorage, steps: inout Int
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
