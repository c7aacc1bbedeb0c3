/// Words one behind the other, found by their bytes: what a dictionary of texts does, in a form that can be written to a file
/// and read again as it lies.
struct WordTable: Sendable {
  /// The bytes of the words.
  let bytes: [UInt8]
  /// Where each word ends.
  let ends: [UInt32]
  /// The places of the words from 1, each where its hash says or in the next free slot; 0 for none. A power of two, at least
  /// twice as many as there are words.
  let slots: [UInt32]

  /// A table of words, each of which occurs once.
  init(_ words: [String]) {
    var bytes: [UInt8] = []
    var ends: [UInt32] = []
    ends.reserveCapacity(words.count)
    var size = 4
    while size < 2 * words.count { size *= 2 }
    var slots = [UInt32](repeating: 0, count: size)
    for (place, word) in words.enumerated() {
      bytes.append(contentsOf: word.utf8)
      ends.append(UInt32(truncatingIfNeeded: bytes.count))
      var slot = WordTable.hash(word.utf8) & (size - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (size - 1) }
      slots[slot] = UInt32(place + 1)
    }
    self.bytes = bytes
    self.ends = ends
    self.slots = slots
  }

  /// How many words there are.
  var count: Int { ends.count }

  /// The word of a place.
  subscript(_ place: Int) -> String {
    String(decoding: bytes[range(of: place)], as: UTF8.self)
  }

  /// The place of a word; nil for one that is not in the table.
  func place(of word: String) -> Int? {
    var slot = WordTable.hash(word.utf8) & (slots.count - 1)
    while slots[slot] != 0 {
      let place = Int(slots[slot]) - 1
      if bytes[range(of: place)].elementsEqual(word.utf8) { return place }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  private func range(of place: Int) -> Range<Int> {
    Int(place == 0 ? 0 : ends[place - 1])..<Int(ends[place])
  }

  /// FNV-1a of 64 bits; the same on every machine. Source: Fowler, Noll and Vo.
  private static func hash(_ word: String.UTF8View) -> Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in word { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return Int(truncatingIfNeeded: hash ^ hash >> 32) & 0x7FFF_FFFF
  }
}

extension WordTable {
  func write(to writer: inout PreparedWriter) {
    writer.write(array: bytes)
    writer.write(array: ends)
    writer.write(array: slots)
  }

  init(_ reader: inout PreparedReader) throws(PreparedFormError) {
    bytes = try reader.array()
    ends = try reader.array()
    slots = try reader.array()
    guard slots.count >= 2 * ends.count, slots.count & (slots.count - 1) == 0, slots.count > 1,
      Int(ends.last ?? 0) == bytes.count
    else { throw .damaged }
  }
}
