public import FilterAST
public import FilterSemantics
public import FilterVocabulary

extension Vocabulary {
  /// What a condition of this vocabulary says about items, in English, behind "cards that": `have a power of at least
  /// 3`.
  ///
  /// `written` is the value as it stands in the query, where there is one; it keeps a nickname (`esper`) that the
  /// condition has lost. An instruction reads without a subject: `sorted by mana value`.
  public func explanation(of condition: Condition, _ polarity: Polarity = .positive, written: String = "") -> String {
    let wording = EnglishWording(vocabulary: self)
    if case .directive(let field, let value) = condition { return wording.directive(self[field], self[value]) }
    var writer = ProseWriter()
    writer.write(wording.clause(condition, polarity, written: written).verbPhrase.prose)
    return EnglishExplanation(phrases: writer.phrases).description
  }

  /// What an operator means before a value of a field, in English: `at least`, `fits within`. Some values have a
  /// meaning of their own; see ``Condition/colors(_:_:_:)``.
  public func meaning(of comparison: Comparison, for field: Field) -> String {
    let relation = field.relation(of: comparison)
    return switch field.kind {
    case .text: "contains"
    case .number, .devotion: EnglishWording.relation(relation)
    case .numberOrText: relation == .equal ? "is" : EnglishWording.relation(relation)
    case .date, .year: EnglishWording.temporalRelation(relation)
    case .colors, .cost: EnglishWording.setRelation(relation)
    case .orderedEnumeration: EnglishWording.rank(relation, PhraseTemplate(of: field))
    case .enumeration, .flag, .catalog, .uuid, .integerID: relation == .notEqual ? "is not" : "is"
    case .absentFlag: relation == .notEqual ? "is" : "is not"
    case .directive: "sets"
    }
  }
}
