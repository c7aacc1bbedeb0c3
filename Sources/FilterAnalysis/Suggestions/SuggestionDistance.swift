import FilterAST
import FilterSemantics
import FilterVocabulary

/// The edit distance of two words.
enum SpellingDistance {
  /// Longer words are compared for equality only.
  static let maximumLength = 40

  /// The optimal string alignment distance: insertions, deletions, substitutions and transpositions of neighbors count
  /// 1 each. Nil if it exceeds `limit`. Source: restricted Damerau–Levenshtein distance as described by Boytsov,
  /// "Indexing methods for approximate dictionary searching" (2011).
  static func between(_ first: [UInt8], and second: [UInt8], limit: Int) -> Int? {
    if abs(first.count - second.count) > limit { return nil }
    if first.count > maximumLength || second.count > maximumLength { return first == second ? 0 : nil }
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

  /// The maximum plausible distance for a word of that length.
  static func limit(forLength length: Int) -> Int { length < 4 ? 1 : length < 9 ? 2 : 3 }
}

/// How well a value fits a field that is in doubt.
enum ValueFit {
  /// The field cannot have the value.
  case none
  /// The field takes any text, and its known values do not include this one.
  case strange
  /// The field takes any text.
  case loose
  /// The field takes patterns, but has lists of known words.
  case patterned
  /// The field takes such values: a number, a new name for an open list.
  case likely
  /// The field is known to have the value.
  case known

  /// The distance that a bad fit adds.
  var penalty: Double {
    switch self {
    case .none: 9
    case .strange: 1.05
    case .loose: 0.9
    case .patterned: 0.65
    case .likely: 0.5
    case .known: 0
    }
  }
}

extension Vocabulary {
  /// How well the value and the operator of a term fit its field.
  func fit(of term: FilterTerm) -> ValueFit {
    let condition: Condition
    do throws(TermError) {
      condition = try self.condition(of: term)
    } catch {
      return .none
    }
    switch condition {
    case .text(let id, let value):
      if valueID(value.text, of: self[id]) != nil { return .known }
      return hasLists(self[id]) ? .strange : .loose
    case .regex(let id, _): return hasLists(self[id]) ? .patterned : .likely
    case .listed, .directive, .colors, .parity, .columns, .date, .identifier: return .known
    case .number, .cost: return .likely
    case .unlisted, .namedDay, .name, .unknown: return .loose
    }
  }

  /// Whether lists of a field are loaded.
  private func hasLists(_ field: Field) -> Bool { field.catalogs.contains { catalog(named: $0) != nil } }
}
