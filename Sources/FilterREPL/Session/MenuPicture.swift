import FilterQueryTesting
import FilterReports
import FuzzyMatching
import TerminalUI

/// The completions: a line each with its label, what it is, a few words, and how many cards there would be.
struct MenuPicture {
  private(set) var lines: [ScreenLine] = []
  private let columns: Int

  init(_ menu: ReplMenu, columns: Int, rows: Int) {
    self.columns = columns
    if rows <= 0 { return }
    var menu = menu
    menu.scroll(toShow: rows)
    let shown = menu.top..<min(menu.items.count, menu.top + rows)
    let widest = menu.items[shown].map { CharacterWidth.of($0.label) }.max() ?? 0
    let labelWidth = min(widest, max(8, columns / 2 - 4))
    let kindWidth = columns < 50 ? 0 : menu.items[shown].map { $0.kind.count }.max() ?? 0
    for place in shown {
      lines.append(
        line(
          menu.items[place], labelWidth, kindWidth, isChosen: menu.chosen == place,
          isOffered: menu.chosen == nil && place == 0))
    }
  }

  private func line(
    _ item: ReplMenu.Item, _ labelWidth: Int, _ kindWidth: Int, isChosen: Bool, isOffered: Bool
  ) -> ScreenLine {
    // What would leave nothing is there, but steps back.
    let traits: TextStyle.Traits = isChosen ? .reversed : item.count == .known(0) ? .dim : []
    var line = ScreenLine(isChosen ? "▸ " : isOffered ? "› " : "  ", TextStyle(.cyan, [.bold]))
    line.append(label(item, traits).fitted(to: labelWidth))
    line.append(String(repeating: " ", count: max(0, labelWidth + 2 - line.width)), TextStyle(nil, traits))
    if kindWidth > 0 {
      line.append("  " + item.kind, TextStyle(.cyan, traits))
      line.append(String(repeating: " ", count: kindWidth - item.kind.count), TextStyle(nil, traits))
    }
    let count = countText(item.count)
    let room = columns - line.width - CharacterWidth.of(count) - 4
    if room > 3, !item.detail.isEmpty {
      line.append("  ", TextStyle(nil, traits))
      line.append(ScreenLine(item.detail, TextStyle(nil, traits.union(.dim))).fitted(to: room))
    }
    if !count.isEmpty {
      let gap = columns - 1 - line.width - CharacterWidth.of(count)
      if gap > 0 {
        line.append(String(repeating: " ", count: gap), TextStyle(nil, traits))
        line.append(count, TextStyle(.green, traits))
      }
    } else if isChosen {
      line.append(String(repeating: " ", count: max(0, columns - 1 - line.width)), TextStyle(nil, traits))
    }
    return line.fitted(to: columns)
  }

  private func label(_ item: ReplMenu.Item, _ traits: TextStyle.Traits) -> ScreenLine {
    var line = ScreenLine()
    var rest = item.label.startIndex
    for highlight in item.highlights {
      guard let range = highlight.range(in: item.label), range.lowerBound >= rest else { continue }
      line.append(String(item.label[rest..<range.lowerBound]), TextStyle(nil, traits))
      line.append(String(item.label[range]), TextStyle(.blue, traits.union([.bold, .underlined])))
      rest = range.upperBound
    }
    line.append(String(item.label[rest...]), TextStyle(nil, traits))
    return line
  }

  private func countText(_ count: ReplMenu.Count) -> String {
    switch count {
    case .none: ""
    case .pending: "…"
    case .known(let number): Counted.grouped(number)
    }
  }
}
