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

/// Sorting and searching of slices of one byte array.
enum SortedSlices {
  /// The numbers of `slices` in the order of their bytes; equal ones by number.
  ///
  /// The first eight bytes are compared as one integer, since they nearly always decide.
  static func order(_ slices: [Range<UInt32>], in arena: [UInt8]) -> [UInt32] {
    arena.withUnsafeBufferPointer { arena in
      var keys: [(head: UInt64, number: UInt32)] = []
      keys.reserveCapacity(slices.count)
      for (number, slice) in slices.enumerated() {
        keys.append((head(of: slice, in: arena), UInt32(number)))
      }
      keys.sort { left, right in
        if left.head != right.head { return left.head < right.head }
        let order = compare(arena, slices[Int(left.number)], slices[Int(right.number)])
        return order == 0 ? left.number < right.number : order < 0
      }
      return keys.map { $0.number }
    }
  }

  private static func head(of slice: Range<UInt32>, in arena: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var head: UInt64 = 0
    var at = Int(slice.lowerBound)
    for _ in 0..<8 {
      head = head << 8 | (at < Int(slice.upperBound) ? UInt64(arena[at]) : 0)
      at += 1
    }
    return head
  }

  private static func compare(
    _ arena: UnsafeBufferPointer<UInt8>, _ left: Range<UInt32>, _ right: Range<UInt32>
  ) -> Int {
    let shorter = min(left.count, right.count)
    for offset in 0..<shorter {
      let (a, b) = (arena[Int(left.lowerBound) + offset], arena[Int(right.lowerBound) + offset])
      if a != b { return a < b ? -1 : 1 }
    }
    return left.count - right.count
  }

  /// Whether a slice sorts before a text.
  @inline(__always)
  static func isLess(
    _ arena: UnsafeBufferPointer<UInt8>, _ slice: Range<Int>, _ text: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let shorter = min(slice.count, text.count)
    for offset in 0..<shorter {
      let (a, b) = (arena[slice.lowerBound + offset], text[offset])
      if a != b { return a < b }
    }
    return slice.count < text.count
  }

  /// Whether a slice begins with a text.
  @inline(__always)
  static func hasPrefix(
    _ arena: UnsafeBufferPointer<UInt8>, _ slice: Range<Int>, _ text: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    if slice.count < text.count { return false }
    for offset in 0..<text.count where arena[slice.lowerBound + offset] != text[offset] { return false }
    return true
  }

  /// The number of leading indices below `count` for which `isBefore` holds. Binary search.
  @inline(__always)
  static func partition(_ count: Int, _ isBefore: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isBefore(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
