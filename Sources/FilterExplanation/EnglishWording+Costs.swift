import FilterAST
import FilterSemantics
import FilterText
import FilterVocabulary

extension EnglishWording {
  /// `{2}{W}{W} in their mana cost`, or for devotion `a devotion of at least {R}{R}`.
  func cost(_ field: Field, _ relation: Comparison, _ cost: Cost, _ range: SourceRange?) -> EnglishClause {
    let template = PhraseTemplate(of: field)
    let symbols = vocabulary.text(of: cost)
    if field.kind == .devotion {
      let amount = EnglishWording.amount(relation == .equal ? "exactly \(symbols)" : symbols, relation)
      var clause = filled(template, Prose(amount, range), range)
      if relation == .notEqual { clause.head = EnglishWording.withoutOf(clause.head) }
      return clause
    }
    let (words, isPlain) = template.isAttribute ? attribute(symbols, relation) : contents(symbols, relation)
    var clause = filled(template, Prose(words, range), range)
    clause.standsAlone = !isPlain
    if relation == .lessOrEqual, !template.isAttribute { clause.opposite = Prose("something beyond \(symbols)", range) }
    return relation == .notEqual && !template.isAttribute ? clause.with(.negative) : clause
  }

  /// Behind "have a mana cost".
  private func attribute(_ symbols: String, _ relation: Comparison) -> (String, isPlain: Bool) {
    switch relation {
    case .colon, .greaterOrEqual: ("that includes \(symbols)", true)
    case .equal: ("of exactly \(symbols)", true)
    case .notEqual: ("other than \(symbols)", true)
    case .greater: ("that includes \(symbols) and more", false)
    case .lessOrEqual: ("of nothing beyond \(symbols)", true)
    case .less: ("of less than \(symbols)", true)
    }
  }

  /// Between "have" and "in their mana cost".
  private func contents(_ symbols: String, _ relation: Comparison) -> (String, isPlain: Bool) {
    switch relation {
    case .colon, .greaterOrEqual: (symbols, true)
    case .equal, .notEqual: ("exactly \(symbols)", false)
    case .greater: ("\(symbols) and more", false)
    case .lessOrEqual: ("nothing beyond \(symbols)", false)
    case .less: ("only a part of \(symbols)", false)
    }
  }
}
