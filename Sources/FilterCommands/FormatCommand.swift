public import ArgumentParser
import FilterAnalysis
public import FilterLanguageService
import FilterReports
import FilterText
import FilterVocabulary
import TerminalUI

/// The name of a syntax on the command line.
enum SyntaxName: String, CaseIterable, ExpressibleByArgument {
  case lists, cards

  /// The syntax.
  var base: SyntaxOptions.Base { self == .lists ? .lists : .cards }
}

/// `filterq format`
struct FormatCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "format",
    abstract: "Format queries without changing their meaning.",
    usage: "filterq format [<options>] [<files> ...]",
    discussion: """
      Formats the queries of the files that 'filterq check' reads: query
      documents (.filterq), test scripts (.filterq-test), and Markdown, YAML,
      JSON and Swift files with embedded queries, of which everything else stays
      as it is. Any other file needs --as document or --as lines. Without a file,
      each line of standard input is a query.

        tidy        as typed, with spacing, letter case, 'and' and redundant
                    parentheses normalized; lines stay
        short       as tidy, with short names and explicit relations: c>=rg
        long        as tidy, with full names: color>=rg
        canonical   one line with the fewest parentheses and quotes
        lines       as canonical, one operand per line where a line would be
                    longer than --width (80)

      With --width, tidy, short and long put a query on one line if it fits, and
      one operand on each line otherwise. Editors format in the same styles: tidy
      unless the setting 'style' is another one. Comments stay where they are.

      A query with syntax errors is left as it is; the error goes to standard
      error, and the exit status is 1, with --check only if another query would
      change. A file that cannot be formatted is reported, the others are
      formatted, and the exit status is 2.

      With --from and --to, queries are written in another syntax, that of lists
      or that of cards, as canonical text. A query that the other syntax cannot
      say is left as it is and reported.

        echo 't:(elf or goblin) mv:1..3' | filterq format --from lists --to cards

      With --in-place, read-only files are refused; links, permissions and
      owners are kept. A file with hard links is overwritten, so a crash may
      leave it half written; any other file is replaced as a whole.

      In a terminal, control characters of a query are shown as visible signs.
      """)

  @Option(name: .long, help: "The style to use.")
  var style = FormattingOptions.Style.tidy

  @Option(name: .long, help: "The maximum width of a line that is broken or joined.")
  var width: Int?

  @Flag(name: .long, help: "Change nothing; list what would change and exit with 1 if anything would.")
  var check = false

  @Flag(name: [.long, .customShort("i")], help: "Change the files instead of printing them.")
  var inPlace = false

  @Option(name: .long, help: "The syntax that queries are written in now: lists or cards.")
  var from: SyntaxName?

  @Option(name: .long, help: "The syntax to write them in: lists or cards.")
  var to: SyntaxName?

  @OptionGroup var form: QueryFileOption
  @OptionGroup var vocabulary: VocabularyOption

  @Argument(help: "The files to format.", completion: .file())
  var files: [String] = []

  mutating func run(on console: inout Console) throws -> ExitStatus {
    if inPlace && files.isEmpty { throw CommandFailure(message: "--in-place needs a file") }
    if let width, width < 1 { throw CommandFailure(message: "--width must be at least 1, not \(width)") }
    if (from == nil) != (to == nil) { throw CommandFailure(message: "--from and --to need each other") }
    let formatting = QueryFormatting(
      options: FormattingOptions(style: style, lineWidth: width ?? 0), vocabulary: try vocabulary.load(),
      translation: from.flatMap { from in to.map { QueryTranslation(from: from.base, to: $0.base) } })
    var status = ExitStatus.clean
    if files.isEmpty, form.form != .document {
      console.answerLines { source, number, console in
        if formatLine(source, number: number, formatting, on: &console) { status = .negative }
      }
    } else if files.isEmpty {
      let source = SourceText(bytes: console.input.rest())
      let result = formatting.format(source, .document, keys: form.keys)
      if show(result, of: source, file: "<stdin>", on: &console) { status = .negative }
    }
    for path in files {
      do throws(CommandFailure) {
        let file = try QueryFile(reading: path, form)
        let result = formatting.format(file.source, file.form, keys: form.keys)
        let isNegative = show(result, of: file.source, file: path, on: &console)
        if isNegative, status == .clean { status = .negative }
        if inPlace, !check { try file.write(result.text) }
      } catch {
        console.report(error)
        status = .failure
      }
    }
    return status
  }

  /// Formats one line of standard input; true if it has errors or, with `--check`, if it would change.
  private func formatLine(
    _ source: SourceText, number: Int, _ formatting: QueryFormatting, on console: inout Console
  ) -> Bool {
    let result = formatting.format(source, .lines, breaksLines: true)
    if check {
      if result.text != source { console.output.line("<stdin>:\(number): would be formatted") }
    } else {
      console.writeText(result.text.bytes)
      console.output.line()
    }
    for reason in result.reasons { report(reason.text, at: "<stdin>:\(number)", on: &console) }
    return check ? result.text != source : !result.reasons.isEmpty
  }

  /// Prints a formatted text, or with `--check` the lines that would change; true if it has errors or, with `--check`,
  /// if there are such lines.
  private func show(
    _ result: QueryFormatting.Result, of source: SourceText, file: String, on console: inout Console
  ) -> Bool {
    for reason in result.reasons { report(reason.text, at: "\(file):\(reason.line)", on: &console) }
    if check {
      for line in result.changedLines { console.output.line("\(console.shown(file)):\(line): would be formatted") }
      return !result.changedLines.isEmpty
    }
    if !inPlace { console.writeText(result.text.bytes) }
    return !result.reasons.isEmpty
  }

  private func report(_ reason: String, at place: String, on console: inout Console) {
    console.errors.line(CharacterWidth.visible("\(place): not formatted: \(reason)"))
  }
}

extension FormattingOptions.Style: ExpressibleByArgument {}
