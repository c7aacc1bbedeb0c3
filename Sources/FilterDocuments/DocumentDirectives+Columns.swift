import FilterAnalysis
package import FilterText
import FilterVocabulary

extension DocumentDirectives {
  /// A column that a directive names, with its place in the document.
  package struct NamedColumn: Hashable, Sendable {
    package let kind: Kind
    package let name: String
    package let range: SourceRange
  }

  /// The columns that a directive names; none if it is not about columns.
  ///
  /// - Parameters:
  ///   - text: The text after the beginning of the directive.
  ///   - start: The offset of the text in the document.
  package static func columns(_ kind: Kind, text: String, at start: Int) -> [NamedColumn] {
    let list: [ColumnList.Name]
    switch kind.directive.content {
    case .columns: list = ColumnList(text).names
    case .order:
      let (sort, end) = (ColumnList.sort(text), text.utf8.count)
      list = [.init(text: sort.column, range: SourceRange(start: end - sort.column.utf8.count, end: end))]
    case .text, .query, .codes: list = []
    }
    return list.map { NamedColumn(kind: kind, name: $0.text, range: $0.range.shifted(by: start)) }
  }

  /// The columns that the directives of the document and of its queries name, in no order.
  private var namedColumns: [NamedColumn] {
    [Kind.sort, .columns].flatMap { kind in
      let entries = [document[kind]] + heads.values.map { $0[kind] }
      return entries.compactMap { $0 }.flatMap {
        DocumentDirectives.columns(kind, text: $0.text, at: $0.range.start)
      }
    }
  }

  /// The diagnostics of columns that the rows of a list do not have, in no order.
  func columnDiagnostics(_ vocabulary: Vocabulary) -> [Diagnostic] {
    namedColumns.filter { !vocabulary.hasColumn($0.name) }.map { column in
      let place = " in '\(column.kind.beginning)'"
      let id = DocumentDiagnosticKind.unknownColumn.id
      if vocabulary.fieldID(spelled: column.name.lowercased()) != nil {
        let message = UnknownColumn.withoutColumn(column.name, place: place)
        return Diagnostic(id: id, severity: .warning, range: column.range, message: message)
      }
      let unknown = UnknownColumn(
        column.name, place: place, among: vocabulary.columnNames, otherNames: vocabulary.otherColumnNames)
      let fix = unknown.nearest.map { nearest in
        Fix(title: "Change to '\(nearest)'", edits: [TextEdit(range: column.range, replacement: nearest)])
      }
      return Diagnostic(
        id: id, severity: .warning, range: column.range, message: unknown.message, fixes: fix.map { [$0] } ?? [])
    }
  }
}
