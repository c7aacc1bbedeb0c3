import FilterText

/// A set of Unicode scalars: sorted ranges of their values, which neither overlap nor touch.
package struct ScalarSet: Hashable, Sendable {
  /// The largest scalar value. Surrogates inside a range count as members; no text contains any.
  package static let maximum: UInt32 = 0x10FFFF

  package let ranges: [ClosedRange<UInt32>]

  /// The union of ranges in any order.
  package init(_ ranges: [ClosedRange<UInt32>]) {
    var merged: [ClosedRange<UInt32>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = merged.last, range.lowerBound <= last.upperBound &+ 1 {
        merged[merged.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
    self.ranges = merged
  }

  /// The set of a single scalar.
  init(_ scalar: Unicode.Scalar) { self.ranges = [scalar.value...scalar.value] }

  /// The set of one scalar in both cases.
  init(ignoringCaseOf scalar: Unicode.Scalar) {
    guard scalar.isASCII else {
      self = ScalarSet(scalar).ignoringCase
      return
    }
    let small = scalar.value | 0x20
    let isLetter = small >= 0x61 && small <= 0x7A
    self.ranges = isLetter ? [small - 0x20...small - 0x20, small...small] : [scalar.value...scalar.value]
  }

  package var isEmpty: Bool { ranges.isEmpty }

  /// All scalars outside the set.
  package var complement: ScalarSet {
    var gaps: [ClosedRange<UInt32>] = []
    var next: UInt32 = 0
    for range in ranges {
      if range.lowerBound > next { gaps.append(next...range.lowerBound - 1) }
      next = range.upperBound + 1
    }
    if next <= ScalarSet.maximum { gaps.append(next...ScalarSet.maximum) }
    return ScalarSet(gaps)
  }

  package func union(_ other: ScalarSet) -> ScalarSet { ScalarSet(ranges + other.ranges) }

  package func subtracting(_ other: ScalarSet) -> ScalarSet { complement.union(other).complement }

  /// Whether a scalar is a member; logarithmic in the number of ranges.
  package func contains(_ scalar: UInt32) -> Bool {
    let index = ranges.partitioningIndex { $0.upperBound >= scalar }
    return index < ranges.count && ranges[index].lowerBound <= scalar
  }
}

/// Named sets.
extension ScalarSet {
  package static let newline = ScalarSet("\n")
  package static let notNewline = ScalarSet.newline.complement
  package static let digits = ScalarSet([0x30...0x39])

  /// The white space of Unicode (property `White_Space`).
  static let whiteSpace = ScalarSet([
    0x09...0x0D, 0x20...0x20, 0x85...0x85, 0xA0...0xA0, 0x1680...0x1680, 0x2000...0x200A, 0x2028...0x2029,
    0x202F...0x202F, 0x205F...0x205F, 0x3000...0x3000,
  ])

  /// Letters, and the marks and digits written with them. Exact up to U+0530 and for letter-like symbols; beyond that,
  /// whole blocks of scripts including their punctuation, which keeps the table small.
  package static let letters = ScalarSet([
    0x41...0x5A, 0x61...0x7A, 0xAA...0xAA, 0xB5...0xB5, 0xBA...0xBA, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2C1,
    0x2C6...0x2D1, 0x2E0...0x2E4, 0x2EC...0x2EC, 0x2EE...0x2EE, 0x300...0x374, 0x376...0x37D, 0x37F...0x37F,
    0x386...0x386, 0x388...0x3F5, 0x3F7...0x481, 0x483...0x559, 0x560...0x588, 0x591...0x5BD, 0x5BF...0x5BF,
    0x5C1...0x5F2, 0x610...0x61A, 0x620...0x669, 0x66E...0x6D3, 0x6D5...0x6FF, 0x710...0x82D, 0x840...0xE59,
    0xE81...0xF00, 0xF18...0xFC6, 0x1000...0x135F, 0x1380...0x17E9, 0x180B...0x19D9, 0x1A00...0x1B59,
    0x1B6B...0x1FFC, 0x2071...0x2071, 0x207F...0x207F, 0x2090...0x209C, 0x20D0...0x20F0, 0x2102...0x2102,
    0x2107...0x2107, 0x210A...0x2113, 0x2115...0x2115, 0x2119...0x211D, 0x2124...0x2124, 0x2126...0x2126,
    0x2128...0x2128, 0x212A...0x212D, 0x212F...0x2139, 0x213C...0x213F, 0x2145...0x2149, 0x214E...0x214E,
    0x2160...0x2188, 0x2C00...0x2DFF, 0x2E2F...0x2E2F, 0x3005...0x3007, 0x3021...0x302F, 0x3031...0x3035,
    0x3038...0x303C, 0x3041...0x309A, 0x309D...0x309F, 0x30A1...0x30FA, 0x30FC...0x318E, 0x31A0...0x31BF,
    0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0xA48C, 0xA4D0...0xA66F, 0xA674...0xD7FB, 0xF900...0xFD3D,
    0xFD50...0xFDFB, 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xFE70...0xFEFC, 0xFF10...0xFF19, 0xFF21...0xFF3A,
    0xFF41...0xFF5A, 0xFF66...0xFFDC, 0x10000...0x100FA, 0x10280...0x16FFF, 0x17000...0x1CAFF, 0x1D400...0x1D7FF,
    0x1DF00...0x1EEBB, 0x20000...0x3134A, 0xE0100...0xE01EF,
  ])

  /// The characters of `\w` and of words.
  package static let word = ScalarSet(letters.ranges + digits.ranges + [0x5F...0x5F])

  private static let controls = ScalarSet([0x00...0x1F, 0x7F...0x9F])
  private static let visible = whiteSpace.union(controls).complement
  private static let alphanumeric = letters.union(digits)

  /// The set of a named class. Since case is ignored, `lower` and `upper` are all letters, as in PostgreSQL
  /// (`cclasscvec` in `regc_locale.c`).
  init(_ name: RegexPosixClass) {
    switch name {
    case .alnum: self = .alphanumeric
    case .alpha, .lower, .upper: self = .letters
    case .ascii: self = ScalarSet([0x00...0x7F])
    case .blank: self = ScalarSet([0x09...0x09, 0x20...0x20])
    case .cntrl: self = .controls
    case .digit: self = .digits
    case .graph: self = .visible
    case .print: self = ScalarSet.visible.union(ScalarSet(" "))
    case .punct: self = ScalarSet.visible.subtracting(.alphanumeric)
    case .space: self = .whiteSpace
    case .word: self = .word
    case .xdigit: self = ScalarSet([0x30...0x39, 0x41...0x46, 0x61...0x66])
    }
  }

  /// The set of an escape. Unlike a negated class, a capital letter matches a line break (PostgreSQL since version 14).
  init(_ name: RegexEscapeClass) {
    switch name {
    case .digit: self = .digits
    case .notDigit: self = ScalarSet.digits.complement
    case .space: self = .whiteSpace
    case .notSpace: self = ScalarSet.whiteSpace.complement
    case .word: self = .word
    case .notWord: self = ScalarSet.word.complement
    }
  }
}

/// Upper and lower case as a table of pairs, so that the core needs no Unicode data at run time and gives the same
/// results on every platform.
///
/// It contains the one-to-one pairs of ASCII, Latin (all of Latin-1, Extended-A and Extended Additional, the regular
/// rows of Extended-B), Greek, Cyrillic, Armenian, Roman numerals and full-width letters, as in Unicode's simple case
/// mappings. Characters whose mapping is not symmetric (`ſ`, `ς`, `ı`, the Kelvin sign) have no partner, so no ASCII
/// letter has a partner outside ASCII.
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

  /// Rows of pairs: each capital, starting with the first, is directly before its small letter.
  static let alternating: [ClosedRange<UInt32>] = [
    0x100...0x12F, 0x132...0x137, 0x139...0x148, 0x14A...0x177, 0x179...0x17E, 0x1CD...0x1DC, 0x1DE...0x1EF,
    0x1F8...0x21F, 0x222...0x233, 0x246...0x24F, 0x370...0x373, 0x3D8...0x3EF, 0x460...0x481, 0x48A...0x4BF,
    0x4C1...0x4CE, 0x4D0...0x52F, 0x1E00...0x1E95, 0x1EA0...0x1EFF,
  ]

  /// `Ÿ`, whose small letter is not near it.
  static let capitalY: UInt32 = 0x178
  static let smallY: UInt32 = 0xFF

  /// The letters of the table that are capitals.
  static let capitals = ScalarSet(
    rows.map { $0.first...$0.last } + [capitalY...capitalY]
      + alternating.flatMap { row in stride(from: row.lowerBound, to: row.upperBound, by: 2).map { $0...$0 } })

  /// The letters of the table that are small.
  static let small = ScalarSet(
    rows.map { $0.first + $0.distance...$0.last + $0.distance } + [smallY...smallY]
      + alternating.flatMap { row in stride(from: row.lowerBound + 1, through: row.upperBound, by: 2).map { $0...$0 } })
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

extension ScalarSet {
  /// The characters that a node matches, in both cases unless letter case counts; empty for a node that does not match
  /// a single character.
  package init(_ node: RegexNodeID, in syntax: RegexSyntax, matchesCase: Bool = false) {
    switch syntax.kind(of: node) {
    case .literal(let scalar): self = matchesCase ? ScalarSet(scalar) : ScalarSet(ignoringCaseOf: scalar)
    case .selfReference: self = ScalarSet("~")
    case .any: self = .notNewline
    case .classRange(let range):
      let written = ScalarSet([range.lowerBound.value...range.upperBound.value])
      self = matchesCase ? written : written.ignoringCase
    case .posixClass(.lower) where matchesCase: self = LetterCase.small
    case .posixClass(.upper) where matchesCase: self = LetterCase.capitals
    case .posixClass(let name): self = ScalarSet(name)
    case .escapeClass(let name): self = ScalarSet(name)
    case .characterClass(let isNegated):
      var ranges: [ClosedRange<UInt32>] = []
      for child in syntax.children(of: node) { ranges += ScalarSet(child, in: syntax, matchesCase: matchesCase).ranges }
      // A negated class never matches a line break.
      self = isNegated ? ScalarSet(ranges + ScalarSet.newline.ranges).complement : ScalarSet(ranges)
    default: self = ScalarSet([])
    }
  }
}
