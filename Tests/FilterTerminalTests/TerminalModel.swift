@testable import FilterTerminal

/// A small terminal: what is seen after some bytes were written to it. Knows what ``ScreenPainter`` uses, and nothing else: any
/// other sequence is an error.
struct TerminalModel {
  private(set) var rows: [[Character?]]
  private(set) var row = 0
  private(set) var column = 0
  private(set) var isCaretVisible = true
  private(set) var scrolled: [String] = []
  private(set) var errors: [String] = []
  let columns: Int
  /// The caret stands behind the last column, and the next character begins a line.
  private var isWrapping = false

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = Array(repeating: Array(repeating: " ", count: columns), count: rows)
  }

  func line(_ row: Int) -> String {
    var text = String(rows[row].compactMap { $0 })
    while text.last == " " { text.removeLast() }
    return text
  }

  var text: [String] { rows.indices.map { line($0) } }

  mutating func write(_ text: String) {
    var rest = Substring(text)
    while let character = rest.popFirst() {
      switch character {
      case "\r\n":
        column = 0
        isWrapping = false
        lineFeed()
      case "\r":
        column = 0
        isWrapping = false
      case "\n": lineFeed()
      case "\u{1B}": sequence(&rest)
      default: put(character)
      }
    }
  }

  private mutating func lineFeed() {
    isWrapping = false
    if row + 1 < rows.count {
      row += 1
    } else {
      scrolled.append(line(0))
      rows.removeFirst()
      rows.append(Array(repeating: " ", count: columns))
    }
  }

  private mutating func put(_ character: Character) {
    let width = CharacterWidth.of(character)
    if width == 0 { return errors.append("a mark by itself") }
    if isWrapping || column + width > columns {
      errors.append("wrapped")
      column = 0
      lineFeed()
    }
    rows[row][column] = character
    if width == 2 { rows[row][column + 1] = nil }
    column += width
    if column >= columns { (column, isWrapping) = (columns - 1, true) }
  }

  private mutating func sequence(_ rest: inout Substring) {
    guard rest.popFirst() == "[" else { return errors.append("a sequence without [") }
    var argument = ""
    while let next = rest.first, next.isNumber || next == ";" || next == "?" { argument.append(rest.removeFirst()) }
    let number = max(1, Int(argument) ?? 1)
    switch (rest.popFirst(), argument) {
    case ("A", _): (row, isWrapping) = (row - number, false)
    case ("B", _): (row, isWrapping) = (row + number, false)
    case ("C", _): (column, isWrapping) = (column + number, false)
    case ("K", ""): for place in column..<columns { rows[row][place] = " " }
    case ("J", ""):
      for place in column..<columns { rows[row][place] = " " }
      for below in rows.indices where below > row { rows[below] = Array(repeating: " ", count: columns) }
    case ("m", _): break
    case ("l", "?25"): isCaretVisible = false
    case ("h", "?25"): isCaretVisible = true
    default: errors.append("unknown sequence \(argument)")
    }
    if !rows.indices.contains(row) || column >= columns {
      errors.append("caret at \(row) \(column)")
      row = max(0, min(row, rows.count - 1))
      column = min(column, columns - 1)
    }
  }
}
