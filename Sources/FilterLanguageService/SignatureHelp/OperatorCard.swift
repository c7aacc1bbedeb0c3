public import FilterAST
public import FilterText

/// The ways a field can be asked, shown while a term is typed: one signature for each operator the field takes.
///
/// ```swift
/// let document = DocumentSnapshot("pow>=", vocabulary: .scryfall)
/// let card = document.signatureHelp(at: 5)
/// card?.signatures[6].label      // "pow >= number"
/// card?.activeSignature          // 6
/// card?.activePart               // .value
/// ```
public struct OperatorCard: Hashable, Sendable {
  /// The signatures, in the order the field lists its operators. Never none.
  public var signatures: [OperatorSignature]
  /// The index of the signature of the typed operator; nil where the field does not take it.
  public var activeSignature: Int?
  /// The part the caret stands in.
  public var activePart: OperatorSignature.Part

  /// Makes a card.
  public init(signatures: [OperatorSignature], activeSignature: Int?, activePart: OperatorSignature.Part) {
    self.signatures = signatures
    self.activeSignature = activeSignature
    self.activePart = activePart
  }
}

/// One way to ask a field: `pow >= number`.
public struct OperatorSignature: Hashable, Sendable {
  /// A part of a signature. The raw values are the words used in JSON.
  public enum Part: String, CaseIterable, Hashable, Sendable {
    /// The name before the operator.
    case field
    /// The operator.
    case comparison
    /// What stands behind it.
    case value
  }

  /// The operator.
  public var comparison: Comparison
  /// The signature in one line. ASCII, so that an offset in it is the same number in every encoding.
  public var label: String
  /// The bytes of the field in the label.
  public var field: SourceRange
  /// The bytes of the operator in the label.
  public var operatorRange: SourceRange
  /// The bytes of the value's placeholder in the label.
  public var value: SourceRange
  /// What the operator means before the values of this field.
  public var documentation: [StyledText]
  /// What values the field takes, with some of them.
  public var values: StyledText

  /// Makes the signature of a field, an operator and a placeholder; the label and its ranges follow from them.
  public init(
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
