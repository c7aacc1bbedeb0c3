import FilterLists
import FilterReports
import FilterText
import FilterVocabulary
import FuzzyMatching
import TerminalUI

/// The rendering of a session below the printed answers: the line, its diagnostics, the completions and a status line.
///
/// It takes at most as many rows as the terminal has, and always includes the edited line.
struct ReplPicture {
  private(set) var picture: ScreenPicture

  init(_ session: borrowing ReplSession) {
    if let pager = session.pager {
      picture = ReplPicture.pagerPicture(pager, session: session)
      return
    }
    if let found = session.found, let search = session.search {
      picture = ReplPicture.searchPicture(found.texts, index: found.index, search: search, session: session)
      return
    }
    let status = StatusLine(session).line
    let diagnostics = session.shownDiagnostics
    let reserved = (status == nil ? 0 : 1) + min(diagnostics.count, 1) + (session.menu == nil ? 0 : 3)
    let line = LinePicture(session, most: max(1, session.rows - reserved))
    var lines = line.lines
    for (index, diagnostic) in diagnostics.enumerated() {
      lines += DiagnosticLine(diagnostic, under: line, session, isFirst: index == 0).lines
    }
    if let menu = session.menu {
      let room = max(0, session.rows - lines.count - (status == nil ? 0 : 1))
      lines += MenuPicture(menu, columns: session.columns, rows: min(session.menuRows, room)).lines
    }
    if let status { lines.append(status) }
    // The rows need a head and one row at least.
    let room = session.rows - lines.count
    if room > 1 {
      // They were listed for the columns that the terminal had then.
      lines += session.liveRows.prefix(min(room, session.liveRowCount + 1)).map { $0.fitted(to: session.columns) }
    }
    // If not everything fits, keep the edited line.
    picture = ScreenPicture(lines: Array(lines.prefix(max(line.lines.count, session.rows))), caret: line.caret)
  }

  private static func pagerPicture(_ pager: ReplPager, session: borrowing ReplSession) -> ScreenPicture {
    let visible = session.rows < 2 ? [] : pager.visibleLines(rows: session.rows)
    var line: ScreenLine
    if let pattern = pager.pattern {
      line = ScreenLine("/" + pattern.text)
    } else {
      let place =
        pager.view.map { "lines \($0.top + 1) to \($0.top + visible.count)" } ?? "\(pager.shown)"
      line = ScreenLine("-- \(place) of \(pager.count)\(pager.view == nil ? " lines" : "") ", TextStyle(nil, .reversed))
      let more = pager.view == nil ? " · End all" : session.columns < 90 ? "" : " · g start · G end"
      let keys =
        session.columns < 70 ? " Space more · q quits" : " Space more · b back · / search\(more) · q quits"
      line.append(pager.message.map { " " + $0 } ?? keys, TextStyle(nil, .dim))
    }
    let fitted = line.fitted(to: session.columns)
    let column = pager.pattern.map { 1 + CharacterWidth.of(String($0.characters[..<$0.caret])) } ?? fitted.width
    return ScreenPicture(lines: visible + [fitted], caret: (visible.count, min(column, max(0, session.columns - 1))))
  }

  private static func searchPicture(
    _ texts: [String], index chosen: Int, search: ReverseSearch, session: borrowing ReplSession
  ) -> ScreenPicture {
    var head = ScreenLine("search: ", TextStyle(.cyan, .bold))
    head.append(search.pattern.text)
    let column = head.width
    if texts.isEmpty { head.append("  nothing", TextStyle(nil, .dim)) }
    var lines = [head.fitted(to: session.columns)]
    let room = max(1, min(session.menuRows, session.rows - 2))
    let top = max(0, min(chosen - room / 2, texts.count - room))
    for index in top..<min(texts.count, top + room) {
      let isChosen = index == chosen
      var line = ScreenLine(isChosen ? "▸ " : "  ", TextStyle(.cyan, .bold))
      line.append(
        texts[index], matching: search.pattern.text,
        style: isChosen ? TextStyle(nil, .reversed) : .plain)
      lines.append(line.fitted(to: session.columns))
    }
    lines.append(
      ScreenLine("Enter runs · Tab accepts · Ctrl-R older · Esc cancels", TextStyle(nil, .dim)).fitted(
        to: session.columns))
    let shown = Array(lines.prefix(max(1, session.rows)))
    return ScreenPicture(lines: shown, caret: (0, min(column, max(0, session.columns - 1))))
  }
}

extension ScreenLine {
  /// Appends a text as one line, with the first match of a pattern highlighted, ignoring case.
  mutating func append(_ text: String, matching pattern: String, style: TextStyle) {
    let flat = text.map { $0 == "\n" ? Character(" ") : $0 }
    let wanted = Array(pattern.lowercased())
    let letters = flat.map { Array($0.lowercased()) }
    var found: Int?
    if !wanted.isEmpty {
      for start in letters.indices {
        var end = start
        var rest = wanted[...]
        while end < letters.count, !rest.isEmpty, rest.starts(with: letters[end]) {
          rest = rest.dropFirst(letters[end].count)
          end += 1
        }
        if rest.isEmpty {
          found = start
          break
        }
      }
    }
    var marked = style
    marked.traits.formUnion([.bold, .underlined])
    for (index, character) in flat.enumerated() {
      let isMarked = found.map { $0 <= index && index < $0 + wanted.count } ?? false
      append(String(character), isMarked ? marked : style)
    }
  }
}

extension ReplSession {
  /// The text before the line; shorter on a narrow terminal.
  var prompt: String { columns >= 40 ? "filterq> " : "> " }

  /// The maximum number of completions shown at once.
  var menuRows: Int { max(3, min(10, rows / 3)) }

  /// The number of rows that are listed while a query is typed.
  var liveRowCount: Int { options.showsLiveRows ? max(1, min(10, rows / 4)) : 0 }
}

/// The last line: the count, progress, options, and the documentation of the completion that Tab accepts.
struct StatusLine {
  /// Nil if there is nothing to show.
  private(set) var line: ScreenLine?

  init(_ session: borrowing ReplSession) {
    var parts: [String] = []
    if session.line.isSeveral {
      parts.append("\(session.line.parts.count) inputs; Enter runs one after another")
    }
    if let count = StatusLine.count(session) { parts.append(count) }
    if let loading = session.loading { parts.append(loading.text) }
    if session.isRunning { parts.append("running … Ctrl-C cancels") }
    if let notice = session.notice { parts.append(notice) }
    if let fix = session.softFix { parts.append("\(DiagnosticLine.key)\(fix.title)") }
    if session.options.keys == .vi, session.vi.isInCommandMode { parts.append("command mode") }
    if session.options.isPrivate { parts.append("private") }
    if session.options.reading.rule == .strict { parts.append("strict") }
    if session.options.reading.includesExtras { parts.append("extras") }
    if let menu = session.menu {
      if menu.items.count > session.menuRows || menu.chosen != nil {
        parts.append("\((menu.chosen ?? 0) + 1) of \(menu.items.count)")
      }
      if let words = menu.offered?.documentation, !words.isEmpty { parts.append(StatusLine.firstLine(words)) }
    }
    if let problem = session.survey?.problem, session.editor.count > 0 {
      var failure = ScreenLine(CharacterWidth.visible(problem), TextStyle(.red))
      if !parts.isEmpty { failure.append(" · " + parts.joined(separator: " · "), TextStyle(nil, .dim)) }
      line = failure.fitted(to: session.columns)
      return
    }
    if parts.isEmpty { return }
    line = ScreenLine(parts.joined(separator: " · "), TextStyle(nil, .dim)).fitted(to: session.columns)
  }

  /// The number of items that the line finds; `…` marks an outdated or unknown count.
  private static func count(_ session: borrowing ReplSession) -> String? {
    // Unknown while a file is being loaded.
    if session.survey?.problem != nil { return nil }
    // A line that is refused has none.
    if let survey = session.survey, survey.version == session.version, survey.count == nil, !survey.isCounting {
      return nil
    }
    guard session.loading == nil, session.editor.count > 0, let survey = session.survey, let count = survey.count else {
      return session.editor.count > 0 && session.hasList && session.asksForCount
        ? session.list.map { $0.hasVariants ? "… \($0.many)" : "…" } ?? "…" : nil
    }
    let text = session.list?.text(of: count) ?? Counted.grouped(count)
    return survey.version == session.version && !survey.isCounting ? text : text + " …"
  }

  private static func firstLine(_ text: String) -> String {
    String(text.prefix { $0 != "\n" })
  }
}

/// The completion menu: for each item its label, kind, detail and count.
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
    let kindWidth = columns < 50 ? 0 : menu.items[shown].map { $0.kind.count }.max() ?? 0
    // A label is cut only where the terminal is too narrow for it, its kind and its count; the detail takes the rest.
    let countWidth = menu.items[shown].map { CharacterWidth.of(MenuPicture.text(of: $0.count)) }.max() ?? 0
    let labelWidth = min(widest, max(8, columns - kindWidth - countWidth - (kindWidth > 0 ? 8 : 6)))
    for index in shown {
      lines.append(
        line(
          menu.items[index], labelWidth: labelWidth, kindWidth: kindWidth, isChosen: menu.chosen == index,
          isOffered: menu.chosen == nil && index == menu.selected))
    }
  }

  private func line(
    _ item: ReplMenu.Item, labelWidth: Int, kindWidth: Int, isChosen: Bool, isOffered: Bool
  ) -> ScreenLine {
    // Items that would leave no cards are dimmed.
    let traits: TextStyle.Traits = isChosen ? .reversed : item.count == .known(0) ? .dim : []
    var line = ScreenLine(isChosen ? "▸ " : isOffered ? "› " : "  ", TextStyle(.cyan, [.bold]))
    line.append(label(item, traits: traits).fitted(to: labelWidth))
    line.append(String(repeating: " ", count: max(0, labelWidth + 2 - line.width)), TextStyle(nil, traits))
    if kindWidth > 0 {
      line.append("  " + item.kind, TextStyle(.cyan, traits))
      line.append(String(repeating: " ", count: kindWidth - item.kind.count), TextStyle(nil, traits))
    }
    let count = MenuPicture.text(of: item.count)
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

  private func label(_ item: ReplMenu.Item, traits: TextStyle.Traits) -> ScreenLine {
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

  private static func text(of count: ReplMenu.Count) -> String {
    switch count {
    case .none: ""
    case .pending: "…"
    case .known(let number): Counted.grouped(number)
    }
  }
}
