import ArgumentParser
import FilterCompletion
import FilterEngines
import FilterReports
import FilterText

/// A command whose first arguments are queries, and the others a list.
protocol QueryCommand: ConsoleCommand {
  /// The number of arguments that are queries.
  static var queryCount: Int { get }
  var queries: [String] { get }
  var list: ListOption { get }
  /// Whether the arguments are all names of lists.
  var hasQueriesElsewhere: Bool { get }
}

extension QueryCommand {
  static var queryCount: Int { 1 }
  var hasQueriesElsewhere: Bool { false }
}

extension SearchCommand: QueryCommand {
  var hasQueriesElsewhere: Bool { queryFile != nil }
}

extension CompareCommand: QueryCommand {
  static var queryCount: Int { 2 }
}

extension SQLCommand: QueryCommand {}
extension CompleteCommand: QueryCommand {}

/// `filterq complete-word`: the queries that an unfinished one on a command line may become, for the scripts of
/// `filterq completions`. It prints one a line, as the shell replaces it. The status is 1 where no query is typed.
struct CompleteWordCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "complete-word", abstract: "List the queries that a word of a command line may become.",
    shouldDisplay: false)

  /// The number of queries that are offered.
  private static let limit = 50

  @Argument(help: "The shell.") var shell: CompletionsCommand.Shell
  @Argument(
    parsing: .captureForPassthrough, help: "The command line before the cursor, after it, and what is replaced.")
  var parts: [String]

  mutating func run(on console: inout Console) throws -> ExitStatus {
    guard parts.count >= 2 else { return .negative }
    let line = CommandLineWords(before: parts[0], after: parts[1])
    // A shell shows nothing that is said here.
    console.errors = OutputBuffer { _ in }
    guard let queries = queries(for: line, on: &console) else { return .negative }
    for word in queries {
      let replacement = shell.replacement(word, of: line, replacing: parts.count > 2 ? parts[2] : nil)
      if let replacement { console.output.line(replacement) }
    }
    return .clean
  }

  /// The words that the one at the cursor may become; nil if it is no query.
  private func queries(for line: CommandLineWords, on console: inout Console) -> [String]? {
    // The place of a word among the arguments is known if it is like no other.
    let mark = "\u{1}"
    var words = Array(line.words.dropFirst())
    guard line.index > 1, line.index - 1 < words.count else { return nil }
    let typed = words[line.index - 1]
    words[line.index - 1] = mark
    guard let command = try? FilterCommand.parseAsRoot(words) as? any QueryCommand, !command.hasQueriesElsewhere,
      command.queries.prefix(type(of: command).queryCount).contains(mark)
    else { return nil }
    do {
      var use = ListUse()
      use.listsFields = .never
      let names = Array(command.queries.dropFirst(type(of: command).queryCount))
      // Nothing is asked of a server, and no terminal is read, for a key.
      if command.list.engine != nil || names.contains(where: { $0 == "-" || EngineAddress.isServer($0) }) { return [] }
      let choice = try command.list.choice(of: names, use)
      let vocabulary = try choice.vocabulary(naming: [], on: &console)
      let catalogs = choice.isNamed ? .none : try CatalogOption.parse([]).load(on: &console)
      let engine = CompletionEngine(vocabulary: vocabulary, catalogs: catalogs)
      let found = engine.complete(typed, at: typed.utf8.count, limit: Self.limit)
      return found.items.compactMap { SourceText(typed).applying([$0.edit])?.description }
    } catch {
      return []
    }
  }
}

extension CompletionsCommand.Shell {
  /// The text that the shell puts in the place of the typed word; nil if it cannot be put there.
  ///
  /// - Parameter end: The end of the typed text that bash replaces, which begins after a colon or another sign.
  func replacement(_ word: String, of line: CommandLineWords, replacing end: String?) -> String? {
    // Values of a file may be a stranger's: nothing that a terminal or a shell would run is put on the line.
    if word.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) { return nil }
    if line.quote == .double, word.contains(where: { "$`\\!".contains($0) }) { return nil }
    guard self == .bash, let end else { return word }
    let typed = line.words[line.index]
    if let quote = line.quote { return word.contains(quote.rawValue) ? nil : word }
    // Without quotes a sign of the shell would end the word.
    guard word.allSatisfy({ $0.isLetter || $0.isNumber || "_-.:=,+/@%".contains($0) }), typed.hasSuffix(end),
      word.hasPrefix(typed.dropLast(end.count))
    else { return nil }
    return String(word.dropFirst(typed.count - end.count))
  }
}
