import FilterAST
import FilterSemantics

extension ColumnStore {
  /// The first matching rows, ascending. Runs over a growing part of the rows until enough of them match.
  public func rows(_ plan: FilterPlan, limit: Int) -> [Int] {
    if limit <= 0 { return [] }
    var run = StoreRun(self, plan: plan)
    return run.firstRows(limit: limit)
  }
}

extension StoreRun {
  /// The number of rows in the first part, in words of 64; each part is several times as long as the one before it.
  private static var firstWords: Int { 8 }

  /// Up to so many words, the stored sets are combined at once, which takes no longer than doing it in parts.
  private static var wordsAtOnce: Int { 1 << 10 }

  /// The number of candidates whose texts are searched at once, as the count does. A pattern takes longer.
  private static var candidatesAtOnce: Int { 1 << 11 }

  /// After so many words, all surplus of stored sets is removed at once, which costs less from there on.
  private static var wordsBeforeExact: Int { 512 }

  mutating func firstRows(limit: Int) -> [Int] {
    guard !plan.isRefused, let root = plan.root else { return run().bits.rows(limit: limit) }
    let operands = if case .all(let all) = root { all } else { [root] }
    if case .leaf(let leaf, .positive) = root, case .text(let test) = plan.leaves[leaf].test,
      let column = store.column(test.field), !isOfVariants(root)
    {
      var probe = TextProbe(test)
      return column.firstRows(&probe, limit: limit)
    }
    if let rows = firstRows(ofAll: operands, limit: limit) { return rows }
    let rows = run()
    return (rows.isOfVariant ? store.items(of: rows.bits) : rows.bits).rows(limit: limit)
  }

  /// Combines stored sets and tests texts in one part of the rows after another. Nil if the operands are about variants
  /// or if computing one of them for all rows is what takes long.
  private mutating func firstRows(ofAll operands: [FilterPlan.Node], limit: Int) -> [Int]? {
    if operands.contains(where: { isOfVariants($0) }) { return nil }
    let wordCount = (store.count + 63) / 64
    let isSmall = wordCount <= StoreRun.wordsAtOnce
    if isSmall, isToldQuickly(operands) { return nil }
    var sets = StoredSets(size: store.count)
    var texts: [TextOperand] = []
    for operand in operands where !add(operand, to: &sets, isExact: false) {
      if case .leaf(let leaf, let polarity) = operand, case .text(let test) = plan.leaves[leaf].test,
        let column = store.column(test.field), column.searchedWords == nil, !isIndexed(test)
      {
        texts.append(TextOperand(column, test, isWanted: polarity == .positive, cost: cost(operand)))
      } else if cost(operand) > StoreRun.cheap {
        return nil
      } else {
        sets.add(rows(operand).bits)
      }
    }
    texts.sort { $0.cost < $1.cost }
    if !sets.isEmpty, isSmall {
      var left = sets.rows()
      let atOnce = texts.contains { $0.isPattern } ? StoreRun.candidatesAtOnce >> 4 : StoreRun.candidatesAtOnce
      if !left.hasMore(than: atOnce) {
        for index in texts.indices where !left.isEmpty { texts[index].narrow(&left, in: 0..<store.count) }
        return left.rows(limit: limit)
      }
      sets = StoredSets(size: store.count)
      sets.add(left)
    }
    var found: [Int] = []
    var words = 0..<0
    var width = StoreRun.firstWords
    while words.upperBound < wordCount, found.count < limit {
      // What remains is not worth another part if it is as long as this one.
      let end = words.upperBound + width
      words = words.upperBound..<(end + width >= wordCount ? wordCount : end)
      if words.lowerBound > StoreRun.wordsBeforeExact { sets.makeExact() }
      var left = sets.rows(inWords: words)
      for index in texts.indices where !left.isEmpty {
        texts[index].narrow(&left, in: 64 * words.lowerBound..<min(store.count, 64 * words.upperBound))
      }
      left.forEachRow { row in
        found.append(row)
        return found.count < limit
      }
      // Fewer parts if few rows match: they will be needed.
      let times = found.isEmpty ? limit : (limit - found.count) / found.count
      width = min(wordCount, width * (times < 4 ? 4 : times < 16 ? 16 : 64))
    }
    return found
  }

  /// Whether no text is searched, or one that few blocks of texts may have, which tells the count quickly.
  private func isToldQuickly(_ operands: [FilterPlan.Node]) -> Bool {
    var isSearched = false
    for case .leaf(let leaf, let polarity) in operands {
      guard case .text(let test) = plan.leaves[leaf].test, !isIndexed(test) else { continue }
      if polarity == .positive, isRare(test) { return true }
      isSearched = true
    }
    return !isSearched
  }

  /// The highest cost of an operand that is computed for all rows although only the first ones are wanted.
  private static var cheap: Int { 40 }
}

/// A text or pattern that narrows one part of the rows after another.
private struct TextOperand {
  private let column: Column
  private var probe: TextProbe
  private let isWanted: Bool
  let cost: Int
  /// The distinct texts that pass, of a column that shares them.
  private var passing: Bitset?

  init(_ column: Column, _ test: TextTest, isWanted: Bool, cost: Int) {
    self.column = column
    probe = TextProbe(test)
    self.isWanted = isWanted
    self.cost = cost
  }

  var isPattern: Bool { probe.test.isPattern }

  /// Narrows a set of rows that are all in a range.
  mutating func narrow(_ rows: inout Bitset, in range: Range<Int>) {
    let found: Bitset
    if case .sharedTexts(let texts) = column.content, column.isPlain {
      found = texts.rows(&probe, among: rows, passing: &passing)
    } else if rows.hasMore(than: range.count / StoreRun.share(of: probe.test)) {
      found = column.rows(&probe, in: range)
    } else {
      found = column.rows(&probe, among: rows)
    }
    if isWanted { rows.formIntersection(found) } else { rows.subtract(found) }
  }
}
