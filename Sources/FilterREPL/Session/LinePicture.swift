import FilterLists
import FilterReports
import FilterText
import TerminalUI

/// The rendering of the edited line: prompt, colors, underlined diagnostics, ghost text and caret.
///
/// A text that is wider than the terminal wraps, aligned with its first row. If there are more rows than fit, those
/// around the caret are shown, with an arrow in the first and last of them if others are hidden. Linear in the length
/// of the text.
struct LinePicture {
  private(set) var lines: [ScreenLine] = []
  /// The line and the column of the caret.
  private(set) var caret = (line: 0, column: 0)
  /// Whether the text takes one row, so that markers fit below it.
  private(set) var isOneRow = true
  /// The number of columns before the text.
  let indent: Int

  private let prompt: String
  private let limit: Int

  /// A row: a range of characters, and whether it starts a line.
  private struct Row {
    var start: Int
    var end: Int
    var isFirst: Bool
  }

  /// Renders the line in at most `most` rows. A finished line is rendered whole, without caret, diagnostics or ghost
  /// text.
  init(_ session: borrowing ReplSession, isFinished: Bool = false, most: Int = .max) {
    prompt = session.prompt
    indent = CharacterWidth.of(prompt)
    limit = max(1, session.columns - indent - 1)
    let characters = session.editor.characters
    let rows = LinePicture.rows(characters, limit: limit)
    isOneRow = rows.count == 1
    let caretRow = rows.lastIndex { $0.start <= session.editor.caret } ?? 0
    let count = isFinished ? rows.count : max(1, min(most, rows.count))
    let first = isFinished ? 0 : min(max(0, caretRow - count / 2), rows.count - count)
    var offset = 0
    for character in characters[..<rows[first].start] { offset += character.utf8.count }
    var styles = PieceCursor(session.coloring.pieces)
    let marks = isFinished ? [] : session.shownDiagnostics.map { $0.range }
    // A word that is being typed is not marked as unknown, or only softly.
    let typed = isFinished ? nil : session.typedTerm
    let soft = session.completesWord ? TextStyle.plain : TextStyle(nil, [.dim, .underlined])
    for number in first..<first + count {
      let row = rows[number]
      var line = ScreenLine()
      line.append(
        head(row, isCut: number == first && first > 0 || number == first + count - 1 && number < rows.count - 1))
      for (index, character) in zip(row.start..<row.end, characters[row.start..<row.end]) {
        if !isFinished, index == session.editor.caret { caret = (number - first, line.width) }
        var style = styles.style(at: offset)
        if style.color == .red, let typed, styles.touches(typed) { style = soft }
        if marks.contains(where: { $0.start <= offset && offset < $0.end }) { style.traits.insert(.underlined) }
        line.append(String(character), style)
        offset += character.utf8.count
      }
      if !isFinished, session.editor.caret == row.end, number == caretRow { caret = (number - first, line.width) }
      // Skip the line feed at the end of a row.
      if row.end < characters.count, characters[row.end] == "\n" { offset += 1 }
      lines.append(line)
    }
    if !isFinished, let ghost = session.ghost { append(ghost, session: session) }
  }

  /// Appends as much as fits. Without colors, brackets distinguish it from typed text.
  private mutating func append(_ ghost: Ghost, session: borrowing ReplSession) {
    let text = session.hasColor ? ghost.text : "[\(ghost.text)]"
    let last = lines.count - 1
    let room = session.columns - lines[last].width
    let shown = ScreenLine(text, TextStyle(nil, .dim)).fitted(to: room)
    lines[last].append(shown)
  }

  private func head(_ row: Row, isCut: Bool) -> String {
    let blank = String(repeating: " ", count: max(0, indent - 2))
    if isCut { return blank + "↕ " }
    if row.start == 0 { return prompt }
    return blank + (row.isFirst ? "· " : "  ")
  }

  private static func rows(_ characters: [Character], limit: Int) -> [Row] {
    var rows: [Row] = []
    var row = Row(start: 0, end: 0, isFirst: true)
    var width = 0
    for (index, character) in characters.enumerated() {
      if character == "\n" {
        row.end = index
        rows.append(row)
        row = Row(start: index + 1, end: index + 1, isFirst: true)
        width = 0
        continue
      }
      let next = CharacterWidth.of(character)
      if width + next > limit, width > 0 {
        row.end = index
        rows.append(row)
        row = Row(start: index, end: index, isFirst: false)
        width = 0
      }
      width += next
    }
    row.end = characters.count
    rows.append(row)
    return rows
  }
}

/// The style at increasing byte offsets.
private struct PieceCursor {
  private let pieces: [QueryColoring.Piece]
  private var index = 0

  init(_ pieces: [QueryColoring.Piece]) {
    self.pieces = pieces
  }

  mutating func style(at offset: Int) -> TextStyle {
    while index < pieces.count, pieces[index].range.end <= offset { index += 1 }
    return index < pieces.count && pieces[index].range.start <= offset ? pieces[index].style : .plain
  }

  /// Whether the piece looked up last touches a range.
  func touches(_ range: SourceRange) -> Bool {
    index < pieces.count && pieces[index].range.start <= range.end && range.start <= pieces[index].range.end
  }
}

/// A diagnostic below the line: markers and the message beside them, or below them if it does not fit.
struct DiagnosticLine {
  private(set) var lines: [ScreenLine] = []

  /// The key that applies the first fix.
  static let key = "Alt-M: "

  init(_ diagnostic: Diagnostic, under picture: LinePicture, _ session: borrowing ReplSession, isFirst: Bool) {
    let (word, color) = DiagnosticLine.word(diagnostic.severity)
    var message = ScreenLine(word + ": ", TextStyle(color, .bold))
    message.append(diagnostic.message)
    if let fix = diagnostic.fixes.first {
      message.append(" (\(isFirst ? DiagnosticLine.key : "")\(fix.title))", TextStyle(nil, .dim))
    }
    guard picture.isOneRow else {
      lines = DiagnosticLine.indented(message, session: session)
      return
    }
    let characters = session.editor.characters
    let start = min(session.index(ofByte: diagnostic.range.start), characters.count)
    let end = min(max(start + 1, session.index(ofByte: diagnostic.range.end)), characters.count)
    let column = picture.indent + CharacterWidth.of(String(characters[..<start]))
    let width = start < end ? max(1, CharacterWidth.of(String(characters[start..<end]))) : 1
    var marks = ScreenLine(String(repeating: " ", count: column))
    marks.append(String(repeating: "^", count: width), TextStyle(color, .bold))
    if marks.width + 1 + message.width <= session.columns {
      marks.append(" ")
      marks.append(message)
      lines = [marks]
    } else if session.rows >= 16 {
      lines = [marks.fitted(to: session.columns)] + DiagnosticLine.indented(message, session: session)
    } else {
      lines = DiagnosticLine.indented(message, session: session)
    }
  }

  /// On two lines if there is room, otherwise cut to one.
  private static func indented(_ message: ScreenLine, session: borrowing ReplSession) -> [ScreenLine] {
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
