import Testing
import _FilterTestSupport

@testable import TerminalUI

@Suite struct LineEditorTests {
  /// An editor with the text around a `‸` and its caret there.
  private func editor(_ marked: String) -> LineEditor {
    var editor = LineEditor()
    let parts = marked.split(separator: "‸", omittingEmptySubsequences: false).map { String($0) }
    editor.insert(parts.joined())
    editor.move(to: parts[0].count)
    return editor
  }

  private func marked(_ editor: LineEditor) -> String {
    String(editor.characters[..<editor.caret]) + "‸" + String(editor.characters[editor.caret...])
  }

  private func after(_ start: String, _ change: (inout LineEditor) -> Void) -> String {
    var editor = editor(start)
    change(&editor)
    return marked(editor)
  }

  @Test func motions() {
    #expect(after("ab‸c") { $0.move(by: -1) } == "a‸bc")
    #expect(after("ab‸c") { $0.move(by: 9) } == "abc‸")
    #expect(after("ab‸c") { $0.move(by: -9) } == "‸abc")
    #expect(after("t:elf c:g‸") { $0.moveWordLeft() } == "t:elf c:‸g")
    #expect(after("t:elf ‸c:g") { $0.moveWordLeft() } == "t:‸elf c:g")
    #expect(after("t‸:elf") { $0.moveWordRight() } == "t:elf‸")
    #expect(after("ab\ncd‸ef") { $0.moveToLineStart() } == "ab\n‸cdef")
    #expect(after("ab\n‸cdef") { $0.moveToLineStart() } == "‸ab\ncdef")
    #expect(after("a‸b\ncd") { $0.moveToLineEnd() } == "ab‸\ncd")
    #expect(after("ab‸\ncd") { $0.moveToLineEnd() } == "ab\ncd‸")
    #expect(after("abc\nd‸") { _ = $0.moveLine(down: false) } == "a‸bc\nd")
    #expect(after("ab‸c\nd") { _ = $0.moveLine(down: true) } == "abc\nd‸")
    #expect(after("ab‸c") { _ = $0.moveLine(down: true) } == "ab‸c")
  }

  @Test func deletionAndKilling() {
    #expect(after("t:e👨‍👩‍👧‸") { $0.deleteBackward() } == "t:e‸")
    #expect(after("‸e\u{301}x") { $0.deleteForward() } == "‸x")
    #expect(after("‸") { $0.deleteBackward() } == "‸")
    #expect(after("ab‸c\nd") { $0.killToLineEnd() } == "ab‸\nd")
    #expect(after("ab‸\nd") { $0.killToLineEnd() } == "ab‸d")
    #expect(after("a\nb‸c") { $0.killToLineStart() } == "a\n‸c")
    #expect(after("a\n‸c") { $0.killToLineStart() } == "a‸c")
    #expect(after("t:elf o:draw‸") { $0.killWordBackward() } == "t:elf o:‸")
    #expect(after("t:elf o:draw ‸") { $0.killTermBackward() } == "t:elf ‸")
    #expect(after("‸t:elf") { $0.killWordForward() } == "‸:elf")
    #expect(after("ab‸") { $0.transpose() } == "ba‸")
    #expect(after("a‸bc") { $0.transpose() } == "ba‸c")
    #expect(after("‸ab") { $0.transpose() } == "‸ab")
  }

  @Test func killedIsYanked() {
    #expect(
      after("one two‸") { editor in
        editor.killWordBackward()
        editor.killWordBackward()
        editor.yank()
        editor.yank()
      } == "one twoone two‸")
    #expect(
      after("one‸ two") { editor in
        editor.killToLineEnd()
        editor.move(by: -1)
        editor.move(by: 1)
        editor.killWordBackward()
        editor.yank()
        editor.yankOlder()
        editor.insert("!")
      } == " two!‸")
    #expect(after("a‸") { $0.yank() } == "a‸")
    #expect(after("a‸") { $0.yankOlder() } == "a‸")
  }

  @Test func typingIsUndoneByWords() {
    var editor = LineEditor()
    for letter in "t:elf c:g" { editor.insert(String(letter)) }
    func expect(_ happened: Bool, _ line: String, location: SourceLocation = #_sourceLocation) {
      #expect(happened && marked(editor) == line, sourceLocation: location)
    }
    expect(editor.undo(), "t:elf‸")
    expect(editor.redo(), "t:elf c:g‸")
    editor.setText("x")
    expect(editor.undo(), "t:elf c:g‸")
    expect(editor.undo(), "t:elf‸")
    expect(editor.undo(), "‸")
    expect(!editor.undo(), "‸")
    editor.insert("new")
    expect(!editor.redo(), "new‸")
  }

  @Test func marksAndFlagsCombine() {
    #expect(after("e‸x") { $0.insert("\u{301}") } == "e\u{301}‸x")
    var flags = LineEditor()
    for scalar in "🇩🇪🇫🇷".unicodeScalars { flags.insert(String(scalar)) }
    #expect(flags.count == 2 && flags.text == "🇩🇪🇫🇷")
    flags.move(to: 0)
    flags.insert("\u{1F1E6}")
    #expect(flags.characters == Array("\u{1F1E6}🇩🇪🇫🇷"))
    flags.undo()
    #expect(flags.characters == Array("🇩🇪🇫🇷"))
  }

  @Test func controlCharactersAreNotText() {
    var editor = LineEditor()
    editor.insert("a\u{1B}[31mb\r\nc\td\u{202E}\0")
    #expect(editor.text == "a[31mb\nc d")
    editor.replace(-5..<2, with: "\u{7}")
    #expect(editor.text == "31mb\nc d")
  }
}
