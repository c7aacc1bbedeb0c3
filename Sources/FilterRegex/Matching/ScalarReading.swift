/// A scalar that was read from bytes, and how many there are of it.
///
/// Each byte that belongs to no well-formed sequence is one U+FFFD. That differs from `String`, which makes one of several,
/// and it gives a text the same characters whichever end it is read from.
struct ScalarReading {
  private(set) var scalar: UInt32
  private(set) var length: Int

  /// Reads the scalar that begins at `place`, which is before `end`.
  @inline(__always)
  init(at place: UnsafePointer<UInt8>, before end: UnsafePointer<UInt8>) {
    let first = UInt32(place.pointee)
    let room = end - place
    func tail(_ index: Int) -> UInt32? {
      guard index < room, place[index] & 0xC0 == 0x80 else { return nil }
      return UInt32(place[index] & 0x3F)
    }
    self.scalar = 0xFFFD
    self.length = 1
    switch first {
    case 0..<0x80: self = ScalarReading(first, 1)
    case 0xC2...0xDF:
      if let second = tail(1) { self = ScalarReading((first & 0x1F) << 6 | second, 2) }
    case 0xE0...0xEF:
      if let second = tail(1), let third = tail(2) {
        let scalar = (first & 0x0F) << 12 | second << 6 | third
        if scalar >= 0x800, scalar & 0xF800 != 0xD800 { self = ScalarReading(scalar, 3) }
      }
    case 0xF0...0xF4:
      if let second = tail(1), let third = tail(2), let fourth = tail(3) {
        let scalar = (first & 0x07) << 18 | second << 12 | third << 6 | fourth
        if scalar >= 0x1_0000, scalar <= ScalarSet.largest { self = ScalarReading(scalar, 4) }
      }
    default: break
    }
  }

  @inline(__always)
  private init(_ scalar: UInt32, _ length: Int) {
    self.scalar = scalar
    self.length = length
  }
}
