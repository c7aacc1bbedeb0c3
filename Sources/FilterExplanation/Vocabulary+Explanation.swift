public import FilterAST
public import FilterSemantics
public import FilterVocabulary

extension Vocabulary {
  /// What a condition of this vocabulary says about items, in English, as the words after "cards that":
  /// `have a power of at least 3`.
  ///
  /// `written` is the value as written in the query; it keeps a nickname (`esper`) that the condition has lost. Empty
  /// if there is none. A directive has no subject: `sorted by mana value`.
  public func explanation(of condition: Condition, _ polarity: Polarity = .positive, written: String = "") -> String {
    let wording = EnglishWording(vocabulary: self)
    if case .directive(let field, let value) = condition { return wording.directive(self[field], value: self[value]) }
    var writer = ProseWriter()
    writer.write(wording.clause(condition, polarity: polarity, written: written).prose)
    return EnglishExplanation(phrases: writer.phrases).description
  }

  /// What an operator means before a value of a field, in English: `at least`, `fits within`. Some values have a
  /// meaning of their own; see ``Condition/colors(_:_:_:)``.
  public func meaning(of comparison: Comparison, for field: Field) -> String {
    let relation = field.relation(of: comparison)
    if let id = fieldID(spelled: field.name), isSearchedAsText(id),
      !relation.needsOrder
    {
      return EnglishWording.textRelation(comparison)
    }
    return switch field.kind.traits.family {
    case .text where field.kind == .path: comparison == .colon ? "matches" : "is exactly"
    case .text: "contains"
    case .number where field.kind == .numberOrText && relation == .equal: "is"
    case .cost where field.kind != .devotion: EnglishWording.setRelation(relation)
    case .number, .amount, .cost: EnglishWording.relation(relation)
    case .time: EnglishWording.temporalRelation(relation)
    case .colors: EnglishWording.setRelation(relation)
    case .word where field.kind.isOrdered, .keyed where field.kind.isOrdered:
      EnglishWording.rank(relation, template: PhraseTemplate(of: field))
    case .property where field.kind == .absentFlag: relation == .notEqual ? "is" : "is not"
    case .word, .keyed, .property, .boolean: relation == .notEqual ? "is not" : "is"
    case .directive: "sets"
    }
  }
}

extension EnglishWording {
  /// The words for an operator on a text of a list.
  fileprivate static func textRelation(_ comparison: Comparison) -> String {
    switch comparison {
    case .colon: "has a word that begins with"
    case .equal: "is exactly"
    case .notEqual: "is other than"
    case .contains: "has anywhere"
    case .matches: "matches the pattern"
    case .notMatches: "does not match the pattern"
    case .less, .lessOrEqual, .greater, .greaterOrEqual: relation(comparison)
    }
  }

  fileprivate static func relation(_ relation: Comparison) -> String {
    switch relation {
    case .colon, .equal, .contains, .matches, .notMatches: "exactly"
    case .notEqual: "other than"
    case .less: "less than"
    case .lessOrEqual: "at most"
    case .greater: "more than"
    case .greaterOrEqual: "at least"
    }
  }

  fileprivate static func temporalRelation(_ relation: Comparison) -> String {
    switch relation {
    case .colon, .equal, .contains, .matches, .notMatches: "in or on"
    case .notEqual: "not in or on"
    case .less: "before"
    case .lessOrEqual: "in or before"
    case .greater: "after"
    case .greaterOrEqual: "in or after"
    }
  }

  fileprivate static func setRelation(_ relation: Comparison) -> String {
    switch relation {
    case .colon, .equal, .contains, .matches, .notMatches: "is exactly"
    case .notEqual: "is not exactly"
    case .less: "fits within, and is smaller than"
    case .lessOrEqual: "fits within"
    case .greater: "includes, with others,"
    case .greaterOrEqual: "includes"
    }
  }

  fileprivate static func rank(_ relation: Comparison, template: PhraseTemplate) -> String {
    switch relation {
    case .colon, .equal, .contains, .matches, .notMatches: "is"
    case .notEqual: "is not"
    case .less: "is \(template.less) than"
    case .lessOrEqual: "is at most"
    case .greater: "is \(template.more) than"
    case .greaterOrEqual: "is at least"
    }
  }
}
