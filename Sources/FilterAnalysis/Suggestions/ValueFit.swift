import FilterAST
import FilterSemantics
import FilterVocabulary

/// How well a value suits a field, where the field itself is in doubt.
enum ValueFit {
  /// The field could not have the value.
  case none
  /// The field takes any text, but most of its values are known, and this is none of them.
  case strange
  /// The field takes any text.
  case loose
  /// The field takes patterns, but one rarely asks for more than a word of its lists.
  case patterned
  /// The field takes such values: a number, a new name for an open list.
  case likely
  /// The value is one the field is known to have.
  case known

  /// What a bad fit costs.
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
  /// How well the value and the operator of a term suit its field.
  func fit(of term: FilterTerm) -> ValueFit {
    let condition: Condition
    do throws(TermMistake) {
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

  /// Whether the lists of a field are here. Those that the host brings along say nothing about a value.
  private func hasLists(_ field: Field) -> Bool {
    field.catalogs.contains { catalog(named: $0) != nil }
  }
}
