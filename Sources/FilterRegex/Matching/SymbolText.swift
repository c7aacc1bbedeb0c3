/// A text as characters of a program's alphabet, for reading in both directions.
struct SymbolText {
  /// The class of each character.
  private(set) var classes: [UInt16] = []
  /// The byte offset of each character, and of the end of the text.
  private(set) var offsets: [Int] = [0]
  private let kinds: [SymbolKind]

  init(_ text: UnsafeBufferPointer<UInt8>, alphabet: SymbolClasses) {
    self.kinds = alphabet.kinds
    guard let base = text.baseAddress else { return }
    let end = base + text.count
    classes.reserveCapacity(text.count)
    offsets.reserveCapacity(text.count + 1)
    var position = base
    while position < end {
      if position.pointee < 0x80 {
        classes.append(alphabet.ascii[Int(position.pointee)])
        position += 1
      } else {
        let reading = ScalarReading(at: position, before: end)
        classes.append(alphabet.ofScalar(reading.scalar))
        position += reading.length
      }
      offsets.append(position - base)
    }
  }

  /// The number of characters.
  var count: Int { classes.count }

  /// The class of the character before a position; nil at the beginning.
  func character(before position: Int) -> UInt16? { position > 0 ? classes[position - 1] : nil }

  /// The class of the character after a position; nil at the end.
  func character(after position: Int) -> UInt16? { position < classes.count ? classes[position] : nil }

  /// The kind of the character before a position.
  func kind(before position: Int) -> SymbolKind { position > 0 ? kinds[Int(classes[position - 1])] : .edge }

  /// The kind of the character after a position.
  func kind(after position: Int) -> SymbolKind { position < classes.count ? kinds[Int(classes[position])] : .edge }
}

/// A scalar decoded from bytes, and its length in bytes.
///
/// Each byte that is not part of a well-formed sequence is one U+FFFD. Unlike in `String`, which makes one of several,
/// a text then has the same characters in both directions.
struct ScalarReading {
  private(set) var scalar: UInt32
  private(set) var length: Int

  /// Decodes the scalar that begins at `position`, which is before `end`.
  @inline(__always)
  init(at position: UnsafePointer<UInt8>, before end: UnsafePointer<UInt8>) {
    let first = UInt32(position.pointee)
    let room = end - position
    func tail(_ index: Int) -> UInt32? {
      guard index < room, position[index] & 0xC0 == 0x80 else { return nil }
      return UInt32(position[index] & 0x3F)
    }
    self.scalar = 0xFFFD
    self.length = 1
    switch first {
    case 0..<0x80: self = ScalarReading(first, length: 1)
    case 0xC2...0xDF:
      if let second = tail(1) { self = ScalarReading((first & 0x1F) << 6 | second, length: 2) }
    case 0xE0...0xEF:
      if let second = tail(1), let third = tail(2) {
        let scalar = (first & 0x0F) << 12 | second << 6 | third
        if scalar >= 0x800, scalar & 0xF800 != 0xD800 { self = ScalarReading(scalar, length: 3) }
      }
    case 0xF0...0xF4:
      if let second = tail(1), let third = tail(2), let fourth = tail(3) {
        let scalar = (first & 0x07) << 18 | second << 12 | third << 6 | fourth
        if scalar >= 0x1_0000, scalar <= ScalarSet.maximum { self = ScalarReading(scalar, length: 4) }
      }
    default: break
    }
  }

  @inline(__always)
  private init(_ scalar: UInt32, length: Int) {
    self.scalar = scalar
    self.length = length
  }
}
