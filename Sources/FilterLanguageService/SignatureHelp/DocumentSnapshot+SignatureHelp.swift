import FilterAST
import FilterAnalysis
import FilterExplanation
import FilterParser
import FilterSemantics
import FilterText
import FilterVocabulary

extension DocumentSnapshot {
  /// The ways to ask the field of the term at a caret: `offset`, in bytes of the document.
  ///
  /// Nil where the caret touches no term with a field the vocabulary has and an operator, finished or not, and outside the
  /// text. Linear in the query, in which alone it looks.
  public func signatureHelp(at offset: Int) -> OperatorCard? {
    guard let query = query(at: offset) else { return nil }
    let parsed = query.analysis.parsed
    guard let place = parsed.place(atCaret: query.offset(inQuery: offset)) else { return nil }
    let outline = TermOutline(place.term, in: parsed.tree)
    guard let name = outline.fieldName(in: parsed.source), let typed = outline.typedComparison(in: parsed.source),
      let field = vocabulary.field(named: name), !field.operators.isEmpty
    else { return nil }
    let part: OperatorSignature.Part =
      switch place.part {
      case .polarity, .exactMark, .field: .field
      case .comparison: .comparison
      case .value: .value
      }
    return OperatorCard(
      signatures: signatures(of: field, as: name.text),
      activeSignature: field.operators.firstIndex(of: typed.intended), activePart: part)
  }

  private func signatures(of field: Field, as name: String) -> [OperatorSignature] {
    let words = OperatorWords(vocabulary: vocabulary)
    let values = ValueWords(vocabulary: vocabulary).summary(of: field)
    let colon = words.colon(field)
    return field.operators.map { comparison in
      let sentence = field.isDirective ? field.summary : Excerpt.capitalized(words.sentence(comparison, field))
      var documentation: [StyledText] = sentence.isEmpty ? [] : [.words(sentence)]
      if comparison == .colon, !colon.isEmpty { documentation.append(colon) }
      return OperatorSignature(
        field: name, comparison, value: ValueWords.placeholder(field), documentation: documentation, values: values)
    }
  }
}
