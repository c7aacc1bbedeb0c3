/// The candidates that contain each word, and where.
struct Postings: Sendable {
  /// An occurrence of a word.
  struct Entry: Sendable {
    private let bits: UInt32

    init(name: Int, position: Position) { bits = UInt32(name) << 2 | position.rawValue }

    /// The candidate that contains the word.
    @inline(__always) var name: Int { Int(bits >> 2) }
    /// Whether the word begins neither the candidate nor one of its faces.
    @inline(__always) var isLater: Bool { bits & Position.later.rawValue != 0 }
    /// Whether the word begins a face other than the first.
    @inline(__always) var beginsFace: Bool { bits & Position.firstOfFace.rawValue != 0 }
  }

  /// The position of a word in a candidate.
  enum Position: UInt32 {
    case first = 0
    case firstOfFace = 1
    case later = 2
  }

  private let offsets: [UInt32]
  /// The entries in the order of the words; those of one word by decreasing popularity of the candidate.
  let entries: [Entry]

  /// `order` contains all candidates by decreasing popularity.
  init(nameWords: [NameWord], nameStarts: [UInt32], wordCount: Int, order: [UInt32]) {
    var offsets = [UInt32](repeating: 0, count: wordCount + 1)
    for word in nameWords { offsets[word.word + 1] += 1 }
    for word in 0..<wordCount { offsets[word + 1] += offsets[word] }
    var next = offsets
    var entries = [Entry](repeating: Entry(name: 0, position: .later), count: nameWords.count)
    for name in order {
      let name = Int(name)
      let first = Int(nameStarts[name])
      for index in first..<Int(nameStarts[name + 1]) {
        let word = nameWords[index]
        let position: Position = index == first ? .first : word.beginsFace ? .firstOfFace : .later
        entries[Int(next[word.word])] = Entry(name: name, position: position)
        next[word.word] += 1
      }
    }
    (self.offsets, self.entries) = (offsets, entries)
  }

  /// The entries of consecutive words.
  @inline(__always)
  func range(of words: Range<Int>) -> Range<Int> { Int(offsets[words.lowerBound])..<Int(offsets[words.upperBound]) }

  /// The entries of one word.
  @inline(__always)
  func range(of word: Int) -> Range<Int> { Int(offsets[word])..<Int(offsets[word + 1]) }

  var size: Int { offsets.count * 4 + entries.count * 4 }
}
