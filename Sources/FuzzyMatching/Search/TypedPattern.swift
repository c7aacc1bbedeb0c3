/// What somebody has typed, looked up in the words of an index.
struct TypedPattern {
  /// A typed word.
  struct Word {
    /// Its bytes in the folded text.
    let range: Range<Int>
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

    var count: Int { range.count }
  }

  /// More words than anybody types into a completion; what comes behind them is not looked at.
  static let maximumWords = 12
  /// More bytes than the longest name has.
  static let maximumLength = 250

  let folded: FoldedText
  let words: [Word]
  /// How many edits all words together may have.
  let limit: Int

  /// Folds a text and looks its words up. Linear in the text, which is cut at ``maximumLength`` bytes.
  init(_ typed: String, in storage: FuzzyStorage) {
    var folded = FoldedText(typed, limit: Self.maximumLength)
    if folded.starts.count > Self.maximumWords {
      folded.bytes.removeSubrange(folded.starts[Self.maximumWords]...)
      folded.starts.removeSubrange(Self.maximumWords...)
    }
    let isOnly = folded.wordCount == 1
    var words: [Word] = []
    words.reserveCapacity(folded.wordCount)
    for number in 0..<folded.wordCount {
      let range = folded.word(number)
      let bytes = folded.bytes[range]
      let (exact, isFirstWhole) = bytes.withUnsafeBufferPointer { storage.words.words(beginningWith: $0) }
      let limit = Self.limit(ofWord: range.count, isOnly: isOnly)
      let sounds = limit > 0 ? storage.sounds.keys(beginningLike: bytes) : (0..<0, false)
      words.append(
        Word(
          range: range, exact: exact, isFirstWhole: isFirstWhole, sounds: sounds.0, isFirstSoundWhole: sounds.1,
          limit: limit, automaton: WordAutomaton(bytes, limit: limit)))
    }
    limit = Self.limit(ofText: folded.bytes.count)
    self.folded = folded
    self.words = words
  }

  /// How many letters were typed.
  var letters: Int { folded.bytes.count }

  /// How many edits a word may have: too few letters would be anything.
  private static func limit(ofWord length: Int, isOnly: Bool) -> Int {
    if length < (isOnly ? 4 : 2) { return 0 }
    return length < 5 ? 1 : 2
  }

  /// How many edits a text may have.
  private static func limit(ofText length: Int) -> Int {
    switch length {
    case ..<4: 0
    case ..<7: 1
    case ..<13: 2
    default: 3
    }
  }
}
