import TerminalUI

/// Writes JSON by hand: the keys keep their order, and a line is made without intermediate trees.
///
/// With an output, what is written goes there piece by piece: a line may be much longer than the text it tells of.
package struct JSONText {
  package private(set) var text = ""
  private var output: OutputBuffer?
  /// Whether the next key or element needs a comma before it.
  private var needsComma = false

  /// A text of its own, or the next line of an output, which ``endLine()`` gives back.
  package init(onto output: OutputBuffer? = nil) {
    self.output = output
  }

  /// Ends the line, and answers the output with it.
  package mutating func endLine() -> OutputBuffer {
    var output = output ?? OutputBuffer { _ in }
    output.line(text)
    text = ""
    return output
  }

  package mutating func object(_ body: (inout JSONText) -> Void) { nest("{", "}", body) }
  package mutating func array(_ body: (inout JSONText) -> Void) { nest("[", "]", body) }

  package mutating func key(_ name: String) {
    separate()
    write(quoted: name)
    text += ":"
    needsComma = false
  }

  package mutating func string(_ value: String) {
    separate()
    write(quoted: value)
    needsComma = true
  }

  /// A string that `body` makes of pieces.
  mutating func string(_ body: ((String) -> Void) -> Void) {
    separate()
    text += "\""
    body { write(escaped: $0) }
    text += "\""
    needsComma = true
  }

  /// A literal as it is.
  package mutating func raw(_ value: String) { literal(value) }
  package mutating func number(_ value: Int) { literal(String(value)) }
  package mutating func bool(_ value: Bool) { literal(value ? "true" : "false") }
  package mutating func null() { literal("null") }

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

  private mutating func nest(_ opening: String, _ closing: String, _ body: (inout JSONText) -> Void) {
    begin(opening)
    body(&self)
    end(closing)
  }

  /// Begins an object or a list that ``end(_:)`` ends, where no one function does both.
  mutating func begin(_ opening: String) {
    separate()
    text += opening
    needsComma = false
  }

  mutating func end(_ closing: String) {
    text += closing
    needsComma = true
  }

  private mutating func literal(_ value: String) {
    separate()
    text += value
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { text += "," }
    handOn()
  }

  private mutating func handOn() {
    if output != nil, text.utf8.count >= 1 << 14 {
      output?.write(text)
      text = ""
    }
  }

  /// A string with the escapes RFC 8259 asks for, and for all characters that would do something to a terminal: controls, the
  /// line separators, and those that turn the direction of the text.
  private mutating func write(quoted value: String) {
    text += "\""
    write(escaped: value)
    text += "\""
  }

  private mutating func write(escaped value: String) {
    // A text of megabytes is handed on before it ends.
    var count = 0
    for scalar in value.unicodeScalars {
      count &+= 1
      if count & 0xFFF == 0 { handOn() }
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case let scalar where Self.isEscaped(scalar): text += Self.escape(scalar)
      default: text.unicodeScalars.append(scalar)
      }
    }
    handOn()
  }

  /// Whether a scalar that JSON lets stand is escaped all the same.
  package static func isEscaped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
  }

  /// JSON of any bytes on one line, with the same escapes: a record of a file as it may be shown. It decodes to the same.
  package static func line(ofRecord record: [UInt8]) -> [UInt8] {
    // Of the characters that are escaped, those beyond ASCII begin with one of three bytes.
    guard record.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 || $0 == 0xD8 || $0 == 0xE2 }) else {
      return record
    }
    var text = ""
    var isInString = false
    var isProtected = false
    for scalar in String(decoding: record, as: UTF8.self).unicodeScalars {
      if isEscaped(scalar) {
        // Line ends and tabs between the tokens mean nothing.
        let isBlank = scalar == "\n" || scalar == "\r" || scalar == "\t"
        text += isBlank && !isInString ? " " : escape(scalar)
      } else {
        text.unicodeScalars.append(scalar)
      }
      if isInString, scalar == "\\", !isProtected {
        isProtected = true
        continue
      }
      if scalar == "\"", !isProtected { isInString.toggle() }
      isProtected = false
    }
    return Array(text.utf8)
  }
}
