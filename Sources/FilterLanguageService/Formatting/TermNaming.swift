import FilterAST
import FilterAnalysis
import FilterExplanation
import FilterSemantics
import FilterText
import FilterVocabulary

extension AnalyzedLeaf {
  /// The edits that give a term uniform names: only the parts that change, so that quotes and prefixes stay as they were typed.
  /// A shorthand (`++`) has no field to be named and stays.
  func edits(naming names: NameStyle, _ vocabulary: Vocabulary) -> [TextEdit] {
    guard let field, let comparison else { return [] }
    let parts = TermText(term)
    let wanted = TermText(vocabulary.canonical(term, names: names))
    var edits: [TextEdit] = []
    if wanted.field != parts.field { edits.append(TextEdit(range: field, replacement: wanted.field)) }
    if wanted.comparison != parts.comparison {
      edits.append(TextEdit(range: comparison, replacement: wanted.comparison))
    }
    if wanted.value != parts.value { edits.append(TextEdit(range: value, replacement: wanted.value)) }
    return edits
  }
}

/// The parts of a term as text.
private struct TermText {
  let field: String
  let comparison: String
  let value: String

  init(_ term: FilterTerm) {
    switch term {
    case .name(_, exact: _, let name): (field, comparison, value) = ("", "", name.description)
    case .filter(_, field: let name, let relation, let text):
      (field, comparison, value) = (name.text, relation.rawValue, text.description)
    case .regex(_, field: let name, let relation, let pattern):
      (field, comparison, value) = (name.text, relation.rawValue, pattern.description)
    }
  }
}
