import FilterAST
import FilterSemantics
import FilterText
import FilterVocabulary

/// Compares the texts or the keys of two columns row by row, each of a row with each of the other. Texts are compared
/// without letter case, accents and ligatures, or as spelled.
struct WordComparison {
  private let left: Column
  private let right: Column
  private let relation: Comparison
  private let store: ColumnStore
  private let matchesCase: Bool

  init(_ left: Column, _ relation: Comparison, _ right: Column, in store: ColumnStore, matchesCase: Bool) {
    (self.left, self.right, self.relation, self.store) = (left, right, relation, store)
    self.matchesCase = matchesCase
  }

  /// The items or variants for which the relation holds. Linear in the words of the columns, apart from sorting them for
  /// relations other than equality.
  func rows() -> StoreRun.Rows {
    let isOfVariant = (left.isOfVariant || right.isOfVariant) && !store.variantStarts.isEmpty
    let size = isOfVariant ? store.variantCount : store.count
    var table = WordTable()
    let first = RowWords(left, into: &table, matchesCase: matchesCase)
    let second = RowWords(right, into: &table, matchesCase: matchesCase)
    let ranks = relation == .equal ? nil : WordComparison.ranks(of: table)
    func rank(_ word: Int32) -> Int32 { ranks?[Int(word)] ?? word }
    var bits = Bitset(size: size)
    for row in 0..<size {
      let item = isOfVariant && left.isOfVariant != right.isOfVariant ? store.item(ofVariant: row) : row
      let ones = first[left.isOfVariant || !isOfVariant ? row : item]
      if ones.isEmpty { continue }
      let others = second[right.isOfVariant || !isOfVariant ? row : item]
      if ones.contains(where: { one in others.contains { relation.holds(rank(one), rank($0)) } }) { bits.insert(row) }
    }
    return StoreRun.Rows(bits: bits, isOfVariant: isOfVariant)
  }

  private static func ranks(of table: WordTable) -> [Int32] {
    let words = (0..<table.count).map { ExactText(table[$0]) }
    var ranks = [Int32](repeating: 0, count: words.count)
    for (rank, index) in words.indices.sorted(by: { words[$0] < words[$1] }).enumerated() { ranks[index] = Int32(rank) }
    return ranks
  }
}

/// The words of the rows of a column, as indices of a table.
private struct RowWords {
  private var starts: [UInt32]
  private var words: [Int32]

  init(_ column: Column, into table: inout WordTable, matchesCase: Bool) {
    var pairs: [(row: UInt32, word: Int32)] = []
    func insert(_ key: String) -> Int32 { Int32(table.insert(key)) }
    func insert(text: String) -> Int32 {
      insert(matchesCase ? CanonicalForm.composed(text) : WordSpelling.folded(text))
    }
    switch column.content {
    case .values(let values), .numbered(let values, _):
      for index in 0..<values.words.count {
        let isKey = values.keyed != nil
        let word = isKey ? insert(values.words[index]) : insert(text: values.spelling(ofWord: index))
        for row in values.rows(ofWord: index) { pairs.append((row, word)) }
      }
    case .sharedTexts(let shared):
      let known = (0..<shared.texts.literal.count).map { index in
        shared.texts.text(index, collated: false).map { insert(text: String(decoding: $0, as: UTF8.self)) }
      }
      for (owner, row) in column.ownedRows {
        let code = Int(shared.groups.codes[row])
        if code > 0, let word = known[code - 1] { pairs.append((owner, word)) }
      }
    case .texts(let texts), .costs(_, let texts):
      for (owner, row) in column.ownedRows {
        guard let text = texts.text(row, collated: false) else { continue }
        pairs.append((owner, insert(text: String(decoding: text, as: UTF8.self))))
      }
    case .keys: break
    }
    starts = [UInt32](repeating: 0, count: column.base + 2)
    words = [Int32](repeating: 0, count: pairs.count)
    Steps.add(pairs.count + column.base)
    for pair in pairs { starts[Int(pair.row) + 2] += 1 }
    for row in 2..<starts.count { starts[row] += starts[row - 1] }
    for pair in pairs {
      words[Int(starts[Int(pair.row) + 1])] = pair.word
      starts[Int(pair.row) + 1] += 1
    }
  }

  /// The words of an item or variant.
  subscript(_ row: Int) -> ArraySlice<Int32> { words[Int(starts[row])..<Int(starts[row + 1])] }
}

extension Column {
  /// The rows with the item or variant of each.
  fileprivate var ownedRows: [(owner: UInt32, row: Int)] {
    let first = held ?? (0..<UInt32(base)).map { $0 }
    return first.enumerated().map { ($0.element, $0.offset) }
      + owners.enumerated().map { ($0.element, firstCount + $0.offset) }
  }
}
