/// Looks for the matches of a pattern in texts of any bytes. It learns as it goes: use one matcher for many texts, and one
/// for each thread. A copy is independent, and begins to learn anew when it is used.
///
/// Each byte that is part of no UTF-8 character counts as one U+FFFD.
///
/// Patterns without look-around take time linear in the text, whatever they are. So do patterns with look-around, but
/// the factor is the size of the pattern, and what one call may spend on them is limited.
///
/// ```swift
/// var matcher = RegexMatcher(regex)
/// let count = rows.count { row in row.withUnsafeBufferPointer { matcher.contains(in: $0) } == .match }
/// ```
public struct RegexMatcher: @unchecked Sendable {
  // Safe to send: the automaton, which is a class for the sake of its memory, is never used by two matchers.

  /// How many steps one call may take for a pattern with look-around, where nothing else is asked for. It is enough for a
  /// text of a megabyte and a handful of steps at each of its places.
  public static let usualStepBudget = 20_000_000

  /// The pattern.
  public let regex: CompiledRegex
  /// How many steps one call may take for a pattern with look-around.
  public let stepBudget: Int
  private var automaton: LazyAutomaton
  private var simulatedSteps = 0

  /// A matcher that has learned nothing yet. A budget below one answers ``RegexVerdict/budgetExhausted`` wherever
  /// look-around matters.
  public init(_ regex: CompiledRegex, stepBudget: Int = RegexMatcher.usualStepBudget) {
    self.regex = regex
    self.stepBudget = stepBudget
    self.automaton = LazyAutomaton(regex.program)
  }

  /// How many characters were read and steps followed so far: the measure of the growth tests.
  package var steps: Int { automaton.steps &+ simulatedSteps }

  /// How often the memory of what was learned was full, and emptied.
  package var emptyings: Int { automaton.generation }

  /// Whether a match lies anywhere in a text. An empty match counts, so the empty pattern matches every text. Linear in the
  /// text; stops where the answer is known.
  public mutating func contains(in text: UnsafeBufferPointer<UInt8>) -> RegexVerdict {
    // Without its look-around, a pattern matches more; so what it does not match needs no closer look.
    if !isCandidate(text) { return .noMatch }
    if !regex.usesLookaround { return .match }
    var simulation = RegexSimulation(
      regex.program, SymbolText(text, regex.program.classes), seen: automaton.seen, budget: stepBudget)
    let match = simulation.run(.anyMatch)
    simulatedSteps &+= simulation.steps
    return match != nil ? .match : simulation.isExhausted ? .budgetExhausted : .noMatch
  }

  /// The bytes of the leftmost match; of those that begin there the longest or, where the pattern begins with a lazy
  /// repetition, the shortest, as PostgreSQL has it. May be empty. Nil where there is none, or the budget is exhausted.
  /// Linear in the text, with the size of the pattern as the factor; made for the rows that are shown.
  public mutating func firstMatch(in text: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    if !isCandidate(text) { return nil }
    let symbols = SymbolText(text, regex.program.classes)
    var simulation = RegexSimulation(
      regex.program, symbols, seen: automaton.seen, budget: regex.usesLookaround ? stepBudget : .max)
    let match = simulation.run(.bestMatch)
    simulatedSteps &+= simulation.steps
    return match.map { symbols.offsets[$0.lowerBound]..<symbols.offsets[$0.upperBound] }
  }

  private mutating func isCandidate(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    if !isKnownUniquelyReferenced(&automaton) { automaton = LazyAutomaton(regex.program) }
    return automaton.contains(in: text)
  }
}
