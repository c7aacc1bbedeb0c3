import FilterParser
import FilterPrinter
import FilterText

/// Formats one query, or says why it is left as it is.
struct QueryFormatting {
  struct Result {
    let text: SourceText
    /// Why the text, or a part of it, could not be formatted.
    let reason: String?
  }

  let style: FormatCommand.Style
  let width: Int

  /// Directives of the home dialect. Inside parentheses they make a query invalid, so tidying must not set them free.
  private static let directives = [
    "unique", "order", "sort", "direction", "dir", "prefer", "display", "as", "include",
  ]

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
    let finding = parsed.diagnostics.first { $0.severity == .error } ?? parsed.diagnostics.first
    let reason = parsed.outcome == .valid ? nil : finding.map { "\($0.message) [\($0.id)]" }
    if style == .tidy {
      let options = TidyOptions(groupKeepingFields: Self.directives)
      return Result(text: SourceTidier(options: options).tidied(parsed), reason: reason)
    }
    guard reason == nil else { return Result(text: source, reason: reason) }
    // Without a term there is nothing to print; what is left is blank, or commas and slashes.
    guard let query = parsed.query else { return Result(text: source, reason: nil) }
    let printer = QueryPrinter(style: style == .lines ? .lines(width: width) : .canonical)
    return Result(text: SourceText(printer.print(query)), reason: nil)
  }
}
