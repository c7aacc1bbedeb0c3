import FilterAST
import FilterVocabulary

/// How well a value suits a field, where the field itself is in doubt.
enum ValueFit {
  /// The field could not have the value.
  case none
  /// The field takes any text.
  case loose
  /// The field takes such values: a number, a new name for an open list.
  case likely
  /// The value is one the field is known to have.
  case known

  /// What a bad fit costs.
  var penalty: Double {
    switch self {
    case .none: 9
    case .loose: 0.9
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
    case .text(let id, let value): return valueID(value.text, of: self[id]) == nil ? .loose : .known
    case .listed, .directive, .colors, .parity, .columns, .date, .identifier: return .known
    case .number, .cost, .regex: return .likely
    case .unlisted, .namedDay, .name, .unknown: return .loose
    }
  }
}
