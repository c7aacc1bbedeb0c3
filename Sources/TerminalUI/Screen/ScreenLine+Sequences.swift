extension ScreenLine {
  /// The lines of a text with line feeds and with the sequences that ``sequence(hasColor:)`` writes. A line feed ends a line; an
  /// empty text has none.
  ///
  /// Sequences `ESC [ … m` set the style (ECMA-48, SGR): 0 or nothing for plain text, 1 to 4 and 7 for the traits, 22 to 24 and 27
  /// against them, 30 to 37 and 90 to 97 for colors, 39 against them; other numbers mean nothing. Any other control character
  /// becomes a visible sign. The style goes on in the next line, as in a terminal. Linear time.
  public static func lines(ofSequences text: String) -> [ScreenLine] {
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

  /// The numbers of a sequence that sets a style, behind its Escape; nil, and nothing taken, where it is another one.
  private static func styleNumbers(_ rest: inout Substring.UnicodeScalarView) -> [Int]? {
    var sequence = rest
    guard sequence.popFirst() == "[" else { return nil }
    var numbers = [0]
    var length = 0
    while let scalar = sequence.popFirst() {
      length += 1
      switch scalar {
      // The length is that of sequences of keys, too: a sequence without an end is looked through once.
      case "0"..."9" where length <= KeyDecoder.longestSequence && numbers[numbers.count - 1] < 1_000:
        numbers[numbers.count - 1] = numbers[numbers.count - 1] * 10 + Int(scalar.value - 0x30)
      case ";" where length <= KeyDecoder.longestSequence: numbers.append(0)
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
  /// What a sequence with these numbers does to the style.
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
      // A color of another palette: its numbers are none of their own.
      case 38, 48: rest = rest.dropFirst(rest.first == 5 ? 2 : rest.first == 2 ? 4 : 0)
      default: break
      }
    }
  }
}
