import FilterCompletion
import FilterQueryTesting
import FilterReports
import FilterText
import FilterVocabulary
import FuzzyMatching
import TerminalUI

extension ReplSession {
  /// What can be typed in a command at the caret; nil where its argument is a query, which the engine completes.
  func commandMenu(_ head: CommandHead, caret: Int) -> ReplMenu? {
    if caret <= head.nameRange.upperBound {
      return menu(
        ReplCommandList.entries.map { ($0.name, $0.usage, $0.help, !$0.argument.isEmpty) }, typed: head.name,
        at: head.nameRange, kind: "command")
    }
    if head.takesQuery { return nil }
    let words = head.argument.split(separator: " ", omittingEmptySubsequences: false).map { String($0) }
    let range = head.argumentStart..<head.argumentStart + head.argument.utf8.count
    switch head.entry?.command {
    case .set where words.count > 1:
      guard let option = ReplOption(rawValue: words[0]) else { break }
      let start = head.argumentStart + words[0].utf8.count + 1
      return menu(
        option.values.map { ($0, $0, "", false) }, typed: words[1], at: start..<start + words[1].utf8.count,
        kind: "value")
    case .set:
      return menu(
        ReplOption.allCases.map { ($0.rawValue, $0.rawValue, $0.value(in: options) + "; " + $0.help, true) },
        typed: head.argument, at: range, kind: "option")
    case .help:
      return menu(
        [("keys", "keys", "the keys of the line", false)]
          + ReplCommandList.entries.map { ($0.name, $0.usage, $0.help, false) }, typed: head.argument, at: range,
        kind: "command")
    case .vocabulary:
      return menu(
        engine.vocabulary.fields.map { ($0.name, $0.name, $0.summary, false) }, typed: head.argument, at: range,
        kind: "field")
    case .why: return nameMenu(head.argument, at: range)
    default: break
    }
    return ReplMenu(items: [], replace: SourceRange(at: caret))
  }

  private func menu(
    _ words: [(word: String, label: String, detail: String, isFollowed: Bool)], typed: String, at range: Range<Int>,
    kind: String
  ) -> ReplMenu {
    let items = words.filter { $0.word.hasPrefix(typed) }.map { word in
      let text = word.word + (word.isFollowed ? " " : "")
      return ReplMenu.Item(
        label: word.label, kind: kind, detail: word.detail,
        edit: TextEdit(range: SourceRange(range), replacement: text), caret: range.lowerBound + text.utf8.count,
        asksAgain: word.isFollowed)
    }
    return ReplMenu(items: items, replace: SourceRange(range))
  }

  /// Names of cards for a command that takes one.
  private func nameMenu(_ typed: String, at range: Range<Int>) -> ReplMenu {
    let names = engine.complete("!" + typed, at: 1 + typed.utf8.count).items.filter { $0.kind == .name }
    let items = names.map { name in
      ReplMenu.Item(
        label: name.label, highlights: name.highlights, kind: "name", detail: name.detail,
        edit: TextEdit(range: SourceRange(range), replacement: name.label),
        caret: range.lowerBound + name.label.utf8.count)
    }
    return ReplMenu(items: items, replace: SourceRange(range))
  }
}
