/// What somebody has typed, looked up in the words of an index.
struct TypedPattern {
  /// A typed word.
  struct Word {
    /// Its bytes in the folded text.
    let range: Range<Int>
    /// What the index knows of it.
    let known: KnownWord

    var count: Int { range.count }
    var exact: Range<Int> { known.exact }
  }

  /// More words than anybody types into a completion; what comes behind them is not looked at.
  static let maximumWords = 12
  /// More bytes than the longest name has.
  static let maximumLength = 250

  let folded: FoldedText
  let words: [Word]
  /// How many edits all words together may have.
  let limit: Int
  /// Whether something that parts words stands behind the last one.
  let isLastWordFinished: Bool
  /// Whether it has all words that were typed.
  let isWhole: Bool

  /// Folds a text and looks its words up. Linear in the text, which is cut at ``maximumLength`` bytes. What `memory` knows
  /// of a word is not looked up again.
  init(_ typed: String, in storage: FuzzyStorage, memory: inout WordMemory) {
    var folded = FoldedText(typed, limit: Self.maximumLength)
    if folded.starts.count > Self.maximumWords {
      folded.bytes.removeSubrange(folded.starts[Self.maximumWords]...)
      folded.starts.removeSubrange(Self.maximumWords...)
    }
    self.init(folded, isLastWordFinished: Self.endsWithSpace(typed), isWhole: true, in: storage, memory: &memory)
  }

  /// Looks the words of a folded text up.
  init(
    _ folded: FoldedText, isLastWordFinished: Bool, isWhole: Bool, in storage: FuzzyStorage, memory: inout WordMemory
  ) {
    let isOnly = folded.wordCount == 1
    var words: [Word] = []
    words.reserveCapacity(folded.wordCount)
    for number in 0..<folded.wordCount {
      let range = folded.word(number)
      let limit = Self.limit(ofWord: range.count, isOnly: isOnly)
      let known = memory.word(folded.bytes[range], limit: limit, in: storage)
      words.append(Word(range: range, known: known))
    }
    limit = Self.limit(ofText: folded.bytes.count)
    self.folded = folded
    self.words = words
    self.isLastWordFinished = isLastWordFinished
    self.isWhole = isWhole
  }

  /// The pattern without one of its words.
  func without(_ number: Int, in storage: FuzzyStorage, memory: inout WordMemory) -> TypedPattern {
    var rest = FoldedText()
    for other in 0..<folded.wordCount where other != number {
      rest.starts.append(rest.bytes.count)
      rest.bytes.append(contentsOf: folded.bytes[folded.word(other)])
    }
    let isFinished = isLastWordFinished || number == words.count - 1
    return TypedPattern(rest, isLastWordFinished: isFinished, isWhole: false, in: storage, memory: &memory)
  }

  private static func endsWithSpace(_ text: String) -> Bool {
    guard let last = text.utf8.last else { return false }
    return last == 0x20 || last == 0x2D || last == 0x2C
  }

  /// Whether all typed words are words of the index: else no name can be finished.
  var mayBeFinished: Bool { words.allSatisfy { $0.known.isFirstWhole } }

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
