import FilterAnalysis
import FilterExplanation
import FilterParser
import FilterSemantics
import FilterText

/// One walk over the lines of a document that collects the edits of formatting.
struct FormattingPass {
  /// The edits so far, sorted, none touching another.
  private(set) var edits: [TextEdit] = []
  private let document: DocumentSnapshot
  private let options: FormattingOptions
  private let formatter: QueryFormatter

  private var lines: LineTable { document.lines }

  init(_ document: DocumentSnapshot, _ options: FormattingOptions) {
    self.document = document
    self.options = options
    formatter = QueryFormatter(options, document.vocabulary, lineEnding: document.lineEnding)
  }

  /// Formats a run of lines that no query leaves. Runs come in order.
  mutating func format(_ run: Range<Int>) {
    let surplus = firstSurplusLine(in: run)
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

  /// Takes the blanks at the ends of comments and blank lines away.
  private mutating func trim(_ run: Range<Int>) {
    guard options.trimsTrailingWhitespace else { return }
    for line in run {
      let content = lines.content(ofLine: line)
      let end = document.source.endWithoutBlanks(of: content)
      if end < content.end { add(.delete(SourceRange(start: end, end: content.end))) }
    }
  }

  /// The first of the blank lines at the end of the text, behind the one line ending that stays; nil where there is none to take
  /// away in the run.
  private func firstSurplusLine(in run: Range<Int>) -> Int? {
    guard options.trimsFinalNewlines, run.upperBound == lines.lineCount else { return nil }
    var first = run.upperBound
    while first > max(run.lowerBound, 1), isBlank(first - 1) { first -= 1 }
    return first < run.upperBound ? first : nil
  }

  private func isBlank(_ line: Int) -> Bool {
    let content = lines.content(ofLine: line)
    return content.isEmpty
      || options.trimsTrailingWhitespace && document.source.endWithoutBlanks(of: content) == content.start
  }

  /// Ends the last line, unless nothing is left of it.
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

extension SourceText {
  /// The end of a range without the white space before it.
  func endWithoutBlanks(of range: SourceRange) -> Int {
    var end = range.end
    while end > range.start, Blank.isBlank(bytes[end - 1]) { end -= 1 }
    return end
  }
}
