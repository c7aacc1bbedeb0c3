import FilterText
import _FilterTestSupport

/// Makes documents: comments, blank lines, queries in order and out of it, on one line and on several, any line ending.
enum RandomDocument {
  static func text(lines count: Int, using random: inout SeededGenerator) -> String {
    let endings = random.chance(60) ? ["\n"] : random.chance(60) ? ["\r\n"] : ["\n", "\r\n", "\r"]
    var text = ""
    for index in 0..<(1 + random.below(max(1, count))) {
      if index > 0 { text += endings[random.below(endings.count)] }
      text += line(using: &random)
      if random.chance(15) { text += [" ", "  ", "\t", " \t "][random.below(4)] }
    }
    return text
  }

  private static func line(using random: inout SeededGenerator) -> String {
    switch random.below(10) {
    case 0: return ""
    case 1: return ["#", "# elves", "## t:elf  ", "#t:elf"][random.below(4)]
    case 2, 3: return RandomText.text(length: 6, using: &random)
    case 4, 5:
      return RandomQuery.looseText(of: RandomQuery.query(leaves: 4, using: &random), using: &random)
    case 6, 7: return CorpusQueries.valid[random.below(CorpusQueries.valid.count)]
    default:
      let pieces = [
        "t:elf", "T:Elf ", "or c:g", " c:rg", "  and mv>2", "(t:elf", "c:g )", "((a b))", "-(x)", "  (#a) b", "o:\"a",
        "b\"", "  or", "order:cmc", "(direction:asc)", "color:RG", "  r:rare", "a , b", "( Pow > 3 )", "pow>tou",
      ]
      var line = random.chance(40) ? "  " : ""
      for _ in 0..<(1 + random.below(4)) {
        line += pieces[random.below(pieces.count)]
        if random.chance(80) { line += " " }
      }
      return line
    }
  }

  /// Bytes of any kind, many of them line endings.
  static func bytes(using random: inout SeededGenerator) -> SourceText {
    var bytes: [UInt8] = []
    for _ in 0..<random.below(5) {
      bytes += RandomText.bytes(length: 14, using: &random).bytes
      bytes += Array(["\n", "\r\n", "\n  ", "\r", "#"][random.below(5)].utf8)
    }
    return SourceText(bytes: bytes)
  }

  /// A document with everything that is hard on offsets.
  static let hard = SourceText(
    bytes: Array("# 🧝 elves\r\nt:elf 🧝 c:g\r\n  -o:\"draw a 🧝\"\r\n\r\nname:\u{E9}\t(pow>=tou or \r\n ".utf8) + [
      0xF0, 0x9F,
    ]
      + Array("x)\nt:".utf8) + [0xFF, 0x20] + Array("\"open\r#x\n".utf8))
}

extension SourceText {
  /// The text after edits that must be in order.
  func edited(_ edits: [TextEdit]) -> SourceText {
    applying(edits) ?? SourceText("edits out of order: \(edits)")
  }
}
