extension Bitset {
  /// How many rows are in both sets, without making the set of them.
  func count(and other: Bitset) -> Int {
    count(other) { $0 & $1 }
  }

  /// How many rows are in this set and not in the other, without making the set of them.
  func count(andNot other: Bitset) -> Int {
    count(other) { $0 & ~$1 }
  }

  @inline(__always)
  private func count(_ other: Bitset, _ join: (UInt64, UInt64) -> UInt64) -> Int {
    var total = 0
    words.withUnsafeBufferPointer { left in
      other.words.withUnsafeBufferPointer { right in
        for index in 0..<min(left.count, right.count) {
          total &+= join(left[index], right[index]).nonzeroBitCount
        }
      }
    }
    return total
  }
}

/// Where the variants of each item end, so that sets of variants are counted by item, a word at a time.
///
/// The variants of an item are neighbours: a run of bits. Of each run the last bit is apart. The others, all set, are added to
/// those that are in the set: if one is, the sum carries into the last bit, and no sum carries any further.
struct VariantRuns: Sendable {
  private let ends: [UInt64]
  private let others: [UInt64]

  /// The runs of a store that has variants. Linear in the items.
  init(_ store: ColumnStore) {
    var ends = Bitset(size: store.variantCount)
    for start in store.variantStarts.dropFirst() where start > 0 { ends.insert(Int(start) - 1) }
    self.ends = ends.words
    self.others = ends.complement.words
  }

  /// How many items have a variant that is in both sets.
  func itemCount(of left: Bitset, and right: Bitset) -> Int {
    itemCount(left, right) { $0 & $1 }
  }

  /// How many items have a variant that is in the first set and not in the second.
  func itemCount(of left: Bitset, andNot right: Bitset) -> Int {
    itemCount(left, right) { $0 & ~$1 }
  }

  @inline(__always)
  private func itemCount(_ left: Bitset, _ right: Bitset, _ join: (UInt64, UInt64) -> UInt64) -> Int {
    var total = 0
    var carry: UInt64 = 0
    left.words.withUnsafeBufferPointer { left in
      right.words.withUnsafeBufferPointer { right in
        for index in 0..<min(left.count, right.count, ends.count) {
          let bits = join(left[index], right[index])
          let (sum, first) = (bits & others[index]).addingReportingOverflow(others[index])
          let (next, second) = sum.addingReportingOverflow(carry)
          carry = first || second ? 1 : 0
          total &+= ((next | bits) & ends[index]).nonzeroBitCount
        }
      }
    }
    return total
  }
}
