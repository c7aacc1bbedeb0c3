/// A line of styled characters.
package struct ScreenLine: Hashable, Sendable {
  struct Cell: Hashable, Sendable {
    var character: Character
    var style: TextStyle
    var width: Int
  }

  private(set) var cells: [Cell] = []
  /// The columns it takes.
  package private(set) var width = 0

  package init() {}

  package init(_ text: String, _ style: TextStyle = .plain) {
    append(text, style)
  }

  /// The number of characters.
  package var count: Int { cells.count }

  /// The text without its styles.
  package var text: String { String(cells.map { $0.character }) }

  /// Appends a text. Control characters become visible signs. A mark combines with the character before it and takes
  /// its style; without one it is shown on a dotted circle.
  package mutating func append(_ text: String, _ style: TextStyle = .plain) {
    for character in text {
      if character.isASCII, !KeyDecoder.isControl(character.unicodeScalars[character.unicodeScalars.startIndex]) {
        append(character, style)
      } else {
        for shown in CharacterWidth.visible(String(character)) { append(shown, style) }
      }
    }
  }

  package mutating func append(_ line: ScreenLine) {
    for cell in line.cells { append(cell) }
  }

  /// Adds traits to the characters of a range, which is clamped to the line.
  package mutating func highlight(_ characters: Range<Int>, traits: TextStyle.Traits) {
    for index in characters.clamped(to: 0..<cells.count) { cells[index].style.traits.formUnion(traits) }
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

  /// Joins a character with the last one if they are one: a mark, the second half of a flag.
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

  /// The line without invisible blanks at its end.
  var trimmed: ScreenLine {
    let end = cells.lastIndex { $0.character != " " || !$0.style.traits.isDisjoint(with: [.reversed, .underlined]) }
    if end == cells.count - 1 || cells.isEmpty { return self }
    var line = ScreenLine()
    for cell in cells[..<((end ?? -1) + 1)] { line.append(cell) }
    return line
  }

  /// The text and sequences that draw the line and end in plain style.
  package func sequence(hasColor: Bool) -> String {
    var sequence = ""
    var style = TextStyle.plain
    for cell in cells {
      if cell.style != style {
        if style != .plain { sequence += TextStyle.reset }
        sequence += cell.style.sequence(hasColor: hasColor)
        style = cell.style
      }
      sequence.append(cell.character)
    }
    return style == .plain ? sequence : sequence + TextStyle.reset
  }
}

extension ScreenLine {
  /// The line cut to `columns`, with `…` in the last one if something is cut.
  package func fitted(to columns: Int) -> ScreenLine {
    if width <= columns { return self }
    var line = ScreenLine()
    if columns <= 0 { return line }
    for cell in cells {
      if line.width + cell.width > columns - 1 { break }
      line.append(cell)
    }
    line.append(Cell(character: "…", style: cells.first?.style ?? .plain, width: 1))
    return line
  }

  /// The line broken into lines of at most `columns`; at least one. Wide characters are not split.
  package func wrapped(to columns: Int) -> [ScreenLine] {
    var lines = [ScreenLine()]
    for cell in cells {
      if lines[lines.count - 1].width + cell.width > max(1, columns), !lines[lines.count - 1].cells.isEmpty {
        lines.append(ScreenLine())
      }
      lines[lines.count - 1].append(cell)
    }
    return lines
  }

  /// The line broken at spaces into lines of at most `columns`; at least one. The later ones are indented, by at most
  /// half of the columns. Spaces at a break are dropped; a word longer than a line is broken.
  package func wrappedWords(to columns: Int, indent: Int = 0) -> [ScreenLine] {
    if width <= columns { return [self] }
    let columns = max(1, columns)
    let margin = ScreenLine(String(repeating: " ", count: max(0, min(indent, columns / 2))))
    var lines = [ScreenLine()]
    var start = 0
    while start < cells.count {
      // Spaces and the word after them.
      let word = cells[start...].firstIndex { $0.character != " " } ?? cells.count
      let end = cells[word...].firstIndex { $0.character == " " } ?? cells.count
      let width = cells[start..<end].reduce(0) { $0 + $1.width }
      let isFirst = start == 0
      if isFirst || lines[lines.count - 1].width + width <= columns {
        // Keep the spaces at the start of the line.
        if !isFirst || width <= columns || word < columns {
          for cell in cells[start..<word] { lines[lines.count - 1].append(cell) }
        }
      } else if word < cells.count {
        lines.append(margin)
      }
      for cell in cells[word..<end] {
        if lines[lines.count - 1].width + cell.width > columns, lines[lines.count - 1].width > margin.width {
          lines.append(margin)
        }
        lines[lines.count - 1].append(cell)
      }
      start = end
    }
    return lines
  }
}

extension ScreenLine {
  /// The lines of a text with the sequences that ``sequence(hasColor:)`` writes. A line feed ends a line; an empty text
  /// has none.
  ///
  /// Sequences `ESC [ … m` set the style (ECMA-48, SGR): 0 or nothing resets it, 1 to 4 and 7 set traits, 22 to 24 and
  /// 27 remove them, 30 to 37 and 90 to 97 set the color, 39 removes it; other numbers are ignored. Other control
  /// characters become visible signs. The style continues in the next line, as in a terminal. Linear time.
  package static func lines(ofSequences text: String) -> [ScreenLine] {
    var lines: [ScreenLine] = []
    var line = ScreenLine()
    var style = TextStyle.plain
    var run = String.UnicodeScalarView()
    var isEnded = true
    var rest = Substring.UnicodeScalarView(text.unicodeScalars)
    while let scalar = rest.popFirst() {
      isEnded = scalar == "\n"
      switch scalar {
      case "\n":
        line.append(String(run), style)
        lines.append(line)
        (line, run) = (ScreenLine(), String.UnicodeScalarView())
      case "\r" where rest.first == "\n": continue
      case "\u{1B}":
        guard let numbers = styleNumbers(&rest) else {
          run.append(scalar)
          continue
        }
        line.append(String(run), style)
        run = String.UnicodeScalarView()
        style.set(numbers)
      default: run.append(scalar)
      }
    }
    line.append(String(run), style)
    return isEnded ? lines : lines + [line]
  }

  /// Reads the numbers of a sequence that sets a style, after its Escape; `nil`, reading nothing, for any other.
  private static func styleNumbers(_ rest: inout Substring.UnicodeScalarView) -> [Int]? {
    var sequence = rest
    guard sequence.popFirst() == "[" else { return nil }
    var numbers = [0]
    var length = 0
    while let scalar = sequence.popFirst() {
      length += 1
      switch scalar {
      // The limit keeps the time linear for sequences without an end.
      case "0"..."9" where length <= KeyDecoder.maximumSequenceLength && numbers[numbers.count - 1] < 1_000:
        numbers[numbers.count - 1] = numbers[numbers.count - 1] * 10 + Int(scalar.value - 0x30)
      case ";" where length <= KeyDecoder.maximumSequenceLength: numbers.append(0)
      case "m":
        rest = sequence
        return numbers
      default: return nil
      }
    }
    return nil
  }
}

extension TextStyle {
  /// Applies the numbers of a sequence.
  fileprivate mutating func set(_ numbers: [Int]) {
    var rest = numbers[...]
    while let number = rest.popFirst() {
      switch number {
      case 0: self = .plain
      case 1: traits.insert(.bold)
      case 2: traits.insert(.dim)
      case 3: traits.insert(.italic)
      case 4: traits.insert(.underlined)
      case 7: traits.insert(.reversed)
      case 22: traits.subtract([.bold, .dim])
      case 23: traits.remove(.italic)
      case 24: traits.remove(.underlined)
      case 27: traits.remove(.reversed)
      case 30...37: color = Color(rawValue: UInt8(number - 30))
      case 90...97: color = Color(rawValue: UInt8(number - 90))
      case 39: color = nil
      // A color of another palette; skip its parameters.
      case 38, 48: rest = rest.dropFirst(rest.first == 5 ? 2 : rest.first == 2 ? 4 : 0)
      default: break
      }
    }
  }
}
