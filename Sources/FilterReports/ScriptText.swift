import TerminalUI

/// Texts of a script as they are shown.
package enum ScriptText {
  /// The lines of a text without the white space around them, one behind the other.
  package static func oneLine(_ text: String) -> String {
    text.split { $0.isNewline }.map { trimmed($0) }.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The first so many scalars of a text, with `…` where something is left out.
  package static func cut(_ text: String, to limit: Int) -> String {
    let scalars = text.unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex),
      end < scalars.endIndex
    else { return text }
    return String(scalars[..<end]) + "…"
  }

  private static func trimmed(_ text: Substring) -> String {
    let start = text.drop { $0.isWhitespace }
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...end])
  }
}

/// Texts of a script as they are quoted in messages: on one line, and short.
package enum Excerpt {
  /// The text between single quotes.
  package static func quoted(_ text: String) -> String { "'\(plain(text))'" }

  /// At most forty scalars of the text.
  package static func plain(_ text: String) -> String { ScriptText.cut(ScriptText.oneLine(text), to: 40) }
}
