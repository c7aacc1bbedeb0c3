package import TerminalUI

/// The few colours the commands use; without a terminal, none.
package struct TerminalStyle {
  package let isColored: Bool

  /// Colours where a person looks at a terminal that has them and did not ask for none (`NO_COLOR`, see no-color.org).
  package init(isTerminal: Bool, environment: [String: String]) {
    self.isColored = isTerminal && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
  }

  package func bold(_ text: String) -> String { paint(text, "1") }
  package func dim(_ text: String) -> String { paint(text, "2") }
  package func red(_ text: String) -> String { paint(text, "31") }
  package func green(_ text: String) -> String { paint(text, "32") }
  package func yellow(_ text: String) -> String { paint(text, "33") }
  package func blue(_ text: String) -> String { paint(text, "34") }
  package func cyan(_ text: String) -> String { paint(text, "36") }

  /// A line as it is written: with its styles, or as plain text.
  package func text(_ line: ScreenLine) -> String { isColored ? line.sequence(hasColor: true) : line.text }

  private func paint(_ text: String, _ code: String) -> String {
    isColored && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}

extension TextStyle {
  /// Titles.
  package static let title = TextStyle(nil, .bold)
  /// What is said besides.
  package static let faint = TextStyle(nil, .dim)
  /// What a query looks for: readable without colors.
  package static let found = TextStyle(nil, [.bold, .underlined])
}
