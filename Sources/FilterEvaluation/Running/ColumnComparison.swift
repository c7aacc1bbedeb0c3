import FilterAST
import FilterSemantics
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
      let pair = RankPair(
        left: firstRanks, leftCodes: firstCodes, right: secondRanks, rightCodes: secondCodes, count: size)
      switch relation {
      case .colon, .equal: pair.add(to: &bits) { $0 == $1 }
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
    guard left.isOfVariant == right.isOfVariant || !isOfVariant else {
      return addPartsOfItemsAndVariants(first, second, to: &bits)
    }
    if left.owners == right.owners {
      // As where faces have both: the parts lie side by side.
      for (place, owner) in left.owners.enumerated() {
        if let one = first[left.base + place], let other = second[right.base + place], relation.holds(one, other) {
          bits.insert(Int(owner))
        }
      }
      return
    }
    var last: UInt32?
    for owner in left.owners + right.owners where owner != last {
      last = owner
      let row = Int(owner)
      if holdsForFurtherPart(first, row, second, row) { bits.insert(row) }
    }
  }

  /// One column of items and one of variants: further parts on either side belong to each variant of the item. Linear in the
  /// parts and the variants, not in their product.
  private func addPartsOfItemsAndVariants(_ first: KeyColumn, _ second: KeyColumn, to bits: inout Bitset) {
    func add(_ variant: Int, of item: Int) {
      let (row, other) = (left.isOfVariant ? variant : item, right.isOfVariant ? variant : item)
      if holdsForFurtherPart(first, row, second, other) { bits.insert(variant) }
    }
    let ofVariants = left.isOfVariant ? left : right
    var last: UInt32?
    for variant in ofVariants.owners where variant != last {
      last = variant
      add(Int(variant), of: store.item(ofVariant: Int(variant)))
    }
    // Variants without further parts of their own: the one key of each is compared with all parts of the item at once.
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

  /// Whether the relation holds between further parts of a row of each column, at the same place of both.
  private func holdsForFurtherPart(_ first: KeyColumn, _ row: Int, _ second: KeyColumn, _ otherRow: Int) -> Bool {
    let ones = left.furtherParts(of: row)
    let others = right.furtherParts(of: otherRow)
    // Parts of both are compared side by side: where one has fewer, the rest of the other has no match.
    let count = ones.isEmpty || others.isEmpty ? max(ones.count, others.count) : min(ones.count, others.count)
    for place in 0..<count {
      let one = ones.isEmpty ? first[row] : place < ones.count ? first[ones.lowerBound + place] : nil
      let other = others.isEmpty ? second[otherRow] : place < others.count ? second[others.lowerBound + place] : nil
      if let one, let other, relation.holds(one, other) { return true }
    }
    return false
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

/// The keys of the further parts of an item, to be compared with one key after the other.
private struct PartKeys {
  private let keys: Set<Int64>
  private let bounds: ClosedRange<Int64>?

  init(_ keys: [Int64]) {
    self.keys = Set(keys)
    bounds = keys.min().flatMap { least in keys.max().map { least...$0 } }
  }

  /// Whether some part stands in the relation to a key. Constant time.
  func holdsForSome(_ relation: Comparison, _ key: Int64) -> Bool {
    guard let bounds else { return false }
    return switch relation {
    case .colon, .equal: keys.contains(key)
    case .notEqual: bounds != key...key
    case .less: bounds.lowerBound < key
    case .lessOrEqual: bounds.lowerBound <= key
    case .greater: bounds.upperBound > key
    case .greaterOrEqual: bounds.upperBound >= key
    }
  }
}

/// Two columns as ranks: for each row a code, for each code a rank, which is -1 for no key.
private struct RankPair {
  let left: [Int32]
  let leftCodes: [UInt32]
  let right: [Int32]
  let rightCodes: [UInt32]
  let count: Int

  /// Adds the rows of which both have a key and the ranks pass. 64 rows become a word at a time, without a branch: which way
  /// a row goes no processor foresees.
  @inline(__always)
  func add(to bits: inout Bitset, _ holds: (Int32, Int32) -> Bool) {
    bits.withWords { words in
      left.withUnsafeBufferPointer { left in
        leftCodes.withUnsafeBufferPointer { leftCodes in
          right.withUnsafeBufferPointer { right in
            rightCodes.withUnsafeBufferPointer { rightCodes in
              for index in words.indices {
                let start = index &<< 6
                var marks: UInt64 = 0
                for row in start..<min(count, start &+ 64) {
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

extension Comparison {
  /// The relation between the same two the other way round.
  fileprivate var mirrored: Comparison {
    switch self {
    case .colon, .equal, .notEqual: self
    case .less: .greater
    case .lessOrEqual: .greaterOrEqual
    case .greater: .less
    case .greaterOrEqual: .lessOrEqual
    }
  }
}
