/// Texts of a file as they are shown in messages: short, on one line, and harmless in a terminal.
enum Excerpt {
  /// The text between single quotes.
  static func quoted(_ text: String) -> String { "'" + plain(text) + "'" }

  /// At most forty characters, without control characters.
  static func plain(_ text: String) -> String {
    var result = ""
    var rest = 40
    for scalar in text.unicodeScalars {
      if rest == 0 { return result + "…" }
      rest -= 1
      switch scalar.value {
      case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: result += escape(scalar.value)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// An escape of JSON: `\u0007`.
  static func escape(_ value: UInt32) -> String {
    let digits = String(value, radix: 16)
    return "\\u" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }

  /// Words with commas and an `or`: `a, b or c`.
  static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }
}
