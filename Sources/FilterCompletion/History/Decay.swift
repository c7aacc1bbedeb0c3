/// How fast a use is forgotten: after each half-life it counts half of what it did.
struct Decay: Hashable, Sendable {
  /// In seconds; positive and finite.
  let halfLife: Double

  /// What a use that counted 1 counts after some seconds. One of the future counts as one of now: a clock that was set
  /// back must not make anything grow.
  func factor(after age: Double) -> Double {
    age > 0 ? exponential(-age / halfLife) : 1
  }

  /// 2 to the power of a number that is not positive.
  ///
  /// The core links no libm, so this is a series: the whole part of the exponent only moves the binary point and is
  /// exact, the rest is the Taylor series of e^(x·ln 2) for an x within half of zero, where fourteen terms leave an
  /// error below that of the last bit or two. Below 2^-1074 the answer is 0.
  private func exponential(_ power: Double) -> Double {
    if power < -1_100 { return 0 }
    let whole = Int(power - 0.5)
    let x = (power - Double(whole)) * 0.693_147_180_559_945_309_4
    var sum = 1.0
    var term = 1.0
    for n in 1...14 {
      term *= x / Double(n)
      sum += term
    }
    return Double(sign: .plus, exponent: whole, significand: sum)
  }
}
