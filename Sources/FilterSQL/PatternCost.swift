import FilterRegex

/// What a pattern may cost an engine, and what is too much.
///
/// PostgreSQL and RE2 copy what is repeated, and refuse a pattern that becomes too large. Of copies that can be empty,
/// PostgreSQL tries all selections before it begins. Java tries one way after
/// another, so the ways in which a pattern can fail to match are counted here, and those that depend on the length of
/// the text: two of them at most, which makes the cube of the length at worst.
enum PatternCost {
  /// Larger numbers are not told apart.
  static let most = 1_000_000
  /// The maximum number of characters and ranges with repetitions expanded.
  static let maximumSize = 2_000
  /// The maximum number of neighbours that can be empty in PostgreSQL, which takes up to 0.1 s for them.
  static let maximumRun = 200
  /// RE2 needs several steps for a range beyond ASCII.
  static let maximumSizeOfRE2 = 20_000
  /// RE2 refuses repetitions within repetitions beyond this product.
  static let maximumProductOfRE2 = 1_000
  /// The maximum number of ways of Java, those that depend on the text apart.
  static let maximumWays = 256
  /// The maximum number of repetitions without an end whose end Java must guess.
  static let maximumGuesses = 2

  /// Throws if a pattern is too much for the engines of a language.
  static func check(_ part: PatternPart, in language: PatternLanguage) throws(SQLPatternObstacle) {
    switch language {
    case .postgresql:
      if size(of: part, isInBytes: false) > maximumSize || longestRun(in: part) > maximumRun { throw .tooLarge }
    case .re2:
      if part.has({ if case .look = $0 { true } else { false } }) { throw .lookAround }
      if size(of: part, isInBytes: true) > maximumSizeOfRE2 { throw .tooLarge }
      if product(of: part) > maximumProductOfRE2 { throw .tooLarge }
    case .java:
      if size(of: part, isInBytes: false) > maximumSize { throw .tooLarge }
      let cost = try backtracking(part, before: nil)
      if cost.ways > maximumWays || cost.guesses > maximumGuesses { throw .tooSlow }
    }
  }

  /// The size of a part with its repetitions expanded.
  private static func size(of part: PatternPart, isInBytes: Bool) -> Int {
    switch part {
    case .set(let set):
      if !isInBytes { return 1 }
      return set.ranges.reduce(0) { $0 + ($1.upperBound < 0x80 ? 1 : 6) }
    case .sequence(let parts), .choice(let parts):
      return parts.reduce(1) { min($0 + size(of: $1, isInBytes: isInBytes), most) }
    case .repeated(let part, let minimum, let maximum):
      return min(size(of: part, isInBytes: isInBytes) * max(maximum ?? minimum, 1), most)
    case .look(let part, _, _): return 1 + size(of: part, isInBytes: isInBytes)
    case .anchor, .never: return 1
    }
  }

  /// The largest number of neighbours that can all be empty.
  private static func longestRun(in part: PatternPart) -> Int {
    switch part {
    case .sequence(let parts):
      var longest = 0
      var run = 0
      for part in parts {
        run = part.canBeEmpty ? min(run + copies(of: part), most) : 0
        longest = max(longest, run, longestRun(in: part))
      }
      return longest
    case .choice(let parts): return parts.reduce(0) { max($0, longestRun(in: $1)) }
    case .repeated(let content, _, _): return max(longestRun(in: content), copies(of: part))
    case .look(let part, _, _): return longestRun(in: part)
    case .set, .anchor, .never: return 0
    }
  }

  /// The number of parts that can be empty and of others beside them, with repetitions of the former expanded.
  private static func copies(of part: PatternPart) -> Int {
    if !part.canBeEmpty { return 1 }
    switch part {
    case .sequence(let parts), .choice(let parts): return parts.reduce(0) { min($0 + copies(of: $1), most) }
    case .repeated(let part, let minimum, let maximum):
      return min(copies(of: part) * (part.canBeEmpty ? max(maximum ?? minimum, 1) : 1), most)
    case .set, .anchor, .look, .never: return 1
    }
  }

  /// The largest product of bounds within each other.
  private static func product(of part: PatternPart) -> Int {
    switch part {
    case .sequence(let parts), .choice(let parts): parts.reduce(1) { max($0, product(of: $1)) }
    case .repeated(let part, let minimum, let maximum):
      min(product(of: part) * max(maximum ?? minimum, 1), most)
    case .look(let part, _, _): product(of: part)
    case .set, .anchor, .never: 1
    }
  }
}

/// The ways in which an engine that tries one after another can match a part.
struct BacktrackingCost: Hashable, Sendable {
  /// The number of ways that does not depend on the text.
  var ways = 1
  /// The number of repetitions without an end of which any number may be taken.
  var guesses = 0
}

extension PatternCost {
  /// The cost of a part before one of the characters `next`; nil if anything can follow.
  ///
  /// A repetition ends without a guess where what follows cannot begin like what is repeated: `[^.]*\.`. Without an end
  /// only single characters may be repeated, since Java's stack grows with each repetition of anything else.
  private static func backtracking(
    _ part: PatternPart, before next: ScalarSet?
  ) throws(SQLPatternObstacle) -> BacktrackingCost {
    switch part {
    case .set, .anchor, .never: return BacktrackingCost()
    case .sequence(let parts):
      var cost = BacktrackingCost()
      var next = next
      for part in parts.reversed() {
        let own = try backtracking(part, before: next)
        cost.ways = min(cost.ways * own.ways, most)
        cost.guesses = min(cost.guesses + own.guesses, most)
        next = [part].border(atEnd: false, beyond: next)
      }
      return cost
    case .choice(let parts):
      var cost = BacktrackingCost(ways: 0)
      for part in parts {
        let own = try backtracking(part, before: next)
        cost.ways = min(cost.ways + own.ways, most)
        cost.guesses = max(cost.guesses, own.guesses)
      }
      return cost
    case .repeated(let content, let minimum, let maximum):
      return try repeated(content, minimum: minimum, maximum: maximum, before: next)
    case .look(let content, let isAhead, _):
      // Java finds the length of repeated characters only.
      let isRepeating = content.has { part in
        if case .repeated(let content, _, _) = part, case .set = content { return false }
        if case .repeated = part { return true }
        return false
      }
      guard isAhead || content.maximumLength != nil && !isRepeating else { throw .lookBehind }
      var cost = try backtracking(content, before: nil)
      if !isAhead { cost.ways = min(cost.ways * ((content.maximumLength ?? 0) + 1), most) }
      return cost
    }
  }

  private static func repeated(
    _ content: PatternPart, minimum: Int, maximum: Int?, before next: ScalarSet?
  ) throws(SQLPatternObstacle) -> BacktrackingCost {
    let isExclusive = next.map { !$0.overlaps(content.border(atEnd: false)) } ?? false
    if case .set = content {
      if isExclusive { return BacktrackingCost() }
      guard let maximum else { return BacktrackingCost(guesses: 1) }
      return BacktrackingCost(ways: maximum - minimum + 1)
    }
    guard let maximum else { throw .tooSlow }
    if maximum == 1 {
      var cost = try backtracking(content, before: next)
      cost.ways = min(cost.ways + 1, most)
      return cost
    }
    let again = content.canBeEmpty ? nil : next.map { ScalarSet($0.ranges + content.border(atEnd: false).ranges) }
    let once = try backtracking(content, before: again)
    var cost = BacktrackingCost(
      ways: minimum == maximum || isExclusive && !content.canBeEmpty ? 1 : maximum - minimum + 1,
      guesses: min(once.guesses * maximum, most))
    for _ in 0..<maximum { cost.ways = min(cost.ways * once.ways, most) }
    return cost
  }
}

extension ScalarSet {
  /// Whether two sets have a member in common. Linear in their ranges.
  fileprivate func overlaps(_ other: ScalarSet) -> Bool {
    var (left, right) = (ranges[...], other.ranges[...])
    while let first = left.first, let second = right.first {
      if first.overlaps(second) { return true }
      if first.upperBound < second.upperBound { left.removeFirst() } else { right.removeFirst() }
    }
    return false
  }
}
