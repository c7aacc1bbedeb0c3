/// Writes JSON as UTF-8: keys keep their order, there is no white space, and no tree is built.
///
/// Characters that affect a terminal or the direction of text are escaped, so the result can be shown anywhere:
/// controls, DEL and C1, line and paragraph separators, and the marks, embeddings and isolates of bidirectional text
/// (Unicode Standard Annex 9).
package struct JSONWriter {
  /// An offset where a line number is inserted.
  package struct LineHole: Sendable {
    /// The bytes before it.
    package let offset: Int
    /// The line number, relative to a line that is known later.
    package let line: Int
  }

  /// The JSON so far, without the part that the sink has taken.
  package private(set) var bytes: [UInt8] = []
  /// The offsets where line numbers are inserted later; `nil` if they are written directly.
  package private(set) var lines: [LineHole]?
  /// Converts the offsets of ranges to units of UTF-16; nil to write bytes.
  package var offsets: UTF16Offsets?
  private let sink: (([UInt8]) -> Void)?
  /// Whether the next key or element needs a comma before it.
  private var needsComma = false

  /// Bytes that gather before the sink gets them.
  private static let pieceSize = 1 << 14

  /// A writer that collects everything in ``bytes``, or hands it to `sink` in pieces: then call ``flush()`` at the end.
  package init(capacity: Int = 0, sink: (([UInt8]) -> Void)? = nil) {
    self.sink = sink
    bytes.reserveCapacity(capacity)
  }

  /// A writer that omits line numbers and records their offsets in ``lines``.
  package static func leavingLinesOut() -> JSONWriter {
    var writer = JSONWriter()
    writer.lines = []
    return writer
  }

  /// The JSON so far as a string.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Passes the buffered bytes to the sink; does nothing without a sink.
  package mutating func flush() {
    guard let sink, !bytes.isEmpty else { return }
    sink(bytes)
    bytes.removeAll(keepingCapacity: true)
  }

  /// Ends a line of JSON lines.
  package mutating func newline() {
    bytes.append(UInt8(ascii: "\n"))
    needsComma = false
    flushIfFull()
  }

  /// Begins a line within a value.
  package mutating func lineFeed() { bytes.append(UInt8(ascii: "\n")) }

  package mutating func object(_ members: (inout JSONWriter) -> Void) {
    begin(UInt8(ascii: "{"))
    members(&self)
    end(UInt8(ascii: "}"))
  }

  /// Writes an array; `write` is called for each element and writes at most one value.
  package mutating func array<Element>(_ elements: some Sequence<Element>, _ write: (inout JSONWriter, Element) -> Void)
  {
    begin(UInt8(ascii: "["))
    for element in elements { write(&self, element) }
    end(UInt8(ascii: "]"))
  }

  /// Begins an object or array with `{` or `[`. Each call needs its ``end(_:)``; prefer ``object(_:)`` and
  /// ``array(_:_:)``.
  package mutating func begin(_ bracket: UInt8) {
    separate()
    bytes.append(bracket)
    needsComma = false
  }

  package mutating func end(_ bracket: UInt8) {
    bytes.append(bracket)
    needsComma = true
  }

  package mutating func key(_ name: String) {
    string(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  package mutating func string(_ value: String) { string { $0(value) } }

  /// A string that `body` supplies in pieces.
  package mutating func string(_ body: ((String) -> Void) -> Void) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    body { escape($0) }
    bytes.append(UInt8(ascii: "\""))
    needsComma = true
  }

  /// Appends encoded JSON unchanged.
  package mutating func json(_ json: some Sequence<UInt8>) {
    separate()
    bytes.append(contentsOf: json)
    needsComma = true
  }

  package mutating func number(_ value: Int) {
    separate()
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    JSONWriter.append(value.magnitude, to: &bytes)
    needsComma = true
  }

  /// Writes a line number, or leaves it out and records its offset.
  package mutating func line(_ value: Int) {
    guard lines != nil else { return number(value) }
    separate()
    lines?.append(LineHole(offset: bytes.count, line: value))
    needsComma = true
  }

  /// Writes `{"start":0,"end":5}` in bytes, or in the units of ``offsets``.
  package mutating func range(_ range: SourceRange) {
    object { $0.bounds(range) }
  }

  /// Writes the members `start` and `end` of a range.
  package mutating func bounds(_ range: SourceRange) {
    pair("start", offsets?.utf16(range.start) ?? range.start)
    pair("end", offsets?.utf16(range.end) ?? range.end)
  }

  package mutating func bool(_ value: Bool) { json((value ? "true" : "false").utf8) }
  package mutating func null() { json("null".utf8) }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    flushIfFull()
  }

  private mutating func flushIfFull() { if bytes.count >= JSONWriter.pieceSize { flush() } }

  /// Writes the digits of a number.
  package static func append(_ number: UInt, to bytes: inout [UInt8]) {
    if number >= 10 { append(number / 10, to: &bytes) }
    bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
  }
}

// Members whose value is `nil` are left out.
extension JSONWriter {
  package mutating func pair(_ name: String, _ value: String?) {
    guard let value else { return }
    key(name)
    string(value)
  }

  package mutating func pair(_ name: String, _ value: Int?) {
    guard let value else { return }
    key(name)
    number(value)
  }

  package mutating func pair(_ name: String, _ value: Bool?) {
    guard let value else { return }
    key(name)
    bool(value)
  }

  package mutating func pair(_ name: String, _ values: [String]?) {
    guard let values else { return }
    key(name)
    array(values) { $0.string($1) }
  }

  package mutating func pair(_ name: String, _ values: [Int]?) {
    guard let values else { return }
    key(name)
    array(values) { $0.number($1) }
  }
}

extension JSONWriter {
  /// Appends text with its escapes. Runs of other characters are copied as a whole.
  private mutating func escape(_ text: String) {
    flushIfFull()
    var text = text
    text.withUTF8 { text in
      var copied = 0
      var offset = 0
      while offset < text.count {
        let special = JSONWriter.special(in: text, at: offset)
        if special != nil || offset - copied >= JSONWriter.pieceSize {
          bytes.append(contentsOf: text[copied..<offset])
          flushIfFull()
          copied = offset
        }
        if let special {
          JSONWriter.append(escapeOf: special.scalar, to: &bytes)
          copied += special.length
        }
        offset += special?.length ?? 1
      }
      bytes.append(contentsOf: text[copied...])
    }
  }

  /// Whether a scalar affects a terminal or the direction of text.
  package static func isEscaped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// The quote, backslash or escaped scalar at an offset of well-formed UTF-8; `nil` for any other and inside a scalar.
  private static func special(
    in text: UnsafeBufferPointer<UInt8>, at offset: Int
  ) -> (scalar: Unicode.Scalar, length: Int)? {
    func bits(_ distance: Int, _ mask: UInt8) -> UInt32 { UInt32(text[offset + distance] & mask) }
    let byte = text[offset]
    let value: UInt32
    switch byte {
    case 0..<0x20, UInt8(ascii: "\""), UInt8(ascii: "\\"), 0x7F: return (Unicode.Scalar(byte), 1)
    // Escaped scalars beyond ASCII begin with one of these three bytes.
    case 0xC2, 0xD8: value = bits(0, 0x1F) << 6 | bits(1, 0x3F)
    case 0xE2: value = bits(0, 0xF) << 12 | bits(1, 0x3F) << 6 | bits(2, 0x3F)
    default: return nil
    }
    guard let scalar = Unicode.Scalar(value), isEscaped(scalar) else { return nil }
    return (scalar, byte == 0xE2 ? 3 : 2)
  }

  /// Appends the escape of a scalar of the basic plane.
  private static func append(escapeOf scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\\"))
    switch scalar {
    case "\"", "\\": bytes.append(UInt8(scalar.value))
    case "\n": bytes.append(UInt8(ascii: "n"))
    case "\r": bytes.append(UInt8(ascii: "r"))
    case "\t": bytes.append(UInt8(ascii: "t"))
    default:
      bytes.append(UInt8(ascii: "u"))
      for shift in [12, 8, 4, 0] as [UInt32] {
        let digit = UInt8(scalar.value >> shift & 15)
        bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
      }
    }
  }

  /// Encoded JSON from another writer, on one line and with the escapes of this writer. It decodes to the same value.
  /// A line break with the indentation after it becomes a space.
  /// Linear time.
  package static func singleLine(_ json: [UInt8]) -> [UInt8] {
    var text = String(decoding: json, as: UTF8.self)
    return text.withUTF8 { text in
      var result: [UInt8] = []
      result.reserveCapacity(text.count)
      var copied = 0
      var offset = 0
      var isInString = false
      var isProtected = false
      while offset < text.count {
        guard let special = JSONWriter.special(in: text, at: offset) else {
          isProtected = false
          offset += 1
          continue
        }
        let wasProtected = isProtected
        isProtected = false
        switch special.scalar {
        case "\"": if !wasProtected { isInString.toggle() }
        case "\\": isProtected = isInString && !wasProtected
        case let scalar:
          result.append(contentsOf: text[copied..<offset])
          copied = offset + special.length
          if isInString || scalar != "\n" && scalar != "\r" && scalar != "\t" {
            JSONWriter.append(escapeOf: scalar, to: &result)
            break
          }
          // The indentation of the next line goes with the line break.
          while copied < text.count, text[copied] <= 0x20 { copied += 1 }
          if !result.isEmpty, copied < text.count { result.append(0x20) }
          offset = copied
          continue
        }
        offset += special.length
      }
      result.append(contentsOf: text[copied...])
      return result
    }
  }
}
