import FilterAST
import FilterDocuments
import FilterParser
import FilterSemantics
import FilterText
import FilterVocabulary

/// Collects the formatting edits of a document in the order of its lines.
struct FormattingPass {
  /// The edits so far, sorted, not touching.
  private(set) var edits: [TextEdit] = []
  private let document: QueryDocument
  private let options: FormattingOptions
  private let formatter: QueryFormatter
  private let isStopped: () -> Bool
  private let parsed: (Int) -> ParsedQuery

  private var lines: LineTable { document.lines }

  /// Prepares a pass; `parsed` gives the query with an index, and nothing more is formatted once `isStopped` is true.
  init(
    _ document: QueryDocument, options: FormattingOptions, vocabulary: Vocabulary,
    isStopped: @escaping () -> Bool = { false }, parsed: @escaping (Int) -> ParsedQuery
  ) {
    self.document = document
    self.options = options
    self.isStopped = isStopped
    self.parsed = parsed
    formatter = QueryFormatter(options, vocabulary: vocabulary, lineEnding: document.lines.firstLineEnding)
  }

  /// Formats a run of lines with whole queries. Runs must come in order.
  mutating func format(_ run: Range<Int>) {
    let surplus = firstExcessLine(in: run)
    var line = run.lowerBound
    let end = lines.content(ofLine: run.upperBound - 1).end
    var index = document.index(ofFirstQueryFrom: lines.content(ofLine: run.lowerBound).start)
    while index < document.queries.count, document.queries[index].start <= end, !isStopped() {
      let query = document.queries[index]
      trim(line..<lines.line(of: query.start))
      for edit in editsOfQuery(index) { add(edit) }
      line = lines.line(of: query.end) + 1
      index += 1
    }
    trim(line..<(surplus ?? run.upperBound))
    if let surplus {
      add(.delete(SourceRange(start: lines.range(ofLine: surplus).start, end: lines.source.length)))
    }
    if run.upperBound == lines.lineCount { endLastLine() }
  }

  /// The edits of a query and the white space at the ends of its comments, in order.
  private func editsOfQuery(_ index: Int) -> [TextEdit] {
    let parsed = parsed(index)
    var edits =
      document.documentEdits(ofQuery: index, formatter.edits(for: parsed))
      ?? document.documentEdits(ofQuery: index, formatter.trimming(parsed)) ?? []
    let comments = document.comments[document.comments(touching: document.queries[index])]
    if comments.isEmpty || !options.trimsTrailingWhitespace { return edits }
    for comment in comments {
      let end = lines.source.endWithoutWhitespace(of: comment)
      if end < comment.end { edits.append(.delete(SourceRange(start: end, end: comment.end))) }
    }
    return edits.sorted { $0.range < $1.range }
  }

  /// Removes trailing white space of comments and blank lines.
  private mutating func trim(_ run: Range<Int>) {
    guard options.trimsTrailingWhitespace else { return }
    for line in run {
      let content = lines.content(ofLine: line)
      let end = lines.source.endWithoutWhitespace(of: content)
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
      || options.trimsTrailingWhitespace && lines.source.endWithoutWhitespace(of: content) == content.start
  }

  /// Ends the last line unless it is blank.
  private mutating func endLastLine() {
    let last = lines.content(ofLine: lines.lineCount - 1)
    guard options.insertsFinalNewline, !isBlank(lines.lineCount - 1) else { return }
    add(.insert(String(decoding: lines.firstLineEnding, as: UTF8.self), at: last.end))
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
    case .range(_, field: let name, let relation, let range):
      (field, comparison, value) = (name.text, relation.rawValue, range.description)
    }
  }
}
