/// Searches an index for one text after the other, as it is typed.
///
/// The words that stayed as they were are not looked up again: with `lightning b` typed, everything near `lightning` is known
/// from the keystroke before. What it answers is always what ``FuzzyIndex/best(_:for:)`` would.
public struct FuzzyNarrowing: Sendable {
  /// The index that is searched.
  public let index: FuzzyIndex
  private var memory = WordMemory()

  /// Begins to type.
  public init(_ index: FuzzyIndex) { self.index = index }

  /// The best candidates for the text as it is now: see ``FuzzyIndex/best(_:for:)``. Any text may follow any other.
  public mutating func best(_ limit: Int, for typed: String) -> [FuzzyMatch] {
    index.best(limit, for: typed, memory: &memory, scan: false).matches
  }
}
