/// The candidates by the first letters of their words.
struct AcronymIndex: Sendable {
  /// The maximum length of an acronym; further words are ignored.
  static let maximumLength = 8

  /// The sorted entries.
  private let entries: [Entry]

  struct Entry: Sendable {
    /// The first letters of the words of a candidate or face, the first letter in the highest byte.
    var letters: UInt64
    var name: UInt32
    /// The number of words of the candidate or face.
    var length: UInt8
    /// Whether the entry is for a face other than the first.
    var isLaterFace: Bool
  }

  init(nameWords: [NameWord], nameStarts: [UInt32], words: WordList) {
    var entries: [Entry] = []
    for name in 0..<nameStarts.count - 1 {
      Self.acronyms(of: name, nameWords: nameWords, nameStarts: nameStarts, words: words) { entry, _ in
        entries.append(entry)
      }
    }
    entries.sort { $0.letters != $1.letters ? $0.letters < $1.letters : $0.name < $1.name }
    self.entries = entries
  }

  /// The acronyms of a candidate: one for all its words, and one for each of several faces. A single word has none.
  static func acronyms(
    of name: Int, nameWords: [NameWord], nameStarts: [UInt32], words: WordList,
    found: (Entry, _ words: Range<Int>) -> Void
  ) {
    let all = Int(nameStarts[name])..<Int(nameStarts[name + 1])
    var start = all.lowerBound
    var letters: UInt64 = 0
    func entry(_ range: Range<Int>) {
      if range.count < 2 { return }
      letters = 0
      for index in range.prefix(maximumLength) {
        letters = letters << 8 | UInt64(words.bytes[words.range(nameWords[index].word).lowerBound])
      }
      letters <<= UInt64(8 * max(0, maximumLength - range.count))
      found(
        Entry(
          letters: letters, name: UInt32(name), length: UInt8(min(range.count, maximumLength)),
          isLaterFace: range.lowerBound > all.lowerBound), range)
    }
    for index in all where nameWords[index].beginsFace {
      entry(start..<index)
      start = index
    }
    entry(start..<all.upperBound)
    if start > all.lowerBound { entry(all) }
  }

  /// The letters of a typed word as an acronym, and their number; nil for one letter or too many.
  static func letters(of word: ArraySlice<UInt8>) -> (letters: UInt64, count: Int)? {
    if word.count < 2 || word.count > maximumLength { return nil }
    var letters: UInt64 = 0
    for byte in word { letters = letters << 8 | UInt64(byte) }
    return (letters << UInt64(8 * (maximumLength - word.count)), word.count)
  }

  /// The entries that begin with some letters.
  func matches(_ typed: (letters: UInt64, count: Int), found: (Entry) -> Void) {
    let last = typed.letters | (typed.count == 8 ? 0 : UInt64.max >> UInt64(8 * typed.count))
    var at = SortedSlices.partition(entries.count) { entries[$0].letters < typed.letters }
    while at < entries.count, entries[at].letters <= last {
      found(entries[at])
      at += 1
    }
  }

  var size: Int { entries.count * MemoryLayout<Entry>.stride }
}
