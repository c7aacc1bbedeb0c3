/// A line of a screen: characters with their styles, cut to some columns.
public struct ScreenLine: Hashable, Sendable {
  /// A character and its style.
  struct Cell: Hashable, Sendable {
    var character: Character
    var style: TextStyle
  }

  private(set) var cells: [Cell] = []
  /// How many columns it takes.
  public private(set) var width = 0

  /// An empty line.
  public init() {}

  /// A line of one text.
  public init(_ text: String, _ style: TextStyle = .plain) {
    append(text, style)
  }

  /// Adds a text. Control characters become visible signs: nothing in a text does anything to a terminal.
  public mutating func append(_ text: String, _ style: TextStyle = .plain) {
    for character in text { append(character, style) }
  }

  private mutating func append(_ character: Character, _ style: TextStyle) {
    var shown = character
    if character.unicodeScalars.contains(where: { KeyDecoder.isControl($0) }) {
      let code = character.unicodeScalars.first?.value ?? 0
      shown = code < 0x20 ? Character(UnicodeScalar(0x2400 + code) ?? " ") : "\u{FFFD}"
    }
    cells.append(Cell(character: shown, style: style))
    width += CharacterWidth.of(shown)
  }

  /// The line cut to some columns, with `…` in the last where something is cut.
  public func fitted(to columns: Int) -> ScreenLine {
    if width <= columns { return self }
    var line = ScreenLine()
    if columns <= 0 { return line }
    for cell in cells {
      if line.width + CharacterWidth.of(cell.character) > columns - 1 { break }
      line.append(cell.character, cell.style)
    }
    line.append("…", cells.first?.style ?? .plain)
    return line
  }

  /// The line over several of some columns each; at least one. A wide character is not cut in two.
  public func wrapped(to columns: Int) -> [ScreenLine] {
    var lines = [ScreenLine()]
    for cell in cells {
      let width = CharacterWidth.of(cell.character)
      if lines[lines.count - 1].width + width > max(1, columns), !lines[lines.count - 1].cells.isEmpty {
        lines.append(ScreenLine())
      }
      lines[lines.count - 1].append(cell.character, cell.style)
    }
    return lines
  }

  /// The text without its styles.
  public var text: String { String(cells.map { $0.character }) }

  /// What writes the line to a terminal, ending in plain style.
  func sequence(hasColor: Bool) -> String {
    var sequence = ""
    var style = TextStyle.plain
    for cell in cells {
      if cell.style != style {
        if style != .plain { sequence += "\u{1B}[m" }
        sequence += cell.style.sequence(hasColor: hasColor)
        style = cell.style
      }
      sequence.append(cell.character)
    }
    return style == .plain ? sequence : sequence + "\u{1B}[m"
  }
}
