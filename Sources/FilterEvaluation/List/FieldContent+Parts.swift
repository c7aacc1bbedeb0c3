import FilterSemantics
import FilterVocabulary

/// What of a content counts in a field of some kind: content that does not fit the kind counts as nothing. Both engines ask here,
/// so they agree on it.
extension FieldContent {
  /// The texts of the parts, where a field of a kind is searched for texts: of costs the printed ones, or else the canonical
  /// spelling.
  func textParts(of kind: ValueKind, in vocabulary: Vocabulary) -> [String?] {
    switch (kind, self) {
    case (.text, .text(let text)): [text]
    case (.text, .texts(let texts)): texts
    case (.cost, .printedCosts(let texts, let costs)), (.devotion, .printedCosts(let texts, let costs)):
      Array(texts.prefix(costs.count))
    case (.cost, _), (.devotion, _): costParts.map { $0.map { vocabulary.text(of: $0) } }
    default: []
    }
  }

  /// What the parts are compared by in a field of a kind: numbers in millionths, years like numbers, the first day, the bits of
  /// the colors. Words of an order are not known here.
  func keyParts(of kind: ValueKind) -> [Int64?] {
    switch (kind, self) {
    case (.number, _), (.numberOrText, _): numberParts.map { $0?.millionths }
    case (.date, .date(let span)): [Int64(span.first)]
    case (.year, .date(let span)): [FieldContent.yearKey(span)]
    case (.colors, .colors(let set)): [Int64(set.bits)]
    case (.colors, .colorsOfParts(let sets)): sets.map { Int64($0.bits) }
    default: []
    }
  }

  /// The year a day lies in, as a number: so that it compares with other numbers.
  static func yearKey(_ span: DateSpan) -> Int64 {
    FixedNumber(DateSpan.components(ofDay: span.first).year).millionths
  }

  /// The numbers of the parts.
  var numberParts: [FixedNumber?] {
    switch self {
    case .number(let number): [number]
    case .numbers(let numbers): numbers
    case .numbered(_, let number): [number]
    default: []
    }
  }

  /// The costs of the parts.
  var costParts: [Cost?] {
    switch self {
    case .cost(let cost): [cost]
    case .costs(let costs), .printedCosts(_, let costs): costs
    default: []
    }
  }

  /// The values, in the spelling by which they are equal. A text is one value.
  var words: [String] {
    switch self {
    case .values(let values): values.map { ValueSpelling.folded($0) }
    case .listed(let values): values.values.map { ValueSpelling.folded($0) }
    case .text(let text): [ValueSpelling.folded(text)]
    case .numbered(let text, _): [text.lowercased()]
    default: []
    }
  }
}
