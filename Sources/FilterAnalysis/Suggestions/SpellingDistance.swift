/// The edit distance of two words.
package enum SpellingDistance {
  /// Longer words are compared for equality only.
  static let maximumLength = 40

  /// The optimal string alignment distance: insertions, deletions, substitutions and transpositions of neighbors count
  /// 1 each. Nil if it exceeds `limit`. Source: restricted Damerau–Levenshtein distance as described by Boytsov,
  /// "Indexing methods for approximate dictionary searching" (2011).
  package static func between(_ first: [UInt8], and second: [UInt8], limit: Int) -> Int? {
    if abs(first.count - second.count) > limit { return nil }
    if first.count > maximumLength || second.count > maximumLength { return first == second ? 0 : nil }
    if first.isEmpty || second.isEmpty { return max(first.count, second.count) }
    // Three rows of the table on the stack: arrays would take more time than the comparison.
    let width = second.count + 1
    return withUnsafeTemporaryAllocation(of: Int.self, capacity: 3 * width) { rows in
      first.withUnsafeBufferPointer { first in
        second.withUnsafeBufferPointer { second in
          // The rows begin at these offsets, so that all indices are below three widths.
          var (before, previous, current) = (0, width, 2 * width)
          for column in 0..<width { rows[previous + column] = column }
          for row in 1...first.count {
            rows[current] = row
            var best = row
            for column in 1..<width {
              let same = first[row - 1] == second[column - 1]
              var cost = min(
                rows[previous + column] + 1, rows[current + column - 1] + 1,
                rows[previous + column - 1] + (same ? 0 : 1))
              if row > 1, column > 1, first[row - 1] == second[column - 2], first[row - 2] == second[column - 1] {
                cost = min(cost, rows[before + column - 2] + 1)
              }
              rows[current + column] = cost
              best = min(best, cost)
            }
            if best > limit { return nil }
            (before, previous, current) = (previous, current, before)
          }
          return rows[previous + width - 1] <= limit ? rows[previous + width - 1] : nil
        }
      }
    }
  }

  /// The text that was probably meant by another one with typing errors; nil if none is close. Letter case, white space
  /// and punctuation do not count. Of equally close ones, the first. Linear in the texts, for one text of limited
  /// length.
  package static func closest(to typed: String, in texts: some Sequence<String>) -> String? {
    let wanted = letters(of: typed)
    if wanted.isEmpty { return nil }
    var best: (text: String, distance: Double)?
    for text in texts {
      let candidate = letters(of: text)
      guard let steps = between(wanted, and: candidate, limit: limit(forLength: wanted.count)) else { continue }
      let distance = Double(steps) + tendency(of: wanted, for: candidate)
      if steps == 0 { return text }
      if best.map({ distance < $0.distance }) ?? true { best = (text, distance) }
    }
    return best?.text
  }

  private static func letters(of text: String) -> [UInt8] {
    text.lowercased().utf8.filter { $0 >= 0x80 || $0 >= 0x61 && $0 <= 0x7A || $0 >= 0x30 && $0 <= 0x39 }
  }

  /// The maximum plausible distance for a word of that length.
  static func limit(forLength length: Int) -> Int { length < 4 ? 1 : length < 9 ? 2 : 3 }
}

extension SpellingDistance {
  /// How much likelier (below 0) or less likely (above 0) a typo is than others of the same distance.
  ///
  /// There are few ways to swap two letters or to leave one out, and many to type a wrong one or one too many; of these,
  /// a key beside the right one and a doubled letter are the likeliest. The first letter is seldom wrong. Looks at what
  /// differs between the common beginning and the common end. Linear in the words.
  static func tendency(of typed: [UInt8], for meant: [UInt8]) -> Double {
    let shorter = min(typed.count, meant.count)
    var start = 0
    while start < shorter, typed[start] == meant[start] { start += 1 }
    var end = 0
    while end < shorter - start, typed[typed.count - 1 - end] == meant[meant.count - 1 - end] { end += 1 }
    let written = typed[start..<(typed.count - end)]
    let wanted = meant[start..<(meant.count - end)]
    let first = start == 0 ? 0.2 : 0
    switch (written.count, wanted.count) {
    case (2, 2) where written.elementsEqual(wanted.reversed()): return first / 2 - 0.4
    case (1, 1): return first - (areNeighbors(typed[start], meant[start]) ? 0.1 : 0)
    case (1, 0): return first - (start > 0 && typed[start] == typed[start - 1] ? 0.1 : 0)
    case (0, 1): return first - (start > 0 && meant[start] == meant[start - 1] ? 0.45 : 0.4)
    default: return first
    }
  }

  /// Whether two letters are beside each other on a keyboard of the usual layout.
  static func areNeighbors(_ first: UInt8, _ second: UInt8) -> Bool {
    for (row, keys) in keyboard.enumerated() {
      guard let column = keys.firstIndex(of: first) else { continue }
      for other in max(0, row - 1)...min(keyboard.count - 1, row + 1) {
        // A key touches the two above it and the two below it.
        let near =
          other == row ? (column - 1)...(column + 1) : other < row ? column...(column + 1) : (column - 1)...column
        for index in near where keyboard[other].indices.contains(index) && keyboard[other][index] == second {
          return true
        }
      }
    }
    return false
  }

  private static let keyboard = ["1234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm"].map { Array($0.utf8) }
}
