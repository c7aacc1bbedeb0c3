import FilterAST
import FilterAnalysis
import FilterExplanation
import FilterParser
import FilterPrinter
import FilterQueryTesting
import FilterREPL
import FilterReports
import FilterSemantics
import FilterText
import FilterVocabulary
import TerminalUI

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
    switch style {
    case .tidy: return tidied(source)
    case .lines: return laidOut(source)
    case .canonical, .short, .long: break
    }
    let syntax = SyntaxCheck(source, first: 1)
    if let reason = Self.reason(syntax) { return Result(text: source, reason: reason) }
    // Without a term there is nothing to print; what is left is blank, or commas and slashes.
    if syntax.outcome == .empty { return Result(text: source, reason: nil) }
    var bytes: [UInt8] = []
    syntax.tree.writeCanonicalText(changing: named) { bytes += $0.utf8 }
    return Result(text: SourceText(bytes: bytes), reason: nil)
  }

  private func laidOut(_ source: SourceText) -> Result {
    if let reason = Self.reason(SyntaxCheck(source, first: 1)) { return Result(text: source, reason: reason) }
    guard let query = ParsedQuery(parsing: source).query else { return Result(text: source, reason: nil) }
    return Result(text: SourceText(QueryPrinter(style: .lines(width: width)).print(query)), reason: nil)
  }

  private func tidied(_ source: SourceText) -> Result {
    // Inside parentheses directives make a query invalid, so tidying must not set them free.
    let directives = vocabulary.fields.filter { $0.isDirective }.flatMap { [$0.name] + $0.aliases }
    let tidier = SourceTidier(options: TidyOptions(groupKeepingFields: directives))
    let syntax = SyntaxCheck(source, first: 1)
    return Result(text: tidier.tidied(syntax.tree), reason: Self.reason(syntax))
  }

  /// Why a text is left as it is, at least in part: its first error, or else its first finding. A valid text has none that
  /// counts.
  private static func reason(_ syntax: SyntaxCheck) -> String? {
    if syntax.outcome == .valid { return nil }
    let finding = syntax.firstError ?? syntax.digest.first.first
    return finding.map { "\($0.message) [\($0.id)]" }
  }

  private func named(_ term: FilterTerm) -> FilterTerm {
    switch style {
    case .short: vocabulary.canonical(term, names: .short)
    case .long: vocabulary.canonical(term, names: .long)
    case .canonical, .lines, .tidy: term
    }
  }
}
