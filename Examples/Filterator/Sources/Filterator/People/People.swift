/// Generates people from a seed.
public enum People {
  /// Generates `count` people. The result depends only on the arguments.
  public static func generated(_ count: Int, seed: UInt64 = 1) -> [Person] {
    var numbers = SplitMix(state: seed)
    return (0..<max(0, count)).map { _ in
      Person(
        first: UInt16(numbers.next(below: PeopleNames.first.count)),
        last: UInt16(numbers.next(below: PeopleNames.last.count)),
        birthday: UInt16(numbers.next(below: Birthdays.count)),
        // The sum of two draws makes middle sizes more frequent.
        shoe: UInt8(34 + numbers.next(below: 8) + numbers.next(below: 8)),
        blood: bloods[numbers.next(below: bloods.count)])
    }
  }

  /// The types with approximately their frequency in Europe, in 32nds.
  private static let bloods: [BloodType] =
    Array(repeating: .aPositive, count: 12) + Array(repeating: .zeroPositive, count: 11)
    + [.bPositive, .bPositive, .bPositive, .abPositive, .aNegative, .aNegative, .zeroNegative, .bNegative, .abNegative]
}

/// A pseudorandom number generator: SplitMix64 by Steele, Lea and Flood.
struct SplitMix {
  var state: UInt64

  /// A number from 0 up to, but not including, `bound`.
  mutating func next(below bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    mixed ^= mixed >> 31
    return Int(mixed.multipliedFullWidth(by: UInt64(bound)).high)
  }
}
