import FilterSemantics

/// How many slips of the finger lie between two words.
enum SpellingDistance {
  /// Words beyond this length are compared for equality only: nobody wants a suggestion for them.
  static let longestWord = 40

  /// The optimal string alignment distance: insertions, deletions, substitutions and transpositions of neighbours, each one;
  /// nil where it is more than `limit`. Source: the restricted Damerau–Levenshtein distance as described by Boytsov, "Indexing
  /// methods for approximate dictionary searching" (2011).
  static func between(_ first: [UInt8], _ second: [UInt8], limit: Int) -> Int? {
    if abs(first.count - second.count) > limit { return nil }
    if first.count > longestWord || second.count > longestWord { return first == second ? 0 : nil }
    if first.isEmpty || second.isEmpty { return max(first.count, second.count) }
    var before: [Int] = []
    var previous = Array(0...second.count)
    var current = previous
    for row in 1...first.count {
      current[0] = row
      var best = row
      for column in 1...second.count {
        let same = first[row - 1] == second[column - 1]
        var cost = min(previous[column] + 1, current[column - 1] + 1, previous[column - 1] + (same ? 0 : 1))
        if row > 1, column > 1, first[row - 1] == second[column - 2], first[row - 2] == second[column - 1] {
          cost = min(cost, before[column - 2] + 1)
        }
        current[column] = cost
        best = min(best, cost)
      }
      if best > limit { return nil }
      before = previous
      swap(&previous, &current)
    }
    return previous[second.count] <= limit ? previous[second.count] : nil
  }

  /// How many slips are believed in a word of that length.
  static func limit(forLength length: Int) -> Int {
    length < 4 ? 1 : length < 9 ? 2 : 3
  }
}
