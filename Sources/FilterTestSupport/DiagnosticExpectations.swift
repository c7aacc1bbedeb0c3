public import FilterAnalysis
public import FilterParser
public import FilterRegex
import FilterSemantics
import FilterText
public import FilterVocabulary
public import ScryfallDialect

/// Expects a diagnostic of a query, between `«` and `»`, which are no part of the query.
///
/// ```swift
/// expectDiagnostic("«tpye»:elf", .unknownField, fix: "type:elf")
/// expectDiagnostic("«mv>3» «mv<2»", .contradiction)
/// ```
///
/// - Parameters:
///   - marked: The query. Without marks, the diagnostic may be anywhere; several are the places of the diagnostic and of its
///     notes, in any order.
///   - fix: The query after one of its fixes; nil to look at none.
///   - notes: The messages of its notes, in their order; nil to look at none.
public func expectDiagnostic(
  _ marked: String, _ kind: SemanticDiagnosticKind, fix: String? = nil, notes: [String]? = nil,
  in vocabulary: Vocabulary = .scryfall, fileID: StaticString = #fileID, file: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  let expected = ExpectedDiagnostic(marked, kind.id, fix, notes)
  TestPlace(fileID, file, line, column).expectNone(expected.difference(in: vocabulary))
}

/// Expects a diagnostic of the syntax, as ``expectDiagnostic(_:_:fix:notes:in:fileID:file:line:column:)`` does.
public func expectDiagnostic(
  _ marked: String, _ kind: SyntaxDiagnosticKind, fix: String? = nil, notes: [String]? = nil,
  in vocabulary: Vocabulary = .scryfall, fileID: StaticString = #fileID, file: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  let expected = ExpectedDiagnostic(marked, kind.id, fix, notes)
  TestPlace(fileID, file, line, column).expectNone(expected.difference(in: vocabulary))
}

/// Expects a diagnostic of the logic of a query.
public func expectDiagnostic(
  _ marked: String, _ kind: LogicDiagnosticKind, fix: String? = nil, notes: [String]? = nil,
  in vocabulary: Vocabulary = .scryfall, fileID: StaticString = #fileID, file: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  let expected = ExpectedDiagnostic(marked, kind.id, fix, notes)
  TestPlace(fileID, file, line, column).expectNone(expected.difference(in: vocabulary))
}

/// Expects a diagnostic of a regular expression.
@_disfavoredOverload
public func expectDiagnostic(
  _ marked: String, _ kind: RegexDiagnosticKind, fix: String? = nil, notes: [String]? = nil,
  in vocabulary: Vocabulary = .scryfall, fileID: StaticString = #fileID, file: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  let expected = ExpectedDiagnostic(marked, kind.id, fix, notes)
  TestPlace(fileID, file, line, column).expectNone(expected.difference(in: vocabulary))
}

/// Expects that a query has no diagnostics at all, not even hints.
public func expectNoDiagnostics(
  _ query: String, in vocabulary: Vocabulary = .scryfall, fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let analyzed = AnalyzedQuery(parsing: query, vocabulary: vocabulary)
  let reason = analyzed.diagnostics.isEmpty ? nil : "`\(query)` has diagnostics" + analyzed.underlinedDiagnostics
  TestPlace(fileID, file, line, column).expectNone(reason)
}

extension AnalyzedQuery {
  /// Each diagnostic under the text, with a line break before it; empty without any.
  fileprivate var underlinedDiagnostics: String {
    diagnostics.map { diagnostic in
      diagnostic.underlined(in: source).map { "\n  " + $0 }.joined() + " [\(diagnostic.id)]"
    }.joined()
  }
}

/// A diagnostic that a test expects.
struct ExpectedDiagnostic {
  private let text: String
  private let marks: [SourceRange]
  private let id: DiagnosticID
  private let fix: String?
  private let notes: [String]?

  init(_ marked: String, _ id: DiagnosticID, _ fix: String?, _ notes: [String]?) {
    var text = ""
    var marks: [SourceRange] = []
    var open: Int?
    for scalar in marked.unicodeScalars {
      let length = text.utf8.count
      if scalar == "«", open == nil {
        open = length
      } else if scalar == "»", let start = open {
        marks.append(SourceRange(start: start, end: length))
        open = nil
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    (self.text, self.marks, self.id, self.fix, self.notes) = (text, marks, id, fix, notes)
  }

  /// The reason why the query has no such diagnostic; nil if it has one.
  func difference(in vocabulary: Vocabulary) -> String? {
    let query = AnalyzedQuery(parsing: text, vocabulary: vocabulary)
    let found = query.diagnostics.filter { $0.id == id }
    if found.isEmpty {
      let others = query.underlinedDiagnostics
      return "`\(text)` has no diagnostic '\(id)'" + (others.isEmpty ? "" : ", but" + others)
    }
    guard let diagnostic = marks.isEmpty ? found.first : found.first(where: { isMarked($0) }) else {
      let places = found.flatMap { $0.underlined(in: query.source) }.map { "\n  " + $0 }.joined()
      return "`\(text)` has the diagnostic '\(id)' elsewhere" + places
    }
    if let fix {
      let fixed = diagnostic.fixes.compactMap { $0.applied(to: query.source)?.description }
      if !fixed.contains(fix) {
        return "`\(text)` has no fix to `\(fix)`"
          + (fixed.isEmpty ? "" : ", but to \(fixed.map { "`\($0)`" }.joined(separator: ", "))")
      }
    }
    let related = diagnostic.related
    if let notes, related.map({ $0.message }) != notes {
      return "`\(text)` has other notes: \(related.map { "'\($0.message)'" }.joined(separator: ", "))"
    }
    return nil
  }

  /// Whether a diagnostic is at the only mark, or it and its notes are at all of several.
  private func isMarked(_ diagnostic: Diagnostic) -> Bool {
    marks.count == 1
      ? diagnostic.range == marks[0] : Set([diagnostic.range] + diagnostic.related.map { $0.range }) == Set(marks)
  }
}
