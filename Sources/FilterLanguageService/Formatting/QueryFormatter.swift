import FilterAST
import FilterAnalysis
import FilterLexer
import FilterParser
import FilterPrinter
import FilterText
import FilterVocabulary

/// Formats the queries of a document one by one.
struct QueryFormatter {
  let options: FormattingOptions
  let vocabulary: Vocabulary
  /// What ends a line that was not there before.
  let lineEnding: [UInt8]
  private let tidier: SourceTidier

  init(_ options: FormattingOptions, _ vocabulary: Vocabulary, lineEnding: [UInt8]) {
    self.options = options
    self.vocabulary = vocabulary
    self.lineEnding = lineEnding
    // Inside parentheses directives make a query invalid, so tidying must not set them free.
    let directives = vocabulary.fields.filter { $0.isDirective }.flatMap { [$0.name] + $0.aliases }
    tidier = SourceTidier(options: TidyOptions(groupKeepingFields: directives))
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
    let tidy = parsed.applying(tidier.edits(for: parsed))
    let named = options.style == .canonical ? tidy : tidy.applying(nameEdits(for: tidy))
    let layout = QueryLayout(named, options, lineEnding: lineEnding)
    let result = layout.bytes == parsed.source.bytes ? parsed : ParsedQuery(parsing: SourceText(bytes: layout.bytes))
    // A line that begins with `#` is a comment: `(#a) b` begins with a parenthesis for this very reason.
    if result.source.bytes.first == UInt8(ascii: "#") { return nil }
    return saysTheSame(result, as: parsed) ? result : nil
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
  /// The query after some edits, parsed anew where there are any.
  fileprivate func applying(_ edits: [TextEdit]) -> ParsedQuery {
    guard !edits.isEmpty, let text = source.applying(edits) else { return self }
    return ParsedQuery(parsing: text)
  }
}
