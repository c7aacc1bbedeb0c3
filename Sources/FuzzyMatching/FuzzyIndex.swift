/// An index over many strings that answers the best of them for what somebody has typed.
///
/// ```swift
/// let index = FuzzyIndex(["Lightning Bolt", "Lightning Helix", "Bolt Bend"], popularity: [9, 5, 1])
/// index.best(2, for: "ligt bol").map { index[$0.id] }   // ["Lightning Bolt", …]
/// ```
public struct FuzzyIndex: Sendable {
  /// What stands behind so many bytes of a candidate is not searched.
  static let maximumCandidateLength = 1024

  let storage: FuzzyStorage

  /// Builds an index. `popularity` says which of the candidates are sought more often: only the order of the numbers counts,
  /// a greater one is more popular; candidates without one, or with 0 or less, are least popular.
  public init(_ candidates: [String], popularity: [Int] = []) {
    self.init(candidates, popularity: popularity, weights: .standard)
  }

  /// Builds an index that ranks by other weights: for the sweep that chooses them.
  package init(_ candidates: [String], popularity: [Int] = [], weights: FuzzyWeights) {
    storage = FuzzyStorage(candidates, popularity: popularity, weights: weights)
  }

  /// How many candidates there are.
  public var count: Int { storage.texts.count }

  /// The text of a candidate, as it was given. Traps for an id that no match of this index has.
  public subscript(id: Int) -> String { storage.texts[id] }

  /// The best candidates for a typed text, the best first, at most `limit`. Deterministic: candidates of one score stand in
  /// the order of their ids. An empty text finds the most popular ones.
  public func best(_ limit: Int, for typed: String) -> [FuzzyMatch] {
    var search = FuzzySearch(typed, in: storage, limit: limit)
    return search.run()
  }

  /// The same as ``best(_:for:)`` by scoring every candidate: what tests compare it with, and the base of the benchmarks.
  package func bestByScan(_ limit: Int, for typed: String) -> [FuzzyMatch] {
    var search = FuzzySearch(typed, in: storage, limit: limit)
    return search.exhaustive()
  }

  /// Which pieces of a candidate's text `typed` matched, in their order, without overlaps; empty where it does not match.
  public func highlights(of id: Int, for typed: String) -> [Highlight] {
    []
  }
}
