/// For each word of an index, which typed words it may stand for: turns most candidates down by looking at a few numbers.
struct WordMarks {
  /// Two bits a typed word: whether it begins with it, and whether it is near it.
  private var marks: [UInt32]
  private let typed: Int

  /// Nothing marked. Takes at most 12 typed words.
  init(words: Int, typed: Int) {
    marks = [UInt32](repeating: 0, count: words)
    self.typed = typed
  }

  /// Marks words that begin with a typed one.
  mutating func mark(_ words: Range<Int>, exact number: Int) {
    for word in words { marks[word] |= 1 << UInt32(number) }
  }

  /// Marks words that are near a typed one.
  mutating func mark(_ words: Range<Int>, near number: Int) {
    for word in words { marks[word] |= 1 << UInt32(16 + number) }
  }

  /// Whether all typed words are near some word of a candidate, all but so many of them exactly.
  func mayFit(_ words: ArraySlice<NameWord>, edits: Int) -> Bool {
    var all: UInt32 = 0
    for word in words { all |= marks[word.word] }
    let wanted: UInt32 = 1 << UInt32(typed) - 1
    var missing = wanted & ~all
    if missing & ~(all >> 16) != 0 { return false }
    var edited = 0
    while missing != 0 {
      missing &= missing &- 1
      edited += 1
    }
    return edited <= edits
  }
}
