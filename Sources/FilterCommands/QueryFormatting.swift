import FilterAST
import FilterAnalysis
import FilterParser
import FilterPrinter
import FilterText
import FilterVocabulary

/// Formats one query, or says why it is left as it is.
struct QueryFormatting {
  struct Result {
    let text: SourceText
    /// Why the text, or a part of it, could not be formatted.
    let reason: String?
  }

  let style: FormatCommand.Style
  let width: Int
  let vocabulary: Vocabulary

  /// The formatted query. A text with syntax errors, or one that is not UTF-8, keeps every byte that cannot be formatted
  /// without loss.
  ///
  /// In a document a line that begins with `#` is a comment. A query whose formatted text would become one, such as
  /// `(#a) b`, is left as it is: it begins with a parenthesis or with white space for this very reason.
  func format(_ source: SourceText, inDocument: Bool = false) -> Result {
    let result = format(source)
    let becomesComment = inDocument && result.text.bytes.first == UInt8(ascii: "#")
    return becomesComment ? Result(text: source, reason: result.reason) : result
  }

  private func format(_ source: SourceText) -> Result {
    if !source.isValidUTF8 { return Result(text: source, reason: "the text is not UTF-8") }
    let parsed = ParsedQuery(parsing: source)
    // A healthy query has none that counts; of many the first error is nearly always among the first.
    let digest = parsed.outcome == .valid ? DiagnosticDigest(limit: 0) : parsed.digest(first: 100)
    var finding = digest.first.first { $0.severity == .error }
    if finding == nil, digest.counts[.error] ?? 0 > 0 { finding = parsed.diagnostics.first { $0.severity == .error } }
    finding = finding ?? digest.first.first
    let reason = finding.map { "\($0.message) [\($0.id)]" }
    if style == .tidy {
      // Inside parentheses directives make a query invalid, so tidying must not set them free.
      let directives = vocabulary.fields.filter { $0.isDirective }.flatMap { [$0.name] + $0.aliases }
      let options = TidyOptions(groupKeepingFields: directives)
      return Result(text: SourceTidier(options: options).tidied(parsed), reason: reason)
    }
    guard reason == nil else { return Result(text: source, reason: reason) }
    // Without a term there is nothing to print; what is left is blank, or commas and slashes.
    guard let query = parsed.query else { return Result(text: source, reason: nil) }
    let printer = QueryPrinter(style: style == .lines ? .lines(width: width) : .canonical)
    return Result(text: SourceText(printer.print(named(query))), reason: nil)
  }

  private func named(_ query: FilterQuery<FilterTerm>) -> FilterQuery<FilterTerm> {
    switch style {
    case .short: vocabulary.canonical(query, names: .short)
    case .long: vocabulary.canonical(query, names: .long)
    case .canonical, .lines, .tidy: query
    }
  }
}
