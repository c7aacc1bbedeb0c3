import FilterAST
import FilterSemantics
import FilterVocabulary

extension SpaceCut {
  /// At most so many words have a cell; one more is for every other word.
  private static let wordLimit = 100

  /// Values of a list: a cell for each value that is mentioned and one for the rest. A list that is closed or has an order
  /// has all its values as cells, and no rest.
  mutating func cutList(_ conditions: [Condition], _ vocabulary: Vocabulary, _ id: FieldID) {
    let field = vocabulary[id]
    var words: [ExactText] = []
    var hasRest = true
    let known = vocabulary.values(of: field).filter { $0.members.isEmpty && $0.category != FieldValue.wildcard }
    if field.isClosed || field.kind == .orderedEnumeration, known.count <= Self.wordLimit {
      words = known.map { ExactText($0.text) }
      hasRest = false
    }
    for condition in conditions {
      for word in Self.words(of: condition, vocabulary) where words.count < Self.wordLimit && !words.contains(word) {
        words.append(word)
      }
    }
    let all = (Cells(1) << Cells(words.count + (hasRest ? 1 : 0))) - 1
    finish(.words(words.map { $0.text }), all: all)
    for (index, condition) in conditions.enumerated() {
      let own = Self.words(of: condition, vocabulary)
      let places = own.compactMap { word in words.firstIndex(of: word) }
      if places.isEmpty || places.count < own.count { continue }
      var mask = places.reduce(Cells(0)) { $0 | Cells(1) << Cells($1) }
      if field.kind == .orderedEnumeration, let place = places.first {
        mask = Self.ordered(words.count, Self.relation(of: condition), place)
      } else if Self.relation(of: condition) == .notEqual {
        mask = all & ~mask
      }
      set(mask, at: index)
    }
  }

  private static func ordered(_ count: Int, _ relation: Comparison, _ place: Int) -> Cells {
    var mask: Cells = 0
    for cell in 0..<count where relation.holds(cell, place) { mask |= Cells(1) << Cells(cell) }
    return mask
  }

  private static func relation(of condition: Condition) -> Comparison {
    switch condition {
    case .listed(_, let relation, _), .unlisted(_, let relation, _): relation
    default: .equal
    }
  }

  /// The words a condition on a list asks for: one, or the members of a group.
  private static func words(of condition: Condition, _ vocabulary: Vocabulary) -> [ExactText] {
    switch condition {
    case .listed(_, _, let value):
      let value = vocabulary[value]
      return value.members.isEmpty ? [ExactText(value.text)] : value.members.map { ExactText($0) }
    case .unlisted(_, _, let word): return [ExactText(word)]
    default: return []
    }
  }

  /// Identifiers: a cell for each, and one for the rest.
  mutating func cutWords(_ conditions: [Condition]) {
    var words: [String] = []
    for condition in conditions {
      guard case .identifier(_, let word) = condition else { continue }
      if words.count < Self.wordLimit, !words.contains(word) { words.append(word) }
    }
    finish(.words(words), all: (Cells(1) << Cells(words.count + 1)) - 1)
    for (index, condition) in conditions.enumerated() {
      guard case .identifier(_, let word) = condition, let place = words.firstIndex(of: word) else { continue }
      set(Cells(1) << Cells(place), at: index)
    }
  }

  /// Costs: of each cost that is asked for, the cost itself and the cost with something more that no query mentions. Only
  /// "exactly" and "at least" can be told by these specimens; the other relations stand for themselves.
  mutating func cutCosts(_ conditions: [Condition]) {
    var costs: [Cost] = []
    for condition in conditions {
      guard case .cost(_, let relation, let cost) = condition, relation == .equal || relation == .greaterOrEqual
      else { continue }
      if costs.count < 60, !costs.contains(cost) { costs.append(cost) }
    }
    // Besides: a cost that has nothing of what is asked for.
    finish(.costs(costs), all: (Cells(1) << Cells(costs.count * 2 + 1)) - 1)
    for (index, condition) in conditions.enumerated() {
      guard case .cost(_, let relation, let cost) = condition, costs.contains(cost),
        relation == .equal || relation == .greaterOrEqual
      else { continue }
      var mask: Cells = 0
      for (place, specimen) in costs.enumerated() {
        if relation == .equal {
          if specimen == cost { mask |= Cells(1) << Cells(place * 2) }
        } else if specimen.contains(cost) {
          mask |= Cells(3) << Cells(place * 2)
        }
      }
      if relation == .greaterOrEqual, cost.isEmpty { mask |= Cells(1) << Cells(costs.count * 2) }
      set(mask, at: index)
    }
  }
}
