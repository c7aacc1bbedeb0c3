/// Upper and lower case: a table of pairs, so that the core needs no Unicode data at run time and folds alike everywhere.
///
/// It holds the one-to-one pairs of ASCII, Latin (all of Latin-1, Extended-A and Extended Additional, the regular rows of
/// Extended-B), Greek, Cyrillic, Armenian, Roman numerals and full-width letters, as Unicode's simple case mappings have
/// them. Characters whose partner differs from one direction to the other (`ſ`, `ς`, `ı`, the Kelvin sign) fold to nothing
/// else: so no letter of ASCII has a partner outside ASCII.
enum LetterCase {
  /// A row of capitals, each `distance` below its small letter.
  struct Row {
    let first: UInt32
    let last: UInt32
    let distance: UInt32

    init(_ first: UInt32, _ last: UInt32, _ distance: UInt32) {
      self.first = first
      self.last = last
      self.distance = distance
    }
  }

  static let rows: [Row] = [
    Row(0x41, 0x5A, 32), Row(0xC0, 0xD6, 32), Row(0xD8, 0xDE, 32), Row(0x386, 0x386, 38), Row(0x388, 0x38A, 37),
    Row(0x38C, 0x38C, 64), Row(0x38E, 0x38F, 63), Row(0x391, 0x3A1, 32), Row(0x3A3, 0x3AB, 32), Row(0x400, 0x40F, 80),
    Row(0x410, 0x42F, 32), Row(0x4C0, 0x4C0, 15), Row(0x531, 0x556, 48), Row(0x2160, 0x216F, 16),
    Row(0x24B6, 0x24CF, 26), Row(0xFF21, 0xFF3A, 32),
  ]

  /// Rows in which each capital, the first among them, stands right before its small letter.
  static let alternating: [ClosedRange<UInt32>] = [
    0x100...0x12F, 0x132...0x137, 0x139...0x148, 0x14A...0x177, 0x179...0x17E, 0x1CD...0x1DC, 0x1DE...0x1EF,
    0x1F8...0x21F, 0x222...0x233, 0x246...0x24F, 0x370...0x373, 0x3D8...0x3EF, 0x460...0x481, 0x48A...0x4BF,
    0x4C1...0x4CE, 0x4D0...0x52F, 0x1E00...0x1E95, 0x1EA0...0x1EFF,
  ]

  /// `Ÿ`, whose small letter stands far before it.
  static let capitalY: UInt32 = 0x178
  static let smallY: UInt32 = 0xFF
}

extension ScalarSet {
  /// The set with both cases of every member.
  var ignoringCase: ScalarSet {
    var folded = ranges
    func add(_ range: ClosedRange<UInt32>, from first: UInt32, through last: UInt32, to target: UInt32) {
      guard range.upperBound >= first, range.lowerBound <= last else { return }
      let lower = max(range.lowerBound, first) - first
      let upper = min(range.upperBound, last) - first
      folded.append(target + lower...target + upper)
    }
    for range in ranges {
      for row in LetterCase.rows {
        add(range, from: row.first, through: row.last, to: row.first + row.distance)
        add(range, from: row.first + row.distance, through: row.last + row.distance, to: row.first)
      }
      for row in LetterCase.alternating where range.overlaps(row) {
        let shared = range.clamped(to: row)
        let lower = shared.lowerBound - (shared.lowerBound - row.lowerBound) % 2
        let upper = shared.upperBound + (shared.upperBound - row.lowerBound + 1) % 2
        folded.append(lower...upper)
      }
      add(range, from: LetterCase.capitalY, through: LetterCase.capitalY, to: LetterCase.smallY)
      add(range, from: LetterCase.smallY, through: LetterCase.smallY, to: LetterCase.capitalY)
    }
    return ScalarSet(folded)
  }
}
