/// A line of a screen: characters with their styles.
public struct ScreenLine: Hashable, Sendable {
  /// A character and its style.
  struct Cell: Hashable, Sendable {
    var character: Character
    var style: TextStyle
    var width: Int
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

  /// How many characters there are: what ``highlight(_:_:)`` counts in.
  public var count: Int { cells.count }

  /// The text without its styles.
  public var text: String { String(cells.map { $0.character }) }

  /// Adds a text. Control characters become visible signs: nothing in a text does anything to a terminal. What combines with the
  /// character before it becomes a part of that, in the style of that; a mark with nothing before it stands on a circle.
  public mutating func append(_ text: String, _ style: TextStyle = .plain) {
    for character in text {
      if character.isASCII, !KeyDecoder.isControl(character.unicodeScalars[character.unicodeScalars.startIndex]) {
        append(character, style)
      } else {
        for shown in CharacterWidth.visible(String(character)) { append(shown, style) }
      }
    }
  }

  /// Adds another line.
  public mutating func append(_ line: ScreenLine) {
    for cell in line.cells { append(cell) }
  }

  /// Adds traits to some characters; those that are not there are passed over.
  public mutating func highlight(_ characters: Range<Int>, _ traits: TextStyle.Traits) {
    for place in characters.clamped(to: 0..<cells.count) { cells[place].style.traits.formUnion(traits) }
  }

  mutating func append(_ cell: Cell) {
    cells.append(cell)
    width += cell.width
  }

  private mutating func append(_ character: Character, _ style: TextStyle) {
    if combine(character) { return }
    var character = character
    if CharacterWidth.of(character) == 0, character.unicodeScalars.first?.properties.isGraphemeExtend == true {
      character = String("\u{25CC}\(character)").first ?? character
    }
    append(Cell(character: character, style: style, width: CharacterWidth.of(character)))
  }

  /// Adds to the last character what is one with it: a mark, the second half of a flag.
  private mutating func combine(_ character: Character) -> Bool {
    guard let last = cells.last, !last.character.isASCII || !character.isASCII else { return false }
    let both = "\(last.character)\(character)"
    guard both.dropFirst().isEmpty, let one = both.first else { return false }
    let width = CharacterWidth.of(one)
    self.width += width - last.width
    cells[cells.count - 1].character = one
    cells[cells.count - 1].width = width
    return true
  }

  /// The line without blanks at its end that nobody sees.
  var trimmed: ScreenLine {
    let end = cells.lastIndex { $0.character != " " || !$0.style.traits.isDisjoint(with: [.reversed, .underlined]) }
    if end == cells.count - 1 || cells.isEmpty { return self }
    var line = ScreenLine()
    for cell in cells[..<((end ?? -1) + 1)] { line.append(cell) }
    return line
  }

  /// What writes the line to a terminal, ending in plain style.
  public func sequence(hasColor: Bool) -> String {
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
