import FilterCompletion
import FilterLexer
import FilterLists
import FilterParser
import FilterReports
import FilterSemantics
import FilterText
import FilterVocabulary
import FuzzyMatching
import TerminalUI

extension ReplSession {
  /// Whether the menu opens automatically: not after white space, a parenthesis or `-`, where almost anything could
  /// follow. After the name of a command only few words can.
  var asksForMenu: Bool {
    guard editor.caret > 0 else { return false }
    let before = editor.characters[editor.caret - 1]
    // Folders are read only on demand.
    if line.command?.takesPath == true, editor.caretOffset >= line.command?.argumentStart ?? 0 { return false }
    if let head = line.command, head.takesFewWords, editor.caretOffset >= head.argumentStart { return true }
    return !before.isWhitespace && before != "(" && before != ")" && before != "-"
  }

  /// The completions at the caret; nil if there are none.
  mutating func makeMenu() -> ReplMenu? {
    let line = currentLine()
    let caret = editor.caretOffset
    if !line.isSeveral { return menu(of: line, caret: caret) }
    guard let part = line.parts.last(where: { $0.start <= caret }), caret <= part.start + part.line.text.utf8.count
    else { return nil }
    return menu(of: part.line, caret: caret - part.start)?.shifted(by: part.start)
  }

  private func menu(of line: EditedLine, caret: Int) -> ReplMenu? {
    let text = line.text
    let menu: ReplMenu
    if let head = line.command, let commands = commandMenu(head, caret: caret) {
      menu = commands
    } else {
      let shift = line.queryStart
      guard let query = line.query else { return nil }
      if let names = referenceMenu(query, at: shift, caret: caret) { return names }
      let list = engine.complete(query.parsed, at: caret - shift)
      let items = options.offersHistory ? list.items : list.items.filter { $0.kind != .history }
      menu = ReplMenu(
        items: items.map { ReplMenu.Item($0, shift: shift) }, replace: list.replace.shifted(by: shift),
        selected: list.selected.flatMap { $0 < items.count ? $0 : nil })
    }
    // A finished value stays first, so that Tab leaves it; alone it needs no menu.
    return menu.items.allSatisfy { isWritten($0, in: text) } ? nil : menu
  }

  /// The names that the word with `@` before the caret can refer to; nil if there is no such word, or no name begins so.
  private func referenceMenu(_ query: AnalyzedQuery, at shift: Int, caret: Int) -> ReplMenu? {
    let tree = query.parsed.tree
    guard let word = tree.tokens.last(where: { $0.range.end == caret - shift }), word.kind == .word,
      tree.source.bytes[word.range.start] == UInt8(ascii: "@"),
      !QueryParameters(of: tree).files.contains(where: { $0.range.overlaps(word.range) })
    else { return nil }
    let range = word.range.shifted(by: shift)
    let words = names.entries.map { entry in
      ("@" + entry.name, "@" + entry.name, entry.text.replacing("\n", with: " "), false)
    }
    let menu = menu(words, typed: tree.source[word.range], at: range.start..<range.end, kind: "query")
    return menu.items.isEmpty ? nil : menu
  }

  private func isWritten(_ item: ReplMenu.Item, in text: String) -> Bool {
    let bytes = Array(text.utf8)
    let range = item.edit.range.clamped(to: SourceRange(start: 0, end: bytes.count))
    return bytes[range.start..<range.end].elementsEqual(item.edit.replacement.utf8)
  }

  /// Handles Tab when no menu is open.
  mutating func openMenu() -> [ReplEffect] {
    menu = makeMenu()
    guard let menu else {
      notice = "no completions here"
      return []
    }
    if menu.items.count == 1, menu.selected != nil { return accept() }
    let line = currentLine()
    if let head = line.command, head.takesPath, let common = menu.commonBeginning(after: head.argument) {
      let start = index(ofByte: head.argumentStart)
      editor.replace(start..<editor.count, with: common)
      return changed(isTyping: false)
    }
    return surveyEffects()
  }

  /// Accepts the chosen completion, or the selected one; without one, moves into the menu.
  mutating func accept() -> [ReplEffect] {
    guard let item = menu?.offered else {
      menu?.move(by: 1)
      return []
    }
    let range = index(ofByte: item.edit.range.start)..<index(ofByte: item.edit.range.end)
    editor.replace(range, with: item.edit.replacement)
    editor.move(to: index(ofByte: item.caret))
    let isOneLine = !editor.characters.contains("\n") && currentLine().command == nil
    if !item.asksAgain, item.endsTerm, isOneLine, editor.caret == editor.count {
      editor.insert(" ")
      hasLooseBlank = true
    }
    return changed(isTyping: item.asksAgain)
  }

  /// Takes the blank after an accepted term away again, before a key that goes on with the term or ends the query.
  mutating func takeLooseBlank(before key: Key) {
    if !hasLooseBlank { return }
    hasLooseBlank = false
    let takes: Bool
    switch key {
    case .text(let text): takes = text.first.map { " ),:=<>!~".contains($0) } ?? false
    case .enter: takes = true
    default: takes = false
    }
    if takes, editor.caret == editor.count, editor.characters.last == " " { _ = editor.handle(.backspace) }
  }

  /// The index of the character that contains a byte of the line.
  func index(ofByte offset: Int) -> Int {
    var passed = 0
    for (index, character) in editor.characters.enumerated() {
      if passed >= offset { return index }
      passed += character.utf8.count
      if passed > offset { return index }
    }
    return editor.count
  }

  /// The text that an item would produce, for its count.
  func candidate(_ item: ReplMenu.Item) -> ReplCandidate {
    let kinds: Set<String> = ["value", "name", "query", "history", "pinned", "text", "regex"]
    let source = SourceText(editor.text)
    guard asksForCount, !item.asksAgain, kinds.contains(item.kind), let after = source.applying([item.edit]) else {
      return ReplCandidate(text: "", isCounted: false)
    }
    let start = item.edit.range.start
    return ReplCandidate(
      text: after.description, isCounted: true,
      term: SourceRange(start: start, end: start + item.edit.replacement.utf8.count))
  }
}

extension ReplSession {
  /// The completions in a command at the caret; nil if its argument is a query, which the engine completes.
  func commandMenu(_ head: CommandHead, caret: Int) -> ReplMenu? {
    if caret <= head.nameRange.upperBound {
      let commands = ReplCommandList.byUse
      var words = commands.map { ($0.name, $0.usage, $0.help, !$0.argument.isEmpty) }
      if !head.name.isEmpty {
        words += commands.flatMap { entry in
          entry.wordAliases.map { ($0, ":\($0) \(entry.argument)", entry.help, !entry.argument.isEmpty) }
        }
      }
      return menu(words, typed: head.name, at: head.nameRange, kind: "command")
    }
    if let query = head.query, caret >= query.start { return nil }
    let range = head.argumentStart..<head.argumentStart + head.argument.utf8.count
    switch head.entry?.command {
    case .set where head.argument.contains(" "):
      let name = head.argument.prefix { $0 != " " }
      let value = head.argument.dropFirst(name.count).drop { $0 == " " }
      guard case .option(let option) = ReplOption.find(name) else { break }
      return menu(
        option.values.map { ($0, $0, $0 == option.value(in: options) ? "now" : "", false) }, typed: String(value),
        at: range.upperBound - value.utf8.count..<range.upperBound, kind: "value")
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
    case .histogram, .unique: return columnMenu(head.argument, at: range, isFollowed: false)
    case .sort:
      let name = head.argument.drop { $0 == "-" }
      return columnMenu(String(name), at: range.upperBound - name.utf8.count..<range.upperBound, isFollowed: false)
    case .columns, .groupBy:
      // The last word; those before it are finished.
      let word = head.argument.reversed().prefix { $0 != " " && $0 != "," }.count
      let start = range.upperBound - head.argument.suffix(word).utf8.count
      return columnMenu(String(head.argument.suffix(word)), at: start..<range.upperBound, isFollowed: true)
    case .why: return nameMenu(head.argument, at: range)
    case .show where head.argument.first?.isNumber == false: return nameMenu(head.argument, at: range)
    case .run, .save:
      var words = (names.saved?.names ?? []).map { ($0, $0, "", false) }
      if head.entry?.command == .run, !words.isEmpty { words.append(("*", "*", "what each of them finds", false)) }
      return menu(words, typed: head.argument, at: range, kind: "query")
    case .alias:
      return menu(
        names.aliases.map { ($0.name, $0.name, $0.text, true) }, typed: head.argument, at: range, kind: "query")
    case .load, .open, .export: return PathText.menu(head.argument, at: range)
    default: break
    }
    return ReplMenu(items: [], replace: SourceRange(at: caret))
  }

  private func menu(
    _ words: [(word: String, label: String, detail: String, isFollowed: Bool)], typed: String, at range: Range<Int>,
    kind: String
  ) -> ReplMenu {
    let items = words.filter { $0.word.lowercased().hasPrefix(typed.lowercased()) }.map { word in
      let text = word.word + (word.isFollowed ? " " : "")
      return ReplMenu.Item(
        label: word.label, kind: kind, detail: word.detail,
        edit: TextEdit(range: SourceRange(range), replacement: text), caret: range.lowerBound + text.utf8.count,
        asksAgain: word.isFollowed)
    }
    return ReplMenu(items: items, replace: SourceRange(range))
  }

  /// Fields that items have values of.
  private func columnMenu(_ typed: String, at range: Range<Int>, isFollowed: Bool) -> ReplMenu {
    let fields = engine.vocabulary.fields.filter { !$0.isDirective && $0.kind != .flag && $0.kind != .absentFlag }
    return menu(
      fields.map { ($0.name, $0.name, $0.summary, isFollowed) }, typed: typed, at: range, kind: "field")
  }

  /// Names of items, for a command that takes one.
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

/// The menu of completions.
struct ReplMenu: Hashable, Sendable {
  /// A completion in the menu.
  struct Item: Hashable, Sendable {
    var label: String
    /// The ranges of the label that match the typed text.
    var highlights: [Highlight] = []
    var kind: String
    var detail: String
    var documentation: String = ""
    /// The edit, in bytes of the line.
    var edit: TextEdit
    /// The caret after the edit, in bytes of the edited line.
    var caret: Int
    /// Whether accepting it opens the menu again.
    var asksAgain = false
    var count: Count = .none

    /// Whether the next term follows it.
    var endsTerm: Bool { kind == "value" || kind == "name" || kind == "query" }
  }

  /// The number of rows that the line finds with an item.
  enum Count: Hashable, Sendable {
    case none
    case pending
    case known(Int)
  }

  var items: [Item]
  /// The range that most items replace, in bytes.
  var replace: SourceRange
  /// The index of the item that Tab accepts at once; nil if Tab only moves into the menu.
  var selected: Int? = 0
  /// The index of the item that the user moved to; nil while they type.
  var chosen: Int?
  /// The index of the first visible item.
  private(set) var top = 0

  /// The menu for a text in which that of its items begins at an offset.
  func shifted(by distance: Int) -> ReplMenu {
    var menu = self
    menu.replace = replace.shifted(by: distance)
    for index in menu.items.indices {
      let edit = items[index].edit
      menu.items[index].edit = TextEdit(range: edit.range.shifted(by: distance), replacement: edit.replacement)
      menu.items[index].caret += distance
    }
    return menu
  }

  /// The item that Tab accepts.
  var offered: Item? { (chosen ?? selected).flatMap { items.indices.contains($0) ? items[$0] : nil } }

  /// Moves the choice down, or up if negative. Moving up from the first item clears the choice; moving down stops at
  /// the last one.
  mutating func move(by distance: Int) {
    let target = (chosen ?? -1) + distance
    chosen = target < 0 ? nil : min(target, items.count - 1)
  }

  /// Scrolls so that the chosen item is among `count` visible ones.
  mutating func scroll(toShow count: Int) {
    let index = chosen ?? 0
    if index < top { top = index }
    if count > 0, index >= top + count { top = index - count + 1 }
    top = max(0, min(top, items.count - max(1, count)))
  }
}

extension ReplMenu.Item {
  /// An item of the engine, shifted by `shift` bytes into the line.
  init(_ item: CompletionItem, shift: Int) {
    self.init(
      label: item.label, highlights: item.highlights, kind: item.kind.rawValue, detail: item.detail,
      documentation: item.documentation,
      edit: TextEdit(range: item.edit.range.shifted(by: shift), replacement: item.edit.replacement),
      caret: item.caret + shift, asksAgain: item.asksAgain)
  }
}
