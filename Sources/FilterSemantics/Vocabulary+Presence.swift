package import FilterAST
import FilterText
package import FilterVocabulary

/// Whether a field has a value, in the syntax of lists: `has:user`, `no:user`, `user:*`, `user:null`.
extension Vocabulary {
  /// Whether a name asks for a field with a value or without one; nil for another name, for a field of this name, and
  /// in the syntax of cards.
  package func presence(named name: FieldName) -> Bool? {
    guard isOfLists, fieldID(named: name) == nil else { return nil }
    switch name.text {
    case "has": return true
    case "no": return false
    default: return nil
    }
  }

  /// The condition of a name that is no field: `has:user`, `no:user`.
  func presence(
    asked name: FieldName, _ comparison: Comparison, _ value: FilterValue
  ) throws(TermError) -> Condition {
    guard let isPresent = presence(named: name), comparison == .colon || comparison == .equal else {
      throw .unknownField
    }
    let asked = value.text.lowercased()
    let named = fieldID(typed: value.text)
    if named == nil, let element = elementPresence(asked, isPresent: isPresent) { return element }
    guard let id = named, hasPresence(id) else { throw .unknownPresence }
    return .presence(id, isPresent: isPresent)
  }

  /// The condition of `*`, unless the field has such a value, and of `null` in any letter case; nil for other values.
  func presence(_ id: FieldID, _ comparison: Comparison, _ value: FilterValue) -> Condition? {
    let isStar = value.text == "*" && comparesWordsAsTexts(self[id])
    let word = value.text.utf8.count == 4 ? value.text.lowercased() : value.text
    guard value.form == .bare, hasPresence(id), isStar || word == "null" || valueID(value.text, of: id) == nil else {
      return nil
    }
    switch (word, comparison) {
    case ("*", .colon), ("*", .equal):
      if traits(of: id).kind == .path || traits(of: id).family == .number && zeroWords.contains("*") { return nil }
      return .presence(id, isPresent: true)
    case ("null", .colon), ("null", .equal): return .presence(id, isPresent: false)
    case ("null", .notEqual): return .presence(id, isPresent: true)
    default: return nil
    }
  }

  /// Whether `!=` asks for a value other than the written one, in the syntax of lists.
  func comparesOthers(_ id: FieldID) -> Bool {
    guard isOfLists else { return false }
    let traits = traits(of: id)
    switch traits.family {
    case .text, .word, .keyed, .boolean: return true
    default: return false
    }
  }

  /// Whether a condition with `!=` is run as a value without this one among the others: where the values have no order,
  /// and where an item has many.
  package func readsOthers(_ id: FieldID) -> Bool {
    isOfLists
      && (self[id].multiplicity == .many || comparesOthers(id) && !self[id].kind.isOrdered
        || traits(of: id).others == .possible)
  }

  /// The condition that no value may meet, of one that asks for a value and for none like it: `state!=open`,
  /// `took!=1..3`, `message!~out`. Nil for other conditions.
  package func others(of condition: Condition) -> (field: FieldID, equal: Condition)? {
    switch condition {
    case .unmatched(let field, let pattern): (field, .regex(field, pattern))
    case .whole(let field, let value, isEqual: false): (field, .whole(field, value, isEqual: true))
    case .range(let field, let bounds, isInside: false):
      (field, bounds.count == 1 ? bounds[0] : .range(field, bounds, isInside: true))
    case .listed(let field, .notEqual, let value) where readsOthers(field): (field, .listed(field, .equal, value))
    case .unlisted(let field, .notEqual, let word) where readsOthers(field): (field, .unlisted(field, .equal, word))
    case .keyed(let field, .notEqual, let value) where readsOthers(field): (field, .keyed(field, .equal, value))
    case .number(let field, .notEqual, let number) where readsOthers(field): (field, .number(field, .equal, number))
    case .date(let field, .notEqual, let span) where readsOthers(field): (field, .date(field, .equal, span))
    case .namedDay(let field, .notEqual, let day) where readsOthers(field): (field, .namedDay(field, .equal, day))
    case .instant(let field, .notEqual, let span) where readsOthers(field): (field, .instant(field, .equal, span))
    case .relativeInstant(let field, .notEqual, let instant) where readsOthers(field):
      (field, .relativeInstant(field, .equal, instant))
    default: nil
    }
  }

  /// Whether items may lack a value of a field.
  package func hasPresence(_ id: FieldID) -> Bool {
    switch traits(of: id).family {
    case .text, .number, .time, .amount, .word, .keyed, .boolean: true
    case .colors, .cost, .property, .directive: false
    }
  }
}
