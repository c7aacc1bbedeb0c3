import Testing
import _FilterTestSupport

@testable import TerminalUI

/// The work of an editor per key does not grow with the text, measured by the sizes it touches and keeps. The time
/// limit only ends a run that is quadratic in tens of thousands of keys.
@Suite(.longTier, .timeLimit(.minutes(20))) struct EditorGrowthTests {
  private let texts = [
    String(repeating: "a", count: 10_000), String(repeating: "word ", count: 2_000),
    String(repeating: "é漢👨‍👩‍👧", count: 3_000), String(repeating: "🇩🇪 ", count: 3_000),
  ]

  @Test func anEditTouchesItsSurroundingsOnly() {
    for text in texts {
      var edited = EditedText(text)
      for place in [0, 1, edited.characters.count / 2, edited.characters.count - 1] {
        for piece in ["x", "", "é", "\u{301}"] {
          let place = min(place, edited.characters.count - 1)
          let change = edited.replace(place..<place, with: piece)
          #expect(change.size < 64, "'\(piece)' at \(place) of \(text.prefix(3))")
          let deletion = edited.replace(place..<place + 1, with: "")
          #expect(deletion.size < 64)
        }
      }
    }
    // Adjacent flags pair up differently up to the end; nothing else does.
    var flags = EditedText(String(repeating: "🇩🇪", count: 1_000) + "x" + String(repeating: "🇩🇪", count: 1_000))
    let change = flags.replace(0..<0, with: "🇫")
    #expect(change.insertedCount == 1_001)
  }

  @Test func longWordsAreTypedAndDeleted() {
    for letter in ["a", "漢", "e\u{301}"] {
      var editor = LineEditor()
      for _ in 0..<20_000 {
        for scalar in letter.unicodeScalars { press(.text(String(Character(scalar))), &editor) }
      }
      #expect(editor.count == 20_000)
      // One word, one change.
      #expect(editor.historySize <= 3 * editor.text.utf8.count)
      press(.control("_"), &editor)
      #expect(editor.text == "" && !editor.canUndo)
      press(.alt("_"), &editor)
      for _ in 0..<20_000 { press(.backspace, &editor) }
      #expect(editor.text == "")
    }
  }

  private func press(_ key: Key, _ editor: inout LineEditor) {
    if !editor.handle(key) { Issue.record("\(key) is not a key") }
  }

  @Test func manyWordsAreKilled() {
    var editor = LineEditor()
    let text = String(repeating: "word ", count: 4_000)
    press(.paste(text), &editor)
    for _ in 0..<4_000 { press(.control("w"), &editor) }
    #expect(editor.text == "")
    press(.control("y"), &editor)
    #expect(editor.text == text)
    press(.control("a"), &editor)
    for _ in 0..<4_000 { press(.alt("d"), &editor) }
    #expect(editor.text == " ")
  }

  @Test func aHugePaste() {
    let piece = "t:elf pow>=3 é漢\r\n"
    let paste = Array("\u{1B}[200~".utf8) + (0..<60_000).flatMap { _ in Array(piece.utf8) } + Array("\u{1B}[201~".utf8)
    #expect(paste.count > 1_000_000)
    var decoder = KeyDecoder()
    var keys: [Key] = []
    for start in stride(from: 0, to: paste.count, by: 65_536) {
      keys += decoder.decode(paste[start..<min(start + 65_536, paste.count)])
    }
    #expect(keys.count == 1)
    var editor = LineEditor()
    for key in keys { press(key, &editor) }
    #expect(editor.count == 60_000 * 16)
    press(.text("x"), &editor)
    press(.backspace, &editor)
    press(.control("_"), &editor)
    press(.control("_"), &editor)
    press(.control("_"), &editor)
    #expect(editor.text == "")
  }

  /// The memory for undo is bounded, however much is pasted and deleted.
  @Test func undoHasAnEnd() {
    var editor = LineEditor()
    let big = String(repeating: "x", count: 1 << 20)
    for number in 0..<12 { editor.setText(number % 2 == 0 ? big : "y") }
    #expect(editor.historySize <= UndoHistory.maximumBytes + 2 << 20)
    #expect(editor.canUndo)
    var small = LineEditor()
    for number in 0..<2_000 { small.setText("\(number)") }
    var undone = 0
    while small.undo() { undone += 1 }
    #expect(undone == LineEditor.maximumChanges)
    #expect(small.text == "999")
  }
}
