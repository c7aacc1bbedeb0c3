import FilterAnalysis
import FilterParser
import FilterPrinter
import FilterText
import FilterVocabulary

/// The read–eval–print loop, apart from where its lines come from.
struct Repl {
  enum Answer {
    case next
    case quit
  }

  /// The commands, each with what it does.
  private static let commands: [(name: String, argument: String, help: String)] = [
    ("tokens", "QUERY", "the tokens of a query"),
    ("tree", "QUERY", "its tree, damage included"),
    ("print", "QUERY", "its canonical text"),
    ("tidy", "QUERY", "its text, tidied"),
    ("json", "QUERY", "the line 'filterq parse --json' prints"),
    ("close", "QUERY", "its text, closed and mended"),
    ("explain", "QUERY", "what it means"),
    ("simplify", "QUERY", "a simpler query that finds the same"),
    ("help", "", "this list"),
    ("quit", "", "ends"),
  ]

  let vocabulary: Vocabulary
  private var lastQuery = SourceText("")

  init(vocabulary: Vocabulary) {
    self.vocabulary = vocabulary
  }

  /// Answers one line: a query, or a command that begins with ':' and a letter.
  mutating func answer(_ line: [UInt8], on console: inout Console) -> Answer {
    let source = SourceText(bytes: line)
    let text = source.description
    if text.utf8.first == UInt8(ascii: ":"), let command = ReplCommandLine(text) {
      return run(command, on: &console)
    }
    let parsed = ParsedQuery(parsing: source)
    if parsed.partialQuery == nil && parsed.diagnostics.isEmpty { return .next }
    lastQuery = source
    show(parsed, [.tree, .query, .canonical, .explanation, .findings], on: &console)
    return .next
  }

  private func run(_ command: ReplCommandLine, on console: inout Console) -> Answer {
    let parsed = ParsedQuery(parsing: command.argument.isEmpty ? lastQuery : SourceText(command.argument))
    switch command.name {
    case "tokens": show(parsed, [.tokens], on: &console)
    case "tree": show(parsed, [.tree], on: &console)
    case "print": console.output.line(DisplayWidth.visible(parsed.query?.canonicalText ?? ""))
    case "tidy": console.output.line(DisplayWidth.visible(SourceTidier().tidied(parsed).description))
    case "json": console.output.line(QueryJSON.line(parsed, parsed.diagnostics))
    case "explain": show(parsed, [.explanation, .findings], on: &console)
    case "simplify":
      let simplified = parsed.query?.simplified(in: vocabulary).query.canonicalText ?? ""
      console.output.line(DisplayWidth.visible(simplified))
    case "close": console.output.line(DisplayWidth.visible(parsed.autoclosed.description))
    case "help": help(on: &console)
    case "quit", "q", "exit": return .quit
    default:
      console.output.line("There is no command ':\(DisplayWidth.visible(command.name))'; :help lists them.")
      console.output.line("To look for a name that begins with ':', quote it.")
    }
    return .next
  }

  private func show(_ parsed: ParsedQuery, _ parts: [QueryPicture.Part], on console: inout Console) {
    let query = AnalyzedQuery(parsed, vocabulary: vocabulary)
    let picture = QueryPicture(
      parsed: parsed, diagnostics: query.diagnostics, explanation: query.englishExplanation.description,
      style: console.style)
    for line in picture.draw(parts) { console.output.line(line) }
  }

  private func help(on console: inout Console) {
    console.output.line(
      """
      bolt "draw a card" !"Lightning Bolt"   words of the name, a phrase of it, the whole of it
      t:elf pow>=3 o:"draw a" o:/^tap/       a field, an operator (: = != < <= > >=), a value
      a b     a or b     -a     (a or b) c   both, either, not; 'or' binds weakest
      """)
    for command in Self.commands {
      let left = ":\(command.name) \(command.argument)"
      let gap = String(repeating: " ", count: max(1, 39 - left.utf8.count))
      console.output.line(console.style.cyan(left) + gap + command.help)
    }
    console.output.line("Without a query a command speaks of the last one.")
  }
}

/// `:name argument`
struct ReplCommandLine {
  let name: String
  let argument: String

  /// Nil where the colon is not followed by a letter: then the line is a query.
  init?(_ text: String) {
    let rest = text.dropFirst()
    guard let first = rest.unicodeScalars.first, first.properties.isAlphabetic else { return nil }
    let name = rest.prefix { $0 != " " && $0 != "\t" }
    self.name = String(name)
    self.argument = String(rest.dropFirst(name.count).drop { $0 == " " || $0 == "\t" })
  }
}
