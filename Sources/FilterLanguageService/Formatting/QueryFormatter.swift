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

  init(_ options: FormattingOptions, vocabulary: Vocabulary, lineEnding: [UInt8]) {
    self.options = options
    self.vocabulary = vocabulary
    self.lineEnding = lineEnding
    // A directive in parentheses makes a query invalid; removing the parentheses would make it valid.
    directives = vocabulary.fields.filter { $0.isDirective }.flatMap { [$0.name] + $0.aliases }
  }

  /// The edits that format a query, in offsets of the query. A query that is invalid or not UTF-8 loses only trailing
  /// white space. Linear in the query times the depth of its groups.
  func edits(for parsed: ParsedQuery) -> [TextEdit] {
    guard parsed.outcome == .valid, parsed.source.isValidUTF8, let formatted = formatted(parsed) else {
      return trimming(parsed)
    }
    return TextDifference.edits(from: parsed, to: formatted)
  }

  /// The formatted query; `nil` if its meaning would change.
  private func formatted(_ parsed: ParsedQuery) -> ParsedQuery? {
    let text: [UInt8]
    switch options.style {
    case .canonical: text = printed(parsed, style: .canonical)
    case .lines: text = printed(parsed, style: .lines(width: options.lineWidth > 0 ? options.lineWidth : 80))
    case .tidy: text = QueryLayout(tidied(parsed), options: options, lineEnding: lineEnding).bytes
    case .short, .long:
      let tidy = tidied(parsed)
      text = QueryLayout(tidy.applying(nameEdits(for: tidy)), options: options, lineEnding: lineEnding).bytes
    }
    let result = text == parsed.source.bytes ? parsed : vocabulary.parse(SourceText(bytes: text))
    return hasSameMeaning(result, as: parsed) ? result : nil
  }

  private func printed(_ parsed: ParsedQuery, style: PrintingStyle) -> [UInt8] {
    guard let query = parsed.query else { return parsed.source.bytes }
    var text: [UInt8] = []
    for byte in QueryPrinter(style: style).print(query).utf8 {
      if byte == 0x0A { text += lineEnding } else { text.append(byte) }
    }
    return keepingQuotedNames(of: parsed, in: text)
  }

  /// A printed query with the names of fields in quotes as they were written. Letter case has no meaning there, but data
  /// has it.
  private func keepingQuotedNames(of parsed: ParsedQuery, in text: [UInt8]) -> [UInt8] {
    func names(_ query: ParsedQuery) -> [SourceRange] {
      query.tree.tokens.filter { $0.kind == .field }.map { $0.range }
    }
    let written = names(parsed)
    if written.allSatisfy({ parsed.source.bytes[$0.start].isLetter }) { return text }
    let result = vocabulary.parse(SourceText(bytes: text))
    let printed = names(result)
    guard printed.count == written.count else { return text }
    let edits = zip(written, printed).compactMap { old, new -> TextEdit? in
      let name = FieldName(spelled: parsed.source[old])
      guard name?.isPlain == false, name == FieldName(spelled: result.source[new]) else { return nil }
      return TextEdit(range: new, replacement: parsed.source[old])
    }
    return result.source.applying(edits)?.bytes ?? text
  }

  /// The query without redundant `and` and parentheses. Those that clarify precedence stay: `(a b) or c` and
  /// `a and b or c` would otherwise get a diagnostic whose fix adds the parentheses again.
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
    guard options.style != .tidy, result.outcome == .valid, let new = result.query, let old = parsed.query else {
      return false
    }
    if options.style == .canonical || options.style == .lines { return new.canonicalText == old.canonicalText }
    return new.leaves.count == old.leaves.count && vocabulary.key(of: new) == vocabulary.key(of: old)
  }

  private func nameEdits(for parsed: ParsedQuery) -> [TextEdit] {
    let analysis = AnalyzedQuery(parsed, vocabulary: vocabulary)
    let names: NameStyle = options.style == .short ? .short : .long
    return analysis.leaves.flatMap { $0.edits(naming: names, vocabulary) }
  }

  /// Removes trailing white space, except in quotes, if the options ask for it.
  func trimming(_ parsed: ParsedQuery) -> [TextEdit] {
    if !options.trimsTrailingWhitespace { return [] }
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
    return ParsedQuery(parsing: text, syntax: syntax)
  }
}
