import Testing

@testable import TerminalUI

/// The limits of the line editor, at the limit and one beyond it.
@Suite struct EditorLimitTests {
  @Test func killsThatAreKept() {
    var editor = LineEditor()
    for number in 1...33 {
      editor.setText("w\(number)")
      editor.killToLineStart()
    }
    editor.yank()
    #expect(editor.text == "w33")
    for number in stride(from: 32, through: 2, by: -1) {
      editor.yankOlder()
      #expect(editor.text == "w\(number)")
    }
    // The oldest is forgotten, and the newest follows.
    editor.yankOlder()
    #expect(editor.text == "w33")
  }

  @Test func killsInOneRun() {
    var editor = LineEditor()
    editor.insert("one two three four")
    editor.move(to: 8)
    editor.killWordForward()
    editor.killWordBackward()
    editor.killWordForward()
    #expect(editor.text == "one ")
    editor.yank()
    #expect(editor.text == "one two three four")
    // A motion begins another kill.
    editor.killWordBackward()
    editor.move(by: -1)
    editor.killWordBackward()
    editor.yank()
    editor.yankOlder()
    #expect(editor.text == "one two four ")
  }

  @Test func changesThatCanBeUndone() {
    #expect(LineEditor.maximumChanges == 1_000)
    var editor = LineEditor()
    for number in 0..<1_001 { editor.setText("\(number)") }
    var count = 0
    while editor.undo() { count += 1 }
    #expect(count == 1_000)
    #expect(editor.text == "0")
    #expect(!editor.canUndo)
    while editor.redo() { count -= 1 }
    #expect(count == 0)
    #expect(editor.text == "1000")
  }

  @Test func bytesOfChanges() {
    let half = String(repeating: "a", count: 2 << 20)
    var editor = LineEditor()
    editor.insert(half)
    editor.insert(half)
    #expect(editor.historySize == 4_194_304)
    editor.insert("xy")
    #expect(editor.historySize == 2_097_154)
    #expect(editor.undo() && editor.undo() && !editor.undo())
    #expect(editor.count == 2 << 20)
    // A change of any size can be undone once.
    editor.setText(half + half + half)
    #expect(editor.undo() && !editor.undo())
  }

  @Test func deletionsThatAreOneChange() {
    var editor = LineEditor()
    editor.insert(String(repeating: "a", count: 100))
    for _ in 0..<65 { editor.deleteBackward() }
    #expect(editor.count == 35)
    editor.undo()
    #expect(editor.count == 36)
    editor.undo()
    #expect(editor.count == 100)
    // A space ends the run.
    editor.setText("ab cd")
    for _ in 0..<4 { editor.deleteBackward() }
    #expect(editor.text == "a")
    editor.undo()
    #expect(editor.text == "ab ")
    editor.undo()
    #expect(editor.text == "ab cd")
  }

  @Test func aSpaceEndsATypedWord() {
    var editor = LineEditor()
    for letter in "ab c" { editor.insert(String(letter)) }
    editor.undo()
    #expect(editor.text == "ab")
    editor.redo()
    editor.insert("\n")
    editor.insert("d")
    editor.undo()
    #expect(editor.text == "ab c\n")
    // A text of several letters is a change of its own.
    editor.insert("ef")
    editor.insert("g")
    editor.undo()
    #expect(editor.text == "ab c\nef")
  }

  @Test func caretInBytes() {
    var editor = LineEditor()
    editor.insert("û🐉e\u{301}x")
    #expect(editor.count == 4)
    let offsets = (0...4).map { index in
      editor.move(to: index)
      return editor.caretOffset
    }
    #expect(offsets == [0, 2, 6, 9, 10])
  }

  @Test func lettersOfWords() {
    var editor = LineEditor()
    editor.insert("a_b-c9 d'é かな:e")
    var stops: [Int] = []
    editor.move(to: 0)
    while editor.caret < editor.count {
      editor.moveWordRight()
      stops.append(editor.caret)
    }
    #expect(stops == [3, 6, 8, 10, 13, 15])
    while editor.caret > 0 {
      editor.moveWordLeft()
      stops.append(editor.caret)
    }
    #expect(stops.suffix(6) == [14, 11, 9, 7, 4, 0])
  }

  @Test func casesOfWords() {
    func after(_ text: String, _ change: (inout LineEditor) -> Void) -> String {
      var editor = LineEditor()
      editor.insert(text)
      editor.move(to: 0)
      change(&editor)
      return "\(editor.text)|\(editor.caret)"
    }
    #expect(after("-aBC de") { $0.uppercaseWord() } == "-ABC de|4")
    #expect(after("-ABC DE") { $0.lowercaseWord() } == "-abc DE|4")
    #expect(after("-aBC de") { $0.capitalizeWord() } == "-Abc de|4")
    #expect(after("ß x") { $0.uppercaseWord() } == "SS x|2")
  }
}
