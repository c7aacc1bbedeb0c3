import FilterCompletion
import FilterQueryTesting
import FilterReports
import FilterText
import FilterVocabulary
import TerminalUI

extension ReplAnswerer {
  /// The options, or one of them set.
  mutating func set(_ argument: String) -> ReplAnswer {
    let words = argument.split(separator: " ").map { String($0) }
    guard let name = words.first else {
      var answer = ReplAnswer()
      for option in ReplOption.allCases { answer.lines.append(line(of: option)) }
      return answer
    }
    let names = ReplOption.allCases.map { $0.rawValue }
    let fitting = ReplOption.allCases.filter { $0.rawValue.hasPrefix(name.lowercased()) }
    if fitting.count > 1 {
      return .mistake("'\(name)' could be \(fitting.map { $0.rawValue }.joined(separator: ", "))")
    }
    guard let option = ReplOption(rawValue: name.lowercased()) ?? fitting.first else {
      let hint = SpellingSuggestion.nearest(to: name, among: names).map { "; did you mean '\($0)'?" } ?? ""
      return .mistake("There is no option '\(name)'\(hint)", "There are: \(names.joined(separator: ", "))")
    }
    if words.count == 1 { return ReplAnswer(lines: [line(of: option)]) }
    var changed = options
    let value = words.dropFirst().joined(separator: " ")
    guard option.set(value, in: &changed) else {
      return .mistake("'\(option.rawValue)' is \(option.possibilities), not '\(value)'")
    }
    options = changed
    return ReplAnswer(lines: [line(of: option)], request: .set(changed))
  }

  private func line(of option: ReplOption) -> ScreenLine {
    var line = ScreenLine(option.rawValue.filled(to: 9), TextStyle(.cyan))
    line.append(option.value(in: options).filled(to: 5))
    line.append(option.help, .faint)
    return line
  }

  /// The catalogs that completions draw on.
  func catalogs() -> ReplAnswer {
    let catalogs = world.engine.catalogs
    var answer = ReplAnswer()
    for name in catalogs.names {
      let count = catalogs[name]?.catalog.entries.count ?? 0
      answer.add(sequences: [CatalogsPicture.line(name, count, TerminalStyle.sequences)])
    }
    if catalogs.names.isEmpty { answer.add("No names are known.", .faint) }
    answer.add("'filterq catalogs import FILE' brings more: names, sets, artists.", .faint)
    return answer
  }

  /// The queries used before, the newest use first.
  func history(_ argument: String) -> ReplAnswer {
    let words = argument.lowercased().split(separator: " ")
    let entries = world.engine.history.entries.sorted { $0.lastUse > $1.lastUse }
    let fitting = entries.filter { entry in
      let text = entry.text.lowercased()
      return words.allSatisfy { text.contains($0) }
    }
    var answer = ReplAnswer()
    for entry in fitting.prefix(rowLimit) { answer.add(entry.text) }
    if fitting.isEmpty {
      answer.add(entries.isEmpty ? "No query was used before." : "No query with these words was used before.", .faint)
    } else if fitting.count > rowLimit {
      answer.add("… and \(Counted.grouped(fitting.count - rowLimit)) more", .faint)
    }
    return answer
  }

  /// Takes a query out of the history.
  func forget(_ argument: String) -> ReplAnswer {
    if argument.isEmpty { return .mistake("Which query? :forget QUERY") }
    let before = world.engine.history
    let after = before.forgetting(argument, vocabulary: world.vocabulary)
    if after.entries.count == before.entries.count {
      return .mistake("The history does not have '\(argument)'", ":history lists what it has.")
    }
    return ReplAnswer(lines: [ScreenLine("forgotten: \(argument)", .faint)], request: .forget(argument))
  }
}
