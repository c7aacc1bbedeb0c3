import Testing

@testable import TerminalUI

@Suite struct EditingKeysTests {
  /// The line after some keys, with a `‸` at the caret.
  private func line(_ start: String, _ keys: Key...) -> String {
    var editor = LineEditor()
    let parts = start.split(separator: "‸", omittingEmptySubsequences: false).map { String($0) }
    editor.insert(parts.joined())
    editor.move(to: parts[0].count)
    for key in keys where !editor.handle(key) { return "\(key) is not an editing key" }
    return String(editor.characters[..<editor.caret]) + "‸" + String(editor.characters[editor.caret...])
  }

  @Test func words() {
    #expect(line("t:elf‸ c:g", .modified(.left, .control)) == "t:‸elf c:g")
    #expect(line("t:elf‸ c:g", .modified(.right, .alt)) == "t:elf c‸:g")
    #expect(line("draw a ‸card, draw", .alt("u")) == "draw a CARD‸, draw")
    #expect(line("draw‸ A CARD", .alt("l")) == "draw a‸ CARD")
    #expect(line("‸ lIGHTNING bolt", .alt("c"), .alt("c")) == " Lightning Bolt‸")
    #expect(line("‸ß", .alt("u")) == "SS‸")
    #expect(line("ab‸", .alt("u")) == "ab‸")
    #expect(line("a b‸c", .modified(.backspace, .alt)) == "a ‸c")
    #expect(line("a b‸c d", .modified(.delete, .control)) == "a b‸ d")
  }

  @Test func lines() {
    #expect(line("a‸", .modified(.enter, .alt), .text("b")) == "a\nb‸")
    #expect(line("a\nb‸", .up) == "a‸\nb")
    #expect(line("a‸\nb", .control("n")) == "a\nb‸")
    #expect(line("a\nb‸", .modified(.home, .control)) == "‸a\nb")
    #expect(line("a‸\nb", .modified(.end, .control)) == "a\nb‸")
    #expect(line("ab‸", .modified(.left, .shift)) == "a‸b")
  }

  @Test func keysOfOthers() {
    var editor = LineEditor()
    let before = editor
    let others: [Key] = [
      .enter, .tab, .backTab, .escape, .pageUp, .insert, .function(1), .control("c"), .control("g"), .control("l"),
      .control("r"), .control("z"), .control(" "), .alt("x"), .alt("ü"), .modified(.up, .control),
      .modified(.tab, .shift),
      .modified(.enter, .control), .modified(.pageDown, .shift), .unknown([0x1B, 0x5B]), .control("d"), .up, .down,
    ]
    for key in others { expect(editor.handle(key), false, key) }
    #expect(editor == before)
    editor.insert("a")
    expect(editor.handle(.control("d")), true, .control("d"))
    expect(editor.handle(.up), false, .up)
    #expect(editor.text == "a")
  }

  private func expect(_ found: Bool, _ expected: Bool, _ key: Key) {
    #expect(found == expected, "\(key)")
  }

  @Test func whatIsUndoneAtOnce() {
    let typed = "t:elf c:g".map { Key.text(String($0)) }
    var editor = LineEditor()
    for key in typed { _ = editor.handle(key) }
    for _ in 0..<5 { _ = editor.handle(.backspace) }
    #expect(editor.text == "t:el")
    _ = editor.handle(.control("_"))
    #expect(editor.text == "t:elf ")
    _ = editor.handle(.control("_"))
    #expect(editor.text == "t:elf c:g")
    _ = editor.handle(.control("_"))
    #expect(editor.text == "t:elf")
    _ = editor.handle(.alt("_"))
    #expect(editor.text == "t:elf c:g")
    // A mark that combines with a typed letter is undone with it; a paste is not.
    for key in [Key.text(" "), .text("e"), .text("\u{301}"), .text("x"), .paste("p"), .text("y")] {
      _ = editor.handle(key)
    }
    #expect(editor.text == "t:elf c:g e\u{301}xpy")
    for expected in ["t:elf c:g e\u{301}xp", "t:elf c:g e\u{301}x", "t:elf c:g"] {
      _ = editor.handle(.control("_"))
      #expect(editor.text == expected)
    }
  }

  /// The yanked text may have combined with its neighbors.
  @Test func yankedMarksAreExchanged() {
    var editor = LineEditor()
    editor.insert("one ")
    editor.killTermBackward()
    editor.insert("\u{301}")
    editor.killToLineStart()
    editor.insert("e")
    editor.yank()
    #expect(editor.text == "e\u{301}")
    editor.yankOlder()
    #expect(editor.text == "eone ")
    editor.undo()
    #expect(editor.text == "e")
  }

  /// A prepended mark combines with the character after it.
  @Test func prependedMarksJoinTheNextCharacter() {
    var editor = LineEditor()
    editor.insert("\u{600}\nb")
    editor.move(to: 1)
    editor.deleteForward()
    #expect(editor.characters == Array("\u{600}b") && editor.count == 1)
    editor.undo()
    #expect(editor.characters == Array("\u{600}\nb"))
  }
}
