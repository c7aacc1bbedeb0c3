import FilterAST
import FilterLexer
import FilterText
import FilterVocabulary

/// A field whose uses are looked for, or a name that is no field.
enum FieldUse: Equatable {
  /// A field under any of its names.
  case field(FieldID)
  /// A name in lower case.
  case unknown(String)

  /// What a name before an operator stands for.
  init(name: String, _ vocabulary: Vocabulary) {
    let name = FieldName(name)
    self = vocabulary.fieldID(named: name).map { FieldUse.field($0) } ?? .unknown(name.text)
  }

  /// Where a query uses the field, before an operator or as a column on the right. Needs no more than the tokens, and is linear
  /// in the query.
  func ranges(in source: SourceText, _ vocabulary: Vocabulary) -> [SourceRange] {
    var found: [SourceRange] = []
    var left: FieldUse?
    for token in Lexer.tokens(in: source) {
      switch token.kind {
      case .field:
        let use = FieldUse(name: source[token.range], vocabulary)
        if use == self { found.append(token.range) }
        left = use
      case .comparison: break
      case .value:
        if case .field(let id)? = left, case .field(let wanted) = self, vocabulary[id].comparesColumns,
          vocabulary[wanted].isColumn, vocabulary.fieldID(spelled: source[token.range].lowercased()) == wanted
        {
          found.append(token.range)
        }
        left = nil
      default: left = nil
      }
    }
    return found
  }
}
