import FilterQueryTesting
import FilterReports
import FilterText
import TerminalUI

extension ReplAnswerer {
  /// The answer where a command speaks of the last query and there was none.
  static let withoutQuery = ReplAnswer.mistake("There is no query yet")

  /// Answers a command.
  mutating func answer(_ line: ReplCommandLine, _ columns: Int) -> ReplAnswer {
    switch ReplCommandList.find(line.name) {
    case .command(let entry): return answer(entry, line.argument, columns)
    case .ambiguous(let entries):
      let names = entries.map { ":" + $0.name }
      return .mistake("':\(line.name)' could be \(names.joined(separator: ", "))")
    case .unknown(let suggestion):
      let hint = suggestion.map { "; did you mean ':\($0)'?" } ?? "; :help lists them"
      return .mistake(
        "There is no command ':\(line.name)'\(hint)", "A query that begins with ':' stands in quotes: \":\(line.name)\""
      )
    }
  }

  private mutating func answer(_ entry: ReplCommandList.Entry, _ argument: String, _ columns: Int) -> ReplAnswer {
    let query = argument.isEmpty ? lastQuery : SourceText(argument)
    if entry.takesQuery, query.isEmpty { return ReplAnswerer.withoutQuery }
    switch entry.command {
    case .tree, .tokens, .ast, .print, .tidy, .close, .json, .roundtrip:
      return syntax(entry.command, of: query, columns)
    case .explain: return explanation(of: query, columns)
    case .simplify: return simplification(of: query)
    case .why: return reasons(for: argument, columns)
    case .diff: return difference(to: argument, columns)
    case .time: return times(of: query)
    case .more: return moreRows(columns)
    case .load: return load(argument)
    case .catalogs: return catalogs()
    case .vocabulary: return vocabulary(argument, columns)
    case .set: return set(argument)
    case .history: return history(argument)
    case .forget: return forget(argument)
    case .clear: return ReplAnswer(request: .clear)
    case .help: return help(argument)
    case .quit: return ReplAnswer(request: .quit)
    }
  }
}
