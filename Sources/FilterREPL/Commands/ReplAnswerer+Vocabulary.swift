import FilterAST
import FilterQueryTesting
import FilterReports
import FilterVocabulary
import TerminalUI

extension ReplAnswerer {
  /// All fields in columns, or one of them whole.
  func vocabulary(_ argument: String, _ columns: Int) -> ReplAnswer {
    let vocabulary = world.vocabulary
    if argument.isEmpty { return fields(of: vocabulary, columns) }
    guard let id = vocabulary.fieldID(spelled: argument.lowercased()) else {
      let names = vocabulary.fields.flatMap { [$0.name] + $0.aliases }
      let absent = FieldName(exactly: argument).flatMap { vocabulary.absentField(named: $0)?.replacement } ?? ""
      let suggestion = absent.isEmpty ? SpellingSuggestion.nearest(to: argument, among: names) : absent
      return .mistake(
        "There is no field '\(argument)'" + (suggestion.map { "; did you mean '\($0)'?" } ?? ""),
        ":vocabulary lists them.")
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
      answer.lines += ReplAnswerer.columns(of: names, width: columns)
    }
    answer.add(":vocabulary FIELD tells more about one.", .faint)
    return answer
  }

  /// Words in as many columns as fit, each from top to bottom.
  static func columns(of words: [String], width: Int) -> [ScreenLine] {
    let (indent, gap) = (2, 2)
    let widest = words.map { CharacterWidth.of($0) }.max() ?? 0
    let count = max(1, (width - indent + gap) / (widest + gap))
    let rows = (words.count + count - 1) / count
    return (0..<rows).map { row in
      var line = ScreenLine(String(repeating: " ", count: indent))
      for (column, place) in stride(from: row, to: words.count, by: rows).enumerated() {
        let start = indent + column * (widest + gap)
        line.append(String(repeating: " ", count: max(0, start - line.width)))
        line.append(words[place])
      }
      return line
    }
  }
}
