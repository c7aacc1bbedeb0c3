import FilterRegex
import FilterSemantics

/// Which texts a pattern is run on: those that have what every match has.
extension TextColumn {
  /// Texts of which one must occur, with what it takes to look for them and how many rows they are likely to leave.
  private struct Choice {
    let texts: [[UInt8]]
    /// Nanoseconds.
    let cost: Double
    /// The part of all rows that has one of them.
    let share: Double
  }

  /// The rows that may pass. Looks for the texts that promise to save more than looking for them takes, the best first.
  func candidates(_ regex: CompiledRegex, among rows: Range<Int>, in arena: TextArena, _ test: TextTest) -> Bitset {
    let part = Double(rows.count) / Double(max(1, arena.count))
    // To run a pattern over a text takes this long, in nanoseconds; to look for a text in one that is left, this long.
    let one = 60 + 1.2 * Double(arena.bytes.count) / Double(max(1, arena.count))
    let look = 20 + 0.15 * Double(arena.bytes.count) / Double(max(1, arena.count))
    var left = Double(rows.count)
    // The first ones are the longest; more would take longer to judge than they save.
    let texts = regex.requiredLiterals.prefix(6).map { [$0] } + regex.literalChoices.prefix(6)
    var choices = texts.map { choice($0, in: arena, part) }
    var result: Bitset?
    func saved(_ choice: Choice) -> Double {
      left * one * (1 - choice.share)
        - min(choice.cost, result == nil ? .infinity : left * look * Double(choice.texts.count))
    }
    while let place = choices.indices.max(by: { saved(choices[$0]) < saved(choices[$1]) }),
      saved(choices[place]) > 0
    {
      let best = choices.remove(at: place)
      var some = Bitset(size: present.size)
      for text in best.texts {
        let literal = TextTest(field: test.field, kind: .contains, needle: text, isSelfReferring: test.isSelfReferring)
        if let result, left * look < best.cost / Double(best.texts.count) {
          arena.search(literal, among: result, into: &some)
        } else {
          arena.search(literal, among: rows, into: &some)
        }
      }
      if result == nil { result = some } else { result?.formIntersection(some) }
      left = Double(result?.count ?? 0)
    }
    var candidates = result ?? Bitset(size: present.size, range: rows)
    candidates.formIntersection(present)
    return candidates
  }

  private func choice(_ texts: [[UInt8]], in arena: TextArena, _ part: Double) -> Choice {
    var cost = 0.0
    var share = 0.0
    for text in texts {
      var bytes = Double(arena.bytes.count)
      // Texts with the rarest of its bytes, if each had it once: too many as a rule, and never too few.
      let rarest = text.map { arena.frequencies[Int($0)] }.min() ?? 0
      var rows = min(1, Double(rarest) / Double(max(1, arena.count)))
      if let grams = arena.grams {
        let blocks = Double((arena.bytes.count >> TextGrams.blockShift) + 1)
        let found = min(blocks, Double(grams.count(having: text)))
        bytes *= found / blocks
        // A block with the triples has one text with it, or a few where nearly all blocks have them.
        rows = min(rows, found >= blocks ? 1 : blocks / Double(max(1, arena.count)) * found / (blocks + 1 - found))
      } else {
        rows *= 0.7
      }
      // To sweep, and to look at each match.
      cost += 2_000 + part * (bytes * 0.08 + rows * Double(arena.count) * 20)
      share += rows
    }
    return Choice(texts: texts, cost: cost, share: min(1, share))
  }
}
