import ArgumentParser
import DataStreams
import FilterParser
import FilterPrinter
import FilterQueryTesting
import FilterREPL
import FilterReports
import FilterText
import TerminalUI

/// `filterq format`
struct FormatCommand: ConsoleCommand {
  /// How queries are written.
  enum Style: String, CaseIterable, ExpressibleByArgument {
    /// From the meaning: one line, the fewest parentheses, lower-case fields.
    case canonical
    /// As `canonical`, with the short names of fields.
    case short
    /// As `canonical`, with the full names of fields and the relation each `:` stands for.
    case long
    /// As `canonical`, one operand a line where the line would be too long.
    case lines
    /// The text as it is, with spacing, letter case and redundant parentheses put right.
    case tidy
  }

  static let configuration = CommandConfiguration(
    commandName: "format",
    abstract: "Writes queries in a uniform style that means the same.",
    usage: "filterq format [<options>] [<files> ...]",
    discussion: """
      Files are query documents: one query a line, an indented line continues
      the one above, '#' begins a comment. Without a file, each line of standard
      input is a query.

        canonical   from the meaning: one line, the fewest parentheses
        short       the same, with short names and explicit relations: c>=rg
        long        the same, with full names: color>=rg
        lines       as canonical, one operand a line where a line would be longer
                    than --width
        tidy        the typed text with spacing, letter case, 'and' and
                    redundant parentheses put right, and nothing else

      A query with syntax errors is left exactly as it is (tidy still mends its
      healthy parts) and reported on standard error; the exit status is then 1.

      With --in-place, read-only files are refused; links, permissions and owners
      are kept. A file with several names is overwritten where it is, so it may be
      left half written if the machine stops; any other is replaced whole.

      A terminal gets a visible sign for each control character of a query.
      """)

  @Option(name: .long, help: "How queries are written.")
  var style = Style.canonical

  @Option(name: .long, help: "Columns a line may have in the style 'lines'.")
  var width = 80

  @Flag(name: .long, help: "Change nothing; name what would change and exit with 1 if anything would.")
  var check = false

  @Flag(name: [.long, .customShort("i")], help: "Write the files instead of printing them.")
  var inPlace = false

  @OptionGroup var vocabulary: VocabularyOption

  @Argument(help: "Files of queries.")
  var files: [String] = []

  mutating func run(on console: inout Console) throws -> ExitStatus {
    if inPlace && files.isEmpty { throw CommandFailure(message: "--in-place needs a file to write") }
    if width < 1 { throw CommandFailure(message: "--width must be at least 1, not \(width)") }
    let formatting = QueryFormatting(style: style, width: width, vocabulary: try vocabulary.load())
    var status = ExitStatus.clean
    if files.isEmpty {
      console.answerLines { source, number, console in
        if formatLine(source, number: number, formatting, on: &console) { status = .findings }
      }
    }
    for file in files {
      if try formatFile(file, formatting, on: &console) { status = .findings }
    }
    return status
  }

  /// Formats one line of standard input; answers whether there is something to say about it.
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

  /// Formats a document; answers whether there is something to say about it.
  private func formatFile(
    _ file: String, _ formatting: QueryFormatting, on console: inout Console
  ) throws -> Bool {
    let read = try Files.readForChange(file)
    let document = QueryDocument(SourceText(bytes: read.bytes))
    let source = document.lines.source
    var hasFindings = false
    var hasChanges = false
    var bytes: [UInt8] = []
    var end = 0
    for (index, range) in document.queries.enumerated() {
      let query = document.source(ofQuery: index)
      let formatted = formatting.format(query, inDocument: true)
      let line = document.lines.line(of: range.start) + 1
      report(formatted, of: query, prefix: "\(file):\(line): ", on: &console)
      if formatted.reason != nil { hasFindings = true }
      bytes += source.bytes[end..<range.start]
      bytes += formatted.text.bytes
      end = range.end
      guard formatted.text != query else { continue }
      if check {
        console.output.line("\(console.shown(file)):\(line): would be formatted")
        hasFindings = true
      }
      hasChanges = true
    }
    bytes += source.bytes[end...]
    if check { return hasFindings }
    if !inPlace {
      console.writeText(bytes)
    } else if hasChanges {
      try Files.write(bytes, to: file, .unchanged(since: read.state))
    }
    return hasFindings
  }

  private func report(
    _ formatted: QueryFormatting.Result, of source: SourceText, prefix: String, on console: inout Console
  ) {
    guard let reason = formatted.reason else { return }
    let outcome = formatted.text == source ? "left as it is" : "formatted in part"
    console.errors.line(CharacterWidth.visible("\(prefix)\(outcome): \(reason)"))
  }
}
