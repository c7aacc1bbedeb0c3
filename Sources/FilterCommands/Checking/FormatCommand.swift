public import ArgumentParser
import DataFiles
import FilterAnalysis
public import FilterLanguageService
import FilterReports
import FilterText
import FilterVocabulary
import TerminalUI

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
      as it is. Any other file needs --as document or --as lines. A folder stands
      for all such files in it, as for 'filterq check'. Without a file, or for
      '-', format the document on standard input; with --lines (or --as lines),
      every line of it is a query.

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

      With --check, list the lines that would change, and with --diff print the
      changes for 'patch -p1' or 'git apply'; neither changes a file. A folder needs
      one of these or --in-place.

      The nearest .filterq.json in or above the folder of a file sets vocabularies
      by patterns, keys, style, width and excluded files:

        {"vocabularies": {"logs/**": "log.json"}, "keys": ["query"],
         "style": "tidy", "width": 80, "exclude": ["old/"],
         "severities": {"unknown-value": "error", "duplicate-term": "off"}}

      A query with syntax errors is left as it is; the error goes to standard
      error. Exit status: 0 everything is formatted, 1 a query has a syntax error
      or, with --check or --diff, would change. A file that cannot be formatted is reported, the others are
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

  @Option(name: .long, help: "The style to use. (default: that of the configuration, or tidy)")
  var style: FormattingOptions.Style?

  @Option(name: .long, help: "The maximum width of a line that is broken or joined.")
  var width: Int?

  @Flag(name: .long, help: "Change nothing; list what would change and exit with 1 if anything would.")
  var check = false

  @Flag(name: .long, help: "Change nothing; print what would change as a unified diff.")
  var diff = false

  @Flag(name: .long, help: "Treat each line of standard input as a query; the same as --as lines.")
  var lines = false

  @Flag(name: [.long, .customShort("i")], help: "Change the files instead of printing them.")
  var inPlace = false

  @Option(name: .long, help: "The syntax that queries are written in now: lists or cards.")
  var from: SyntaxOptions.Base?

  @Option(name: .long, help: "The syntax to write them in: lists or cards.")
  var to: SyntaxOptions.Base?

  @OptionGroup var inputs: QueryInputOption
  @OptionGroup var vocabulary: VocabularyOption

  @Argument(help: "The files and folders to format.", completion: .file())
  var files: [String] = []

  mutating func run(on console: inout Console) throws -> ExitStatus {
    if lines && !files.isEmpty { throw CommandFailure(message: "--lines reads standard input and takes no files") }
    if inPlace && (files.isEmpty || files.contains("-")) { throw CommandFailure(message: "--in-place needs a file") }
    if let width, width < 1 { throw CommandFailure(message: "--width must be at least 1, not \(width)") }
    if (from == nil) != (to == nil) { throw CommandFailure(message: "--from and --to need each other") }
    if diff, check || inPlace {
      throw CommandFailure(message: "--diff and \(check ? "--check" : "--in-place") cannot be combined")
    }
    if !inPlace, !check, !diff, let folder = files.first(where: { FileState(path: $0)?.isFolder == true }) {
      throw CommandFailure(message: "'\(folder)' is a folder; add --in-place, --check or --diff")
    }
    var inputs = try QueryInputs(self.inputs, vocabulary: vocabulary)
    var status = ExitStatus.clean
    if lines || self.inputs.readsLines(files) {
      let (formatting, vocabulary) = (formatting(nil), try vocabulary.load())
      console.answerLines { source, number, console in
        if formatLine(source, number: number, formatting, vocabulary, on: &console) { status = .negative }
      }
      return status
    }
    var lists = DocumentVocabularies()
    try inputs.each(files, on: &console) { input, console throws(CommandFailure) in
      let result = formatting(input.input.settings).format(input.source, input.form, keys: input.keys) {
        input.vocabulary(of: $0, in: &lists, on: &console)
      }
      let isNegative = show(result, of: input.source, file: input.input.name ?? "<stdin>", on: &console)
      if isNegative { status = .negative }
      if inPlace, !check { try input.write(result.text) }
    }
    return inputs.failures.isEmpty ? status : .failure
  }

  private func formatting(_ settings: CheckConfiguration?) -> QueryFormatting {
    QueryFormatting(
      options: FormattingOptions(
        style: style ?? settings?.style ?? .tidy, lineWidth: width ?? settings?.width ?? 0),
      translation: from.flatMap { from in to.map { QueryTranslation(from: from, to: $0) } })
  }

  /// Formats one line of standard input; true if it has errors or would change what is only checked.
  private func formatLine(
    _ source: SourceText, number: Int, _ formatting: QueryFormatting, _ vocabulary: Vocabulary,
    on console: inout Console
  ) -> Bool {
    let result = formatting.format(source, .lines, breaksLines: true) { _ in .known(vocabulary) }
    if check || diff {
      if result.text != source { console.output.line("<stdin>:\(number): would be formatted") }
    } else {
      console.writeText(result.text.bytes)
      console.output.line()
    }
    for reason in result.reasons { report(reason.text, at: "<stdin>:\(number)", on: &console) }
    return !result.reasons.isEmpty || (check || diff) && result.text != source
  }

  /// Prints a formatted text, the lines that would change, or the changes; true if it has errors or would change what
  /// is only checked.
  private func show(
    _ result: QueryFormatting.Result, of source: SourceText, file: String, on console: inout Console
  ) -> Bool {
    for reason in result.reasons { report(reason.text, at: "\(file):\(reason.line)", on: &console) }
    if check {
      for line in result.changedLines { console.output.line("\(console.shown(file)):\(line): would be formatted") }
    } else if diff {
      console.writeText(UnifiedDiff(source, result.edits).text(file: file))
    } else if !inPlace {
      console.writeText(result.text.bytes)
    }
    return !result.reasons.isEmpty || (check || diff) && !result.changedLines.isEmpty
  }

  private func report(_ reason: String, at place: String, on console: inout Console) {
    console.errors.line(CharacterWidth.visible("\(place): not formatted: \(reason)"))
  }
}

extension FormattingOptions.Style: ExpressibleByArgument {}

extension SyntaxOptions.Base: ExpressibleByArgument {}
