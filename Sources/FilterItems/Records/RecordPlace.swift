import FilterAST
package import FilterVocabulary

/// A value of a record that its bytes do not have, where several files are one list: its file, or its line there.
enum RecordPlace: String, CaseIterable {
  case file
  case line

  /// The source of the field, which no record has.
  var source: String { "\u{1}\(rawValue)" }

  /// The place that a source means; nil for the values of records.
  init?(source: String) {
    guard source.utf8.first == 1, let place = RecordPlace.allCases.first(where: { $0.source == source }) else {
      return nil
    }
    self = place
  }

  private var field: Field {
    switch self {
    case .file:
      Field(
        rawValue, sources: [source], .path, multiplicity: .optional, summary: "The file of the item",
        phrase: ValueKind.path.traits.phrase("file"))
    case .line:
      Field(
        rawValue, sources: [source], .number, comparesColumns: true, isColumn: true, isWhole: true,
        multiplicity: .optional, summary: "The line of the file on which the item begins", phrase: "have line {is}")
    }
  }

  /// The fields `file` and `line`, without those whose names are taken.
  static func fields(beside fields: [Field]) -> [Field] {
    let taken = Set(fields.flatMap { [$0.name] + $0.aliases })
    return allCases.filter { !taken.contains($0.rawValue) }.map { $0.field }
  }
}

extension Field {
  /// Whether its value is the file or the line of a record, and not in the record.
  package var isOfPlace: Bool { sources.first.flatMap { RecordPlace(source: $0) } != nil }
}
