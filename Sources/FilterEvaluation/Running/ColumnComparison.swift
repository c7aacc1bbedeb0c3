import FilterAST
import FilterVocabulary

/// Two columns of numbers compared row by row.
///
/// Parts are compared with the part at the same place; a field without further parts has the same number for all of them.
struct ColumnComparison {
  private let left: Column
  private let right: Column
  private let relation: Comparison
  private let store: ColumnStore

  init(_ left: Column, _ relation: Comparison, _ right: Column, in store: ColumnStore) {
    self.left = left
    self.right = right
    self.relation = relation
    self.store = store
  }

  func rows() -> StoreRun.Rows {
    let isOfVariant = (left.isOfVariant || right.isOfVariant) && !store.variantStarts.isEmpty
    let size = isOfVariant ? store.variantCount : store.count
    var bits = Bitset(size: size)
    guard let first = left.keys, let second = right.keys else { return .init(bits: bits, isOfVariant: isOfVariant) }
    // The keys of both columns in one order, so that what is compared row by row are small numbers.
    let (firstRanks, secondRanks) = ranks(first.keys, second.keys)
    let firstCodes = first.groups.codes
    let secondCodes = second.groups.codes
    if left.isOfVariant == right.isOfVariant || !isOfVariant {
      for row in 0..<size {
        let (one, other) = (firstRanks[Int(firstCodes[row])], secondRanks[Int(secondCodes[row])])
        if one >= 0, other >= 0, holds(one, other) { bits.insert(row) }
      }
    } else {
      for item in 0..<store.count {
        for variant in store.variants(of: item) {
          let one = firstRanks[Int(firstCodes[left.isOfVariant ? variant : item])]
          let other = secondRanks[Int(secondCodes[right.isOfVariant ? variant : item])]
          if one >= 0, other >= 0, holds(one, other) { bits.insert(variant) }
        }
      }
    }
    addFurtherParts(first, second, isOfVariant: isOfVariant, to: &bits)
    return .init(bits: bits, isOfVariant: isOfVariant)
  }

  // For each row: of numbers, so that no generic code is in the loop.
  @inline(__always)
  private func holds(_ one: Int32, _ other: Int32) -> Bool {
    switch relation {
    case .colon, .equal: one == other
    case .notEqual: one != other
    case .less: one < other
    case .lessOrEqual: one <= other
    case .greater: one > other
    case .greaterOrEqual: one >= other
    }
  }

  private func addFurtherParts(_ first: KeyColumn, _ second: KeyColumn, isOfVariant: Bool, to bits: inout Bitset) {
    // Parts of variants and of items at once do not occur together.
    guard left.isOfVariant == right.isOfVariant || !isOfVariant else { return }
    var last: UInt32?
    for owner in left.owners + right.owners where owner != last {
      last = owner
      let row = Int(owner)
      let ones = left.furtherParts(of: row)
      let others = right.furtherParts(of: row)
      for place in 0..<max(ones.count, others.count) {
        let one = ones.isEmpty ? first[row] : place < ones.count ? first[ones.lowerBound + place] : nil
        let other = others.isEmpty ? second[row] : place < others.count ? second[others.lowerBound + place] : nil
        if let one, let other, relation.holds(one, other) { bits.insert(row) }
      }
    }
  }

  /// For each code of a column the rank of its key among the keys of both; -1 for no key.
  private func ranks(_ first: [Int64], _ second: [Int64]) -> ([Int32], [Int32]) {
    var (one, other): ([Int32], [Int32]) = ([-1], [-1])
    var (left, right) = (0, 0)
    var rank: Int32 = 0
    while left < first.count || right < second.count {
      let isLeft = right == second.count || left < first.count && first[left] <= second[right]
      let isRight = left == first.count || right < second.count && second[right] <= first[left]
      if isLeft {
        one.append(rank)
        left += 1
      }
      if isRight {
        other.append(rank)
        right += 1
      }
      rank += 1
    }
    return (one, other)
  }
}

extension Column {
  /// The keys, where it has some.
  var keys: KeyColumn? {
    switch content {
    case .keys(let column), .numbered(_, let column): column
    default: nil
    }
  }
}
