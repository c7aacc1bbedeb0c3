public import FilterAST
import FilterParser
import FilterSemantics
public import FilterText
import FilterVocabulary

/// The signature help of a term: one signature for each operator of its field.
///
/// ```swift
/// let document = DocumentSnapshot("pow>=", vocabulary: .scryfall)
/// let card = document.signatureHelp(at: 5)
/// card?.signatures[6].label      // "pow >= number"
/// card?.activeSignature          // 6
/// card?.activePart               // .value
/// ```
public struct OperatorCard: Hashable, Sendable {
  /// The signatures, in the order of the field's operators. Never empty.
  public var signatures: [OperatorSignature]
  /// The index of the signature of the typed operator; `nil` if the field does not support it.
  public var activeSignature: Int?
  /// The part of the signature at the caret.
  public var activePart: OperatorSignature.Part
}

/// A field with one of its operators: `pow >= number`.
public struct OperatorSignature: Hashable, Sendable {
  /// A part of a signature. The raw values are the words used in JSON.
  public enum Part: String, CaseIterable, Hashable, Sendable {
    /// The name before the operator.
    case field
    /// The operator.
    case comparison
    /// The value after the operator.
    case value
  }

  /// The operator of the signature.
  public var comparison: Comparison
  /// The signature in one line of ASCII, so that offsets are the same in every encoding.
  public var label: String
  /// The bytes of the field in the label.
  package var field: SourceRange
  /// The bytes of the operator in the label.
  package var operatorRange: SourceRange
  /// The bytes of the value's placeholder in the label.
  package var value: SourceRange
  /// What the operator means for the field.
  public var documentation: [StyledText]
  /// The values of the field, with examples.
  public var values: StyledText

  init(
    field: String, _ comparison: Comparison, value: String, documentation: [StyledText] = [],
    values: StyledText = StyledText()
  ) {
    self.comparison = comparison
    let start = field.utf8.count + 1
    let end = start + comparison.rawValue.utf8.count
    self.label = field + " " + comparison.rawValue + " " + value
    self.field = SourceRange(start: 0, end: start - 1)
    self.operatorRange = SourceRange(start: start, end: end)
    self.value = SourceRange(start: end + 1, end: end + 1 + value.utf8.count)
    self.documentation = documentation
    self.values = values
  }

  /// The bytes of a part in the label.
  public func range(of part: Part) -> SourceRange {
    switch part {
    case .field: field
    case .comparison: operatorRange
    case .value: value
    }
  }
}

extension DocumentSnapshot {
  /// The signatures of the field of the term at a caret, in bytes of the document.
  ///
  /// `nil` unless the caret touches a term, complete or partial, with a known field and an operator. Linear in the
  /// query at the caret; only this one is analyzed.
  public func signatureHelp(at offset: Int) -> OperatorCard? {
    guard let query = query(at: offset) else { return nil }
    let parsed = query.analysis.parsed
    guard let place = parsed.caretTerm(at: query.offset(inQuery: offset)) else { return nil }
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
      let sentence = field.isDirective ? field.summary : Phrase.capitalized(words.sentence(comparison, field: field))
      var documentation: [StyledText] = sentence.isEmpty ? [] : [.words(sentence)]
      if comparison == .colon, !colon.isEmpty { documentation.append(colon) }
      return OperatorSignature(
        field: name, comparison, value: field.kind.traits.noun, documentation: documentation, values: values)
    }
  }
}
