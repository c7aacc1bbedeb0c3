import FilterAST
import FilterAnalysis
import FilterVocabulary

/// What operators mean before the values of a field, in words.
struct OperatorWords {
  let vocabulary: Vocabulary

  /// `power is at least the number`
  func sentence(_ comparison: Comparison, _ field: Field) -> String {
    if field.isDirective { return "sets the \(field.label)" }
    return "\(field.label) \(predicate(comparison, field)) the \(ValueWords.placeholder(field))"
  }

  /// `is at least`, `fits within`
  func predicate(_ comparison: Comparison, _ field: Field) -> String {
    let meaning = vocabulary.meaning(of: comparison, for: field)
    switch field.kind {
    case .number, .numberOrText, .devotion, .date, .year:
      return meaning.utf8.elementsEqual("is".utf8) ? meaning : "is " + meaning
    default: return meaning
    }
  }

  /// The operators of a field with their meanings, those of one meaning together: "`:` `=` is, `!=` is not".
  func list(_ field: Field) -> StyledText {
    var groups: [(meaning: String, spellings: StyledText)] = []
    for comparison in field.operators {
      var meaning = predicate(comparison, field)
      // "includes, with others," goes on with what is included, which a list leaves out.
      if meaning.utf8.last == UInt8(ascii: ",") { meaning.removeLast() }
      if let index = groups.firstIndex(where: { $0.meaning == meaning }) {
        groups[index].spellings += " " + .code(comparison.rawValue)
      } else {
        groups.append((meaning, .code(comparison.rawValue)))
      }
    }
    var text = StyledText()
    for group in groups {
      if !text.isEmpty { text += ", " }
      text += group.spellings + .words(" " + group.meaning)
    }
    return text
  }

  /// What `:` means for a field, in the words of the vocabulary; empty where those say nothing.
  func colon(_ field: Field) -> StyledText {
    if field.colonMeaning.isEmpty || field.colonMeaning == "equals" || field.isDirective { return StyledText() }
    var text: StyledText = .code(":")
    if field.colon != .equal, field.colon != .colon { text += " reads as " + .code(field.colon.rawValue) }
    return text + .words(": " + field.colonMeaning)
  }
}
