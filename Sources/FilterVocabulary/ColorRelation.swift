public import FilterAST

extension Palette {
  /// The number of sets there are: 32 for five colors.
  public var setCount: Int { 1 << colors.count }

  /// Which sets of colors satisfy a term: bit `s` of the answer tells of the set with the bits `s`.
  ///
  /// `colon` is what `:` means for the field (`>=` for `c:`, `<=` for `id:`). A count with `:` means exactly that many, "none"
  /// with `:` exactly none, and "two or more" and "one or more" have readings of their own. Source: REFERENCE 3.1.
  public func satisfyingSets(_ comparison: Comparison, _ value: ColorValue, colon: Comparison) -> UInt64 {
    var mask: UInt64 = 0
    for set in 0..<setCount where isSatisfied(ColorSet(bits: UInt8(set)), comparison, value, colon: colon) {
      mask |= 1 << UInt64(set)
    }
    return mask
  }

  /// Whether a set of colors satisfies a term.
  public func isSatisfied(_ set: ColorSet, _ comparison: Comparison, _ value: ColorValue, colon: Comparison) -> Bool {
    let isBelow = comparison == .less || comparison == .lessOrEqual || comparison == .colon && colon == .lessOrEqual
    switch value {
    case .colors(let wanted):
      if skipsEmptyBelow, isBelow, set.bits == 0 { return false }
      return Palette.compare(set.bits, comparison == .colon ? colon : comparison, wanted.bits)
    case .none: return Palette.compare(set.bits, comparison == .colon ? .equal : comparison, 0)
    case .count(let count):
      if skipsEmptyBelow, isBelow, comparison != .colon, set.bits == 0 { return false }
      return (comparison == .colon ? Comparison.equal : comparison).holds(set.count, count)
    case .many: return isMany(set.count, comparison)
    case .any:
      // A count of one that keeps its operator, but for `!=`, which asks for one as well.
      if comparison == .colon || comparison == .notEqual { return set.count > 0 }
      return (!skipsEmptyBelow || !isBelow || set.count > 0) && comparison.holds(set.count, 1)
    }
  }

  /// Two or more; with `<` and `!=` fewer; with `<=` anything.
  private func isMany(_ count: Int, _ comparison: Comparison) -> Bool {
    let least = skipsEmptyBelow ? 1 : 0
    switch comparison {
    case .colon, .equal, .greater, .greaterOrEqual: return count >= 2
    case .less, .notEqual: return count < 2 && count >= least
    case .lessOrEqual: return count >= least
    }
  }

  private static func compare(_ left: UInt8, _ comparison: Comparison, _ right: UInt8) -> Bool {
    switch comparison {
    case .colon, .equal: left == right
    case .notEqual: left != right
    case .greaterOrEqual: left & right == right
    case .greater: left & right == right && left != right
    case .lessOrEqual: left & right == left
    case .less: left & right == left && left != right
    }
  }
}
