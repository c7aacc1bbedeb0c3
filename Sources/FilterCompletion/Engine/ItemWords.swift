import FilterAST
import FilterAnalysis
import FilterExplanation
import FilterSemantics
import FilterVocabulary

/// What is said about an item: the words beside the label, and those that explain it.
struct ItemWords {
  let detail: String
  let documentation: String

  init(of candidate: Candidate, _ context: CompletionContext) {
    let vocabulary = context.vocabulary
    switch candidate.insertion {
    case .field(let name, let field, _):
      let own = vocabulary[field]
      detail = name == own.name ? own.label == name ? own.category : own.label : own.name
      documentation = ItemWords.sentences(own.summary, own.notes)
    case .comparison(let field, let comparison):
      let own = vocabulary[field]
      detail = vocabulary.meaning(of: comparison, for: own)
      documentation = comparison == .colon ? own.colonMeaning : ""
    case .value(let text):
      detail = candidate.detail
      documentation = ItemWords.value(text, of: context.place.field, vocabulary)
    case .term(let field, let text):
      let label = vocabulary[field].label
      detail = candidate.detail.isEmpty ? label : label + ", " + candidate.detail
      documentation =
        candidate.source == .text ? vocabulary[field].summary : ItemWords.value(text, of: field, vocabulary)
    case .regex(let field, _):
      detail = candidate.detail
      documentation = vocabulary[field].summary
    case .exactName, .verbatim:
      detail = candidate.detail
      documentation = ""
    }
  }

  private static func value(_ text: String, of field: FieldID?, _ vocabulary: Vocabulary) -> String {
    guard let field, let value = vocabulary.valueID(text, of: field) else { return "" }
    return vocabulary[value].summary
  }

  private static func sentences(_ first: String, _ second: String) -> String {
    second.isEmpty ? first : first + ". " + second
  }
}
