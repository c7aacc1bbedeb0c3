import FilterTerminal

/// The few colours the commands use; without a terminal, none.
struct TerminalStyle {
  let isColored: Bool

  /// Colours where a person looks at a terminal that has them and did not ask for none (`NO_COLOR`, see no-color.org).
  init(isTerminal: Bool, environment: [String: String]) {
    self.isColored = isTerminal && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
  }

  func bold(_ text: String) -> String { paint(text, "1") }
  func dim(_ text: String) -> String { paint(text, "2") }
  func red(_ text: String) -> String { paint(text, "31") }
  func green(_ text: String) -> String { paint(text, "32") }
  func yellow(_ text: String) -> String { paint(text, "33") }
  func blue(_ text: String) -> String { paint(text, "34") }
  func cyan(_ text: String) -> String { paint(text, "36") }

  /// A line as it is written: with its styles, or as plain text.
  func text(_ line: ScreenLine) -> String { isColored ? line.sequence(hasColor: true) : line.text }

  private func paint(_ text: String, _ code: String) -> String {
    isColored && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
