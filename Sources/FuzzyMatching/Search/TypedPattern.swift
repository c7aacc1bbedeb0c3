/// A typed text, looked up in the words of an index.
struct TypedPattern {
  /// A typed word.
  struct Word {
    /// The bytes of the word in the folded text.
    let range: Range<Int>
    /// The lookup of the word.
    let known: KnownWord

    var count: Int { range.count }
    var exact: Range<Int> { known.exact }
  }

  /// The maximum number of words; further words are ignored.
  static let maximumWords = 12
  /// The maximum number of bytes; further bytes are ignored.
  static let maximumLength = 250

  let folded: FoldedText
  let words: [Word]
  /// The maximum number of edits in all words together.
  let limit: Int
  /// Whether a separator follows the last word.
  let isLastWordFinished: Bool
  /// Whether no typed word was left out.
  let isWhole: Bool

  /// Folds a text and looks its words up. Linear in the text, which is cut at ``maximumLength`` bytes.
  init(_ typed: String, in storage: FuzzyStorage, memory: inout WordMemory) {
    var folded = FoldedText(typed, limit: Self.maximumLength)
    if folded.starts.count > Self.maximumWords {
      folded.bytes.removeSubrange(folded.starts[Self.maximumWords]...)
      folded.starts.removeSubrange(Self.maximumWords...)
    }
    self.init(folded, isLastWordFinished: Self.endsWithSpace(typed), isWhole: true, in: storage, memory: &memory)
  }

  /// Looks up the words of a folded text.
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

  /// Whether all typed words are words of the index; otherwise no name can be complete.
  var mayBeFinished: Bool { words.allSatisfy { $0.known.isFirstWhole } }

  /// The number of typed letters.
  var letters: Int { folded.bytes.count }

  /// The maximum number of edits in a word; short words would match too much.
  private static func limit(ofWord length: Int, isOnly: Bool) -> Int {
    if length < (isOnly ? 4 : 2) { return 0 }
    return length < 5 ? 1 : 2
  }

  /// The maximum number of edits in a text.
  private static func limit(ofText length: Int) -> Int {
    switch length {
    case ..<4: 0
    case ..<7: 1
    case ..<13: 2
    default: 3
    }
  }
}

/// The matches with one typed word left out, if no candidate has them all: `lightning bolt foil`, or a word with too
/// many edits.
struct LeftOutWords {
  private let limit: Int
  private let weights: FuzzyWeights
  private var found: [FuzzyMatch] = []

  init(limit: Int, weights: FuzzyWeights) {
    self.limit = limit
    self.weights = weights
  }

  /// Whether leaving a word out is tried: with two to six words.
  static func isWorthwhile(_ pattern: TypedPattern) -> Bool { (2...6).contains(pattern.words.count) }

  /// Adds the matches without one of the words, which has `share` of the letters; a longer word costs more.
  mutating func add(_ matches: [FuzzyMatch], share: Double) {
    let cost = Double(weights.leftOut) * (0.25 + 0.75 * share)
    for match in matches {
      found.append(
        FuzzyMatch(
          id: match.id, score: max(0, match.score - cost / weights.whole),
          quality: max(0, match.quality - cost / 10_000),
          popularity: match.popularity, meetsAllWords: false))
    }
  }

  /// The best matches, each candidate once.
  var matches: [FuzzyMatch] {
    var seen: Set<Int> = []
    let ranked = found.sorted { $0.score != $1.score ? $0.score > $1.score : $0.id < $1.id }
    return Array(ranked.filter { seen.insert($0.id).inserted }.prefix(limit))
  }
}
