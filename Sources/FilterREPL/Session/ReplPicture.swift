import FilterQueryTesting
import FilterReports
import FilterText
import TerminalUI

/// What is seen of a session beneath the answers: the line, what is wrong with it, completions, a line of state.
///
/// It never takes more rows than the terminal has, and what is typed is always among them.
struct ReplPicture {
  private(set) var picture: ScreenPicture

  init(_ session: borrowing ReplSession) {
    if let pager = session.pager {
      picture = ReplPicture.pagerPicture(pager, session)
      return
    }
    if let found = session.found, let search = session.search {
      picture = ReplPicture.searchPicture(found.texts, found.place, search, session)
      return
    }
    let status = StatusLine(session).line
    let findings = session.shownFindings
    let reserved = (status == nil ? 0 : 1) + min(findings.count, 1) + (session.menu == nil ? 0 : 3)
    let line = LinePicture(session, most: max(1, session.rows - reserved))
    var lines = line.lines
    for (place, finding) in findings.enumerated() {
      lines += FindingLine(finding, under: line, session, isFirst: place == 0).lines
    }
    if let menu = session.menu {
      let room = max(0, session.rows - lines.count - (status == nil ? 0 : 1))
      lines += MenuPicture(menu, columns: session.columns, rows: min(session.menuRows, room)).lines
    }
    if let status { lines.append(status) }
    // Where there is no room for all, what is typed stays.
    picture = ScreenPicture(lines: Array(lines.prefix(max(line.lines.count, session.rows))), caret: line.caret)
  }

  private static func pagerPicture(_ pager: ReplPager, _ session: borrowing ReplSession) -> ScreenPicture {
    var line = ScreenLine("-- \(pager.shown) of \(pager.count) lines ", TextStyle(nil, .reversed))
    line.append(" Space more · End all · q done", TextStyle(nil, .dim))
    let fitted = line.fitted(to: session.columns)
    return ScreenPicture(lines: [fitted], caret: (0, min(fitted.width, max(0, session.columns - 1))))
  }

  private static func searchPicture(
    _ texts: [String], _ place: Int, _ search: ReverseSearch, _ session: borrowing ReplSession
  ) -> ScreenPicture {
    var head = ScreenLine("search: ", TextStyle(.cyan, .bold))
    head.append(search.pattern.text)
    let column = head.width
    if texts.isEmpty { head.append("  nothing", TextStyle(nil, .dim)) }
    var lines = [head.fitted(to: session.columns)]
    let room = max(1, min(session.menuRows, session.rows - 2))
    let top = max(0, min(place - room / 2, texts.count - room))
    for index in top..<min(texts.count, top + room) {
      let isChosen = index == place
      var line = ScreenLine(isChosen ? "▸ " : "  ", TextStyle(.cyan, .bold))
      line.append(
        texts[index], matching: search.pattern.text,
        style: isChosen ? TextStyle(nil, .reversed) : .plain)
      lines.append(line.fitted(to: session.columns))
    }
    lines.append(
      ScreenLine("Enter runs · Tab takes · Ctrl-R older · Esc leaves", TextStyle(nil, .dim)).fitted(
        to: session.columns))
    let shown = Array(lines.prefix(max(1, session.rows)))
    return ScreenPicture(lines: shown, caret: (0, min(column, max(0, session.columns - 1))))
  }
}

extension ScreenLine {
  /// Adds a text on one line with the first place of a pattern in it, letter case aside, standing out.
  mutating func append(_ text: String, matching pattern: String, style: TextStyle) {
    let flat = text.map { $0 == "\n" ? Character(" ") : $0 }
    let wanted = Array(pattern.lowercased())
    let letters = flat.map { Array($0.lowercased()) }
    var place: Int?
    if !wanted.isEmpty {
      for start in letters.indices {
        var end = start
        var rest = wanted[...]
        while end < letters.count, !rest.isEmpty, rest.starts(with: letters[end]) {
          rest = rest.dropFirst(letters[end].count)
          end += 1
        }
        if rest.isEmpty {
          place = start
          break
        }
      }
    }
    var marked = style
    marked.traits.formUnion([.bold, .underlined])
    for (index, character) in flat.enumerated() {
      let isMarked = place.map { $0 <= index && index < $0 + wanted.count } ?? false
      append(String(character), isMarked ? marked : style)
    }
  }
}

extension ReplSession {
  /// What stands before the line; shorter where there is little room.
  var prompt: String { columns >= 40 ? "filterq> " : "> " }

  /// How many completions are seen at once.
  var menuRows: Int { max(3, min(10, rows / 3)) }

  /// The findings that are shown while the line is edited: not those of a term that is being completed.
  var shownFindings: [Diagnostic] {
    guard let survey else { return [] }
    let caret = editor.caretOffset
    // While the new ones are not there, those before the caret stay that were seen, lest they blink.
    let isStale = survey.version != version
    let findings = (isStale ? steadyFindings : survey.findings).filter { finding in
      if finding.severity == .hint || finding.range.end > editor.text.utf8.count { return false }
      return isStale
        ? finding.range.end < caret : menu == nil || finding.range.start > caret || finding.range.end < caret
    }
    return Array(findings.prefix(rows < 16 ? 1 : 2))
  }
}
