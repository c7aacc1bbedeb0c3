import FilterCompletion
import FilterQueryTesting
import FilterReports
import FilterText
import FuzzyMatching
import TerminalUI

/// The completions under the line.
struct ReplMenu: Hashable, Sendable {
  /// One of them.
  struct Item: Hashable, Sendable {
    var label: String
    /// The pieces of the label that what was typed matched.
    var highlights: [Highlight] = []
    var kind: String
    var detail: String
    var documentation: String = ""
    /// In bytes of the line.
    var edit: TextEdit
    /// The caret behind the edit, in bytes of the edited line.
    var caret: Int
    /// Whether it only leads on to more completions.
    var asksAgain = false
    var count: Count = .none
  }

  /// How many cards the line finds with an item.
  enum Count: Hashable, Sendable {
    case none
    case pending
    case known(Int)
  }

  var items: [Item]
  /// The bytes that most items replace.
  var replace: SourceRange
  /// The one the person went to; nil while they only type.
  var chosen: Int?
  /// The first that is seen.
  private(set) var top = 0

  init(items: [Item], replace: SourceRange) {
    self.items = items
    self.replace = replace
  }

  /// The one that Tab takes.
  var offered: Item? { items.indices.contains(chosen ?? 0) ? items[chosen ?? 0] : nil }

  /// Goes some items down, or up where negative; up from the first leads back to the line. Beyond the last it stays there.
  mutating func move(by distance: Int) {
    let target = (chosen ?? -1) + distance
    chosen = target < 0 ? nil : min(target, items.count - 1)
  }

  /// Scrolls so that the chosen item is among so many that are seen.
  mutating func scroll(toShow count: Int) {
    let place = chosen ?? 0
    if place < top { top = place }
    if count > 0, place >= top + count { top = place - count + 1 }
    top = max(0, min(top, items.count - max(1, count)))
  }
}

extension ReplMenu.Item {
  /// An item of the engine, `shift` bytes into the line.
  init(_ item: CompletionItem, shift: Int) {
    self.init(
      label: item.label, highlights: item.highlights, kind: item.kind.rawValue, detail: item.detail,
      documentation: item.documentation,
      edit: TextEdit(range: item.edit.range.shifted(by: shift), replacement: item.edit.replacement),
      caret: item.caret + shift, asksAgain: item.asksAgain)
  }
}
