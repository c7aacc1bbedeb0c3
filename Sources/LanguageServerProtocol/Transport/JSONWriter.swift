/// Writes JSON byte by byte, for long and frequent responses: completion lists, tokens, diagnostics.
///
/// Foundation's encoder takes about twenty times as long for them. Tests compare the output of both.
package struct JSONWriter {
  /// The JSON written so far.
  package private(set) var bytes: [UInt8] = []
  /// Whether the next member or element follows another.
  private var needsComma = false
  /// The offsets where line numbers are inserted later; nil if they are written directly.
  package private(set) var lines: [LineHole]?

  /// An offset where a line number is inserted.
  package struct LineHole: Hashable, Sendable {
    /// The bytes before it.
    package let offset: Int
    /// The line number, relative to a line that is known later.
    package let line: Int
  }

  /// Creates a writer that omits line numbers and records their offsets.
  package static func leavingLinesOut() -> JSONWriter {
    var writer = JSONWriter()
    writer.lines = []
    return writer
  }

  package init(capacity: Int = 0) {
    bytes.reserveCapacity(capacity)
  }

  package mutating func object(_ members: (inout JSONWriter) -> Void) {
    separate()
    bytes.append(UInt8(ascii: "{"))
    needsComma = false
    members(&self)
    bytes.append(UInt8(ascii: "}"))
    needsComma = true
  }

  package mutating func array<Element>(_ elements: some Sequence<Element>, _ write: (inout JSONWriter, Element) -> Void)
  {
    separate()
    bytes.append(UInt8(ascii: "["))
    needsComma = false
    for element in elements { write(&self, element) }
    bytes.append(UInt8(ascii: "]"))
    needsComma = true
  }

  /// Writes the name of a member, whose value comes next. Names are plain ASCII.
  package mutating func name(_ name: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    name.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  package mutating func value(_ number: Int) {
    separate()
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    JSONWriter.append(number.magnitude, to: &bytes)
    needsComma = true
  }

  /// Writes a line number.
  package mutating func line(_ number: Int) {
    guard lines != nil else { return value(number) }
    separate()
    lines?.append(LineHole(offset: bytes.count, line: number))
    needsComma = true
  }

  package mutating func value(_ flag: Bool) {
    separate()
    bytes.append(contentsOf: flag ? Array("true".utf8) : Array("false".utf8))
    needsComma = true
  }

  package mutating func null() {
    separate()
    bytes.append(contentsOf: Array("null".utf8))
    needsComma = true
  }

  /// Writes a text. Escapes invisible characters that change how the text around them is displayed.
  package mutating func value(_ text: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { text in
      var offset = 0
      while offset < text.count {
        let byte = text[offset]
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
          bytes.append(UInt8(ascii: "\\"))
          bytes.append(byte)
        } else if byte < 0x20 {
          JSONWriter.escape(UInt32(byte), into: &bytes)
        } else if let hidden = HiddenScalar(in: text, at: offset) {
          JSONWriter.escape(hidden.value, into: &bytes)
          offset += hidden.length
          continue
        } else {
          bytes.append(byte)
        }
        offset += 1
      }
    }
    bytes.append(UInt8(ascii: "\""))
    needsComma = true
  }

  /// Writes JSON that is already encoded.
  package mutating func json(_ text: [UInt8]) {
    separate()
    bytes.append(contentsOf: text)
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
  }

  /// Writes the digits of a number.
  package static func append(_ number: UInt, to bytes: inout [UInt8]) {
    if number >= 10 { append(number / 10, to: &bytes) }
    bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
  }

  /// Writes a scalar of the basic plane as `\u` and four digits.
  private static func escape(_ scalar: UInt32, into bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\\"))
    bytes.append(UInt8(ascii: "u"))
    for shift in [12, 8, 4, 0] as [UInt32] {
      let digit = UInt8(scalar >> shift & 15)
      bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
  }

  /// The JSON with the characters escaped that ``value(_:)-(String)`` escapes, for JSON from another encoder. Such
  /// characters occur only inside strings, so they can be replaced anywhere.
  package static func escapingHidden(_ json: [UInt8]) -> [UInt8] {
    json.withUnsafeBufferPointer { json in
      var result: [UInt8] = []
      var copied = 0
      var offset = 0
      while offset < json.count {
        guard json[offset] >= 0x7F, let hidden = HiddenScalar(in: json, at: offset) else {
          offset += 1
          continue
        }
        result.append(contentsOf: json[copied..<offset])
        escape(hidden.value, into: &result)
        offset += hidden.length
        copied = offset
      }
      if copied == 0 { return Array(json) }
      result.append(contentsOf: json[copied...])
      return result
    }
  }
}

/// An invisible character that changes how the text around it is displayed: DEL and the C1 controls, the marks,
/// embeddings, overrides and isolates of bidirectional text (Unicode Standard Annex 9), the line and paragraph
/// separators.
private struct HiddenScalar {
  let value: UInt32
  /// Its bytes in UTF-8.
  let length: Int

  /// Reads such a character at an offset; nil for any other character or an offset inside a character.
  init?(in bytes: UnsafeBufferPointer<UInt8>, at offset: Int) {
    func byte(_ distance: Int) -> UInt8 { offset + distance < bytes.count ? bytes[offset + distance] : 0 }
    switch (byte(0), byte(1), byte(2)) {
    case (0x7F, _, _): (value, length) = (0x7F, 1)
    case (0xC2, let second, _) where 0x80...0x9F ~= second: (value, length) = (UInt32(second), 2)
    case (0xD8, 0x9C, _): (value, length) = (0x061C, 2)
    case (0xE2, 0x80, let third) where [0x8E, 0x8F].contains(third) || 0xA8...0xAE ~= third:
      (value, length) = (0x2000 | UInt32(third & 0x3F), 3)
    case (0xE2, 0x81, let third) where 0xA6...0xA9 ~= third: (value, length) = (0x2040 | UInt32(third & 0x3F), 3)
    default: return nil
    }
  }
}
