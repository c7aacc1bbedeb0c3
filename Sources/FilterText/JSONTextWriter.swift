/// Writes JSON as UTF-8: keys keep their order, there is no white space, and no tree is built.
///
/// Characters that affect a terminal or the direction of text are escaped, so the result can be shown anywhere:
/// controls, DEL and C1, line and paragraph separators, and the marks, embeddings and isolates of bidirectional text.
package struct JSONTextWriter {
  /// The JSON so far, without the part that the sink has taken.
  package private(set) var bytes: [UInt8] = []
  private let sink: (([UInt8]) -> Void)?
  /// Whether the next key or element needs a comma before it.
  private var needsComma = false

  /// Bytes that gather before the sink gets them.
  private static let pieceSize = 1 << 14

  /// A writer that collects everything in ``bytes``, or hands it to `sink` in pieces: then call ``flush()`` at the end.
  package init(sink: (([UInt8]) -> Void)? = nil) { self.sink = sink }

  /// The JSON so far as a string.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Passes the buffered bytes to the sink; does nothing without a sink.
  package mutating func flush() {
    guard let sink, !bytes.isEmpty else { return }
    sink(bytes)
    bytes.removeAll(keepingCapacity: true)
  }

  package mutating func object(_ members: (inout JSONTextWriter) -> Void) {
    begin(UInt8(ascii: "{"))
    members(&self)
    end(UInt8(ascii: "}"))
  }

  package mutating func array(_ elements: (inout JSONTextWriter) -> Void) {
    begin(UInt8(ascii: "["))
    elements(&self)
    end(UInt8(ascii: "]"))
  }

  /// Begins an object or array with `{` or `[`. Each call needs its ``end(_:)``; prefer ``object(_:)`` and
  /// ``array(_:)``.
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

  package mutating func number(_ value: Int) { json(String(value).utf8) }
  package mutating func bool(_ value: Bool) { json((value ? "true" : "false").utf8) }
  package mutating func null() { json("null".utf8) }

  package mutating func pair(_ name: String, _ value: String) {
    key(name)
    string(value)
  }

  package mutating func pair(_ name: String, _ value: Int) {
    key(name)
    number(value)
  }

  package mutating func pair(_ name: String, _ value: Bool) {
    key(name)
    bool(value)
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    flushIfFull()
  }

  private mutating func flushIfFull() { if bytes.count >= JSONTextWriter.pieceSize { flush() } }

  private mutating func escape(_ value: String) {
    var count = 0
    for scalar in value.unicodeScalars {
      count &+= 1
      if count & 0xFFF == 0 { flushIfFull() }
      switch scalar {
      case "\"", "\\": bytes += [UInt8(ascii: "\\"), UInt8(scalar.value)]
      case "\n": bytes += "\\n".utf8
      case "\r": bytes += "\\r".utf8
      case "\t": bytes += "\\t".utf8
      case let scalar where JSONTextWriter.isEscaped(scalar): JSONTextWriter.append(escapeOf: scalar, to: &bytes)
      default: bytes.append(contentsOf: UTF8.encode(scalar) ?? .init())
      }
    }
  }

  /// Whether a scalar is escaped although JSON allows it.
  package static func isEscaped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Appends `\u` and four digits; the scalar is of the basic plane.
  private static func append(escapeOf scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    bytes += "\\u".utf8
    for shift in [12, 8, 4, 0] as [UInt32] {
      let digit = UInt8(scalar.value >> shift & 15)
      bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
  }

  /// Encoded JSON from another writer, on one line and with the escapes of this writer. It decodes to the same value.
  /// Linear time.
  package static func singleLine(_ json: [UInt8]) -> [UInt8] {
    // Escaped scalars beyond ASCII begin with one of these three bytes.
    guard json.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 || $0 == 0xD8 || $0 == 0xE2 }) else {
      return json
    }
    var result: [UInt8] = []
    result.reserveCapacity(json.count)
    var isInString = false
    var isProtected = false
    for scalar in String(decoding: json, as: UTF8.self).unicodeScalars {
      if isEscaped(scalar) {
        let isBlank = scalar == "\n" || scalar == "\r" || scalar == "\t"
        if isBlank && !isInString { result.append(0x20) } else { append(escapeOf: scalar, to: &result) }
      } else {
        result.append(contentsOf: UTF8.encode(scalar) ?? .init())
      }
      if isInString, scalar == "\\", !isProtected {
        isProtected = true
        continue
      }
      if scalar == "\"", !isProtected { isInString.toggle() }
      isProtected = false
    }
    return result
  }
}
