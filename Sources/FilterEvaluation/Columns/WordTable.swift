import FilterSemantics

/// Words one after the other, found by their bytes: what a dictionary of texts does, in a form that can be written to a file and
/// read again as it lies.
struct WordTable: Sendable {
  /// The bytes of the words.
  private(set) var bytes: [UInt8] = []
  /// Where each word ends.
  private(set) var ends: [UInt32] = []
  /// The places of the words from 1, each where its hash says or in the next free slot; 0 for none. A power of two, at least
  /// twice as many as there are words.
  private(set) var slots: [UInt32] = [0, 0, 0, 0]

  /// An empty table.
  init() {}

  /// A table of words, in the order they are first given.
  init(_ words: [String]) {
    for word in words { insert(word) }
  }

  /// Adds a word, and answers its place; the place it has where it is in the table already. Constant time on average, but for
  /// the length of the word.
  @discardableResult
  mutating func insert(_ word: String) -> Int {
    if let place = word.utf8.withContiguousStorageIfAvailable({ insert($0) }) { return place }
    return Array(word.utf8).withUnsafeBufferPointer { insert($0) }
  }

  /// Adds a word.
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
    bytes.withUnsafeBufferPointer { bytes in
      for place in ends.indices {
        var slot = WordTable.hash(UnsafeBufferPointer(rebasing: bytes[range(of: place)])) & mask
        while grown[slot] != 0 { slot = (slot + 1) & mask }
        grown[slot] = UInt32(place + 1)
      }
    }
    slots = grown
  }

  /// A table of words that were written before; nil where one comes twice, or where they were chosen to meet in the same slots.
  /// `ends` ascend up to the number of bytes.
  private init?(bytes: [UInt8], ends: [UInt32]) {
    self.bytes = bytes
    self.ends = ends
    var count = 4
    while count < 2 * ends.count { count *= 2 }
    var slots = [UInt32](repeating: 0, count: count)
    // One step a word is the rule.
    var steps = 1_024 + 32 * ends.count
    let isPlaced = bytes.withUnsafeBufferPointer { bytes in
      for place in ends.indices {
        let word = UnsafeBufferPointer(rebasing: bytes[range(of: place)])
        var slot = WordTable.hash(word) & (count - 1)
        while slots[slot] != 0 {
          let other = range(of: Int(slots[slot]) - 1)
          if other.count == word.count, UnsafeBufferPointer(rebasing: bytes[other]).elementsEqual(word) { return false }
          steps -= 1
          if steps < 0 { return false }
          slot = (slot + 1) & (count - 1)
        }
        slots[slot] = UInt32(place + 1)
      }
      return true
    }
    if !isPlaced { return nil }
    self.slots = slots
  }

  /// The slot a word is in, or would be. There is always a free one: at most half of them are taken.
  private func slot(of word: UnsafeBufferPointer<UInt8>) -> Int {
    let mask = slots.count - 1
    var slot = WordTable.hash(word) & mask
    bytes.withUnsafeBufferPointer { bytes in
      while slots[slot] != 0 {
        let known = range(of: Int(slots[slot]) - 1)
        if known.count == word.count, UnsafeBufferPointer(rebasing: bytes[known]).elementsEqual(word) { break }
        slot = (slot + 1) & mask
      }
    }
    return slot
  }

  /// How many words there are.
  var count: Int { ends.count }

  /// The word of a place.
  subscript(_ place: Int) -> String {
    String(decoding: bytes[range(of: place)], as: UTF8.self)
  }

  /// The place of a word; nil for one that is not in the table.
  func place(of word: String) -> Int? {
    let word = Array(word.utf8)
    let slot = word.withUnsafeBufferPointer { self.slot(of: $0) }
    return slots[slot] == 0 ? nil : Int(slots[slot]) - 1
  }

  private func range(of place: Int) -> Range<Int> {
    Int(place == 0 ? 0 : ends[place - 1])..<Int(ends[place])
  }

  /// What each process begins its hashes with, so that no file is made of words that meet in the same slots.
  private static let seed = UInt64(truncatingIfNeeded: 0.hashValue)

  /// A hash of eight bytes at a time: those of a word are multiplied and folded in, as the finalizers of MurmurHash do
  /// (A. Appleby, public domain).
  private static func hash(_ word: UnsafeBufferPointer<UInt8>) -> Int {
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
    return Int(truncatingIfNeeded: hash & 0x7FFF_FFFF)
  }
}

extension WordTable {
  func write(to writer: inout PreparedWriter) {
    writer.write(array: bytes)
    writer.write(array: ends)
  }

  /// Reads the words. The slots are not written: they follow from the words.
  init(_ reader: inout PreparedReader) throws(PreparedFormError) {
    let bytes: [UInt8] = try reader.array()
    let ends: [UInt32] = try reader.array()
    guard ends.isAscending(by: 0), UInt64(ends.last ?? 0) == bytes.count,
      let table = WordTable(bytes: bytes, ends: ends)
    else { throw .damaged }
    self = table
  }
}
