package import FilterCompletion
import FilterText
import FuzzyMatching
import TerminalUI

/// Completions for a person: the query with its caret, then one line per item with its kind and its description.
package struct CompletionPicture {
  package let lines: [String]

  /// - Parameter showsScores: Whether to show the parts of each score too.
  package init(
    _ list: CompletionList, of text: String, at caret: Int, showsScores: Bool = false, style: TerminalStyle
  ) {
    var lines = [Self.head(text, caret: caret, style: style)]
    let width = list.items.map { min(Self.maximumLabelWidth, CharacterWidth.of(Self.plain($0))) }.max() ?? 0
    for item in list.items { lines.append(Self.line(item, width: width, showsScores: showsScores, style: style)) }
    if list.items.isEmpty { lines.append("  " + style.dim("no completions")) }
    if !list.missingCatalogs.isEmpty {
      lines.append(
        "  "
          + style.dim(
            "missing catalogs: \(list.missingCatalogs.joined(separator: ", ")); run 'filterq catalogs import'"))
    }
    self.lines = lines
  }

  /// Wider labels do not move the other columns.
  private static let maximumLabelWidth = 36

  /// `t:gob|`
  private static func head(_ text: String, caret: Int, style: TerminalStyle) -> String {
    let bytes = Array(text.utf8)
    let before = CharacterWidth.visible(String(decoding: bytes[..<min(caret, bytes.count)], as: UTF8.self))
    let after = CharacterWidth.visible(String(decoding: bytes[min(caret, bytes.count)...], as: UTF8.self))
    return style.bold(before) + style.cyan("|") + style.bold(after)
  }

  /// The label, and the inserted text if it differs.
  private static func plain(_ item: CompletionItem) -> String { CharacterWidth.visible(item.label) + suffix(item) }

  private static func suffix(_ item: CompletionItem) -> String {
    let inserted = trimmed(item.edit.replacement)
    return inserted == item.label ? "" : " → " + CharacterWidth.visible(inserted)
  }

  private static func trimmed(_ text: String) -> String {
    var text = text[...]
    while text.last == " " { text = text.dropLast() }
    while text.first == " " { text = text.dropFirst() }
    return String(text)
  }

  private static func line(_ item: CompletionItem, width: Int, showsScores: Bool, style: TerminalStyle) -> String {
    let padding = String(repeating: " ", count: max(0, width - CharacterWidth.of(plain(item))))
    let kind = item.kind.rawValue
    var line = "  " + label(item, style: style) + style.dim(suffix(item)) + padding + "  " + style.cyan(kind)
    let isDescribed = !item.detail.isEmpty
    if showsScores || isDescribed { line += String(repeating: " ", count: max(0, 8 - kind.utf8.count)) }
    if showsScores { line += "  " + scores(of: item, style: style) }
    return isDescribed ? line + "  " + CharacterWidth.visible(item.detail) : line
  }

  /// `0.78 = match 0.56 + source 0.05 + popularity 0.13`
  private static func scores(of item: CompletionItem, style: TerminalStyle) -> String {
    var parts = ""
    for part in item.score.parts where part.value != 0 {
      let sign = part.value < 0 ? " - " : parts.isEmpty ? "" : " + "
      parts += "\(sign)\(part.name) \(decimal(abs(part.value)))"
    }
    return style.green(decimal(item.score.total)) + style.dim(" = " + parts)
  }

  /// The label with its highlights in bold.
  private static func label(_ item: CompletionItem, style: TerminalStyle) -> String {
    var result = ""
    var rest = item.label.startIndex
    for highlight in item.highlights {
      guard let range = highlight.range(in: item.label), range.lowerBound >= rest else { continue }
      result += CharacterWidth.visible(String(item.label[rest..<range.lowerBound]))
      result += style.bold(style.yellow(CharacterWidth.visible(String(item.label[range]))))
      rest = range.upperBound
    }
    return result + CharacterWidth.visible(String(item.label[rest...]))
  }

  private static func decimal(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    return "\(hundredths / 100)." + String(100 + hundredths % 100).dropFirst()
  }
}

/// Catalogs as `filterq catalogs` lists them.
package enum CatalogsPicture {
  /// `card-names        30284 entries`
  package static func line(_ name: String, count: Int, style: TerminalStyle, note: String = "") -> String {
    let name = CharacterWidth.visible(name)
    let padding = String(repeating: " ", count: max(1, 18 - CharacterWidth.of(name)))
    let number = String(count)
    let room = String(repeating: " ", count: max(0, 7 - number.utf8.count))
    return style.bold(name) + padding + room + number + (count == 1 ? " entry" : " entries")
      + (note.isEmpty ? "" : "  " + style.dim(CharacterWidth.visible(note)))
  }
}
