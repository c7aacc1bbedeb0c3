import FilterVocabulary

extension FieldContent {
  /// The texts of the parts.
  var textParts: [String?] {
    switch self {
    case .printedCosts(let texts, _): texts
    case .text(let text): [text]
    case .texts(let texts): texts
    default: []
    }
  }

  /// The texts of the parts a pattern or value is looked for in: of costs the printed ones, or else the canonical spelling.
  func textParts(in vocabulary: Vocabulary) -> [String?] {
    switch self {
    case .cost, .costs: costParts.map { $0.map { vocabulary.text(of: $0) } }
    default: textParts
    }
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

  /// What the parts are compared by: numbers in millionths, the first day, the bits of the colors.
  var keyParts: [Int64?] {
    switch self {
    case .date(let span): [Int64(span.first)]
    case .colors(let set): [Int64(set.bits)]
    case .colorsOfParts(let sets): sets.map { Int64($0.bits) }
    default: numberParts.map { $0?.millionths }
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

  /// The values, in the spelling by which they are equal.
  var words: [String] {
    switch self {
    case .values(let values): values.map { ValueSpelling.folded($0) }
    case .numbered(let text, _), .text(let text): [ValueSpelling.folded(text)]
    default: []
    }
  }
}
