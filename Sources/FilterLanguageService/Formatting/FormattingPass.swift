import FilterAST
import FilterSemantics
import FilterText
import FilterVocabulary

/// Collects the formatting edits of a document in the order of its lines.
struct FormattingPass {
  /// The edits so far, sorted, not touching.
  private(set) var edits: [TextEdit] = []
  private let document: DocumentSnapshot
  private let options: FormattingOptions
  private let formatter: QueryFormatter

  private var lines: LineTable { document.lines }

  init(_ document: DocumentSnapshot, options: FormattingOptions) {
    self.document = document
    self.options = options
    formatter = QueryFormatter(options, vocabulary: document.vocabulary, lineEnding: document.lineEnding)
  }

  /// Formats a run of lines with whole queries. Runs must come in order.
  mutating func format(_ run: Range<Int>) {
    let surplus = firstExcessLine(in: run)
    var line = run.lowerBound
    for query in document.queries(touching: document.span(ofLines: run.lowerBound...run.upperBound - 1)) {
      trim(line..<lines.line(of: query.range.start))
      for edit in query.documentEdits(formatter.edits(for: query.analysis.parsed)) { add(edit) }
      line = lines.line(of: query.range.end) + 1
    }
    trim(line..<(surplus ?? run.upperBound))
    if let surplus {
      add(.delete(SourceRange(start: lines.range(ofLine: surplus).start, end: document.source.length)))
    }
    if run.upperBound == lines.lineCount { endLastLine() }
  }

  /// Removes trailing white space of comments and blank lines.
  private mutating func trim(_ run: Range<Int>) {
    guard options.trimsTrailingWhitespace else { return }
    for line in run {
      let content = lines.content(ofLine: line)
      let end = document.source.endWithoutWhitespace(of: content)
      if end < content.end { add(.delete(SourceRange(start: end, end: content.end))) }
    }
  }

  /// The first blank line to remove at the end of the text; `nil` if there is none in the run.
  private func firstExcessLine(in run: Range<Int>) -> Int? {
    guard options.trimsFinalNewlines, run.upperBound == lines.lineCount else { return nil }
    var first = run.upperBound
    while first > max(run.lowerBound, 1), isBlank(first - 1) { first -= 1 }
    return first < run.upperBound ? first : nil
  }

  private func isBlank(_ line: Int) -> Bool {
    let content = lines.content(ofLine: line)
    return content.isEmpty
      || options.trimsTrailingWhitespace && document.source.endWithoutWhitespace(of: content) == content.start
  }

  /// Ends the last line unless it is blank.
  private mutating func endLastLine() {
    let last = lines.content(ofLine: lines.lineCount - 1)
    guard options.insertsFinalNewline, !isBlank(lines.lineCount - 1) else { return }
    add(.insert(String(decoding: document.lineEnding, as: UTF8.self), at: last.end))
  }

  private mutating func add(_ edit: TextEdit) {
    if edit.range.isEmpty, edit.replacement.isEmpty { return }
    if let last = edits.last, last.range.end == edit.range.start {
      edits[edits.count - 1] = TextEdit(
        range: last.range.union(edit.range), replacement: last.replacement + edit.replacement)
    } else {
      edits.append(edit)
    }
  }
}

extension AnalyzedLeaf {
  /// The edits that change the names in a term; quotes and minuses stay. A shorthand (`++`) has no field and stays.
  func edits(naming names: NameStyle, _ vocabulary: Vocabulary) -> [TextEdit] {
    guard let field, let comparison else { return [] }
    let parts = TermText(term)
    let wanted = TermText(vocabulary.canonical(term, names: names))
    var edits: [TextEdit] = []
    if wanted.field != parts.field { edits.append(TextEdit(range: field, replacement: wanted.field)) }
    if wanted.comparison != parts.comparison {
      edits.append(TextEdit(range: comparison, replacement: wanted.comparison))
    }
    if wanted.value != parts.value { edits.append(TextEdit(range: value, replacement: wanted.value)) }
    return edits
  }
}

/// The parts of a term as text.
private struct TermText {
  let field: String
  let comparison: String
  let value: String

  init(_ term: FilterTerm) {
    switch term {
    case .name(_, exact: _, let name): (field, comparison, value) = ("", "", name.description)
    case .filter(_, field: let name, let relation, let text):
      (field, comparison, value) = (name.text, relation.rawValue, text.description)
    case .regex(_, field: let name, let relation, let pattern):
      (field, comparison, value) = (name.text, relation.rawValue, pattern.description)
    }
  }
}
