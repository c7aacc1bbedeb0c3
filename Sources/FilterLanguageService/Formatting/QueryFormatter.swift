import FilterAST
import FilterLexer
import FilterParser
import FilterPrinter
import FilterSemantics
import FilterText
import FilterVocabulary

/// Formats single queries of a document.
struct QueryFormatter {
  let options: FormattingOptions
  let vocabulary: Vocabulary
  /// The line ending for new lines.
  let lineEnding: [UInt8]
  private let directives: [String]

  init(_ options: FormattingOptions, _ vocabulary: Vocabulary, lineEnding: [UInt8]) {
    self.options = options
    self.vocabulary = vocabulary
    self.lineEnding = lineEnding
    // A directive in parentheses makes a query invalid; removing the parentheses would make it valid.
    directives = vocabulary.fields.filter { $0.isDirective }.flatMap { [$0.name] + $0.aliases }
  }

  /// The edits that format a query, in offsets of the query. A query that is invalid or not UTF-8 loses only trailing white space.
  /// Linear in the query times the depth of its groups.
  func edits(for parsed: ParsedQuery) -> [TextEdit] {
    guard parsed.outcome == .valid, parsed.source.isValidUTF8, let formatted = formatted(parsed) else {
      return options.trimsTrailingWhitespace ? trimming(parsed) : []
    }
    return TextDifference.edits(from: parsed, to: formatted)
  }

  /// The formatted query; `nil` if its meaning would change.
  private func formatted(_ parsed: ParsedQuery) -> ParsedQuery? {
    let tidy = tidied(parsed)
    let named = options.style == .canonical ? tidy : tidy.applying(nameEdits(for: tidy))
    let layout = QueryLayout(named, options, lineEnding: lineEnding)
    let result = layout.bytes == parsed.source.bytes ? parsed : ParsedQuery(parsing: SourceText(bytes: layout.bytes))
    // A line that begins with `#` is a comment, so `(#a) b` keeps its parentheses.
    if result.source.bytes.first == UInt8(ascii: "#") { return nil }
    return hasSameMeaning(result, as: parsed) ? result : nil
  }

  /// The query without redundant `and` and parentheses. Those that clarify precedence stay: `(a b) or c` and `a and b or c` would
  /// otherwise get a diagnostic whose fix adds the parentheses again.
  private func tidied(_ parsed: ParsedQuery) -> ParsedQuery {
    let surprises = parsed.surprisingBranches
    var result = parsed
    for (removesParentheses, removesAnd) in [(true, true), (false, true), (true, false), (false, false)] {
      let options = TidyOptions(
        groupKeepingFields: directives, removesParentheses: removesParentheses, removesAnd: removesAnd)
      result = parsed.applying(SourceTidier(options: options).edits(for: parsed))
      if result.surprisingBranches <= surprises { break }
    }
    return result
  }

  private func hasSameMeaning(_ result: ParsedQuery, as parsed: ParsedQuery) -> Bool {
    if result.query == parsed.query { return true }
    guard options.style != .canonical, result.outcome == .valid, let new = result.query, let old = parsed.query else {
      return false
    }
    return new.leaves.count == old.leaves.count && vocabulary.key(of: new) == vocabulary.key(of: old)
  }

  private func nameEdits(for parsed: ParsedQuery) -> [TextEdit] {
    let analysis = AnalyzedQuery(parsed, vocabulary: vocabulary)
    let names: NameStyle = options.style == .short ? .short : .long
    return analysis.leaves.flatMap { $0.edits(naming: names, vocabulary) }
  }

  /// Removes trailing white space, except in quotes.
  private func trimming(_ parsed: ParsedQuery) -> [TextEdit] {
    let bytes = parsed.source.bytes
    var edits: [TextEdit] = []
    for token in parsed.tree.tokens where token.kind == .whitespace {
      let end = bytes[token.range.start..<token.range.end].firstIndex { $0.isLineBreak } ?? token.range.end
      let isAtEnd = end < token.range.end || end == bytes.count
      if isAtEnd, end > token.range.start { edits.append(.delete(SourceRange(start: token.range.start, end: end))) }
    }
    return edits
  }
}

extension ParsedQuery {
  /// The number of operands of `or` with several terms and no written `and` between them.
  fileprivate var surprisingBranches: Int {
    var count = 0
    var stack = [tree.root]
    while let node = stack.popLast() {
      stack += Array(tree.children(of: node))
      guard tree.kind(of: node) == .disjunction else { continue }
      for branch in tree.children(of: node) where tree.isJoinedByNothing(branch) { count += 1 }
    }
    return count
  }

  /// The query after edits, parsed again if there are any.
  fileprivate func applying(_ edits: [TextEdit]) -> ParsedQuery {
    guard !edits.isEmpty, let text = source.applying(edits) else { return self }
    return ParsedQuery(parsing: text)
  }
}

/// Collects the formatting edits of a document in the order of its lines.
struct FormattingPass {
  /// The edits so far, sorted, not touching.
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

  /// Formats a run of lines with whole queries. Runs must come in order.
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
  private func firstSurplusLine(in run: Range<Int>) -> Int? {
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
