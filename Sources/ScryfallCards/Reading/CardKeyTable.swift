import DataStreams

/// Finds the key that some bytes spell: a hash table made once, looked into a million times for a file. It lies in plain memory,
/// so that a look counts no references.
final class CardKeyTable {
  private struct Slot {
    /// Where the name stands in `names`, and its length; 0 for an empty slot.
    var start: UInt16 = 0
    var count: UInt16 = 0
    var key = CardKey.object
  }

  private let slots: UnsafeMutablePointer<Slot>
  private let names: UnsafeMutablePointer<UInt8>
  private static let mask = 511

  init() {
    slots = .allocate(capacity: Self.mask + 1)
    slots.initialize(repeating: Slot(), count: Self.mask + 1)
    let lengths = CardKey.allCases.map { $0.rawValue.utf8.count }
    names = .allocate(capacity: lengths.reduce(0, +))
    var start = 0
    for key in CardKey.allCases {
      let name = Array(key.rawValue.utf8)
      var place = name.withUnsafeBufferPointer { Self.hash($0) }
      while slots[place].count > 0 { place = (place + 1) & Self.mask }
      slots[place] = Slot(start: UInt16(start), count: UInt16(name.count), key: key)
      for byte in name {
        names[start] = byte
        start += 1
      }
    }
  }

  deinit {
    slots.deallocate()
    names.deallocate()
  }

  /// The key; nil for one that is not read, and for an empty one. A key spelled with escapes is not known.
  func key(_ bytes: UnsafeBufferPointer<UInt8>) -> CardKey? {
    if bytes.isEmpty { return nil }
    var place = Self.hash(bytes)
    while slots[place].count > 0 {
      if Int(slots[place].count) == bytes.count, isSame(Int(slots[place].start), bytes) { return slots[place].key }
      place = (place &+ 1) & Self.mask
    }
    return nil
  }

  @inline(__always) private func isSame(_ start: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    for index in 0..<bytes.count where names[start &+ index] != bytes[index] { return false }
    return true
  }

  /// Of the length and five of the bytes.
  @inline(__always) private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let count = bytes.count
    var hash = UInt32(truncatingIfNeeded: count)
    hash = hash &* 31 &+ UInt32(bytes[0])
    hash = hash &* 31 &+ UInt32(bytes[count &- 1])
    hash = hash &* 31 &+ UInt32(bytes[count &>> 1])
    hash = hash &* 31 &+ UInt32(bytes[count &>> 2])
    hash = hash &* 31 &+ UInt32(bytes[count &- 1 &- count &>> 2])
    return Int(hash ^ hash &>> 9) & mask
  }
}
