import FilterAST
import FilterAnalysis
import FilterExplanation
import FilterLexer
import FilterParser
import FilterPrinter
import FilterSemantics
import FilterText
import FilterVocabulary

/// Formats the queries of a document one by one.
struct QueryFormatter {
  let options: FormattingOptions
  let vocabulary: Vocabulary
  /// What ends a line that was not there before.
  let lineEnding: [UInt8]
  private let directives: [String]

  init(_ options: FormattingOptions, _ vocabulary: Vocabulary, lineEnding: [UInt8]) {
    self.options = options
    self.vocabulary = vocabulary
    self.lineEnding = lineEnding
    // Inside parentheses directives make a query invalid, so tidying must not set them free.
    directives = vocabulary.fields.filter { $0.isDirective }.flatMap { [$0.name] + $0.aliases }
  }

  /// The edits that format a query, in its offsets. One with syntax errors, or that is not UTF-8, loses the blanks at the ends
  /// of its lines and nothing else. Linear in the query times the depth of its groups.
  func edits(for parsed: ParsedQuery) -> [TextEdit] {
    guard parsed.outcome == .valid, parsed.source.isValidUTF8, let formatted = formatted(parsed) else {
      return options.trimsTrailingWhitespace ? trimming(parsed) : []
    }
    return TextDifference.edits(from: parsed, to: formatted)
  }

  /// The formatted query; nil where it would not say the same any more.
  private func formatted(_ parsed: ParsedQuery) -> ParsedQuery? {
    let tidy = tidied(parsed)
    let named = options.style == .canonical ? tidy : tidy.applying(nameEdits(for: tidy))
    let layout = QueryLayout(named, options, lineEnding: lineEnding)
    let result = layout.bytes == parsed.source.bytes ? parsed : ParsedQuery(parsing: SourceText(bytes: layout.bytes))
    // A line that begins with `#` is a comment: `(#a) b` begins with a parenthesis for this very reason.
    if result.source.bytes.first == UInt8(ascii: "#") { return nil }
    return saysTheSame(result, as: parsed) ? result : nil
  }

  /// The query without needless words and parentheses. Those that keep an `or` beside joined terms clear are not needless:
  /// `(a b) or c` and `a and b or c` would come to be told of as surprising, and the fix of that writes the parentheses again.
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

  private func saysTheSame(_ result: ParsedQuery, as parsed: ParsedQuery) -> Bool {
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

  /// Takes the blanks at the ends of lines away. Those between quotes are part of a text and stay.
  private func trimming(_ parsed: ParsedQuery) -> [TextEdit] {
    let bytes = parsed.source.bytes
    var edits: [TextEdit] = []
    for token in parsed.tree.tokens where token.kind == .whitespace {
      let end = bytes[token.range.start..<token.range.end].firstIndex { Blank.endsLine($0) } ?? token.range.end
      let isAtEnd = end < token.range.end || end == bytes.count
      if isAtEnd, end > token.range.start { edits.append(.delete(SourceRange(start: token.range.start, end: end))) }
    }
    return edits
  }
}

extension ParsedQuery {
  /// How many branches of several terms, with nothing written between them, are alternatives of an `or`.
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

  /// The query after some edits, parsed anew where there are any.
  fileprivate func applying(_ edits: [TextEdit]) -> ParsedQuery {
    guard !edits.isEmpty, let text = source.applying(edits) else { return self }
    return ParsedQuery(parsing: text)
  }
}
