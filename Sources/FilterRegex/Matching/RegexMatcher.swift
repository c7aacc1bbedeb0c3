/// Finds matches of a pattern in texts of any bytes. It caches states as it goes: use one matcher for many texts, and
/// one per thread. A copy is independent and starts without a cache when it is used.
///
/// Each byte that is not part of a valid UTF-8 character counts as one U+FFFD.
///
/// Matching is linear in the text for every pattern. With look-around, the factor is the size of the pattern, and the
/// steps of one call are limited.
///
/// ```swift
/// var matcher = RegexMatcher(regex)
/// let count = rows.count { row in row.withUnsafeBufferPointer { matcher.contains(in: $0) } == .match }
/// ```
package struct RegexMatcher: @unchecked Sendable {
  // Safe to send: the automaton is a class to own its memory, and is never used by two matchers.

  /// The default of ``stepBudget``. Enough for a text of a megabyte and a few steps at each of its positions.
  package static let defaultStepBudget = 20_000_000

  /// The pattern that is matched.
  package let regex: CompiledRegex
  /// The maximum number of steps of one call, for a pattern with look-around.
  package let stepBudget: Int
  private var automaton: LazyAutomaton
  private var simulatedSteps = 0

  /// Makes a matcher with an empty cache. With a budget below one, a pattern whose look-around matters gives
  /// ``RegexVerdict/budgetExhausted``.
  package init(_ regex: CompiledRegex, stepBudget: Int = RegexMatcher.defaultStepBudget) {
    self.regex = regex
    self.stepBudget = stepBudget
    self.automaton = LazyAutomaton(regex.program)
  }

  /// Number of characters read and steps followed so far; used by the growth tests.
  package var steps: Int { automaton.steps &+ simulatedSteps }

  /// Number of times the cache was full and emptied.
  package var emptyings: Int { automaton.generation }

  /// Whether a text contains a match. An empty match counts, so the empty pattern matches every text. Linear in the
  /// text; stops as soon as the answer is known.
  package mutating func contains(in text: UnsafeBufferPointer<UInt8>) -> RegexVerdict {
    // Without its look-around a pattern matches more, so a text without such a match needs no closer look.
    if !isCandidate(text) { return .noMatch }
    if !regex.usesLookaround { return .match }
    var simulation = RegexSimulation(
      regex.program, text: SymbolText(text, alphabet: regex.program.classes), seen: automaton.seen, budget: stepBudget)
    let match = simulation.run(.anyMatch)
    simulatedSteps &+= simulation.steps
    return match != nil ? .match : simulation.isExhausted ? .budgetExhausted : .noMatch
  }

  /// The bytes of the leftmost match. Of the matches that begin there, it is the longest, or the shortest if the first
  /// repetition of the pattern is lazy, as in PostgreSQL. May be empty. Nil if there is no match or the budget is
  /// exhausted. Linear in the text, with the size of the pattern as the factor.
  package mutating func firstMatch(in text: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    if !isCandidate(text) { return nil }
    let symbols = SymbolText(text, alphabet: regex.program.classes)
    var simulation = RegexSimulation(
      regex.program, text: symbols, seen: automaton.seen, budget: regex.usesLookaround ? stepBudget : .max)
    let match = simulation.run(.bestMatch)
    simulatedSteps &+= simulation.steps
    return match.map { symbols.offsets[$0.lowerBound]..<symbols.offsets[$0.upperBound] }
  }

  private mutating func isCandidate(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    if !isKnownUniquelyReferenced(&automaton) { automaton = LazyAutomaton(regex.program) }
    return automaton.contains(in: text)
  }
}

/// Whether a text contains a match of a pattern.
package enum RegexVerdict: Hashable, Sendable {
  /// There is a match, which may be empty.
  case match
  /// There is no match.
  case noMatch
  /// Unknown: a pattern with look-around exceeded its step budget.
  case budgetExhausted

  /// A message for users: one sentence without a full stop; nil unless the budget is exhausted.
  package var message: String? {
    self == .budgetExhausted
      ? "search stopped: the look-around of this pattern takes too many steps on a text of this length" : nil
  }
}
