package import TerminalUI

/// The condition for using colors.
package enum ColorChoice: String, CaseIterable, Sendable {
  /// On terminals that support them, unless the user opted out.
  case auto
  case always
  case never
}

/// The few styles of the commands; plain text without a terminal.
package struct TerminalStyle {
  package let isColored: Bool

  /// Styled if a terminal shows the text, has colors, and the user did not opt out (`NO_COLOR`, see no-color.org).
  package init(isTerminal: Bool, environment: [String: String], color: ColorChoice = .auto) {
    switch color {
    case .always: isColored = true
    case .never: isColored = false
    case .auto: isColored = isTerminal && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
    }
  }

  package func bold(_ text: String) -> String { paint(text, .title) }
  package func dim(_ text: String) -> String { paint(text, .faint) }
  package func red(_ text: String) -> String { paint(text, TextStyle(.red)) }
  package func green(_ text: String) -> String { paint(text, TextStyle(.green)) }
  package func yellow(_ text: String) -> String { paint(text, TextStyle(.yellow)) }
  package func blue(_ text: String) -> String { paint(text, TextStyle(.blue)) }
  package func cyan(_ text: String) -> String { paint(text, TextStyle(.cyan)) }

  /// A line with its styles, or as plain text.
  package func text(_ line: ScreenLine) -> String { isColored ? line.sequence(hasColor: true) : line.text }

  private func paint(_ text: String, _ style: TextStyle) -> String { isColored ? style.sequence(around: text) : text }
}

extension TextStyle {
  package static let title = TextStyle(nil, .bold)
  /// Secondary text.
  package static let faint = TextStyle(nil, .dim)
  /// The match of a query; visible without colors.
  package static let found = TextStyle(nil, [.bold, .underlined])
}
