import DataFiles
import FilterSemantics
import DataStreams
import ArgumentParser
import FilterAST
import FilterParser
import FilterPrinter
import FilterReports
import FilterText
import FilterVocabulary
import TerminalUI

/// `filterq format`
struct FormatCommand: ConsoleCommand {
  enum Style: String, CaseIterable, ExpressibleByArgument {
    /// One line, the fewest parentheses, lower-case fields.
    case canonical
    /// As `canonical`, with the short names of fields.
    case short
    /// As `canonical`, with the full names of fields and the relation of each `:`.
    case long
    /// Like `canonical`, with one operand per line if the line would be too long.
    case lines
    /// The text as typed with spacing, letter case and redundant parentheses normalized.
    case tidy
  }

  static let configuration = CommandConfiguration(
    commandName: "format",
    abstract: "Format queries without changing their meaning.",
    usage: "filterq format [<options>] [<files> ...]",
    discussion: """
      A file is a query document: one query per line, indented lines continue
      the query above, lines that start with '#' are comments. Without a file,
      each line of standard input is a query.

        canonical   one line with the fewest parentheses
        short       as canonical, with short names and explicit relations: c>=rg
        long        as canonical, with full names: color>=rg
        lines       as canonical, one operand per line where a line would be
                    longer than --width
        tidy        as typed, with spacing, letter case, 'and' and redundant
                    parentheses normalized

      A query with syntax errors is left as it is (tidy still formats the parts
      without errors); the error goes to standard error, and the exit status is
      1.

      With --in-place, read-only files are refused; links, permissions and
      owners are kept. A file with hard links is overwritten, so a crash may
      leave it half written; any other file is replaced as a whole.

      In a terminal, control characters of a query are shown as visible signs.
      """)

  @Option(name: .long, help: "The style to use.")
  var style = Style.canonical

  @Option(name: .long, help: "The maximum line width of the style 'lines'.")
  var width = 80

  @Flag(name: .long, help: "Change nothing; list what would change and exit with 1 if anything would.")
  var check = false

  @Flag(name: [.long, .customShort("i")], help: "Change the files instead of printing them.")
  var inPlace = false

  @OptionGroup var vocabulary: VocabularyOption

  @Argument(help: "The query documents to format.", completion: .file())
  var files: [String] = []

  mutating func run(on console: inout Console) throws -> ExitStatus {
    if inPlace && files.isEmpty { throw CommandFailure(message: "--in-place needs a file") }
    if width < 1 { throw CommandFailure(message: "--width must be at least 1, not \(width)") }
    let formatting = QueryFormatting(style: style, width: width, vocabulary: try vocabulary.load())
    var status = ExitStatus.clean
    if files.isEmpty {
      console.answerLines { source, number, console in
        if formatLine(source, number: number, formatting, on: &console) { status = .negative }
      }
    }
    for file in files {
      if try formatFile(file, formatting: formatting, on: &console) { status = .negative }
    }
    return status
  }

  /// Formats one line of standard input; true if it has errors or, with `--check`, would change.
  private func formatLine(
    _ source: SourceText, number: Int, _ formatting: QueryFormatting, on console: inout Console
  ) -> Bool {
    let formatted = formatting.format(source)
    if check {
      if formatted.text != source { console.output.line("<stdin>:\(number): would be formatted") }
    } else {
      console.writeText(formatted.text.bytes)
      console.output.line()
    }
    report(formatted, of: source, prefix: "<stdin>:\(number): ", on: &console)
    return formatted.reason != nil || (check && formatted.text != source)
  }

  /// Formats a document; true if it has errors or, with `--check`, would change.
  private func formatFile(
    _ file: String, formatting: QueryFormatting, on console: inout Console
  ) throws -> Bool {
    let read = try Files.readForChange(file)
    let document = QueryDocument(SourceText(bytes: read.bytes))
    let source = document.lines.source
    var isNegative = false
    var hasChanges = false
    var bytes: [UInt8] = []
    var end = 0
    for (index, range) in document.queries.enumerated() {
      let query = document.source(ofQuery: index)
      let formatted = formatting.format(query, inDocument: true)
      let line = document.lines.line(of: range.start) + 1
      report(formatted, of: query, prefix: "\(file):\(line): ", on: &console)
      if formatted.reason != nil { isNegative = true }
      bytes += source.bytes[end..<range.start]
      bytes += formatted.text.bytes
      end = range.end
      guard formatted.text != query else { continue }
      if check {
        console.output.line("\(console.shown(file)):\(line): would be formatted")
        isNegative = true
      }
      hasChanges = true
    }
    bytes += source.bytes[end...]
    if check { return isNegative }
    if !inPlace {
      console.writeText(bytes)
    } else if hasChanges {
      try Files.write(bytes, to: file, .unchanged(since: read.state))
    }
    return isNegative
  }

  private func report(
    _ formatted: QueryFormatting.Result, of source: SourceText, prefix: String, on console: inout Console
  ) {
    guard let reason = formatted.reason else { return }
    let outcome = formatted.text == source ? "not formatted" : "partly formatted"
    console.errors.line(CharacterWidth.visible("\(prefix)\(outcome): \(reason)"))
  }
}

/// Formats single queries.
struct QueryFormatting {
  struct Result {
    let text: SourceText
    /// Why the text, or a part of it, is not formatted; `nil` if all of it is.
    let reason: String?
  }

  let style: FormatCommand.Style
  let width: Int
  let vocabulary: Vocabulary

  /// The formatted query. A text with syntax errors, or one that is not UTF-8, keeps the bytes that cannot be formatted
  /// without loss. In a document, a query that would become a comment, such as `(#a) b`, is left as it is.
  func format(_ source: SourceText, inDocument: Bool = false) -> Result {
    let result = format(source)
    let becomesComment = inDocument && result.text.bytes.first == UInt8(ascii: "#")
    return becomesComment ? Result(text: source, reason: result.reason) : result
  }

  private func format(_ source: SourceText) -> Result {
    if !source.isValidUTF8 { return Result(text: source, reason: "not valid UTF-8") }
    switch style {
    case .tidy: return tidied(source)
    case .lines: return laidOut(source)
    case .canonical, .short, .long: break
    }
    let syntax = SyntaxCheck(source, paths: vocabulary.pathFields, first: 1)
    if let reason = Self.reason(syntax) { return Result(text: source, reason: reason) }
    // Without a term, the text is blank or consists of commas and slashes.
    if syntax.outcome == .empty { return Result(text: source, reason: nil) }
    var bytes: [UInt8] = []
    syntax.tree.writeCanonicalText(changing: named) { bytes += $0.utf8 }
    return Result(text: SourceText(bytes: bytes), reason: nil)
  }

  private func laidOut(_ source: SourceText) -> Result {
    if let reason = Self.reason(SyntaxCheck(source, paths: vocabulary.pathFields, first: 1)) {
      return Result(text: source, reason: reason)
    }
    guard let query = vocabulary.parse(source).query else { return Result(text: source, reason: nil) }
    return Result(text: SourceText(QueryPrinter(style: .lines(width: width)).print(query)), reason: nil)
  }

  private func tidied(_ source: SourceText) -> Result {
    // Directives are invalid in parentheses, so tidying must not remove those around them.
    let directives = vocabulary.fields.filter { $0.isDirective }.flatMap { [$0.name] + $0.aliases }
    let tidier = SourceTidier(options: TidyOptions(groupKeepingFields: directives))
    let syntax = SyntaxCheck(source, paths: vocabulary.pathFields, first: 1)
    return Result(text: tidier.tidied(syntax.tree), reason: Self.reason(syntax))
  }

  /// Why a text is not, or only partly, formatted: its first error, or else its first diagnostic. `nil` for a valid
  /// text.
  private static func reason(_ syntax: SyntaxCheck) -> String? {
    if syntax.outcome == .valid { return nil }
    return (syntax.firstError ?? syntax.digest.first.first).map { "\($0.message) [\($0.id)]" }
  }

  private func named(_ term: FilterTerm) -> FilterTerm {
    switch style {
    case .short: vocabulary.canonical(term, names: .short)
    case .long: vocabulary.canonical(term, names: .long)
    case .canonical, .lines, .tidy: term
    }
  }
}
