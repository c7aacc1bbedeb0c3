import FilterReports
import TerminalUI

/// Writes XML by hand, indented, an element a line.
package struct XMLText {
  package private(set) var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
  private var depth = 0
  private var state = State.beside

  /// What was written last.
  private enum State {
    /// A tag whose `>` is still to come: it closes itself where it has no content.
    case tag
    /// An element.
    case beside
    /// Text.
    case text
  }

  /// An element with its attributes in their order. It may hold elements or text, not both.
  package mutating func element(
    _ name: String, _ attributes: [(name: String, value: String)], _ content: (inout XMLText) -> Void
  ) {
    let indent = String(repeating: "  ", count: depth)
    if state == .tag { text += ">\n" }
    text += "\(indent)<\(name)"
    for attribute in attributes {
      text += " \(attribute.name)=\""
      write(attribute.value, inAttribute: true)
      text += "\""
    }
    state = .tag
    depth += 1
    content(&self)
    depth -= 1
    switch state {
    case .tag: text += "/>\n"
    case .beside: text += "\(indent)</\(name)>\n"
    case .text: text += "</\(name)>\n"
    }
    state = .beside
  }

  /// A line of text.
  package mutating func line(_ line: String) {
    text += state == .tag ? ">" : "\n"
    state = .text
    write(line, inAttribute: false)
  }

  /// Characters with the escapes XML 1.0 asks for. What may not stand in a document at all, and control characters that may but
  /// are nothing to look at, become U+FFFD.
  private mutating func write(_ value: String, inAttribute: Bool) {
    for scalar in value.unicodeScalars {
      switch scalar.value {
      case 0x26: text += "&amp;"
      case 0x3C: text += "&lt;"
      case 0x3E: text += "&gt;"
      case 0x22 where inAttribute: text += "&quot;"
      // Attributes would lose them, and a reader takes a carriage return for a line feed.
      case 0x09, 0x0A: if inAttribute { text += "&#\(scalar.value);" } else { text.unicodeScalars.append(scalar) }
      case 0x0D: text += "&#13;"
      case 0x00...0x1F, 0x7F...0x9F, 0xFFFE, 0xFFFF: text += "\u{FFFD}"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}
