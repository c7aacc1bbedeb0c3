import FilterAnalysis
import FilterDocuments
import FilterParser
import FilterReports
import FilterSemantics
import FilterText
import TerminalUI

extension ReplInterpreter {
  /// Names a query for the session, `mine = t:elf c:g`, forgets the name of `mine =`, or lists the aliases.
  mutating func alias(_ argument: String) -> ReplAnswer {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map { $0.trimmed }
    let name = parts.first.map { $0.first == "@" ? String($0.dropFirst()) : $0 } ?? ""
    if argument.isEmpty { return listAliases() }
    if !SessionNames.isName(name) {
      return .error(
        "'\(name)' is no name for '@'; a name has letters, digits and hyphens", hints: "usage: :alias NAME = QUERY")
    }
    let known = names.alias(named: name)
    guard parts.count == 2 else {
      return known.map { ReplAnswer(lines: [Self.line(of: $0, width: $0.name.count)]) }
        ?? .error("no alias '\(name)'", hints: "':alias \(name) = QUERY' defines it")
    }
    if parts[1].isEmpty {
      if known == nil { return .error("no alias '\(name)'", hints: ":alias lists them") }
      names.define(name, as: "")
      return .line("removed: @\(name)", .faint)
    }
    if !ReplInput.isQuery(parts[1]) { return .error("'\(parts[1])' is not a query") }
    return define(name, as: parts[1])
  }

  /// Names a query that has no errors.
  private mutating func define(_ name: String, as text: String) -> ReplAnswer {
    var next = names
    next.define(name, as: text)
    guard let alias = next.alias(named: name) else { return ReplAnswer() }
    let vocabulary = environment.vocabulary
    let query = next.expanded(alias, vocabulary: vocabulary, values: options.arguments)
    let errors = query.diagnostics(of: query.analyzed(vocabulary)).filter { $0.severity == .error }
    if let error = errors.first {
      return .error(at: error.range.start, in: alias.text, after: "\(name) = ", CharacterWidth.visible(error.message))
    }
    names = next
    return .line("'@\(name)' stands for \(alias.text)", .faint)
  }

  private func listAliases() -> ReplAnswer {
    if names.aliases.isEmpty {
      return .line("no aliases; ':alias NAME = QUERY' lets '@NAME' stand for a query", .faint)
    }
    let width = min(24, names.aliases.map { $0.name.count }.max() ?? 0)
    return ReplAnswer(lines: names.aliases.map { Self.line(of: $0, width: width) })
  }

  private static func line(of alias: SessionNames.Alias, width: Int) -> ScreenLine {
    var line = ScreenLine("@" + alias.name.filled(to: width) + "  ", TextStyle(.cyan))
    line.append(alias.text.replacing("\n", with: " "))
    return line
  }
}
