package import FilterCompletion
import FilterText
import FuzzyMatching
import TerminalUI

/// Completions for a person: the query with the caret, and a line an item with what it is and what ranks it.
package struct CompletionPicture {
  package let lines: [String]

  package init(_ list: CompletionList, of text: String, at caret: Int, style: TerminalStyle) {
    var lines = [Self.head(text, caret, style)]
    let width = list.items.map { min(Self.widest, CharacterWidth.of(Self.plain($0))) }.max() ?? 0
    for item in list.items { lines.append(Self.line(item, in: text, width, style)) }
    if list.items.isEmpty { lines.append("  " + style.dim("nothing to offer here")) }
    if !list.missingCatalogs.isEmpty {
      lines.append(
        "  " + style.dim("no catalog of \(list.missingCatalogs.joined(separator: ", ")): filterq catalogs import"))
    }
    self.lines = lines
  }

  /// Labels beyond this do not push the other columns further.
  private static let widest = 36

  /// `t:gob|`
  private static func head(_ text: String, _ caret: Int, _ style: TerminalStyle) -> String {
    let bytes = Array(text.utf8)
    let before = CharacterWidth.visible(String(decoding: bytes[..<min(caret, bytes.count)], as: UTF8.self))
    let behind = CharacterWidth.visible(String(decoding: bytes[min(caret, bytes.count)...], as: UTF8.self))
    return style.bold(before) + style.cyan("|") + style.bold(behind)
  }

  /// What the item shows, with what it puts in where that is not the same.
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

  private static func line(_ item: CompletionItem, in text: String, _ width: Int, _ style: TerminalStyle) -> String {
    let padding = String(repeating: " ", count: max(0, width - CharacterWidth.of(plain(item))))
    let kind = item.kind.rawValue
    let score = decimal(item.score.total)
    var parts = ""
    for part in item.score.parts where part.value != 0 {
      let sign = part.value < 0 ? " - " : parts.isEmpty ? "" : " + "
      parts += "\(sign)\(part.name) \(decimal(abs(part.value)))"
    }
    return "  " + label(item, style) + style.dim(suffix(item)) + padding + "  " + style.cyan(kind)
      + String(repeating: " ", count: max(0, 8 - kind.utf8.count)) + "  " + style.green(score)
      + style.dim(" = " + parts)
      + (item.detail.isEmpty ? "" : "  " + CharacterWidth.visible(item.detail))
  }

  /// The label with what was met drawn bold.
  private static func label(_ item: CompletionItem, _ style: TerminalStyle) -> String {
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
