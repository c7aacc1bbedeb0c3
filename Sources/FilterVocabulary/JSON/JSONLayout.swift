/// A value to be written as JSON, and its width on one line: what fits on a line is written on one.
struct JSONLayout {
  private enum Content {
    case literal(String)
    case list([JSONLayout])
    case object([(key: String, value: JSONLayout)])
  }

  /// The maximum width of a line, in characters.
  private static let lineWidth = 100

  private let content: Content
  private let width: Int

  private init(_ content: Content, width: Int) {
    self.content = content
    self.width = width
  }

  static func text(_ text: String) -> JSONLayout { literal(quoted(text)) }
  static func number(_ number: some FixedWidthInteger) -> JSONLayout { literal(String(number)) }
  static func bool(_ bool: Bool) -> JSONLayout { literal(bool ? "true" : "false") }
  static var null: JSONLayout { literal("null") }

  private static func literal(_ text: String) -> JSONLayout {
    JSONLayout(.literal(text), width: text.unicodeScalars.count)
  }

  static func list(_ elements: [JSONLayout]) -> JSONLayout {
    JSONLayout(.list(elements), width: elements.reduce(elements.isEmpty ? 2 : 0) { $0 + $1.width + 2 })
  }

  static func texts(_ texts: [String]) -> JSONLayout { list(texts.map { text($0) }) }

  static func object(_ members: [(key: String, value: JSONLayout)]) -> JSONLayout {
    JSONLayout(.object(members), width: members.reduce(2) { $0 + $1.key.utf8.count + 4 + $1.value.width + 2 })
  }

  /// The text with the outermost value on several lines, without a line break at the end. Linear in its length.
  var file: String {
    var text = ""
    writeLines(to: &text, indent: 0)
    return text
  }

  /// Writes the value on a line that has `taken` characters.
  private func write(to text: inout String, indent: Int, taken: Int) {
    if taken + width < JSONLayout.lineWidth { writeLine(to: &text) } else { writeLines(to: &text, indent: indent) }
  }

  private func writeLine(to text: inout String) {
    switch content {
    case .literal(let literal): text += literal
    case .list(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { text += ", " }
        element.writeLine(to: &text)
      }
      text += "]"
    case .object(let members):
      text += members.isEmpty ? "{" : "{ "
      for (index, member) in members.enumerated() {
        if index > 0 { text += ", " }
        text += JSONLayout.quoted(member.key) + ": "
        member.value.writeLine(to: &text)
      }
      text += members.isEmpty ? "}" : " }"
    }
  }

  private func writeLines(to text: inout String, indent: Int) {
    let inner = indent + 2
    let margin = "\n" + String(repeating: " ", count: inner)
    switch content {
    case .literal(let literal): text += literal
    case .list(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        text += (index > 0 ? "," : "") + margin
        element.write(to: &text, indent: inner, taken: inner)
      }
      text += (elements.isEmpty ? "" : margin.dropLast(2)) + "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        let key = JSONLayout.quoted(member.key) + ": "
        text += (index > 0 ? "," : "") + margin + key
        member.value.write(to: &text, indent: inner, taken: inner + key.utf8.count)
      }
      text += (members.isEmpty ? "" : margin.dropLast(2)) + "}"
    }
  }

  /// A string with its quotes and escapes. Also escaped are characters that are invisible in a terminal or end a line.
  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x22: result += "\\\""
      case 0x5C: result += "\\\\"
      case 0x0A: result += "\\n"
      case 0x0D: result += "\\r"
      case 0x09: result += "\\t"
      case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069:
        result += VocabularyMessages.escape(scalar.value)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
