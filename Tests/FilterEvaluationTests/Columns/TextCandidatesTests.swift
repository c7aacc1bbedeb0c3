import FilterAST
import FilterRegex
import FilterVocabulary
import Testing
import _FilterTestSupport

@testable import FilterEvaluation
@testable import FilterSemantics

/// Which texts a pattern is run on: never fewer than those it matches.
@Suite struct TextCandidatesTests {
  private static let patterns = [
    "draw a card", "draw .* card", "(draw|mill|tap)s?", "^flying$", "flying|reach", "d.aw", "whenever .* (dies|leaves)",
    "\\d+", "[aeiou]x", "target (creature|player|opponent)", "", ".", "^$", "zzzz", "(draw)?", "a{3}", "draw|^$",
    "(tap|untap) target",
  ]
  private static let words = [
    "draw", "a", "card", "mill", "taps", "target", "creature", "player", "flying", "reach", "whenever", "dies", "zz",
    "42", "untap",
  ]

  private func column(_ texts: [String?]) -> TextColumn {
    var builder = TextColumnBuilder(isCollated: false, hasWords: false, refersToItself: false)
    for text in texts { builder.append(text, selfReferring: nil) }
    return builder.column()
  }

  private func test(_ pattern: String) throws -> (CompiledRegex, TextTest) {
    let regex = try CompiledRegex(RegexSyntax(parsing: pattern))
    return (regex, TextTest(field: 0, kind: .matches(regex), needle: [], isSelfReferring: false))
  }

  @Test func noMatchIsLeftOut() throws {
    for pattern in Self.patterns {
      var random = SeededGenerator(seed: 181)
      let texts = (0..<600).map { _ -> String? in
        if random.chance(5) { return nil }
        return (0..<random.below(7)).map { _ in random.pick(Self.words)! }.joined(separator: " ")
      }
      let column = column(texts)
      let (regex, test) = try test(pattern)
      for rows in [0..<600, 0..<0, 17..<590, 64..<128, 599..<600] {
        let candidates = column.candidates(regex, among: rows, in: column.literal, test)
        var matcher = RegexMatcher(regex)
        let matching = rows.filter { row in
          guard let text = texts[row] else { return false }
          return Array(text.utf8).withUnsafeBufferPointer { matcher.contains(in: $0) } == .match
        }
        #expect(matching.allSatisfy { candidates.contains($0) }, "\(pattern) \(rows)")
        #expect(candidates.rows().allSatisfy { rows.contains($0) && texts[$0] != nil }, "\(pattern) \(rows)")
        // And the whole search finds exactly those, the first ones too.
        for limit in [Int.max, 3, 1] {
          var probe = TextProbe(test)
          var bits = Bitset(size: texts.count)
          let number = column.add(&probe, among: rows, to: &bits, limit: limit)
          #expect(bits.rows() == Array(matching.prefix(limit)), "\(pattern) \(rows) \(limit)")
          #expect(number == bits.count, "\(pattern)")
        }
      }
    }
  }

  /// A text that every match has leaves few candidates.
  @Test func rareTextsLeaveFew() throws {
    var texts: [String?] = (0..<5_000).map { "number \($0 % 10) draws nothing at all from nowhere" }
    texts[77] = "proliferate 3 times"
    texts[4_321] = "proliferate twice"
    let column = column(texts)
    for (pattern, most) in [("proliferate \\d", 2), ("x|proliferate twice", 5_000), ("(proliferate|regenerate) t", 2)] {
      let (regex, test) = try test(pattern)
      let candidates = column.candidates(regex, among: 0..<5_000, in: column.literal, test)
      #expect(candidates.count <= most, "\(pattern) leaves \(candidates.count)")
      #expect(candidates.count > 0)
    }
  }

  @Test func aColumnWithoutTexts() throws {
    let (_, test) = try test("x*")
    for texts in [[], [nil, nil]] as [[String?]] {
      var probe = TextProbe(test)
      var bits = Bitset(size: texts.count)
      let number = column(texts).add(&probe, among: 0..<texts.count, to: &bits)
      #expect(number == 0 && bits.isEmpty)
    }
  }

  /// The ways of a column to find texts: all, the first, some, one by one.
  @Test func everyWayToSearch() {
    let table: [String] = ["draw", "a", "target creature", "zzz", "taps", "42 "]
    for needle in table {
      var random = SeededGenerator(seed: 182)
      var further: [UInt32] = []
      let base = 300
      var texts: [String?] = (0..<base).map { _ in
        random.chance(8) ? nil : (0..<random.below(6)).map { _ in random.pick(Self.words)! }.joined(separator: " ")
      }
      for owner in 0..<base where random.chance(15) {
        for _ in 0...random.below(2) {
          further.append(UInt32(owner))
          texts.append(random.chance(30) ? nil : random.pick(Self.words)! + " " + random.pick(Self.words)!)
        }
      }
      let column = Column(isOfVariant: false, base: base, owners: further, content: .texts(column(texts)))
      let test = TextTest(field: 0, kind: .contains, needle: Array(needle.utf8), isSelfReferring: false)
      let expected: [Int] = (0..<base).filter { row in
        let parts: [Int] = further.indices.filter { Int(further[$0]) == row }.map { base + $0 }
        return ([row] + parts).contains { texts[$0]?.contains(needle) ?? false }
      }
      var probe = TextProbe(test)
      #expect(column.rowCount == texts.count, "\(needle)")
      let all = column.rows(&probe).rows()
      #expect(all == expected, "\(needle)")
      for limit in [1, 5, 1_000] {
        let first = column.firstRows(&probe, limit: limit)
        #expect(first == Array(expected.prefix(limit)), "\(needle)")
      }
      let some = Bitset(size: base, rows: (0..<base).filter { $0 % 3 != 0 })
      let among = column.rows(&probe, among: some).rows()
      #expect(among == expected.filter { $0 % 3 != 0 }, "\(needle)")
      for row in 0..<base {
        let passes = column.passes(row, probe: &probe)
        #expect(passes == expected.contains(row), "\(needle)")
        #expect(column.furtherParts(of: row).map { Int(further[$0 - base]) }.allSatisfy { $0 == row }, "\(needle)")
        #expect(column.furtherParts(of: row).count == further.filter { $0 == row }.count, "\(needle)")
      }
    }
  }
}
