import FilterLists
import FilterReports
import TerminalUI

extension ReplSession {
  /// Handles a key. Unknown keys are ignored; keys are handled even while a command runs.
  mutating func handle(_ key: Key) -> [ReplEffect] {
    notice = nil
    if pager != nil, let effects = page(key) { return effects }
    if search != nil, let effects = find(key) { return effects }
    takeLooseBlank(before: key)
    if isAfterControlX {
      isAfterControlX = false
      if key == .control("e") { return openEditor() }
      notice = "Ctrl-X Ctrl-E opens the line in an editor"
      return []
    }
    if options.keys == .vi, let effects = handleVi(key) { return effects }
    switch key {
    case .enter: return menu?.chosen == nil ? submit() : accept()
    case .tab: return menu == nil ? openMenu() : accept()
    case .backTab:
      menu?.move(by: -1)
      return []
    case .escape, .control("g"):
      menu = nil
      isTyping = false
      return []
    case .control("n") where menu != nil:
      scrollMenu(by: 1)
      return []
    case .down, .control("n"): return goDown()
    case .up, .control("p"): return goUp()
    case .pageDown where menu != nil:
      scrollMenu(by: menuRows)
      return []
    case .pageUp where menu != nil:
      scrollMenu(by: -menuRows)
      return []
    case .right, .end, .control("f"), .control("e"):
      if let ghost { return takeGhost(ghost) }
    case .alt("f"), .modified(.right, .alt), .modified(.right, .control):
      if let ghost { return takeGhost(ghost.firstWord) }
    case .control("r"):
      search = ReverseSearch(draft: editor)
      menu = nil
      return []
    case .alt("m"): return mend()
    case .paste(let text) where text.contains("\n"): return paste(lines: text)
    case .modified(.enter, .alt), .modified(.enter, .shift):
      editor.insert("\n" + EditedLine.continuation)
      return changed(isTyping: false)
    case .control("c"): return interrupt()
    case .control("d") where editor.count == 0: return [.quit]
    case .control("l"): return [.clear]
    case .control("x"):
      isAfterControlX = true
      return []
    case .control("z"): return [.suspend]
    default: break
    }
    return edit(key)
  }

  private mutating func openEditor() -> [ReplEffect] {
    menu = nil
    return [.write(editor.text)]
  }

  /// Handles a key under the keys of vi; nil for one that they leave to the line.
  private mutating func handleVi(_ key: Key) -> [ReplEffect]? {
    let before = editor.text
    switch vi.handle(key, in: &editor) {
    case .ignored: return nil
    case .older: return goUp()
    case .newer: return goDown()
    case .search: return handle(.control("r"))
    case .editor: return openEditor()
    case .handled:
      if editor.text != before {
        history.leave()
        return changed(isTyping: false)
      }
      menu = nil
      isTyping = false
      return []
    }
  }

  /// Passes a key to the line editor.
  private mutating func edit(_ key: Key) -> [ReplEffect] {
    let before = editor.text
    guard editor.handle(key) else { return [] }
    // Moving the caret closes the menu and ends typing.
    let isSame = editor.text == before
    if isSame {
      menu = nil
      isTyping = false
      return []
    }
    history.leave()
    let isTyping: Bool
    switch key {
    case .text, .backspace, .control("h"): isTyping = true
    default: isTyping = false
    }
    return changed(isTyping: isTyping)
  }

  /// Updates the state for a changed text.
  mutating func changed(isTyping: Bool) -> [ReplEffect] {
    version += 1
    self.isTyping = isTyping
    let text = editor.text
    if text.utf8.count <= Self.maximumSynchronousLength {
      coloring = QueryColoring(currentLine())
    } else {
      line = EditedLine(text)
      coloring.shift(to: text)
    }
    menu = nil
    if isTyping, options.showsMenu, text.utf8.count <= Self.maximumSynchronousLength, asksForMenu { menu = makeMenu() }
    return surveyEffects()
  }

  /// Requests a survey of the text and the counts of the completions.
  mutating func surveyEffects() -> [ReplEffect] {
    let text = editor.text
    guard !text.isEmpty, asksForCount else {
      survey = nil
      liveRows = []
      return []
    }
    var candidates: [ReplCandidate] = []
    if options.showsCounts, loading == nil, hasList, let menu {
      candidates = menu.items.map { candidate($0) }
      for index in menu.items.indices where candidates[index].isCounted { self.menu?.items[index].count = .pending }
    }
    var request = SurveyRequest(line: line, version: version, candidates: candidates)
    request.rows = loading == nil && hasList ? liveRowCount : 0
    request.columns = columns
    return [.survey(request)]
  }

  private mutating func interrupt() -> [ReplEffect] {
    if isRunning, editor.count == 0 {
      giveUp()
      return [.cancel, .print([ScreenLine("cancelled", TextStyle(nil, .dim))])]
    }
    if editor.count == 0 {
      notice = "Ctrl-D ends"
      return []
    }
    var echo = LinePicture(self, isFinished: true).lines
    echo[echo.count - 1].append("^C", TextStyle(nil, .dim))
    leaveLine()
    return [.print(echo)]
  }

  private mutating func scrollMenu(by distance: Int) {
    menu?.move(by: distance)
  }

  /// Moves to the next line of the text, else into the menu, else to a newer input. In the menu, the arrows stay there.
  private mutating func goDown() -> [ReplEffect] {
    if moveLine(down: true) { return [] }
    if menu != nil {
      menu?.move(by: 1)
      return []
    }
    guard let text = history.newer() else { return [] }
    return show(text)
  }

  private mutating func goUp() -> [ReplEffect] {
    if menu?.chosen != nil {
      menu?.move(by: -1)
      return []
    }
    if moveLine(down: false) { return [] }
    guard let text = history.older(than: editor.text) else { return [] }
    return show(text)
  }

  /// Moves the caret by a line of the text, unless an item of the menu is chosen; false if there is no other line.
  private mutating func moveLine(down: Bool) -> Bool {
    guard menu?.chosen == nil, editor.moveLine(down: down) else { return false }
    menu = nil
    isTyping = false
    return true
  }

  /// Replaces the line with a text of the history.
  mutating func show(_ text: String) -> [ReplEffect] {
    editor.setText(EditedLine.joined(text))
    return changed(isTyping: false)
  }
}
