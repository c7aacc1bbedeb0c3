import FilterAST
import FilterSemantics
import FilterVocabulary

/// A minus before a number or a date (section 2.3). It is no complement:
///
/// | written | what happens |
/// |---|---|
/// | `-pow>=1`, `-usd<1`, `-year>2000`, `-cn>=5`, `-pow>tou` | always true, without a word |
/// | `-pow:1`, `-usd=0`, `-year=2000` | ignored |
/// | `-pow>1a`, `-pow:1a` | the same: the number is not cut (7, 1.7) |
/// | `-mv:even` | `mv:odd` |
/// | `-date>2020` | the minus is discarded |
/// | `-cn:1`, `-c>=w`, `-r>=r`, `-m>=2`, `-produces:w`, `-devotion:w`, `-(mv>=3)` | a complement |
///
/// A group of one keeps its minus to itself, so this is asked of the term alone, before the group around it is known.
extension StrictReader {
  /// What is left of a minus before a term: the outcome, and the polarity it is to have.
  func negated(_ outcome: StrictOutcome) -> (StrictOutcome, Polarity) {
    guard case .content(.condition(let condition)) = outcome else { return (outcome, .negative) }
    switch condition {
    case .number(_, let relation, _), .columns(_, let relation, _): return negatedNumber(relation)
    case .date(let field, let relation, _):
      return Vocabulary.scryfall[field].kind == .year ? negatedNumber(relation) : (outcome, .positive)
    case .namedDay: return (outcome, .positive)
    case .parity(let field, isEven: let isEven): return (.condition(.parity(field, isEven: !isEven)), .positive)
    default: return (outcome, .negative)
    }
  }

  private func negatedNumber(_ relation: Comparison) -> (StrictOutcome, Polarity) {
    if relation == .equal {
      return (.ignored("a minus before a number goes with '<', '>' and the like, not with ':' or '='"), .negative)
    }
    return (.content(.everything), .positive)
  }
}
