package import FilterVocabulary

/// The texts that stand for a missing value in a column of numbers, times, flags, addresses or versions. In a column of
/// texts they are texts.
package enum MissingMark {
  private static let all: Set<String> = [
    "na", "n/a", "#n/a", "nan", "null", "none", "-", "--", ".", "?",
  ]

  /// Whether a text is such a mark, in any letter case. Constant time.
  package static func isMark(_ text: String) -> Bool { text.utf8.count <= 4 && all.contains(text.lowercased()) }

  /// Whether the marks are no values of fields of a kind.
  package static func isMissing(of kind: ValueKind) -> Bool {
    switch kind.traits.family {
    case .number: kind == .number
    case .amount, .time, .boolean, .keyed: true
    case .text, .word, .property, .colors, .cost, .directive: false
    }
  }
}

extension ObservedField {
  /// The statistics for the kind of the field: where its other values are texts, the marks are texts too.
  func readingMarks(as declared: ValueKind?) -> ObservedField {
    if marks.isEmpty { return self }
    if let declared { return MissingMark.isMissing(of: declared) ? self : withMarksAsTexts }
    return values > 0 && MissingMark.isMissing(of: InferredKind(of: self).kind) ? self : withMarksAsTexts
  }
}
