/// Writes JSON by hand: the keys keep their order, and a line is made without intermediate trees.
struct JSONText {
  private(set) var text = ""
  /// Whether the next key or element needs a comma before it.
  private var needsComma = false

  mutating func object(_ body: (inout JSONText) -> Void) { nest("{", "}", body) }
  mutating func array(_ body: (inout JSONText) -> Void) { nest("[", "]", body) }

  mutating func key(_ name: String) {
    separate()
    write(quoted: name)
    text += ":"
    needsComma = false
  }

  mutating func string(_ value: String) {
    separate()
    write(quoted: value)
    needsComma = true
  }

  /// A literal as it is.
  mutating func raw(_ value: String) { literal(value) }
  mutating func number(_ value: Int) { literal(String(value)) }
  mutating func bool(_ value: Bool) { literal(value ? "true" : "false") }
  mutating func null() { literal("null") }

  mutating func pair(_ name: String, _ value: String) {
    key(name)
    string(value)
  }

  mutating func pair(_ name: String, _ value: Int) {
    key(name)
    number(value)
  }

  mutating func pair(_ name: String, _ value: Bool) {
    key(name)
    bool(value)
  }

  private mutating func nest(_ opening: String, _ closing: String, _ body: (inout JSONText) -> Void) {
    separate()
    text += opening
    needsComma = false
    body(&self)
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
  }

  /// A string with the escapes RFC 8259 asks for, the two line separators JavaScript once stumbled over, and the other
  /// control characters: a person may look at the line in a terminal.
  private mutating func write(quoted value: String) {
    text += "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{2028}", "\u{2029}", "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
