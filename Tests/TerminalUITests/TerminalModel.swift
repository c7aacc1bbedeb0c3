@testable import TerminalUI

/// A model of a terminal: the display after writes and resizes. It supports the sequences of ``ScreenPainter``; any
/// other sequence is an error.
struct TerminalModel {
  private struct Row {
    var cells: [Character?]
    /// Whether its line continues in the next row.
    var goesOn = false
    /// The extent written to since the screen was cleared.
    var used = 0

    init(_ columns: Int) { cells = Array(repeating: " ", count: columns) }

    var text: String {
      var text = String(cells.compactMap { $0 })
      while text.last == " " { text.removeLast() }
      return text
    }
  }

  private var screen: [Row]
  private(set) var row = 0
  private(set) var column = 0
  private(set) var isCaretVisible = true
  private(set) var isWrappingOn = true
  /// The rows that left the screen at the top.
  private(set) var scrolled: [String] = []
  private(set) var errors: [String] = []
  private(set) var columns: Int
  /// The caret is after the last column, and the next character starts a new row.
  private var isWrapping = false

  init(columns: Int, rows: Int) {
    self.columns = columns
    screen = Array(repeating: Row(columns), count: rows)
  }

  var rows: Int { screen.count }
  var text: [String] { screen.map { $0.text } }

  mutating func write(_ text: String) {
    var rest = Substring(text)
    while let character = rest.popFirst() {
      switch character {
      case "\r\n":
        column = 0
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

  private mutating func lineFeed(goesOn: Bool = false) {
    isWrapping = false
    screen[row].goesOn = goesOn
    if row + 1 < screen.count { row += 1 } else { scroll() }
  }

  private mutating func scroll() {
    scrolled.append(screen.removeFirst().text)
    screen.append(Row(columns))
  }

  private mutating func put(_ character: Character) {
    let width = CharacterWidth.of(character)
    if width == 0 { return }
    if isWrappingOn, isWrapping || column + width > columns {
      column = 0
      lineFeed(goesOn: true)
    }
    if column + width > columns {
      // Without wrapping the last columns are written over and over.
      column = max(0, columns - width)
      if width > columns { return errors.append("too wide: \(character)") }
    }
    screen[row].cells[column] = character
    screen[row].used = max(screen[row].used, column + width)
    for place in column + 1..<column + width { screen[row].cells[place] = nil }
    column += width
    if column >= columns { (column, isWrapping) = (columns - 1, isWrappingOn) }
  }

  private mutating func sequence(_ rest: inout Substring) {
    guard rest.popFirst() == "[" else { return errors.append("a sequence without [") }
    var argument = ""
    while let next = rest.first, next.isNumber || next == ";" || next == "?" { argument.append(rest.removeFirst()) }
    let number = max(1, Int(argument) ?? 1)
    let last = rest.popFirst()
    if last != "m" { isWrapping = false }
    switch (last, argument) {
    // At the top and at the bottom a terminal stops.
    case ("A", _): row = max(0, row - number)
    case ("B", _): row = min(screen.count - 1, row + number)
    case ("C", _): column = min(columns - 1, column + number)
    case ("H", ""): (row, column) = (0, 0)
    case ("K", ""): clear(row, from: column)
    case ("J", ""):
      if row == 0, column == 0 { errors.append("tmux would keep what is cleared") }
      clear(row, from: column)
      for below in screen.indices where below > row { screen[below] = Row(columns) }
    case ("J", "2"): for place in screen.indices { screen[place] = Row(columns) }
    case ("m", _): break
    case ("l", "?25"): isCaretVisible = false
    case ("h", "?25"): isCaretVisible = true
    case ("l", "?7"): isWrappingOn = false
    case ("h", "?7"): isWrappingOn = true
    default: errors.append("unknown sequence \(argument)\(last.map { String($0) } ?? "")")
    }
  }

  private mutating func clear(_ row: Int, from column: Int) {
    for place in column..<columns { screen[row].cells[place] = " " }
    screen[row].goesOn = false
    if column == 0 { screen[row].used = 0 }
  }

  /// Whether it takes another size as tmux does: blank rows at the bottom count when rows are too many, and a row is as
  /// long as it was. Else blank rows leave first, and blanks at the end of a row are nothing.
  var isLikeTmux = false

  /// Changes the size. Wrapped lines are joined and wrapped again; the caret stays at its position in the line. Rows
  /// that do not fit scroll off at the top.
  mutating func resize(columns: Int, rows: Int) {
    var lines: [(cells: [Character?], caret: Int?)] = []
    var isOpen = false
    for (place, old) in screen.enumerated() {
      if !isOpen { lines.append(([], nil)) }
      if place == row { lines[lines.count - 1].caret = lines[lines.count - 1].cells.count + column }
      lines[lines.count - 1].cells += isLikeTmux && !old.goesOn ? Array(old.cells[..<old.used]) : old.cells
      isOpen = old.goesOn
    }
    self.columns = columns
    isWrapping = false
    screen = []
    for line in lines {
      var cells = line.cells
      while !isLikeTmux, cells.last == " " { cells.removeLast() }
      var passed = 0
      repeat {
        var next = Row(columns)
        var width = 0
        // A character is its first cell and the empty ones after it.
        while let end = cells.indices.dropFirst(passed + width + 1).first(where: { cells[$0] != nil })
          ?? length(cells, passed + width),
          end - passed <= columns || width == 0
        {
          for place in passed + width..<min(end, passed + columns) { next.cells[place - passed] = cells[place] }
          width = end - passed
        }
        next.goesOn = passed + width < cells.count
        next.used = min(width, columns)
        if let caret = line.caret, caret >= passed, caret < passed + max(width, 1) || !next.goesOn {
          (row, column) = (screen.count, min(caret - passed, columns - 1))
        }
        screen.append(next)
        passed += width
      } while passed < cells.count
    }
    while !isLikeTmux, screen.count > max(rows, row + 1), screen.last?.text == "" { screen.removeLast() }
    while screen.count > rows {
      scrolled.append(screen.removeFirst().text)
      row -= 1
    }
    if row < 0 { (row, column) = (0, 0) }
    while screen.count < rows { screen.append(Row(columns)) }
  }

  private func length(_ cells: [Character?], _ place: Int) -> Int? { place < cells.count ? cells.count : nil }
}
