import FilterText

/// The alphabet of a program's automata: classes of characters that the pattern does not distinguish.
///
/// The bounds of all sets of the pattern cut the scalars into intervals; intervals in the same sets form one class.
struct SymbolClasses: Sendable {
  /// Number of classes.
  let count: Int
  /// The first scalar of each interval, ascending from zero.
  private let starts: [UInt32]
  /// The class of each interval.
  private let classes: [UInt16]
  /// The class of each ASCII character.
  let ascii: [UInt16]
  /// The kind of each class.
  let kinds: [SymbolKind]
  /// A bit for each set and class: whether the set contains the class.
  private let memberships: [UInt64]
  private let wordsPerSet: Int

  /// The classes for some sets; nil if there are more than `limit`. Linear in the ranges of the sets, apart from
  /// sorting and from the intervals that a set covers.
  init?(_ sets: [ScalarSet], tellingWords: Bool, limit: Int) {
    let all = sets + (tellingWords ? [.newline, .word] : [.newline])
    let starts = SymbolClasses.borders(of: all)
    var partition = Partition(intervals: starts.count)
    for set in all { partition.refine(by: SymbolClasses.intervals(of: set, starts)) }
    guard partition.sizes.count <= limit else { return nil }
    let classes = partition.classes.map { UInt16(truncatingIfNeeded: $0) }
    let count = partition.sizes.count
    var kinds = [SymbolKind](repeating: .other, count: count)
    var memberships = [UInt64](repeating: 0, count: all.count * ((count + 63) / 64))
    for (index, set) in all.enumerated() {
      for range in SymbolClasses.intervals(of: set, starts) {
        for interval in range {
          let name = Int(classes[interval])
          memberships[index * ((count + 63) / 64) + name / 64] |= 1 << UInt64(name % 64)
          if index == sets.count { kinds[name] = .newline }
          if index == sets.count + 1 { kinds[name] = .word }
        }
      }
    }
    self.count = count
    self.starts = starts
    self.classes = classes
    self.kinds = kinds
    self.memberships = memberships
    self.wordsPerSet = (count + 63) / 64
    var interval = 0
    var ascii: [UInt16] = []
    for scalar in 0..<UInt32(0x80) {
      while interval + 1 < starts.count, starts[interval + 1] <= scalar { interval += 1 }
      ascii.append(classes[interval])
    }
    self.ascii = ascii
  }

  /// Whether the set with an index contains the characters of a class.
  func isMember(_ name: Int, of set: Int32) -> Bool {
    memberships[Int(set) &* wordsPerSet &+ name / 64] >> UInt64(name % 64) & 1 == 1
  }

  /// The class of a scalar; logarithmic in the number of intervals.
  func ofScalar(_ scalar: UInt32) -> UInt16 { classes[starts.partitioningIndex { $0 > scalar } - 1] }

  /// The classes of non-ASCII characters, possibly with duplicates.
  var beyondASCII: [UInt16] {
    starts.indices.filter { $0 + 1 == starts.count || starts[$0 + 1] > 0x80 }.map { classes[$0] }
  }

  private static func borders(of sets: [ScalarSet]) -> [UInt32] {
    var borders: [UInt32] = [0]
    for set in sets {
      for range in set.ranges {
        borders.append(range.lowerBound)
        if range.upperBound < ScalarSet.maximum { borders.append(range.upperBound + 1) }
      }
    }
    borders.sort()
    var unique: [UInt32] = []
    for border in borders where unique.last != border { unique.append(border) }
    return unique
  }

  /// The indices of the intervals that a set consists of; all its bounds are among the starts.
  private static func intervals(of set: ScalarSet, _ starts: [UInt32]) -> [Range<Int>] {
    func index(of border: UInt32) -> Int { starts.partitioningIndex { $0 >= border } }
    return set.ranges.map { index(of: $0.lowerBound)..<index(of: $0.upperBound + 1) }
  }
}

/// A partition of intervals into classes, refined by one set after another.
private struct Partition {
  private(set) var classes: [Int]
  private(set) var sizes: [Int]

  init(intervals: Int) {
    self.classes = Array(repeating: 0, count: intervals)
    self.sizes = [intervals]
  }

  /// Separates the intervals within some ranges from the others. A set and its complement give the same result, so the
  /// smaller of the two is used.
  mutating func refine(by ranges: [Range<Int>]) {
    let covered = ranges.reduce(0) { $0 + $1.count }
    let smaller = covered * 2 > classes.count ? gaps(between: ranges) : ranges
    var inside: [Int: Int] = [:]
    for range in smaller {
      for interval in range { inside[classes[interval], default: 0] += 1 }
    }
    var names: [Int: Int] = [:]
    for range in smaller {
      for interval in range {
        let old = classes[interval]
        guard let count = inside[old], count < sizes[old] || names[old] != nil else { continue }
        let name = names[old] ?? sizes.count
        if names[old] == nil {
          names[old] = name
          sizes.append(0)
        }
        classes[interval] = name
        sizes[old] -= 1
        sizes[name] += 1
      }
    }
  }

  private func gaps(between ranges: [Range<Int>]) -> [Range<Int>] {
    var gaps: [Range<Int>] = []
    var next = 0
    for range in ranges {
      gaps.append(next..<range.lowerBound)
      next = range.upperBound
    }
    return gaps + [next..<classes.count]
  }
}

/// The kind of a character, as far as anchors depend on it.
enum SymbolKind: UInt8, Sendable {
  /// No character: the beginning or end of the text.
  case edge
  case newline
  /// A letter, digit or underscore, if the pattern depends on words.
  case word
  case other
}

extension RegexAnchor {
  /// The effect of the character before a position on an anchor.
  enum Outlook {
    case holds
    case fails
    /// The character after the position decides.
    case open
  }

  /// Whether the anchor holds between two characters.
  func holds(between before: SymbolKind, and after: SymbolKind) -> Bool {
    switch self {
    case .lineStart: before == .edge || before == .newline
    case .lineEnd: after == .edge || after == .newline
    case .textStart: before == .edge
    case .textEnd: after == .edge
    case .wordBoundary: (before == .word) != (after == .word)
    case .notWordBoundary: (before == .word) == (after == .word)
    case .wordStart: before != .word && after == .word
    case .wordEnd: before == .word && after != .word
    }
  }

  /// The effect of the character before a position on the anchor there.
  func outlook(after previous: SymbolKind) -> Outlook {
    switch self {
    case .lineStart: previous == .edge || previous == .newline ? .holds : .fails
    case .textStart: previous == .edge ? .holds : .fails
    case .wordStart: previous == .word ? .fails : .open
    case .wordEnd: previous == .word ? .open : .fails
    case .lineEnd, .textEnd, .wordBoundary, .notWordBoundary: .open
    }
  }

  /// Whether the anchor depends on words.
  var looksAtWords: Bool {
    switch self {
    case .wordBoundary, .notWordBoundary, .wordStart, .wordEnd: true
    default: false
    }
  }
}
