/// A generator of reproducible random numbers (SplitMix64).
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Creates a generator whose numbers depend on `seed` only.
  public init(seed: UInt64) {
    self.state = seed
  }

  /// The generator of one case of a property. Mixes both numbers, because neighboring seeds would give overlapping
  /// sequences.
  init(seed: UInt64, case index: Int) {
    var first = SeededGenerator(seed: seed)
    var second = SeededGenerator(seed: first.next() ^ UInt64(bitPattern: Int64(index)))
    self.init(seed: second.next())
  }

  /// The next 64 random bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// A number from 0 up to, but not including, `n`; 0 if `n` is less than 2.
  public mutating func below(_ n: Int) -> Int {
    n > 1 ? Int.random(in: 0..<n, using: &self) : 0
  }

  /// True with a probability of `percent` in a hundred.
  public mutating func chance(_ percent: Int) -> Bool {
    below(100) < percent
  }

  /// An element of the array; `nil` if it is empty.
  public mutating func pick<T>(_ array: [T]) -> T? {
    array.isEmpty ? nil : array[below(array.count)]
  }
}
