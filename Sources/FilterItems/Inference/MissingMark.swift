package import FilterVocabulary

extension ObservedField {
  /// The statistics for the kind of the field: where its other values are texts, the marks are texts too.
  func readingMarks(as declared: ValueKind?) -> ObservedField {
    if marks.isEmpty { return self }
    if let declared { return declared.leavesOthers ? self : withMarksAsTexts }
    return values > 0 && InferredKind(of: self).kind.leavesOthers ? self : withMarksAsTexts
  }
}

extension RecordSample {
  /// The marks of missing values that a field of the inferred vocabulary has, which are no values of its kind.
  package func marks(of field: Field) -> [String] {
    guard field.kind.leavesOthers, let observed = observed(field) else { return [] }
    return observed.marks.keys.sorted()
  }

  /// The statistics of the values of a field of the inferred vocabulary.
  func observed(_ field: Field) -> ObservedField? {
    let names = Set(field.sourceNames)
    return fields.first { names.contains($0.dotted) || names.contains($0.pointer) }
  }
}
