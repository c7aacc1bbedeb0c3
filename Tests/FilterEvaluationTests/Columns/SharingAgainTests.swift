import Testing
import _FilterTestSupport

@testable import FilterEvaluation
@testable import FilterSemantics

/// Texts that become shared late, or never, are those of a column that never shares.
@Suite struct SharingAgainTests {
  /// A stretch of rows: texts of their own, a few texts again and again, or none.
  private enum Stretch: CustomStringConvertible {
    case different(Int)
    case repeated(Int, of: Int)
    case missing(Int)

    var description: String {
      switch self {
      case .different(let count): "\(count) different"
      case .repeated(let count, let texts): "\(count) of \(texts)"
      case .missing(let count): "\(count) missing"
      }
    }

    func texts(from start: Int) -> [String?] {
      switch self {
      case .different(let count): (0..<count).map { "Own É-\(start + $0)" }
      case .repeated(let count, let texts):
        (0..<count).map { $0 % 3 == 0 ? "PATH/\($0 % texts)" : "path/\($0 % texts)" }
      case .missing(let count): Array(repeating: nil, count: count)
      }
    }
  }

  private static func texts(_ stretches: [Stretch]) -> [String?] {
    var texts: [String?] = []
    for stretch in stretches { texts += stretch.texts(from: texts.count) }
    return texts
  }

  private static func content(_ texts: [String?], from rows: Int) -> Column.Content {
    var builder = TextColumnBuilder(isCollated: true, hasWords: true, refersToItself: false, rowsUntilSharing: rows)
    for text in texts { builder.append(text, selfReferring: nil) }
    return builder.content()
  }

  /// The text of a row; nil without one.
  private static func text(_ row: Int, _ content: Column.Content, collated: Bool) -> [UInt8]? {
    let (column, index): (TextColumn, Int)
    switch content {
    case .texts(let texts):
      if !texts.present.contains(row) { return nil }
      (column, index) = (texts, row)
    case .sharedTexts(let shared):
      if shared.groups.codes[row] == 0 { return nil }
      (column, index) = (shared.texts, Int(shared.groups.codes[row]) - 1)
    default: return nil
    }
    let arena: TextArena = collated ? column.collated : column.literal
    return Array(arena.bytes[arena.range(of: index)])
  }

  private static let tests: [TextTest] = {
    let needles: [(String, TextTest.Kind)] = [
      ("path", .contains), ("h/1", .contains), ("own é-1", .contains), ("own", .containsWords), ("1", .containsWords),
      ("owne1", .containsCollated), ("path2", .containsCollated), ("absent", .contains),
    ]
    return needles.map { TextTest(field: 0, kind: $0.1, needle: Array($0.0.utf8), isSelfReferring: false) }
  }()

  private static func stretches(_ random: inout SeededGenerator) -> [Stretch] {
    (0..<1 + random.below(5)).map { _ in
      let count: Int = random.pick([1, 15, 16, 17, 63, 64, 65, 200])!
      switch random.below(5) {
      case 0, 1: return .different(count)
      case 2: return .missing(count)
      default: return .repeated(count, of: 1 + random.below(9))
      }
    }
  }

  @Test func anyStretches() {
    let failure = checkProperty(
      "texts shared late are the same", cases: PropertyCases.count(long: 120),
      seed: PropertyCases.seed(default: 341),
      generate: { random -> ([Stretch], Int) in (Self.stretches(&random), random.pick([0, 1, 2, 16, 64, 100])!) },
      shrink: { stretches, rows in shorterArrays(stretches).map { ($0, rows) } }, describe: { "\($0)" },
      law: { stretches, rows in
        let texts: [String?] = Self.texts(stretches)
        let contents: [Column.Content] = [Self.content(texts, from: .max), Self.content(texts, from: rows)]
        for row in texts.indices {
          for isCollated in [false, true] {
            let found: [[UInt8]?] = contents.map { Self.text(row, $0, collated: isCollated) }
            if found[0] != found[1] { return "text of row \(row)" }
          }
        }
        let columns: [Column] = contents.map {
          Column(isOfVariant: false, base: texts.count, owners: [], content: $0)
        }
        for test in Self.tests {
          var probes: [TextProbe] = [TextProbe(test), TextProbe(test)]
          let all: Bitset = columns[0].rows(&probes[0])
          if columns[1].rows(&probes[1]) != all { return "\(test)" }
          for limit in [1, 20, 70] where columns[1].firstRows(&probes[1], limit: limit) != all.rows(limit: limit) {
            return "first \(limit) of \(test)"
          }
        }
        return nil
      })
    #expect(failure == nil, "\(failure?.description ?? "")")
  }

  /// Sharing is tried when the rows double, and once tried in vain it is tried again with more rows.
  @Test(arguments: [20, 40, 80, 160, 320]) func triedAgain(different: Int) {
    func isShared(_ stretches: [Stretch]) -> Bool {
      if case .sharedTexts = Self.content(Self.texts(stretches), from: 20) { true } else { false }
    }
    #expect(!isShared([.different(different)]))
    #expect(!isShared([.different(different), .repeated(different / 2, of: 2)]))
    #expect(isShared([.different(different), .repeated(8 * different, of: 2)]))
    #expect(isShared([.repeated(8 * different, of: 2), .different(different)]))
  }

  /// The number of texts that a builder keeps; the distinct ones from when they are shared.
  private func kept(_ builder: TextColumnBuilder) -> Int? {
    (Mirror(reflecting: builder).descendant("literal") as? TextArena)?.count
  }

  /// Rows that come later need no more room, once their number has doubled after the last try.
  @Test(arguments: [64, 128, 512]) func keptTextsDoNotGrow(rows: Int) {
    var builder = TextColumnBuilder(isCollated: true, hasWords: true, refersToItself: false, rowsUntilSharing: rows)
    for row in 0..<rows { builder.append("own \(row)", selfReferring: nil) }
    #expect(kept(builder) == rows)
    var counts: [Int] = []
    for row in 1...16 * rows {
      builder.append("path \(row % 5)", selfReferring: nil)
      if row % rows == 0 { counts.append(kept(builder) ?? 0) }
    }
    // Tried in vain with the first rows, with twice and with four times as many; shared with eight times as many.
    #expect(Array(counts.prefix(7)) == (2...8).map { $0 * rows })
    #expect(Array(counts.dropFirst(7)) == Array(repeating: rows + 5, count: 9))
  }
}
