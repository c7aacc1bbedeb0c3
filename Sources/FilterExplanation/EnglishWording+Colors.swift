import FilterAST
import FilterSemantics
import FilterText
import FilterVocabulary

extension EnglishWording {
  /// `are red and green`, `have a color identity that fits within Esper (white, blue and black)`
  func colors(
    _ field: Field, _ comparison: Comparison, _ value: ColorValue, _ written: String, _ range: SourceRange?
  ) -> EnglishClause {
    let template = PhraseTemplate(of: field)
    let form: EnglishColors.Form =
      template.isPredicate ? .predicate : template.isAttribute ? .attribute : .object
    let palette = vocabulary.palette(of: field) ?? Palette("", colors: [])
    let colors = EnglishColors(palette: palette, form: form, tail: template.tail)
    let words = colors.words(comparison, value, written: written, colon: field.colon)
    let division: Prose.Division = words.isDivided ? .connective : .none
    var clause = filled(template, Prose(words.text, range, division), range)
    if let verb = words.verb {
      clause = EnglishClause(verb, core: Prose(words.text, range, division), tail: words.unit, range: range)
    } else if let word = words.attribute {
      let (article, noun) = EnglishVerb.firstWord(clause.head)
      if article == "a" || article == "an" {
        // "a colorless color identity"
        clause.head = ""
        clause.core = Prose("\(EnglishArticle.before(word)) \(word) \(noun)", range)
      } else {
        clause.core = Prose("that is \(word)", range)
      }
    }
    clause.opposite = words.opposite.map { Prose($0, range, words.unit.isEmpty ? .connective : .none) }
    clause.negatedCore = words.negatedText.map { Prose($0, range, division) }
    clause.standsAlone = !words.isPlain
    clause.isOpenEnded = form == .attribute && words.attribute == nil
    if words.isAdjective { clause.adjective = words.text }
    return words.isNegated ? clause.with(.negative) : clause
  }
}
