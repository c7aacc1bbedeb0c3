/// In which candidates each word stands, and where in them.
struct Postings: Sendable {
  /// One place of a word.
  struct Entry: Sendable {
    private let bits: UInt32

    init(name: Int, place: Place) { bits = UInt32(name) << 2 | place.rawValue }

    /// The candidate.
    @inline(__always) var name: Int { Int(bits >> 2) }
    /// Whether neither the candidate nor one of its faces begins with it.
    @inline(__always) var isLater: Bool { bits & Place.later.rawValue != 0 }
    /// Whether a face other than the first begins with it.
    @inline(__always) var beginsFace: Bool { bits & Place.firstOfFace.rawValue != 0 }
  }

  /// Where in a candidate a word stands.
  enum Place: UInt32 {
    case first = 0
    case firstOfFace = 1
    case later = 2
  }

  private let offsets: [UInt32]
  /// All entries, those of the first word first, and of one word those of the most popular candidate first.
  let entries: [Entry]

  /// `order` is all candidates from the most to the least popular.
  init(nameWords: [NameWord], nameStarts: [UInt32], wordCount: Int, order: [UInt32]) {
    var offsets = [UInt32](repeating: 0, count: wordCount + 1)
    for word in nameWords { offsets[word.word + 1] += 1 }
    for word in 0..<wordCount { offsets[word + 1] += offsets[word] }
    var next = offsets
    var entries = [Entry](repeating: Entry(name: 0, place: .later), count: nameWords.count)
    for name in order {
      let name = Int(name)
      let first = Int(nameStarts[name])
      for index in first..<Int(nameStarts[name + 1]) {
        let word = nameWords[index]
        let place: Place = index == first ? .first : word.beginsFace ? .firstOfFace : .later
        entries[Int(next[word.word])] = Entry(name: name, place: place)
        next[word.word] += 1
      }
    }
    (self.offsets, self.entries) = (offsets, entries)
  }

  /// The entries of neighbouring words.
  @inline(__always)
  func range(of words: Range<Int>) -> Range<Int> { Int(offsets[words.lowerBound])..<Int(offsets[words.upperBound]) }

  /// The entries of one word.
  @inline(__always)
  func range(of word: Int) -> Range<Int> { Int(offsets[word])..<Int(offsets[word + 1]) }

  var size: Int { offsets.count * 4 + entries.count * 4 }
}
