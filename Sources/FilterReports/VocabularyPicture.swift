import FilterAST
package import FilterVocabulary
import TerminalUI

/// Draws a vocabulary in 80 columns.
package struct VocabularyPicture {
  package let vocabulary: Vocabulary
  package let style: TerminalStyle

  package init(vocabulary: Vocabulary, style: TerminalStyle) {
    self.vocabulary = vocabulary
    self.style = style
  }

  private static let width = 80

  /// All fields by group, a line each.
  package var overview: [String] {
    var lines: [String] = []
    var categories: [String] = []
    for field in vocabulary.fields where !categories.contains(field.category) { categories.append(field.category) }
    for category in categories {
      if !lines.isEmpty { lines.append("") }
      lines.append(style.bold(category.isEmpty ? "fields" : category))
      for field in vocabulary.fields where field.category == category { lines += line(for: field) }
    }
    lines.append("")
    lines.append(style.dim("'filterq vocabulary FIELD' shows one field in full."))
    return lines
  }

  private func line(for field: Field) -> [String] {
    let names = ([field.name] + field.aliases).joined(separator: " ")
    let left = "  " + names
    let column = 34
    let gap = String(repeating: " ", count: max(2, column - left.unicodeScalars.count))
    // After long names the summary goes to the next line.
    if left.unicodeScalars.count > column - 2 {
      return ["  " + style.cyan(names)] + wrapped(field.summary, indent: column)
    }
    let summary = wrapped(field.summary, indent: column)
    let first = summary.first.map { String($0.dropFirst(column)) } ?? ""
    return ["  " + style.cyan(names) + gap + first] + summary.dropFirst()
  }

  /// One field in full.
  package func card(of field: Field) -> [String] {
    var lines = [
      style.bold(field.name) + (field.aliases.isEmpty ? "" : "  " + style.cyan(field.aliases.joined(separator: " ")))
    ]
    lines += wrapped(field.summary, indent: 2)
    lines.append("")
    lines += pair("values", text: kind(of: field))
    lines += pair("operators", text: field.operators.map { $0.rawValue }.joined(separator: " "))
    lines += pair("':' means", text: field.colonMeaning)
    if !field.sources.isEmpty { lines += pair("source", text: field.sources.joined(separator: ", ")) }
    if field.takesRegex { lines += pair("regex", text: "\(field.shortestName):/…/") }
    if field.comparesColumns { lines += pair("columns", text: columns(besides: field)) }
    if !field.examples.isEmpty { lines += pair("examples", text: field.examples.joined(separator: "   ")) }
    if !field.notes.isEmpty { lines += pair("note", text: field.notes) }
    lines += colors(of: field)
    lines += values(of: field)
    return lines
  }

  private func kind(of field: Field) -> String {
    switch field.kind.traits.family {
    case .number where field.kind == .number && field.isWhole: "a whole number"
    case .word where field.isClosed && !field.kind.isOrdered: "one of the words below"
    default: field.kind.traits.values
    }
  }

  private func columns(besides field: Field) -> String {
    vocabulary.fields.filter { $0.isColumn && $0.name != field.name }.map { $0.name }.joined(separator: " ")
  }

  private func colors(of field: Field) -> [String] {
    guard let palette = vocabulary.palette(of: field) else { return [] }
    var lines = ["", style.bold("colors")]
    for color in palette.colors { lines += entry([color.letter, color.name] + color.aliases, text: "") }
    for nickname in palette.nicknames {
      lines += entry([nickname.name] + nickname.aliases, text: nickname.letters + " " + nickname.family)
    }
    for word in palette.countWords { lines += entry([word.word], text: "\(word.count) colors") }
    if !palette.noneWords.isEmpty { lines += entry(palette.noneWords, text: "no color") }
    if !palette.manyWords.isEmpty { lines += entry(palette.manyWords, text: "two or more colors") }
    if !palette.anyWords.isEmpty { lines += entry(palette.anyWords, text: "one or more colors") }
    return lines
  }

  private func values(of field: Field) -> [String] {
    let values = vocabulary.values(of: field)
    let hosts = field.catalogs.filter { vocabulary.catalog(named: $0) == nil }
    var lines: [String] = []
    if !hosts.isEmpty { lines += pair("catalogs", text: hosts.joined(separator: " ") + " (not included)") }
    if values.isEmpty { return lines }
    lines += ["", style.bold("values (\(values.count))")]
    for value in values {
      lines += entry([value.text] + value.aliases, text: value.summary.isEmpty ? value.label : value.summary)
    }
    return lines
  }

  private func entry(_ names: [String], text: String) -> [String] {
    let left = "  " + names.joined(separator: ", ")
    let column = 30
    let body = wrapped(text, indent: column)
    if body.isEmpty || left.unicodeScalars.count > column - 2 {
      return wrapped(names.joined(separator: ", "), indent: 2) + body
    }
    let gap = String(repeating: " ", count: column - left.unicodeScalars.count)
    return [style.cyan(left) + gap + String(body[0].dropFirst(column))] + body.dropFirst()
  }

  private func pair(_ title: String, text: String) -> [String] {
    let body = wrapped(text, indent: 14)
    let gap = String(repeating: " ", count: max(1, 12 - title.unicodeScalars.count))
    return ["  " + style.dim(title) + gap + String((body.first ?? "").dropFirst(14))] + body.dropFirst()
  }

  /// A text wrapped to the width, each line indented; empty for an empty text.
  private func wrapped(_ text: String, indent: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in CharacterWidth.visible(text).split(separator: " ") {
      if !line.isEmpty, indent + CharacterWidth.of(line) + 1 + CharacterWidth.of(String(word)) > Self.width {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    if !line.isEmpty { lines.append(line) }
    return lines.map { String(repeating: " ", count: indent) + $0 }
  }
}
