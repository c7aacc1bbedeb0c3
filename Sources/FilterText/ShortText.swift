/// Texts on one line, or cut, for messages.
package enum ShortText {
  /// The lines of a text without the white space around them, joined by spaces.
  package static func oneLine(_ text: String) -> String {
    text.split { $0.isNewline }.map { trimmed($0) }.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The first `limit` scalars of a text, with `…` if something is left out.
  package static func cut(_ text: String, to limit: Int) -> String {
    let scalars = text.unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex),
      end < scalars.endIndex
    else { return text }
    return String(scalars[..<end]) + "…"
  }

  /// At most forty scalars of the text on one line.
  package static func excerpt(_ text: String) -> String { cut(oneLine(text), to: 40) }

  /// An excerpt between single quotes.
  package static func quoted(_ text: String) -> String { "'\(excerpt(text))'" }

  private static func trimmed(_ text: Substring) -> String {
    let start = text.drop { $0.isWhitespace }
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...end])
  }
}

extension Severity {
  /// The word for it in messages.
  package var word: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .information: "note"
    case .hint: "hint"
    }
  }
}
