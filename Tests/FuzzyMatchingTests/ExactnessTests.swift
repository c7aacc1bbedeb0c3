import FuzzyMatching
import Testing
import _FilterTestSupport

/// The indexes give the same ten best names as scoring every candidate, with the same scores, in the same order.
@Suite struct ExactnessTests {
  /// A typed text: a piece of a name with typing errors.
  static func typed(_ names: [String], _ generator: inout SeededGenerator) -> String {
    var text = Array((generator.pick(names) ?? "").lowercased().prefix(1 + generator.below(20)))
    if generator.chance(20) { text = Array((generator.pick(names) ?? "").lowercased()) }
    if generator.chance(15) {
      text = Array(String(text).split(separator: " ").shuffled(using: &generator).joined(separator: " "))
    }
    for _ in 0..<generator.below(4) where !text.isEmpty {
      let at = generator.below(text.count)
      let letter = generator.pick(Array("abcdefghijklmnopqrstuvwxyz '-")) ?? "a"
      switch generator.below(5) {
      case 0: text.remove(at: at)
      case 1: text.insert(letter, at: at)
      case 2: text[at] = letter
      case 3: text.insert(" ", at: at)
      default: if at + 1 < text.count { text.swapAt(at, at + 1) }
      }
    }
    return String(text)
  }

  /// Names whose words are few and alike, so that everything competes with everything.
  private static func names(_ generator: inout SeededGenerator) -> [String] {
    let parts = ["ba", "ra", "ko", "ti", "mel", "do", "ra", "an", "sha", "kni", "ph", "ce", "o", "oo"]
    let words = (0..<12).map { _ in
      (0..<1 + generator.below(3)).map { _ in generator.pick(parts) ?? "" }.joined()
    }
    return (0..<1 + generator.below(40)).map { _ in
      let count = 1 + generator.below(4)
      let name = (0..<count).map { _ in generator.pick(words) ?? "" }.joined(
        separator: generator.chance(10) ? " // " : " ")
      return generator.chance(10) ? name.capitalized(first: true) : name
    }
  }

  private static func difference(_ index: FuzzyIndex, _ typed: String, limit: Int) -> String? {
    let fast = index.best(limit, for: typed)
    let slow = index.bestByScan(limit, for: typed)
    if fast == slow { return nil }
    func show(_ found: [FuzzyMatch]) -> String { "\(found.map { "\(index[$0.id]) \($0.score)" })" }
    return "'\(typed)'\n  by index: \(show(fast))\n  by scan:  \(show(slow))"
  }

  @Test func overInventedNames() {
    let failure = checkProperty(
      "index and scan agree", cases: PropertyCases.count(long: 1_500), seed: PropertyCases.seed(default: 3),
      generate: { generator -> ([String], [Int], String, Int) in
        let names = Self.names(&generator)
        let popularity = names.map { _ in generator.below(6) }
        return (names, popularity, Self.typed(names, &generator), 1 + generator.below(12))
      },
      shrink: { value in
        value.0.indices.map { index in
          var (names, popularity) = (value.0, value.1)
          names.remove(at: index)
          popularity.remove(at: index)
          return (names, popularity, value.2, value.3)
        }
          + value.2.indices.map { index in
            var typed = value.2
            typed.remove(at: index)
            return (value.0, value.1, typed, value.3)
          }
      },
      describe: { "'\($0.2)', \($0.3) of \($0.0), popularity \($0.1)" },
      law: { names, popularity, typed, limit in
        Self.difference(FuzzyIndex(names, popularity: popularity), typed, limit: limit)
      })
    #expect(failure == nil)
  }

  /// Names with frequent short words and rare long ones: which words the candidates are looked up by depends on the
  /// numbers of entries.
  @Test func overFrequentAndRareWords() {
    let short = ["t", "th", "the", "to", "of", "c", "co"]
    let long = [
      "creature", "creator", "cremate", "lantern", "latern", "lanten", "gardener", "garden", "green", "greet",
    ]
    let failure = checkProperty(
      "index and scan agree over frequent words", cases: PropertyCases.count(long: 120),
      seed: PropertyCases.seed(default: 21),
      generate: { generator -> ([String], String) in
        let names = (0..<150 + generator.below(200)).map { _ in
          (0..<1 + generator.below(3)).map { _ in
            (generator.pick(generator.chance(85) ? short : long) ?? "")
          }.joined(separator: " ")
        }
        let words = (0..<2 + generator.below(3)).map { _ in generator.pick(generator.chance(50) ? short : long) ?? "" }
        return (names, Self.typed([words.joined(separator: " ")], &generator))
      },
      shrink: { value in value.0.indices.map { (Array(value.0[..<$0] + value.0[($0 + 1)...]), value.1) } },
      describe: { "'\($0.1)' of \($0.0)" },
      law: { names, typed in
        Self.difference(FuzzyIndex(names, popularity: names.indices.map { $0 % 7 }), typed, limit: 10)
      })
    #expect(failure == nil)
  }

  /// Ten thousand texts with `FILTERQ_CASES=10000` in a release build; a few in every run, since the scan is slow.
  @Test(.needsShared("data/catalogs/card-names.json"))
  func overRealNames() throws {
    let names = try SharedFolder.catalog("card-names")
    let index = FuzzyIndex(names, popularity: names.indices.map { ($0 * 7_919) % 30_011 })
    let failure = checkProperty(
      "index and scan agree over real names", cases: PropertyCases.count(long: 12),
      seed: PropertyCases.seed(default: 8),
      generate: { Self.typed(names, &$0) },
      shrink: { typed in typed.indices.map { String(typed[..<$0]) + String(typed[typed.index(after: $0)...]) } },
      describe: { $0 },
      law: { Self.difference(index, $0, limit: 10) })
    #expect(failure == nil)
  }

  @Test func oneSearchAfterTheOtherAnswersLikeEachAlone() {
    let failure = checkProperty(
      "narrowing", cases: PropertyCases.count(long: 300), seed: PropertyCases.seed(default: 13),
      generate: { generator -> [String] in
        let text = Self.typed(InventedNames.all, &generator)
        var keystrokes = text.indices.map { String(text[...$0]) }
        // Letters are taken back, and another text is typed.
        keystrokes += keystrokes.reversed().prefix(generator.below(5))
        let other = Self.typed(InventedNames.all, &generator)
        return keystrokes + other.indices.map { String(other[...$0]) }
      },
      shrink: { keystrokes in keystrokes.indices.map { Array(keystrokes[..<$0] + keystrokes[($0 + 1)...]) } },
      describe: { "\($0)" },
      law: { keystrokes in
        var narrowing = FuzzyNarrowing(InventedNames.index)
        for typed in keystrokes {
          if narrowing.best(10, for: typed) != InventedNames.index.best(10, for: typed) {
            return "differs at '\(typed)'"
          }
        }
        return nil
      })
    #expect(failure == nil)
  }

  @Test func theSameListGivesTheSameAnswers() {
    let again = FuzzyIndex(
      InventedNames.all, popularity: InventedNames.all.indices.map { InventedNames.all.count - $0 })
    for name in InventedNames.all {
      for typed in [name, String(name.prefix(3)), String(name.reversed())] {
        #expect(again.best(10, for: typed) == InventedNames.index.best(10, for: typed))
      }
    }
  }

  @Test func aSmallerLimitIsTheBeginningOfALarger() {
    for typed in ["e", "ri", "reed", "embr", "of the", "siphon m", "brass mastre", "a h"] {
      let many = InventedNames.index.best(40, for: typed)
      for limit in [1, 2, 5, 10] {
        #expect(InventedNames.index.best(limit, for: typed) == Array(many.prefix(limit)), "'\(typed)' \(limit)")
      }
    }
  }
}

extension String {
  fileprivate func capitalized(first: Bool) -> String { first ? prefix(1).uppercased() + dropFirst() : self }
}
