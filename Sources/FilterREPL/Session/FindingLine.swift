import FilterQueryTesting
import FilterReports
import FilterText
import TerminalUI

/// A finding beneath the line: marks under the place and the message beside them; where there is no room, below them.
struct FindingLine {
  private(set) var lines: [ScreenLine] = []

  /// What mends it, where something does, and with which key.
  private static let key = "Alt-M: "

  init(_ finding: Diagnostic, under picture: LinePicture, _ session: borrowing ReplSession, isFirst: Bool) {
    let (word, color) = FindingLine.word(finding.severity)
    var message = ScreenLine(word + ": ", TextStyle(color, .bold))
    message.append(finding.message)
    if let fix = finding.fixes.first {
      message.append(" (\(isFirst ? FindingLine.key : "")\(fix.title))", TextStyle(nil, .dim))
    }
    guard picture.isOneRow else {
      lines = FindingLine.indented(message, session)
      return
    }
    let characters = session.editor.characters
    let start = min(session.place(ofByte: finding.range.start), characters.count)
    let end = min(max(start + 1, session.place(ofByte: finding.range.end)), characters.count)
    let column = picture.indent + CharacterWidth.of(String(characters[..<start]))
    let width = start < end ? max(1, CharacterWidth.of(String(characters[start..<end]))) : 1
    var marks = ScreenLine(String(repeating: " ", count: column))
    marks.append(String(repeating: "^", count: width), TextStyle(color, .bold))
    if marks.width + 1 + message.width <= session.columns {
      marks.append(" ")
      marks.append(message)
      lines = [marks]
    } else if session.rows >= 16 {
      lines = [marks.fitted(to: session.columns)] + FindingLine.indented(message, session)
    } else {
      lines = FindingLine.indented(message, session)
    }
  }

  /// Over two lines where there is room, else cut to one.
  private static func indented(_ message: ScreenLine, _ session: borrowing ReplSession) -> [ScreenLine] {
    var line = ScreenLine("  ")
    line.append(message)
    if session.rows < 16 { return [line.fitted(to: session.columns)] }
    return line.wrappedWords(to: session.columns, indent: 4).prefix(2).map { $0.fitted(to: session.columns) }
  }

  private static func word(_ severity: Severity) -> (String, TextStyle.Color) {
    switch severity {
    case .error: ("error", .red)
    case .warning: ("warning", .magenta)
    case .information: ("note", .blue)
    case .hint: ("hint", .cyan)
    }
  }
}

extension ReplSession {
  /// Mends what the first finding beneath the line speaks of; nil where nothing is to be mended.
  mutating func mend() -> [ReplEffect] {
    let source = SourceText(editor.text)
    guard survey?.version == version, let fix = shownFindings.first?.fixes.first,
      let mended = fix.applied(to: source)?.description
    else {
      notice = "nothing to mend here"
      return []
    }
    editor.setText(mended)
    return changed(isTyping: false)
  }
}
