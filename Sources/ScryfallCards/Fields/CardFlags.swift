/// The flags of cards for `is:` and `not:`.
enum CardFlags {
  /// The values that no card can be asked for, and why.
  static func unanswered(by coverage: DataCoverage) -> [String: String] {
    var reasons: [String: String] = [:]
    for flag in CardFlag.all {
      if let reason = flag.obstacle(in: coverage) { reasons[flag.value] = reason }
    }
    return reasons
  }

  /// The values of some flags.
  static func values(_ flags: FlagSet) -> [String] {
    var values: [String] = []
    for (index, word) in flags.words.enumerated() {
      var rest = word
      while rest != 0 {
        let place = index << 6 | rest.trailingZeroBitCount
        rest &= rest &- 1
        if place < all.count { values.append(all[place]) }
      }
    }
    return values
  }

  private static let all = CardFlag.all.map { $0.value }
}
