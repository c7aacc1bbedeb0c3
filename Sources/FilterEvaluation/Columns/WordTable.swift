import FilterSemantics

/// A hash table of words, stored in arrays that can be written to a file and read back.
struct WordTable: Sendable {
  /// The bytes of all words.
  private(set) var bytes: [UInt8] = []
  /// The end offset of each word.
  private(set) var ends: [UInt32] = []
  /// The index of each word plus 1, in the slot of its hash or the next free one; 0 for a free slot. The count is a
  /// power of two and at least twice the number of words.
  private(set) var slots: [UInt32] = [0, 0, 0, 0]

  init() {}

  /// A table of words, in the order of their first occurrence.
  init(_ words: [String]) { for word in words { insert(word) } }

  /// Adds a word and returns its index, or the existing index. Constant time on average, apart from the length of the
  /// word.
  @discardableResult
  mutating func insert(_ word: String) -> Int {
    if let index = word.utf8.withContiguousStorageIfAvailable({ insert($0) }) { return index }
    return Array(word.utf8).withUnsafeBufferPointer { insert($0) }
  }

  /// Adds a word and returns its index, or the existing index.
  @discardableResult
  mutating func insert(_ word: UnsafeBufferPointer<UInt8>) -> Int {
    let slot = slot(of: word)
    if slots[slot] != 0 { return Int(slots[slot]) - 1 }
    bytes.append(contentsOf: word)
    ends.append(UInt32(truncatingIfNeeded: bytes.count))
    slots[slot] = UInt32(ends.count)
    if 2 * ends.count > slots.count { grow() }
    return ends.count - 1
  }

  private mutating func grow() {
    var grown = [UInt32](repeating: 0, count: 2 * slots.count)
    let mask = grown.count - 1
    Steps.add(grown.count)
    bytes.withUnsafeBufferPointer { bytes in
      for index in ends.indices {
        var slot = WordTable.hash(UnsafeBufferPointer(rebasing: bytes[range(of: index)])) & mask
        while grown[slot] != 0 { slot = (slot + 1) & mask }
        grown[slot] = UInt32(index + 1)
      }
    }
    slots = grown
  }

  /// A table from stored words; nil if one occurs twice or if they were chosen to collide. `ends` ascend up to the
  /// number of bytes.
  private init?(bytes: [UInt8], ends: [UInt32]) {
    self.bytes = bytes
    self.ends = ends
    var count = 4
    while count < 2 * ends.count { count *= 2 }
    var slots = [UInt32](repeating: 0, count: count)
    // Usually one step per word.
    var steps = 1_024 + 32 * ends.count
    let isPlaced = bytes.withUnsafeBufferPointer { bytes in
      for index in ends.indices {
        let word = UnsafeBufferPointer(rebasing: bytes[range(of: index)])
        var slot = WordTable.hash(word) & (count - 1)
        while slots[slot] != 0 {
          let other = range(of: Int(slots[slot]) - 1)
          if other.count == word.count, UnsafeBufferPointer(rebasing: bytes[other]).elementsEqual(word) { return false }
          steps -= 1
          if steps < 0 { return false }
          slot = (slot + 1) & (count - 1)
        }
        slots[slot] = UInt32(index + 1)
      }
      return true
    }
    if !isPlaced { return nil }
    self.slots = slots
  }

  /// The slot that a word is in, or would be in. At most half of the slots are taken.
  private func slot(of word: UnsafeBufferPointer<UInt8>) -> Int {
    let mask = slots.count - 1
    var slot = WordTable.hash(word) & mask
    bytes.withUnsafeBufferPointer { bytes in
      while slots[slot] != 0 {
        let known = range(of: Int(slots[slot]) - 1)
        if known.count == word.count, WordTable.areEqual(UnsafeBufferPointer(rebasing: bytes[known]), word) { break }
        slot = (slot + 1) & mask
        Steps.add(1)
      }
    }
    return slot
  }

  /// The number of words.
  var count: Int { ends.count }

  /// The word at an index.
  subscript(_ index: Int) -> String { String(decoding: bytes[range(of: index)], as: UTF8.self) }

  /// The index of a word; nil if it is not in the table.
  func index(of word: String) -> Int? {
    Array(word.utf8).withUnsafeBufferPointer { index(of: $0) }
  }

  /// The index of a word; nil if it is not in the table.
  func index(of word: UnsafeBufferPointer<UInt8>) -> Int? {
    let slot = slot(of: word)
    return slots[slot] == 0 ? nil : Int(slots[slot]) - 1
  }

  /// The index of each word in some bytes; -1 for one that is not in the first slot of its hash. Looks up all of them
  /// in steps: in a large table a single lookup mostly waits for memory, and here the words wait together.
  func indices(of words: [Range<Int>], in all: [UInt8]) -> [Int] {
    all.withUnsafeBufferPointer { all in
      bytes.withUnsafeBufferPointer { bytes in
        let mask = slots.count - 1
        let found = words.map { Int(slots[WordTable.hash(UnsafeBufferPointer(rebasing: all[$0])) & mask]) - 1 }
        let known = found.map { $0 < 0 ? -1..<0 : range(of: $0) }
        return words.indices.map { word in
          guard found[word] >= 0, known[word].count == words[word].count else { return -1 }
          let isEqual = WordTable.areEqual(
            UnsafeBufferPointer(rebasing: bytes[known[word]]), UnsafeBufferPointer(rebasing: all[words[word]]))
          return isEqual ? found[word] : -1
        }
      }
    }
  }

  private func range(of index: Int) -> Range<Int> { Int(index == 0 ? 0 : ends[index - 1])..<Int(ends[index]) }

  /// Whether two words of the same length are equal, eight bytes at a time.
  @inline(__always)
  private static func areEqual(_ one: UnsafeBufferPointer<UInt8>, _ other: UnsafeBufferPointer<UInt8>) -> Bool {
    let (left, right) = (UnsafeRawBufferPointer(one), UnsafeRawBufferPointer(other))
    var offset = 0
    while offset &+ 8 <= left.count {
      if left.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        != right.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      {
        return false
      }
      offset &+= 8
    }
    while offset < left.count {
      if left[offset] != right[offset] { return false }
      offset &+= 1
    }
    return true
  }

  /// A per-process seed, so that no file can be crafted to make words collide.
  private static let seed = UInt64(truncatingIfNeeded: 0.hashValue)

  /// Hashes a number with the same multiplication.
  static func hash(_ number: UInt64) -> Int {
    Int(truncatingIfNeeded: mixed((seed ^ number) &* 0xFF51_AFD7_ED55_8CCD) & 0x7FFF_FFFF)
  }

  /// Hashes eight bytes at a time with multiplications and shifts like the finalizers of MurmurHash (A. Appleby,
  /// public domain).
  static func hash(_ word: UnsafeBufferPointer<UInt8>) -> Int {
    var hash = (seed ^ UInt64(truncatingIfNeeded: word.count)) &* 0x9E37_79B9_7F4A_7C15
    let bytes = UnsafeRawBufferPointer(word)
    var offset = 0
    func add(_ piece: UInt64) {
      hash = (hash ^ piece) &* 0xFF51_AFD7_ED55_8CCD
      hash ^= hash &>> 32
    }
    while offset &+ 8 <= bytes.count {
      add(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
      offset &+= 8
    }
    if offset < bytes.count {
      var rest: UInt64 = 0
      while offset < bytes.count {
        rest = rest &<< 8 | UInt64(bytes[offset])
        offset &+= 1
      }
      add(rest)
    }
    // Once more, so that the last bytes, which are the highest of their piece, decide about the slot too.
    return Int(truncatingIfNeeded: mixed(hash) & 0x7FFF_FFFF)
  }

  @inline(__always)
  private static func mixed(_ hash: UInt64) -> UInt64 {
    let product = (hash ^ hash &>> 32) &* 0xC4CE_B9FE_1A85_EC53
    return product ^ product &>> 32
  }
}

extension WordTable {
  func write(to writer: inout PreparedWriter) {
    writer.write(array: bytes)
    writer.write(array: ends)
  }

  /// Reads the words. The slots are not stored.
  init(_ reader: inout PreparedReader) throws(PreparedFormError) {
    let bytes: [UInt8] = try reader.array()
    let ends: [UInt32] = try reader.array()
    guard ends.isAscending(by: 0), UInt64(ends.last ?? 0) == bytes.count,
      let table = WordTable(bytes: bytes, ends: ends)
    else { throw .damaged }
    self = table
  }
}
