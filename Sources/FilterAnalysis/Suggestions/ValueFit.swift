import FilterAST
import FilterParser
import FilterSemantics
import FilterText
import FilterVocabulary

/// How well a value fits a field that is in doubt.
enum ValueFit: Comparable {
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
    case .strange: 1.2
    case .loose: 0.7
    case .patterned: 0.5
    case .likely: 0.3
    case .known: 0
    }
  }
}

extension AnalyzedQuery {
  /// How well the value of the term in a range fits its field.
  func fit(ofTermAt range: SourceRange) -> ValueFit {
    guard case .term(let term)? = vocabulary.parse(source[range]).query else { return .none }
    return vocabulary.fit(of: term)
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
    case .text(let id, let value), .beginning(let id, let value):
      if valueID(value.text, of: self[id]) != nil { return .known }
      return hasLists(self[id]) ? .strange : .loose
    // A field of colors takes their number and one of costs an amount, but a number is seldom meant so.
    case .colors(_, _, .count): return .strange
    case .cost(_, _, let cost) where cost.symbols.isEmpty: return .strange
    case .unlisted(let id, _, let text):
      if self[id].kind == .numberOrText { return text.text.utf8.first?.isDigit == true ? .likely : .strange }
      return hasLists(self[id]) ? .strange : .loose
    case .regex(let id, _), .unmatched(let id, _): return hasLists(self[id]) ? .patterned : .likely
    case .range: return .likely
    case .listed, .directive, .presence, .element, .colors, .parity, .columns, .date, .instant, .relativeInstant,
      .keyed:
      return .known
    case .number, .cost: return .likely
    case .whole, .namedDay, .path, .name, .anyText, .unknown: return .loose
    }
  }

  /// Whether lists of a field are loaded.
  private func hasLists(_ field: Field) -> Bool { field.catalogs.contains { catalog(named: $0) != nil } }
}

extension Field {
  /// How much nearer a suggestion is for a common field than for a rare one, from 0 to 0.5.
  var commonness: Double { Double(popularity) / 200 }
}
