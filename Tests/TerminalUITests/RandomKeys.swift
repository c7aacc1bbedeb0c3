import _FilterTestSupport

/// A key press: the bytes that a terminal sends, and the expected effect.
struct Keystroke: Hashable, CustomStringConvertible {
  var bytes: [UInt8]
  var action: ReferenceEditor.Action
  /// Whether time passes after it: a lone Escape is one only then.
  var isFollowedByNothing = false

  var description: String { "\(action) \(String(decoding: bytes, as: UTF8.self).debugDescription)" }
}

/// Key presses at random: of everything a terminal may send.
enum RandomKeys {
  private static let texts = [
    "a", "b", "Z", "7", "_", " ", " ", ":", "(", "\"", "é", "e\u{301}", "\u{301}", "\u{327}\u{301}", "ß", "İ", "ǆ", "漢",
    "字", "ｗ",
    "한", "\u{1112}\u{1161}\u{11AB}", "नि", "க்ஷி", "\u{600}", "\u{915}\u{94D}\u{937}", "👨‍👩‍👧", "👍🏽", "🏽", "❤\u{FE0F}",
    "\u{200D}",
    "1\u{FE0F}\u{20E3}", "🇩🇪", "🇩", "🇪🇫🇷", "\u{A0}", "\u{FEFF}", "\u{200B}", "\u{FFFD}", "t:elf", "or ", "pow>=3 ",
  ]

  /// Scalars that would do something to a terminal: they come to nothing.
  private static let controls: [UInt32] = [
    0x80, 0x85, 0x9B, 0x9F, 0x61C, 0x200E, 0x200F, 0x2028, 0x2029, 0x202A, 0x202E, 0x2066, 0x2069,
  ]

  private static let editing: [(String, ReferenceEditor.Action)] = [
    ("\u{7F}", .deleteBackward), ("\u{8}", .deleteBackward), ("\u{1B}[3~", .deleteForward), ("\u{4}", .endOrDelete),
    ("\u{1B}[D", .left), ("\u{1B}OD", .left), ("\u{1B}[;;;D", .left), ("\u{2}", .left), ("\u{1B}[1;2D", .left),
    ("\u{1B}[C", .right),
    ("\u{1B}OC", .right), ("\u{6}", .right), ("\u{1B}[H", .home), ("\u{1B}OH", .home), ("\u{1B}[1~", .home),
    ("\u{1}", .home), ("\u{1B}[F", .end), ("\u{1B}[4~", .end), ("\u{1B}[8~", .end), ("\u{5}", .end),
    ("\u{1B}b", .wordLeft), ("\u{1B}[1;5D", .wordLeft), ("\u{1B}[1;3D", .wordLeft), ("\u{1B}[1;6D", .wordLeft),
    ("\u{1B}f", .wordRight), ("\u{1B}[1;5C", .wordRight), ("\u{1B}[1;3C", .wordRight), ("\u{1B}[1;5H", .textStart),
    ("\u{1B}[1;5F", .textEnd), ("\u{1B}[A", .up), ("\u{10}", .up), ("\u{1B}[B", .down), ("\u{E}", .down),
    ("\u{1B}[1;2B", .down), ("\u{B}", .killLineEnd), ("\u{15}", .killLineStart), ("\u{17}", .killTerm),
    ("\u{1B}d", .killWordForward), ("\u{1B}[3;5~", .killWordForward), ("\u{1B}\u{7F}", .killWordBackward),
    ("\u{1B}\u{8}", .killWordBackward), ("\u{19}", .yank), ("\u{1B}y", .yankOlder), ("\u{14}", .transpose),
    ("\u{1B}u", .uppercase), ("\u{1B}l", .lowercase), ("\u{1B}c", .capitalize), ("\u{1B}\r", .lineFeed),
    ("\u{1F}", .undo), ("\u{1F}", .undo), ("\u{1F}", .undo), ("\u{1B}_", .redo), ("\u{1B}_", .redo),
  ]

  /// Keys that the editor does not handle, and bytes that are not a key.
  private static let others = [
    "\r", "\n", "\t", "\u{1B}[Z", "\0", "\u{3}", "\u{7}", "\u{C}", "\u{F}", "\u{11}", "\u{12}", "\u{13}", "\u{16}",
    "\u{18}",
    "\u{1A}", "\u{1C}", "\u{1D}", "\u{1E}", "\u{1B}OP", "\u{1B}[15~", "\u{1B}[24~", "\u{1B}[[C", "\u{1B}[2~",
    "\u{1B}[5~",
    "\u{1B}[6~", "\u{1B}[1;5A", "\u{1B}[1;3B", "\u{1B}[I", "\u{1B}[O", "\u{1B}[?1;2c", "\u{1B}[12;40R", "\u{1B}[99~",
    "\u{1B}[>0;276;0c", "\u{1B}[1;9999999999999C", "\u{1B}[1;0D", "\u{1B}[97;5u", "\u{1B}[201~",
    "\u{1B}z",
    "\u{1B}é", "\u{1B}1", "\u{1B}\t", "\u{1B}[1;2P", "\u{1B}[\u{0}", "\u{1B}[1;\u{3}", "\u{1B}O\r",
    "\u{1B}[" + String(repeating: "1;", count: 60) + "m",
  ]

  /// Invalid UTF-8, and its replacement.
  private static let broken: [([UInt8], [String])] = [
    ([0x80], ["\u{FFFD}"]), ([0xFF], ["\u{FFFD}"]), ([0xC0], ["\u{FFFD}"]), ([0xF5], ["\u{FFFD}"]),
    ([0xC3, 0x28], ["\u{FFFD}", "("]), ([0xE2, 0x82, 0x41], ["\u{FFFD}", "A"]),
    ([0xF0, 0x9F, 0x98, 0x20], ["\u{FFFD}", " "]), ([0xE0, 0x80, 0x80], ["\u{FFFD}\u{FFFD}\u{FFFD}"]),
    ([0xED, 0xA0, 0x80], ["\u{FFFD}\u{FFFD}\u{FFFD}"]),
    ([0xF4, 0x90, 0x80, 0x80], ["\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"]),
    ([0xC3, 0xC3, 0xA9], ["\u{FFFD}", "é"]),
  ]

  static func keystroke(_ random: inout SeededGenerator) -> Keystroke {
    switch random.below(100) {
    case 0..<38: return typed(texts[random.below(texts.count)])
    case 38..<40:
      let scalar = Unicode.Scalar(UInt32.random(in: 0xA0...0x10FFFF, using: &random)) ?? "?"
      return typed(String(Character(scalar)))
    case 40..<42:
      let scalar = Unicode.Scalar(controls[random.below(controls.count)]) ?? " "
      return Keystroke(bytes: Array(String(Character(scalar)).utf8), action: .type([]))
    case 42..<45:
      let (bytes, pieces) = broken[random.below(broken.count)]
      return Keystroke(bytes: bytes, action: .type(pieces))
    case 45..<52: return pasted(&random)
    case 52..<54: return Keystroke(bytes: [0x1B], action: .nothing, isFollowedByNothing: true)
    case 54..<60: return Keystroke(bytes: Array(others[random.below(others.count)].utf8), action: .nothing)
    default:
      let (keys, action) = editing[random.below(editing.count)]
      return Keystroke(bytes: Array(keys.utf8), action: action)
    }
  }

  /// Each scalar is a separate key.
  private static func typed(_ text: String) -> Keystroke {
    Keystroke(
      bytes: Array(text.utf8),
      action: .type(text.unicodeScalars.filter { shows($0) }.map { String(Character($0)) }))
  }

  private static func pasted(_ random: inout SeededGenerator) -> Keystroke {
    let pieces =
      texts + ["\n", "\r\n", "\r", "\t", "\u{1B}[31m", "\0", "\u{7}", "\u{1B}", "~", "\u{9B}", "\u{202E}", "[201~"]
    var text = ""
    for _ in 0..<(random.chance(3) ? 300 : random.below(8)) { text += pieces[random.below(pieces.count)] }
    var bytes = Array(text.utf8)
    if random.chance(10) { bytes.insert(UInt8(0x80 + random.below(0x80)), at: random.below(bytes.count + 1)) }
    // The first end sequence ends a paste; text after it is typed. Not generated here.
    let end = Array("\u{1B}[201~".utf8)
    while let place = bytes.indices.first(where: { bytes[$0...].starts(with: end) }) { bytes.remove(at: place) }
    var shown = ""
    var rest = Substring.UnicodeScalarView(String(decoding: bytes, as: UTF8.self).unicodeScalars)
    while let scalar = rest.popFirst() {
      if scalar == "\r" || scalar == "\n" {
        shown.unicodeScalars.append("\n")
        if scalar == "\r", rest.first == "\n" { rest.removeFirst() }
      } else if scalar == "\t" {
        shown.unicodeScalars.append(" ")
      } else if shows(scalar) {
        shown.unicodeScalars.append(scalar)
      }
    }
    return Keystroke(bytes: Array("\u{1B}[200~".utf8) + bytes + Array("\u{1B}[201~".utf8), action: .paste(shown))
  }

  /// Whether a scalar does nothing to a terminal.
  static func shows(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    return value >= 0x20 && !(0x7F...0x9F).contains(value) && value != 0x61C && value != 0x200E && value != 0x200F
      && value != 0x2028 && value != 0x2029
      && !(0x202A...0x202E).contains(value) && !(0x2066...0x2069).contains(value)
  }
}
