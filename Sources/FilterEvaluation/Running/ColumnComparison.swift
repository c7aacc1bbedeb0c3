import FilterAST
import FilterSemantics
import FilterVocabulary

/// Compares two columns of numbers row by row.
///
/// Parts are compared by index; a field without further parts has the same number for all parts.
struct ColumnComparison {
  private let left: Column
  private let right: Column
  private let relation: Comparison
  private let store: ColumnStore

  init(_ left: Column, _ relation: Comparison, _ right: Column, in store: ColumnStore) {
    self.left = left.withAllRows
    self.right = right.withAllRows
    self.relation = relation
    self.store = store
  }

  func rows() -> StoreRun.Rows {
    let isOfVariant = (left.isOfVariant || right.isOfVariant) && !store.variantStarts.isEmpty
    let size = isOfVariant ? store.variantCount : store.count
    var bits = Bitset(size: size)
    guard let first = left.keys, let second = right.keys else { return .init(bits: bits, isOfVariant: isOfVariant) }
    // Ranks of the keys of both columns in a common order, so that small numbers are compared.
    let (firstRanks, secondRanks) = ranks(first.keys, and: second.keys)
    let firstCodes = first.groups.codes
    let secondCodes = second.groups.codes
    if left.isOfVariant == right.isOfVariant || !isOfVariant {
      let pair = RankPair(
        left: firstRanks, leftCodes: firstCodes, right: secondRanks, rightCodes: secondCodes, count: size)
      switch relation {
      case .colon, .equal, .contains, .matches, .notMatches: pair.add(to: &bits) { $0 == $1 }
      case .notEqual: pair.add(to: &bits) { $0 != $1 }
      case .less: pair.add(to: &bits) { $0 < $1 }
      case .lessOrEqual: pair.add(to: &bits) { $0 <= $1 }
      case .greater: pair.add(to: &bits) { $0 > $1 }
      case .greaterOrEqual: pair.add(to: &bits) { $0 >= $1 }
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
    addFurtherParts(of: first, and: second, isOfVariant: isOfVariant, to: &bits)
    return .init(bits: bits, isOfVariant: isOfVariant)
  }

  // On concrete numbers, since generic code is slow in the loop.
  @inline(__always)
  private func holds(_ one: Int32, _ other: Int32) -> Bool {
    switch relation {
    case .colon, .equal, .contains, .matches, .notMatches: one == other
    case .notEqual: one != other
    case .less: one < other
    case .lessOrEqual: one <= other
    case .greater: one > other
    case .greaterOrEqual: one >= other
    }
  }

  private func addFurtherParts(of first: KeyColumn, and second: KeyColumn, isOfVariant: Bool, to bits: inout Bitset) {
    guard left.isOfVariant == right.isOfVariant || !isOfVariant else {
      return addPartsOfItemsAndVariants(of: first, and: second, to: &bits)
    }
    if left.owners == right.owners {
      // Both columns have parts for the same items.
      for (index, owner) in left.owners.enumerated() {
        if let one = first[left.base + index], let other = second[right.base + index], relation.holds(one, other) {
          bits.insert(Int(owner))
        }
      }
      return
    }
    var last: UInt32?
    for owner in left.owners + right.owners where owner != last {
      last = owner
      let row = Int(owner)
      if holdsForFurtherPart(of: first, row: row, and: second, otherRow: row) { bits.insert(row) }
    }
  }

  /// One column of items and one of variants: further parts of either belong to each variant of the item. Linear in
  /// the parts and variants, not in their product.
  private func addPartsOfItemsAndVariants(of first: KeyColumn, and second: KeyColumn, to bits: inout Bitset) {
    func add(_ variant: Int, of item: Int) {
      let (row, other) = (left.isOfVariant ? variant : item, right.isOfVariant ? variant : item)
      if holdsForFurtherPart(of: first, row: row, and: second, otherRow: other) { bits.insert(variant) }
    }
    let ofVariants = left.isOfVariant ? left : right
    var last: UInt32?
    for variant in ofVariants.owners where variant != last {
      last = variant
      add(Int(variant), of: store.item(ofVariant: Int(variant)))
    }
    // The single key of a variant without further parts is compared with all parts of the item at once.
    let ofItems = left.isOfVariant ? right : left
    let (keys, partKeys) = left.isOfVariant ? (first, second) : (second, first)
    last = nil
    for item in ofItems.owners where item != last {
      last = item
      let parts = PartKeys(ofItems.furtherParts(of: Int(item)).compactMap { partKeys[$0] })
      for variant in store.variants(of: Int(item)) where ofVariants.furtherParts(of: variant).isEmpty {
        if let key = keys[variant], parts.holdsForSome(left.isOfVariant ? relation.mirrored : relation, key) {
          bits.insert(variant)
        }
      }
    }
  }

  /// Whether the relation holds between further parts at the same index.
  private func holdsForFurtherPart(of first: KeyColumn, row: Int, and second: KeyColumn, otherRow: Int) -> Bool {
    let ones = left.furtherParts(of: row)
    let others = right.furtherParts(of: otherRow)
    // Parts are compared by index; parts without a counterpart do not match.
    let count = ones.isEmpty || others.isEmpty ? max(ones.count, others.count) : min(ones.count, others.count)
    for index in 0..<count {
      let one = ones.isEmpty ? first[row] : index < ones.count ? first[ones.lowerBound + index] : nil
      let other = others.isEmpty ? second[otherRow] : index < others.count ? second[others.lowerBound + index] : nil
      if let one, let other, relation.holds(one, other) { return true }
    }
    return false
  }

  /// For each code of a column the rank of its key among the keys of both; -1 for no key.
  private func ranks(_ first: SortedKeys, and second: SortedKeys) -> ([Int32], [Int32]) {
    if case .short(let left, let power) = first, case .short(let right, power) = second { return ranks(left, right) }
    return ranks((0..<first.count).map { first[$0] }, (0..<second.count).map { second[$0] })
  }

  private func ranks<Key: Comparable>(_ first: [Key], _ second: [Key]) -> ([Int32], [Int32]) {
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
  /// The column of keys with a row for each item or variant.
  fileprivate var withAllRows: Column {
    guard let held, let keys else { return self }
    let found = keys.groups.codes.wide
    var codes = [UInt32](repeating: 0, count: base + owners.count)
    for (row, item) in held.enumerated() { codes[Int(item)] = found[row] }
    for part in owners.indices { codes[base + part] = found[held.count + part] }
    Steps.add(codes.count)
    return Column(
      isOfVariant: isOfVariant, base: base, owners: owners,
      content: .keys(KeyColumn(keys: keys.keys, codes: codes, hasRanges: false)))
  }
}

/// The keys of the further parts of an item.
private struct PartKeys {
  private let keys: Set<DecimalNumber>
  private let bounds: ClosedRange<DecimalNumber>?

  init(_ keys: [DecimalNumber]) {
    self.keys = Set(keys)
    bounds = keys.min().flatMap { least in keys.max().map { least...$0 } }
  }

  /// Whether some part satisfies the relation to a key. Constant time.
  func holdsForSome(_ relation: Comparison, _ key: DecimalNumber) -> Bool {
    guard let bounds else { return false }
    return switch relation {
    case .colon, .equal, .contains, .matches, .notMatches: keys.contains(key)
    case .notEqual: bounds != key...key
    case .less: bounds.lowerBound < key
    case .lessOrEqual: bounds.lowerBound <= key
    case .greater: bounds.upperBound > key
    case .greaterOrEqual: bounds.upperBound >= key
    }
  }
}

/// Two columns as codes per row and ranks per code; -1 for no key.
private struct RankPair {
  let left: [Int32]
  let leftCodes: RowCodes
  let right: [Int32]
  let rightCodes: RowCodes
  let count: Int

  /// Adds the rows whose ranks pass.
  @inline(__always)
  func add(to bits: inout Bitset, _ holds: (Int32, Int32) -> Bool) {
    Steps.add(count)
    bits.withWords { words in
      var start = 0
      while start < count {
        // Short enough for the codes to stay cached, which are made as wide as each other.
        let rows = start..<min(count, start + RankPair.block)
        RankPair.add(
          left, leftCodes.wide(rows), right, rightCodes.wide(rows),
          to: UnsafeMutableBufferPointer(rebasing: words[start / 64..<(rows.upperBound + 63) / 64]), holds)
        start = rows.upperBound
      }
    }
  }

  /// The number of rows compared at once; a multiple of 64.
  private static var block: Int { 4_096 }

  /// Builds words of 64 rows without unpredictable branches.
  @inline(__always)
  private static func add(
    _ left: [Int32], _ leftCodes: [UInt32], _ right: [Int32], _ rightCodes: [UInt32],
    to words: UnsafeMutableBufferPointer<UInt64>, _ holds: (Int32, Int32) -> Bool
  ) {
    left.withUnsafeBufferPointer { left in
      leftCodes.withUnsafeBufferPointer { leftCodes in
        right.withUnsafeBufferPointer { right in
          rightCodes.withUnsafeBufferPointer { rightCodes in
            for index in words.indices {
              let start = index &<< 6
              var marks: UInt64 = 0
              for row in start..<min(leftCodes.count, start &+ 64) {
                let (one, other) = (left[Int(leftCodes[row])], right[Int(rightCodes[row])])
                let passes: UInt64 = (one | other) >= 0 && holds(one, other) ? 1 : 0
                marks |= passes &<< UInt64(row & 63)
              }
              words[index] |= marks
            }
          }
        }
      }
    }
  }
}

extension Column {
  /// The keys of the column, if it has any.
  var keys: KeyColumn? {
    switch content {
    case .keys(let column), .numbered(_, let column): column
    default: nil
    }
  }
}

extension Comparison {
  /// The relation with its sides swapped.
  fileprivate var mirrored: Comparison {
    switch self {
    case .colon, .equal, .notEqual, .contains, .matches, .notMatches: self
    case .less: .greater
    case .lessOrEqual: .greaterOrEqual
    case .greater: .less
    case .greaterOrEqual: .lessOrEqual
    }
  }
}
