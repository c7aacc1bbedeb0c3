import FilterAST
import FilterText
import FilterVocabulary

/// The text that a candidate puts in, quoted and escaped as its place needs.
struct InsertedText {
  let text: String
  /// The condition the whole term under the caret amounts to; nil where it is unfinished or none.
  let term: FilterTerm?
  /// Whether more has to be typed.
  let leadsOn: Bool

  init(of candidate: Candidate, _ context: CompletionContext) {
    let place = context.place
    switch candidate.insertion {
    case .field(let name, _, let comparison):
      term = nil
      // The operator of a term stays, and what stands behind it.
      text = place.kind == .field ? name : name + comparison.rawValue
      leadsOn = place.kind != .field
    case .comparison(_, let comparison):
      term = nil
      text = comparison.rawValue
      leadsOn = true
    case .value(let value):
      let written = InsertedText.value(value, of: place, context.vocabulary)
      text = written.text
      term = place.fieldName.flatMap { FieldName(exactly: $0) }.flatMap { name in
        place.comparison.map { .filter(place.polarity, field: name, $0, written.value) }
      }
      leadsOn = false
    case .term(let field, let value):
      let name = context.prepared.shortNames[field.index]
      let filter = FilterTerm.filter(.positive, field: name, .colon, FilterValue(value))
      text = "\(filter)"
      term = filter.with(polarity: place.polarity)
      leadsOn = false
    case .exactName(let name):
      let quoted = InsertedText.quoted(name, place.quote)
      text = place.kind == .exactName ? quoted : "!" + quoted
      term = .name(place.polarity, exact: true, FilterName(quoted: name))
      leadsOn = false
    case .regex(let field, let pattern):
      let name = context.prepared.shortNames[field.index]
      let regex = FilterTerm.regex(.positive, field: name, .colon, FilterPattern(pattern))
      text = "\(regex)"
      term = regex.with(polarity: place.polarity)
      leadsOn = false
    case .verbatim(let verbatim):
      term = nil
      text = verbatim
      leadsOn = verbatim == "or"
    }
  }

  /// A value with the quotes that are open already, with those it needs, or bare.
  private static func value(
    _ text: String, of place: CompletionPlace, _ vocabulary: Vocabulary
  ) -> (text: String, value: FilterValue) {
    // The name of a property is refused in quotes, so those that are open go.
    let kind = place.field.map { vocabulary[$0].kind }
    if place.quote == nil || kind == .flag || kind == .absentFlag {
      let value = FilterValue(text)
      return (value.description, value)
    }
    return (quoted(text, place.quote), FilterValue(quoted: text))
  }

  /// A text in quotes, those of the family that is open where there is one.
  private static func quoted(_ text: String, _ family: QuoteMark.Kind?) -> String {
    guard family == .single, !text.utf8.contains(UInt8(ascii: "'")) else {
      return FilterValue(quoted: text).description
    }
    // Without such a quote in it only backslashes need a second look.
    if !text.utf8.contains(UInt8(ascii: "\\")) { return "'" + FilterValue(quoted: text).text + "'" }
    return FilterValue(quoted: text).description
  }
}
