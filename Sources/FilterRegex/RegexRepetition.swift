/// How often something is repeated: what `*`, `+?` or `{2,3}` says.
public struct RegexRepetition: Hashable, Sendable {
  /// The largest number braces may hold, as in PostgreSQL (`DUPMAX`) and so in the service.
  public static let largestBound = 255

  /// Whether as few repetitions as possible are taken: `+?`. Of `{2}?` it means nothing.
  public let isLazy: Bool
  // Two bytes each keep a node small: a pattern may have a million.
  private let low: UInt16
  private let high: UInt16
  private static let unbounded = UInt16.max

  /// Makes a repetition. Bounds are clamped to `0...255`; a maximum below the minimum changes places with it.
  public init(_ minimum: Int, _ maximum: Int?, isLazy: Bool = false) {
    func clamped(_ bound: Int) -> UInt16 { UInt16(min(max(bound, 0), RegexRepetition.largestBound)) }
    let first = clamped(minimum)
    let second = maximum.map { clamped($0) } ?? RegexRepetition.unbounded
    self.low = min(first, second)
    self.high = max(first, second)
    self.isLazy = isLazy
  }

  /// The least number of repetitions, from 0 to 255.
  public var minimum: Int { Int(low) }

  /// The greatest number of repetitions, from 0 to 255; nil where there is no limit.
  public var maximum: Int? { high == RegexRepetition.unbounded ? nil : Int(high) }
}

extension RegexRepetition: CustomStringConvertible {
  /// `2...3`, `1... lazy`
  public var description: String {
    "\(minimum)...\(maximum.map { "\($0)" } ?? "")\(isLazy ? " lazy" : "")"
  }
}
