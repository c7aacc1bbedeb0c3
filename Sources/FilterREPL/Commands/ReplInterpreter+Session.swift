import FilterAST
import FilterAnalysis
import FilterCompletion
import FilterDocuments
import FilterLists
import FilterReports
import FilterSemantics
import FilterText
import FilterVocabulary
import TerminalUI

extension ReplInterpreter {
  /// Shows what is loaded, or requests that a file is loaded.
  func load(_ path: String) -> ReplAnswer {
    if !path.isEmpty { return ReplAnswer(request: .load(path: PathText.expanded(path))) }
    return list.map { .line(CharacterWidth.visible($0.inventory)) } ?? ReplInterpreter.withoutList
  }

  /// Lists the options, or shows or sets one.
  mutating func set(_ argument: String) -> ReplAnswer {
    let words = argument.split(separator: " ").map { String($0) }
    guard let name = words.first else {
      var answer = ReplAnswer()
      for option in ReplOption.allCases where !option.isOfReading || hasReadings {
        answer.lines.append(line(of: option))
      }
      return answer
    }
    let names = ReplOption.allCases.map { $0.rawValue }
    let option: ReplOption
    switch ReplOption.find(name) {
    case .option(let found): option = found
    case .ambiguous(let fitting):
      return .error("'\(name)' could be \(fitting.map { $0.rawValue }.joined(separator: ", "))")
    case .unknown:
      let hint = SpellingSuggestion.nearest(to: name, among: names).map { "; did you mean '\($0)'?" } ?? ""
      return .error("unknown option '\(name)'\(hint)", hints: "options: \(names.joined(separator: ", "))")
    }
    if words.count == 1 { return ReplAnswer(lines: [line(of: option)]) }
    if option.isOfReading, !hasReadings {
      return .error("'\(option.rawValue)' is for cards; this session searches \(environment.vocabulary.itemNamePlural)")
    }
    var changed = options
    let value = words.dropFirst().joined(separator: " ")
    guard option.set(value, in: &changed) else {
      return .error("'\(option.rawValue)' is \(option.possibilities), not '\(value)'")
    }
    options = changed
    return ReplAnswer(lines: [line(of: option)], request: .set(changed))
  }

  /// Copies the last query, as it is run. Without a terminal, its text is the answer.
  func copy() -> ReplAnswer {
    if lastQuery.source.isEmpty { return ReplInterpreter.withoutQuery }
    let text = lastQuery.source.description
    if isPlain { return ReplAnswer(lines: text.split(separator: "\n").map { ScreenLine(String($0)) }) }
    return ReplAnswer(lines: [ScreenLine("copied: \(text)", .faint)], request: .copy(text))
  }

  private func line(of option: ReplOption) -> ScreenLine {
    var line = ScreenLine(option.rawValue.filled(to: 9), TextStyle(.cyan))
    line.append(option.value(in: options).filled(to: 6))
    line.append(option.help, .faint)
    return line
  }

  /// Lists the catalogs used for completion.
  func catalogs() -> ReplAnswer {
    let catalogs = environment.engine.catalogs
    var answer = ReplAnswer()
    for name in catalogs.names {
      let count = catalogs[name]?.catalog.entries.count ?? 0
      answer.add(sequences: [CatalogsPicture.line(name, count: count, style: TerminalStyle.sequences)])
    }
    if catalogs.names.isEmpty { answer.add("no catalogs", .faint) }
    answer.add("'filterq catalogs import FILE' adds names, sets and artists", .faint)
    return answer
  }

  /// Lists the queries in the history that contain all words of the argument, most recently used first.
  func history(_ argument: String) -> ReplAnswer {
    let words = argument.lowercased().split(separator: " ")
    let entries = environment.engine.history.entries.sorted { $0.lastUse > $1.lastUse }
    let fitting = entries.filter { entry in
      let text = entry.text.lowercased()
      return words.allSatisfy { text.contains($0) }
    }
    var answer = ReplAnswer()
    for entry in fitting.prefix(rowLimit) { answer.add(entry.text) }
    if fitting.isEmpty {
      answer.add(entries.isEmpty ? "the history is empty" : "no query in the history has these words", .faint)
    } else if fitting.count > rowLimit {
      answer.add("… and \(Counted.grouped(fitting.count - rowLimit)) more", .faint)
    }
    return answer
  }

  /// Removes a query from the history.
  func forget(_ argument: String) -> ReplAnswer {
    if argument.isEmpty { return .error("missing query; usage: :forget QUERY") }
    let before = environment.engine.history
    let after = before.forgetting(argument, vocabulary: environment.vocabulary)
    if after.entries.count == before.entries.count {
      return .error("'\(argument)' is not in the history", hints: ":history lists its queries")
    }
    return ReplAnswer(lines: [ScreenLine("removed: \(argument)", .faint)], request: .forget(argument))
  }
}

extension ReplInterpreter {
  /// Lists all fields in columns, or describes one.
  func vocabulary(_ argument: String, columns: Int) -> ReplAnswer {
    let vocabulary = environment.vocabulary
    if argument.isEmpty { return fields(of: vocabulary, columns) }
    guard let id = vocabulary.fieldID(spelled: argument.lowercased()) else {
      let names = vocabulary.fields.flatMap { [$0.name] + $0.aliases }
      let absent = FieldName(exactly: argument).flatMap { vocabulary.absentField(named: $0)?.replacement } ?? ""
      let suggestion = absent.isEmpty ? SpellingDistance.closest(to: argument, in: names) : absent
      return .error(
        "unknown field '\(argument)'" + (suggestion.map { "; did you mean '\($0)'?" } ?? ""),
        hints: ":vocabulary lists them")
    }
    return .sequences(
      VocabularyPicture(vocabulary: vocabulary, style: TerminalStyle.sequences).card(of: vocabulary[id]))
  }

  private func fields(of vocabulary: Vocabulary, _ columns: Int) -> ReplAnswer {
    var answer = ReplAnswer()
    var categories: [String] = []
    for field in vocabulary.fields where !categories.contains(field.category) { categories.append(field.category) }
    for category in categories {
      answer.add(category.isEmpty ? "fields" : category, .title)
      let names = vocabulary.fields.filter { $0.category == category }.map { field in
        field.shortestName == field.name ? field.name : "\(field.name) \(field.shortestName)"
      }
      answer.lines += ReplInterpreter.columns(of: names, width: columns)
    }
    answer.add(":vocabulary FIELD shows one field", .faint)
    return answer
  }

  /// Arranges words in as many columns as fit, filled top to bottom.
  static func columns(of words: [String], width: Int) -> [ScreenLine] {
    let (indent, gap) = (2, 2)
    let widest = words.map { CharacterWidth.of($0) }.max() ?? 0
    let count = max(1, (width - indent + gap) / (widest + gap))
    let rows = (words.count + count - 1) / count
    return (0..<rows).map { row in
      var line = ScreenLine(String(repeating: " ", count: indent))
      for (column, index) in stride(from: row, to: words.count, by: rows).enumerated() {
        let start = indent + column * (widest + gap)
        line.append(String(repeating: " ", count: max(0, start - line.width)))
        line.append(words[index])
      }
      return line
    }
  }
}
