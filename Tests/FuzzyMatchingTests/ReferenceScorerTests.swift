import Testing
import _FilterTestSupport

@testable import FuzzyMatching

/// The scorer agrees with another one that was written from the rules alone: it tries all assignments of typed words to
/// the words of a name, and counts edits with a table. Index and scan share the scorer, so `ExactnessTests` cannot see
/// its errors.
@Suite struct ReferenceScorerTests {
  @Test func aTypedWordTakesAWordOfTheNameOnce() throws {
    let match = try #require(FuzzyIndex(["Fire Firo"]).best(1, for: "fire fire").first)
    let weights = FuzzyWeights.standard
    let quality = 10_000 - weights.edit - weights.unfinished
    #expect(match.score == Double(quality) / weights.whole)
    #expect((match.score * 1_000).rounded() == 533)
  }

  @Test func theScorerAgreesWithTheReference() {
    let parts = ["ba", "ra", "ko", "ti", "mel", "do", "an", "sha", "kni", "ph", "ce", "o", "oo", "fire", "firo"]
    let failure = checkProperty(
      "scorer and reference agree", cases: PropertyCases.count(long: 4_000), seed: PropertyCases.seed(default: 21),
      generate: { generator -> (String, String) in
        let words = (0..<1 + generator.below(5)).map { _ in
          (0..<1 + generator.below(3)).map { _ in generator.pick(parts) ?? "" }.joined()
        }
        let name = words.joined(separator: generator.chance(15) ? " // " : " ")
        let shuffled = words.shuffled(using: &generator).joined(separator: " ")
        return (ExactnessTests.typed([name, shuffled], &generator), name)
      },
      shrink: { typed, name -> [(String, String)] in
        func shortened(_ text: String) -> [String] {
          text.indices.map { index in
            var shorter = text
            shorter.remove(at: index)
            return shorter
          }
        }
        let shorter: [(String, String)] = shortened(typed).map { ($0, name) }
        return shorter + shortened(name).map { (typed, $0) }
      },
      describe: { "'\($0.0)' in '\($0.1)'" },
      law: { typed, name in
        let expected = ReferenceScorer(typed: typed, name: name).fit
        let found = Self.fit(typed, name)
        return found == expected ? nil : "\(String(describing: found)), not \(String(describing: expected))"
      })
    #expect(failure == nil)
  }

  private static func fit(_ typed: String, _ name: String) -> Fit? {
    let index = FuzzyIndex([name])
    var memory = WordMemory()
    let pattern = TypedPattern(typed, in: index.storage, memory: &memory)
    var scorer = CandidateScorer(storage: index.storage, pattern: pattern)
    for edits in 0...pattern.limit { if let fit = scorer.fit(0, limit: edits) { return fit } }
    return nil
  }
}

/// How a typed text fits a name, by exhaustion.
private struct ReferenceScorer {
  private let weights = FuzzyWeights.standard
  private let typed: [[UInt8]]
  private let words: [[UInt8]]
  private let faces: [Int]
  private let isLastWordFinished: Bool

  init(typed: String, name: String) {
    func words(of text: FoldedText) -> [[UInt8]] { (0..<text.wordCount).map { Array(text.bytes[text.word($0)]) } }
    let folded = FoldedText(name)
    self.typed = words(of: FoldedText(typed))
    self.words = words(of: folded)
    self.faces = folded.faces
    self.isLastWordFinished = typed.last.map { " -,".contains($0) } ?? false
  }

  /// The assignment with the fewest edits; of several one in the order of the name, then the cheapest.
  var fit: Fit? {
    if typed.isEmpty || typed.count > words.count { return nil }
    let letters = typed.reduce(0) { $0 + $1.count }
    let limit: Int32 = letters < 4 ? 0 : letters < 7 ? 1 : letters < 13 ? 2 : 3
    let ordered = inOrder(0, from: 0).min { ($0.edits, $0.penalty) < ($1.edits, $1.penalty) }
    let fits = [ordered, typed.count > 1 ? inAnyOrder : nil].compactMap { $0 }.filter { $0.edits <= limit }
    return fits.min { $0.edits < $1.edits }
  }

  /// All assignments of the typed words from one on to words of the name from an index on, in order.
  private func inOrder(_ number: Int, from first: Int) -> [Fit] {
    if number == typed.count { return [Fit(penalty: 0, edits: 0)] }
    return (first..<max(first, words.count)).flatMap { index -> [Fit] in
      guard let pair = pair(number, index) else { return [] }
      var extra = weights.gap * Int32(min(3, index - first))
      if number == 0 { extra = index == 0 ? 0 : faces.contains(index) ? weights.laterFace : weights.laterWord }
      return inOrder(number + 1, from: index + 1).map {
        Fit(penalty: pair.penalty + extra + $0.penalty, edits: pair.edits + $0.edits)
      }
    }
  }

  /// Each typed word, longest first, with the best word that is left.
  private var inAnyOrder: Fit? {
    var left = Array(words.indices)
    var sum = Fit(penalty: weights.order, edits: 0)
    for number in typed.indices.sorted(by: { (typed[$1].count, $0) < (typed[$0].count, $1) }) {
      let pairs = left.compactMap { index in pair(number, index).map { (index: index, pair: $0) } }
      guard let best = pairs.min(by: { ($0.pair.edits, $0.pair.penalty) < ($1.pair.edits, $1.pair.penalty) }) else {
        return nil
      }
      left.removeAll { $0 == best.index }
      sum = Fit(penalty: sum.penalty + best.pair.penalty, edits: sum.edits + best.pair.edits)
    }
    return sum
  }

  /// The cost of a typed word as a word of the name.
  private func pair(_ number: Int, _ index: Int) -> Fit? {
    let (own, word) = (typed[number], words[index])
    let isLast = number == typed.count - 1 && !isLastWordFinished
    let partial = isLast ? weights.partial : weights.innerPartial
    if word.starts(with: own) { return Fit(penalty: word.count == own.count ? 0 : partial, edits: 0) }
    let limit = own.count < (typed.count == 1 ? 4 : 2) ? 0 : own.count < 5 ? 1 : 2
    if limit == 0 { return nil }
    let distances = (0...word.count).map { Self.distance(own, Array(word[..<$0])) }
    let edits = distances.min() ?? .max
    let (key, otherKey) = (Self.key(own), Self.key(word))
    let soundsAlike = key.count >= 3 && otherKey.starts(with: key)
    if edits <= limit, edits == 1 || !soundsAlike {
      let cost = editCost(edits, own, word) + (own.first == word.first ? 0 : weights.firstLetter)
      return Fit(penalty: cost + (distances.last == edits ? 0 : partial), edits: Int32(edits))
    }
    return soundsAlike ? Fit(penalty: weights.sound + (key == otherKey ? 0 : partial), edits: 1) : nil
  }

  /// The cost of the edits after the first letter: for a single edit, its kind counts.
  private func editCost(_ edits: Int, _ own: [UInt8], _ word: [UInt8]) -> Int32 {
    if edits > 1 { return weights.edit * Int32(edits) }
    for at in own.indices.dropLast() {
      var changed = own
      changed.swapAt(at, at + 1)
      if word.starts(with: changed) { return weights.changed }
    }
    for at in 0..<own.count where at < word.count {
      if word.starts(with: own[..<at] + [word[at]] + own[at...]) { return weights.missing }
    }
    return weights.edit
  }

  private static func key(_ word: [UInt8]) -> [UInt8] {
    var key: [UInt8] = []
    SoundKey.append(word, to: &key)
    return key
  }

  /// The optimal string alignment distance, by its definition.
  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var table = [[Int]](repeating: [Int](repeating: 0, count: right.count + 1), count: left.count + 1)
    for row in 0...left.count {
      for column in 0...right.count {
        if row == 0 || column == 0 {
          table[row][column] = row + column
          continue
        }
        let replaced = table[row - 1][column - 1] + (left[row - 1] == right[column - 1] ? 0 : 1)
        var best = min(replaced, table[row - 1][column] + 1, table[row][column - 1] + 1)
        if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
          best = min(best, table[row - 2][column - 2] + 1)
        }
        table[row][column] = best
      }
    }
    return table[left.count][right.count]
  }
}
