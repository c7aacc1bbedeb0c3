import ArgumentParser
import FilterParser
import FilterText

/// `filterq check`
struct CheckCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Reports what is wrong with queries, and how to mend it.",
    discussion: """
      Files are query documents: one query a line, an indented line continues
      the one above, '#' begins a comment. Without a file, standard input is
      one; with --lines, each of its lines is a query, whatever it begins with.

      With --json, one object a query: file, line, source, outcome, diagnostics.
      Offsets are UTF-8 bytes of the source.

      Exit status: 0 nothing found, 1 findings, 2 a file cannot be read.
      """)

  @Flag(name: .long, help: "Print one JSON object a query.")
  var json = false

  @Flag(name: .long, help: "Each line of standard input is a query.")
  var lines = false

  @Argument(help: "Files of queries.")
  var files: [String] = []

  private var queries = 0
  private var findings = 0

  init() {}

  private enum CodingKeys: CodingKey {
    case json
    case lines
    case files
  }

  mutating func run(on console: inout Console) throws -> ExitStatus {
    if lines && !files.isEmpty { throw CommandFailure(message: "--lines reads standard input; name no files with it") }
    if lines {
      console.answerLines { source, number, console in
        check(source, file: nil, lines: LineTable(source), firstLine: number, shift: 0, on: &console)
      }
    } else if files.isEmpty {
      checkDocument(SourceText(bytes: console.input.rest()), file: nil, on: &console)
    }
    for file in files {
      checkDocument(SourceText(bytes: try Files.read(file)), file: file, on: &console)
    }
    if !json, findings > 0 {
      let summary =
        "\(findings) \(findings == 1 ? "finding" : "findings") in \(queries) \(queries == 1 ? "query" : "queries")"
      console.output.line(console.style.bold(summary))
    }
    return findings > 0 ? .findings : .clean
  }

  private mutating func checkDocument(_ source: SourceText, file: String?, on console: inout Console) {
    let document = QueryDocument(source)
    for (index, range) in document.queries.enumerated() {
      let line = document.lines.line(of: range.start) + 1
      check(
        document.source(ofQuery: index), file: file, lines: document.lines, firstLine: line, shift: range.start,
        on: &console)
    }
  }

  private mutating func check(
    _ source: SourceText, file: String?, lines table: LineTable, firstLine: Int, shift: Int, on console: inout Console
  ) {
    let parsed = ParsedQuery(parsing: source)
    queries += 1
    findings += parsed.diagnostics.count
    if json {
      console.output.line(QueryJSON.checkLine(parsed, file: file, line: firstLine))
      return
    }
    var rendering = CaretRendering(lines: table, style: console.style, prefix: "\(file ?? "<stdin>"):")
    // A line of standard input has a table of its own, which begins again at one.
    if lines { rendering.lineOffset = firstLine - 1 }
    for diagnostic in parsed.diagnostics {
      for line in rendering.draw(diagnostic, in: source, shift: shift) { console.output.line(line) }
    }
  }
}
