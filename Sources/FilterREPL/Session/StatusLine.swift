import FilterQueryTesting
import FilterReports
import TerminalUI

/// The line at the bottom: what goes on, what Tab would take, how many cards there are.
struct StatusLine {
  /// Nil where there is nothing to say.
  private(set) var line: ScreenLine?

  init(_ session: borrowing ReplSession) {
    var parts: [String] = []
    if let count = StatusLine.count(session) { parts.append(count) }
    if let loading = session.loading {
      parts.append("reading \(loading.name)" + (loading.percent.map { " \($0) %" } ?? " …"))
    }
    if session.isRunning { parts.append("running … Ctrl-C gives up") }
    if let notice = session.notice { parts.append(notice) }
    if session.options.isPrivate { parts.append("private") }
    if session.options.isStrict { parts.append("strict") }
    if session.options.includesExtras { parts.append("extras") }
    if let menu = session.menu {
      if menu.items.count > session.menuRows || menu.chosen != nil {
        parts.append("\((menu.chosen ?? 0) + 1) of \(menu.items.count)")
      }
      if let words = menu.offered?.documentation, !words.isEmpty { parts.append(StatusLine.firstLine(words)) }
    }
    if parts.isEmpty { return }
    line = ScreenLine(parts.joined(separator: " · "), TextStyle(nil, .dim)).fitted(to: session.columns)
  }

  /// How many cards the line finds; marked while it is not known.
  private static func count(_ session: borrowing ReplSession) -> String? {
    // What the cards that are still read will say, nobody knows.
    guard session.loading == nil, session.editor.count > 0, let survey = session.survey, let count = survey.count else {
      return session.editor.count > 0 && session.hasCards && session.asksForCount ? "… cards" : nil
    }
    let text = "\(Counted.grouped(count)) card\(count == 1 ? "" : "s")"
    return survey.version == session.version ? text : text + " …"
  }

  private static func firstLine(_ text: String) -> String {
    String(text.prefix { $0 != "\n" })
  }
}
