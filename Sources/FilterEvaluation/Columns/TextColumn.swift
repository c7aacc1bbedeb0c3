import FilterRegex
import FilterSemantics

/// A column of texts, folded in each way its field is searched.
struct TextColumn: Sendable {
  /// In lower case, without accents if the field folds them.
  let literal: TextArena
  /// Reduced to letters and digits; empty if the field is not searched that way.
  let collated: TextArena
  /// Where the literal texts name their own item; empty if the field is not searched that way.
  let marks: SelfMarks
  /// The rows that have a text.
  let present: Bitset
  /// The words of the texts and their rows; nil if the field is not searched by words.
  let words: ValueColumn?

  /// The texts that a test searches.
  func arena(_ test: TextTest) -> TextArena { test.isLiteral ? literal : collated }

  /// Whether the text of a row passes. Rows without a text have an empty one here; see ``present``.
  func passes(_ row: Int, probe: inout TextProbe) -> Bool {
    if probe.test.isSelfReferring { return probe.passes(row, of: literal, marks) }
    return probe.passes(row, of: arena(probe.test))
  }

  /// Whether the matching rows are known from the word index: the needle is a single word.
  func isIndexed(_ test: TextTest) -> Bool {
    guard words != nil, test.kind == .containsWords, !test.isSelfReferring else { return false }
    return test.needle.allSatisfy { TextArena.isWordByte($0) }
  }

  /// Adds the rows in a range that pass, up to a limit; returns how many.
  @discardableResult
  func add(_ probe: inout TextProbe, among rows: Range<Int>, to bits: inout Bitset, limit: Int = .max) -> Int {
    let arena = arena(probe.test)
    if arena.count == 0 { return 0 }
    if isIndexed(probe.test), let words {
      var found = Bitset(size: bits.size)
      words.add(String(decoding: probe.test.needle, as: UTF8.self), to: &found)
      return bits.insert(found, among: rows, limit: limit)
    }
    var candidates: Bitset
    if case .matches(let regex) = probe.test.kind {
      candidates = self.candidates(regex, among: rows, in: arena, probe.test)
    } else if probe.test.isSelfReferring {
      candidates = marked(among: rows, probe.test)
    } else {
      return arena.search(probe.test, among: rows, into: &bits, limit: limit)
    }
    if probe.test.isSelfReferring {
      for row in marks.unrelated where rows.contains(row) && present.contains(row) { candidates.insert(row) }
    }
    var left = limit
    candidates.forEachRow { row in
      if passes(row, probe: &probe) {
        bits.insert(row)
        left &-= 1
      }
      return left > 0
    }
    return limit - left
  }

  /// The rows that may contain a needle with a `~`: those with its longest piece between two `~`, and with a mark.
  private func marked(among rows: Range<Int>, _ test: TextTest) -> Bitset {
    let pieces = test.needle.split(separator: UInt8(ascii: "~"))
    var found = Bitset(size: present.size)
    if let longest = pieces.max(by: { $0.count < $1.count }) {
      let piece = TextTest(field: test.field, kind: .contains, needle: Array(longest), isSelfReferring: false)
      literal.search(piece, among: rows, into: &found)
    } else {
      found = Bitset(size: present.size, range: rows)
    }
    // A text may contain a `~` of its own.
    if literal.frequencies[Int(UInt8(ascii: "~"))] > 0 { return found }
    let some = found
    some.forEachRow { row in
      if !marks.hasMarks(row) { found.remove(row) }
      return true
    }
    return found
  }
}

/// Choosing the texts that a pattern is run on: those that contain what every match contains.
extension TextColumn {
  /// Literals of which one must occur, with the estimated cost and result of searching for them.
  private struct Choice {
    let texts: [[UInt8]]
    /// In nanoseconds.
    let cost: Double
    /// The share of all rows that contains one of them.
    let share: Double
  }

  /// The rows that may pass. Searches the required literals that save more time than they cost, the best first.
  func candidates(_ regex: CompiledRegex, among rows: Range<Int>, in arena: TextArena, _ test: TextTest) -> Bitset {
    let part = Double(rows.count) / Double(max(1, arena.count))
    // Estimated nanoseconds to run a pattern over a text, and to search a literal in a remaining text.
    let one = 60 + 1.2 * Double(arena.bytes.count) / Double(max(1, arena.count))
    let look = 20 + 0.15 * Double(arena.bytes.count) / Double(max(1, arena.count))
    var left = Double(rows.count)
    // The first ones are the longest; estimating more costs more than it saves.
    let texts = regex.requiredLiterals.prefix(6).map { [$0] } + regex.literalChoices.prefix(6)
    var choices = texts.map { choice($0, in: arena, part) }
    var result: Bitset?
    func saved(_ choice: Choice) -> Double {
      left * one * (1 - choice.share)
        - min(choice.cost, result == nil ? .infinity : left * look * Double(choice.texts.count))
    }
    while let index = choices.indices.max(by: { saved(choices[$0]) < saved(choices[$1]) }),
      saved(choices[index]) > 0
    {
      let best = choices.remove(at: index)
      var some = Bitset(size: present.size)
      for text in best.texts {
        let literal = TextTest(
          field: test.field, kind: .contains, needle: text, isSelfReferring: test.isSelfReferring,
          literalForm: test.literalForm)
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
      // An upper estimate: the texts with the rarest byte, if each had it once.
      let rarest = text.map { arena.frequencies[Int($0)] }.min() ?? 0
      var rows = min(1, Double(rarest) / Double(max(1, arena.count)))
      if let grams = arena.grams {
        let blocks = Double((arena.bytes.count >> TextGrams.blockShift) + 1)
        let found = min(blocks, Double(grams.count(having: text)))
        bytes *= found / blocks
        // A matching block has one text with the literal, or a few if nearly all blocks match.
        rows = min(rows, found >= blocks ? 1 : blocks / Double(max(1, arena.count)) * found / (blocks + 1 - found))
      } else {
        rows *= 0.7
      }
      // The sweep, and a lookup for each match.
      cost += 2_000 + part * (bytes * 0.08 + rows * Double(arena.count) * 20)
      share += rows
    }
    return Choice(texts: texts, cost: cost, share: min(1, share))
  }
}
