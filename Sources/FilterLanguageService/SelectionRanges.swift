import FilterDocuments
import FilterLexer
import FilterParser
import FilterRegex
import FilterSemantics
public import FilterText

extension DocumentSnapshot {
  /// The steps in which a selection at a caret grows: the innermost range first, each a proper part of the next, the
  /// whole document last.
  ///
  /// In a query these are the word, the value or quoted text without and with its delimiters (in a pattern its parts),
  /// the term without and with its minus, the operands joined by `and`, those joined by `or`, the content of the group,
  /// the group without and with its minus, and the query; in a comment the word, its text, and the line. Then the
  /// paragraph and the sections. Any offset has at least one range. Analyzes only the query at the caret.
  public func selectionRanges(at offset: Int) -> [SourceRange] {
    let offset = min(max(offset, 0), source.length)
    var ranges = GrowingRanges(around: offset)
    let line = lines.line(of: offset)
    if let query = query(at: offset) {
      let caret = query.offset(inQuery: offset)
      query.analysis.collectSelections(at: caret) { ranges.add(query.documentRange($0)) }
      if let title = title(of: query) { ranges.add(title.line.union(query.range)) }
    } else if let comment = comment(at: offset) {
      if let word = WordRange.around(offset, in: comment.text, of: source) { ranges.add(word) }
      ranges.add(comment.text)
      ranges.add(comment.range)
    }
    if let paragraph = paragraph(around: line) { ranges.add(paragraph) }
    for section in sections.reversed() { ranges.add(section.range) }
    ranges.addLast(source.range)
    return ranges.found
  }

  /// The lines around a line up to a blank line or a heading; `nil` for a blank line.
  private func paragraph(around line: Int) -> SourceRange? {
    if layout.kind(ofLine: line) == .blank { return nil }
    func isHeading(_ line: Int) -> Bool { comment(ofLine: line).map { $0.isHeading } ?? false }
    var first = line
    while first > 0, !isHeading(first), layout.kind(ofLine: first - 1) != .blank { first -= 1 }
    var last = line
    while last + 1 < lines.lineCount, !isHeading(last + 1), layout.kind(ofLine: last + 1) != .blank { last += 1 }
    return SourceRange(start: lines.content(ofLine: first).start, end: lines.content(ofLine: last).end)
  }
}

/// Ranges that touch a caret, each larger than the one before.
struct GrowingRanges {
  private let offset: Int
  private(set) var found: [SourceRange] = []

  init(around offset: Int) {
    self.offset = offset
  }

  /// Adds a range if it touches the caret, encloses the last one and is larger.
  mutating func add(_ range: SourceRange) {
    if range.isEmpty || !range.touches(offset) { return }
    if let last = found.last, last == range || !range.encloses(last) { return }
    found.append(range)
  }

  /// Adds the range of the whole text, which may be empty.
  mutating func addLast(_ range: SourceRange) {
    if found.last != range { found.append(range) }
  }
}

extension AnalyzedQuery {
  /// Calls `add` with the ranges of the query around a caret, from the inside out, in offsets of the query. They may
  /// repeat and may miss the caret. Linear in the query.
  func collectSelections(at offset: Int, _ add: (SourceRange) -> Void) {
    let tree = parsed.tree
    guard let index = tree.token(atCaret: offset) else { return }
    collectSelections(at: offset, in: tree.tokens[index], add)
    for node in tree.path(toToken: index).reversed() {
      switch tree.kind(of: node) {
      case let kind where kind.isGroup && tree.opening(ofGroup: node) != nil:
        let (open, close) = tree.parentheses(of: node)
        let start = tree.tokens[open].range
        let end = close.map { tree.tokens[$0].range.start } ?? tree.range(of: node).end
        add(source.trimmed(SourceRange(start: start.end, end: end)))
        add(tree.rangeAfterMinuses(of: node))
      case let kind where kind.isOperand: add(tree.rangeAfterMinuses(of: node))
      default: break
      }
      add(tree.range(of: node))
    }
  }

  /// The ranges around a caret within one token.
  private func collectSelections(at offset: Int, in token: Token, _ add: (SourceRange) -> Void) {
    if let text = QuotedToken(token, in: source) {
      if token.kind == .regex || token.kind == .unclosedRegex {
        collectParts(of: text.inside, at: offset, add)
      } else if let word = WordRange.around(offset, in: text.inside, of: source) {
        add(word)
      }
      add(text.inside)
      add(token.range)
      return
    }
    switch token.kind {
    case .value, .word:
      if let word = WordRange.around(offset, in: token.range, of: source) { add(word) }
      add(token.range)
    case .field, .comparison, .halfComparison, .shorthand, .or, .and, .rangeOperator: add(token.range)
    default: break
    }
  }

  /// The nodes of a pattern around a caret. The nesting of patterns is limited, so recursion is safe.
  private func collectParts(of pattern: SourceRange, at offset: Int, _ add: (SourceRange) -> Void) {
    if !pattern.touches(offset) { return }
    let syntax = RegexSyntax(
      parsing: SourceText(bytes: Array(source.bytes[pattern.start..<pattern.end])), of: vocabulary)
    // Words lie within literals: `\bflash` has no word "bflash".
    for part in syntax.parts where part.category == .literal {
      if let word = WordRange.around(offset, in: part.range.shifted(by: pattern.start), of: source) {
        add(word)
        break
      }
    }
    collect(syntax.root, of: syntax, at: offset - pattern.start) { add($0.shifted(by: pattern.start)) }
  }

  private func collect(
    _ node: RegexNodeID, of syntax: RegexSyntax, at offset: Int, _ add: (SourceRange) -> Void
  ) {
    let range = syntax.range(of: node)
    // A caret between two parts belongs to the one before it.
    for child in syntax.children(of: node) {
      let inner = syntax.range(of: child)
      if inner.isEmpty || !inner.touches(offset) { continue }
      collect(child, of: syntax, at: offset, add)
      break
    }
    add(range)
  }
}
