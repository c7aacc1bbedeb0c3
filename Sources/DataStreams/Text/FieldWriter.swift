/// Writes the fields of a line as a JSON object, which is then read like every other record. Its memory is used again for
/// each line. Bytes that are not UTF-8 become U+FFFD, so that the object is always valid.
package final class FieldWriter {
  private var memory = UnsafeMutablePointer<UInt8>.allocate(capacity: 1_024)
  private var capacity = 1_024
  private var count = 0
  private var isFirst = true

  package init() {}

  deinit { memory.deallocate() }

  /// The object, valid until the next one begins.
  package var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: memory, count: count) }

  /// Begins an object.
  package func begin() {
    count = 0
    isFirst = true
    put(UInt8(ascii: "{"))
  }

  /// Ends the object.
  package func end() { put(UInt8(ascii: "}")) }

  /// Adds a text.
  package func add(_ name: StaticString, text: UnsafeBufferPointer<UInt8>) {
    addName(name)
    putText(text)
  }

  /// Adds a text under a name that comes from the data.
  package func add(_ name: UnsafeBufferPointer<UInt8>, text: UnsafeBufferPointer<UInt8>) {
    addName(name)
    putText(text)
  }

  /// Adds a whole number.
  package func add(_ name: StaticString, number: Int) {
    addName(name)
    var digits = [UInt8](String(number).utf8)
    digits.withUnsafeMutableBufferPointer { putBytes(UnsafeBufferPointer($0)) }
  }

  /// Adds `true`.
  package func addTrue(_ name: UnsafeBufferPointer<UInt8>) {
    addName(name)
    putStatic("true")
  }

  /// Adds a word of this program.
  package func add(_ name: StaticString, word: StaticString) {
    addName(name)
    put(UInt8(ascii: "\""))
    putStatic(word)
    put(UInt8(ascii: "\""))
  }

  /// Adds the members of a valid JSON object, given with its brackets.
  package func add(membersOf object: UnsafeBufferPointer<UInt8>) {
    let inside = UnsafeBufferPointer(rebasing: object.dropFirst().dropLast())
    if inside.allSatisfy({ RecordForm.isBlank($0) }) { return }
    separate()
    putBytes(inside)
  }

  private func separate() {
    if !isFirst { put(UInt8(ascii: ",")) }
    isFirst = false
  }

  private func addName(_ name: StaticString) {
    separate()
    put(UInt8(ascii: "\""))
    putStatic(name)
    put(UInt8(ascii: "\""))
    put(UInt8(ascii: ":"))
  }

  private func addName(_ name: UnsafeBufferPointer<UInt8>) {
    separate()
    putText(name)
    put(UInt8(ascii: ":"))
  }

  private func reserve(_ more: Int) {
    if capacity - count >= more { return }
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: 2 * (capacity + more))
    larger.update(from: memory, count: count)
    memory.deallocate()
    memory = larger
    capacity = 2 * (capacity + more)
  }

  private func put(_ byte: UInt8) {
    reserve(1)
    memory[count] = byte
    count += 1
  }

  private func putBytes(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let base = bytes.baseAddress else { return }
    reserve(bytes.count)
    (memory + count).update(from: base, count: bytes.count)
    count += bytes.count
  }

  private func putStatic(_ text: StaticString) {
    putBytes(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Writes a string of JSON, sixteen bytes at once where none needs an escape.
  private func putText(_ text: UnsafeBufferPointer<UInt8>) {
    reserve(text.count + 34)
    put(UInt8(ascii: "\""))
    if let base = text.baseAddress { putContents(base, text.count) }
    put(UInt8(ascii: "\""))
  }

  private func putContents(_ base: UnsafePointer<UInt8>, _ length: Int) {
    var index = 0
    while index < length {
      if index &+ ByteBlock.width <= length {
        let block = ByteBlock(base + index)
        UnsafeMutableRawPointer(memory + count).storeBytes(of: block.bytes, as: SIMD16<UInt8>.self)
        let special = ByteBlock.positions(
          block.lanes(below: 0x20) .| block.lanes(equalTo: UInt8(ascii: "\""))
            .| block.lanes(equalTo: UInt8(ascii: "\\")) .| (block.bytes .>= SIMD16(repeating: 0x80)))
        let plain = special == 0 ? ByteBlock.width : special.trailingZeroBitCount
        count &+= plain
        index &+= plain
        if special == 0 { continue }
      }
      let byte = base[index]
      if byte >= 0x20, byte < 0x80, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
        memory[count] = byte
        count &+= 1
        index &+= 1
      } else {
        reserve(length &- index &+ 40)
        index &+= putSpecial(UnsafeBufferPointer(start: base + index, count: length &- index))
      }
    }
  }

  /// Writes a byte that needs an escape, or a character of several bytes; returns how many bytes it has.
  private func putSpecial(_ rest: UnsafeBufferPointer<UInt8>) -> Int {
    switch rest[0] {
    case UInt8(ascii: "\""): putStatic("\\\"")
    case UInt8(ascii: "\\"): putStatic("\\\\")
    case 0x0A: putStatic("\\n")
    case 0x0D: putStatic("\\r")
    case 0x09: putStatic("\\t")
    case let control where control < 0x20:
      putStatic("\\u00")
      for digit in [control >> 4, control & 15] { put(digit < 10 ? 0x30 + digit : 0x57 + digit) }
    default:
      let (length, isValid) = Self.character(rest)
      if isValid {
        putBytes(UnsafeBufferPointer(rebasing: rest[..<length]))
      } else {
        putStatic("\u{FFFD}")
      }
      return length
    }
    return 1
  }

  /// The length of the character of UTF-8 at the beginning of bytes, the first of which is not ASCII; of invalid bytes
  /// the length of their longest valid beginning, at least one.
  private static func character(_ bytes: UnsafeBufferPointer<UInt8>) -> (length: Int, isValid: Bool) {
    let (length, second): (Int, ClosedRange<UInt8>) =
      switch bytes[0] {
      case 0xC2...0xDF: (2, 0x80...0xBF)
      case 0xE0: (3, 0xA0...0xBF)
      case 0xED: (3, 0x80...0x9F)
      case 0xE1...0xEF: (3, 0x80...0xBF)
      case 0xF0: (4, 0x90...0xBF)
      case 0xF1...0xF3: (4, 0x80...0xBF)
      case 0xF4: (4, 0x80...0x8F)
      default: (1, 0...0)
      }
    if length == 1 { return (1, false) }
    guard bytes.count > 1, second.contains(bytes[1]) else { return (1, false) }
    for index in 2..<max(length, 2) where bytes.count <= index || bytes[index] & 0xC0 != 0x80 { return (index, false) }
    return (length, true)
  }
}
