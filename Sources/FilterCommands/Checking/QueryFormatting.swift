import EmbeddedQueries
import FilterAnalysis
import FilterDocuments
import FilterLanguageService
import FilterParser
import FilterReports
import FilterText
import FilterVocabulary

/// Formats the queries of texts as an editor does.
struct QueryFormatting {
  struct Result {
    let text: SourceText
    /// The changes, as sorted edits of the text before.
    fileprivate(set) var edits: [TextEdit] = []
    /// The reasons why queries are not formatted, with their lines counted from one.
    fileprivate(set) var reasons: [(line: Int, text: String)] = []
    /// The lines of the queries that were formatted, and other lines that changed; counted from one.
    fileprivate(set) var changedLines: [Int] = []
  }

  let options: FormattingOptions
  /// Writes the queries in another syntax; nil to keep theirs.
  var translation: QueryTranslation?

  /// The text with its queries formatted. In the form `lines`, a query stays one line unless `breaksLines`. A document
  /// whose list cannot be used stays as it is, for that reason.
  func format(
    _ source: SourceText, _ form: QueryFile.Form, keys: EmbeddedKeys = .standard, breaksLines: Bool = false,
    vocabulary: (QueryDocument) -> DocumentVocabulary
  ) -> Result {
    let lines = LineTable(source)
    var edits: [TextEdit] = []
    var reasons: [(line: Int, text: String)] = []
    let parts = form.parts(of: source, keys: keys)
    for part in parts {
      let words: Vocabulary
      switch vocabulary(part.document) {
      case .known(let known): words = known
      case .missing(let fault):
        let line = lines.line(of: part.range(of: fault.range).start) + 1
        reasons.append((line, "\(fault.message) [\(fault.id)]"))
        continue
      }
      if translation == nil {
        let options = options(for: part, form, breaksLines: breaksLines)
        edits += part.edits(part.document.formattingEdits(options: options, vocabulary: words))
      }
      for (index, range) in part.document.queries.enumerated() {
        let query = part.document.source(ofQuery: index)
        let change = change(of: query, words)
        if let text = change.text { edits += part.edits([TextEdit(range: range, replacement: text)]) }
        if let reason = change.reason { reasons.append((lines.line(of: part.range(of: range).start) + 1, reason)) }
      }
    }
    guard let text = source.applying(edits) else { return Result(text: source, reasons: reasons) }
    var changedLines: [Int] = []
    let queries = parts.flatMap { part in part.document.queries.map { part.range(of: $0) } }
    for edit in edits {
      let index = queries.partitioningIndex { $0.end >= edit.range.start }
      let isInQuery = index < queries.count && queries[index].start <= edit.range.start
      let line = lines.line(of: isInQuery ? queries[index].start : edit.range.start) + 1
      if changedLines.last != line { changedLines.append(line) }
    }
    return Result(text: text, edits: edits, reasons: reasons, changedLines: changedLines)
  }

  /// A query in another syntax if that is asked for and changes it, or the reason why it is neither that nor formatted.
  private func change(of query: SourceText, _ vocabulary: Vocabulary) -> (text: String?, reason: String?) {
    guard let translation else { return (nil, reason(query, vocabulary)) }
    do throws(QueryTranslation.Obstacle) {
      let text = try translation.translated(query)
      return (SourceText(text) == query ? nil : text, nil)
    } catch { return (nil, error.reason) }
  }

  private func options(for part: QueryFilePart, _ form: QueryFile.Form, breaksLines: Bool) -> FormattingOptions {
    switch form {
    case .document: options
    case .host: options.embedded(canBreakLines: part.canBreakLines ?? true)
    case .script: options.keepingOtherLines(canBreakLines: true)
    case .lines: options.keepingOtherLines(canBreakLines: breaksLines)
    }
  }

  /// The reason why a query is not formatted: its first error, or else its first diagnostic. `nil` for a valid query.
  private func reason(_ source: SourceText, _ vocabulary: Vocabulary) -> String? {
    if !source.isValidUTF8 { return "not valid UTF-8" }
    let syntax = SyntaxCheck(source, syntax: vocabulary.syntax, first: 1)
    if syntax.outcome == .valid { return nil }
    return (syntax.firstError ?? syntax.digest.first.first).map { "\($0.message) [\($0.id)]" }
  }
}
