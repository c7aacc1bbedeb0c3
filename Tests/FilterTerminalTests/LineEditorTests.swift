import FilterTestSupport
import Testing

@testable import FilterTerminal

@Suite struct LineEditorTests {
  /// An editor with the text around a `‸` where the caret is.
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

  @Test func controlCharactersAreNoText() {
    var editor = LineEditor()
    editor.insert("a\u{1B}[31mb\r\nc\td\u{202E}\0")
    #expect(editor.text == "a[31mb\nc d")
    editor.replace(-5..<2, with: "\u{7}")
    #expect(editor.text == "31mb\nc d")
  }

  /// Any operations, against a model that knows no places but bytes, tells characters apart anew each time, and undoes by keeping
  /// all texts.
  @Test func againstAModel() {
    let pieces = [
      "a", "B", " ", "é", "e\u{301}", "\u{301}", "👨‍👩‍👧", "\u{200D}", "🇩", "🇪", "漢", "\n", "t:elf ", "\u{1B}[A", "\r\n",
    ]
    let failure = checkProperty(
      "the text is the model's", cases: PropertyCases.count(default: 1_500), seed: PropertyCases.seed(default: 99),
      generate: { random -> [Int] in
        (0..<Int.random(in: 0...60, using: &random)).map { _ in Int.random(in: 0..<4_000, using: &random) }
      },
      shrink: { shorterArrays($0) }, describe: { "\($0)" },
      law: { steps in
        var editor = LineEditor()
        var model = ModelEditor()
        for step in steps {
          let argument = step / 16
          switch step % 16 {
          case 0...4:
            editor.insert(pieces[argument % pieces.count])
            model.insert(pieces[argument % pieces.count])
          case 5:
            editor.move(by: argument % 7 - 3)
            model.move(by: argument % 7 - 3)
          case 6, 7:
            editor.deleteBackward()
            model.delete(-1)
          case 8:
            editor.deleteForward()
            model.delete(1)
          case 9:
            editor.move(to: argument % 20)
            model.move(to: argument % 20)
          case 10, 11: model.undo(editor.undo(), to: editor.text)
          case 12: model.undo(editor.redo(), to: editor.text)
          case 13:
            let start = argument % 9
            editor.replace(start..<start + argument % 4, with: pieces[argument % pieces.count])
            model.replace(start, argument % 4, pieces[argument % pieces.count])
          case 14: editor.killWordBackward(); model.take(editor)
          default: editor.yank(); model.take(editor)
          }
          if let problem = model.difference(from: editor) { return "\(problem) behind step \(step)" }
        }
        while editor.undo() { if !model.seen.contains(editor.text) { return "undone to what never was" } }
        return editor.text == "" ? nil : "not all was undone: \(editor.text)"
      })
    #expect(failure == nil, "\(failure?.description ?? "")")
  }
}

/// A text and a caret in bytes.
private struct ModelEditor {
  var text = ""
  var offset = 0
  var seen: Set<String> = [""]

  private var places: [Int] {
    text.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.utf8.count) }
  }
  private var place: Int { places.firstIndex { $0 >= offset } ?? 0 }

  mutating func move(to place: Int) { offset = places[max(0, min(place, places.count - 1))] }
  mutating func move(by distance: Int) { move(to: place + distance) }

  mutating func insert(_ piece: String) { put(offset, offset, piece) }

  mutating func delete(_ direction: Int) {
    let other = place + direction
    guard places.indices.contains(other) else { return }
    put(min(places[place], places[other]), max(places[place], places[other]), "")
  }

  mutating func replace(_ start: Int, _ length: Int, _ piece: String) {
    let low = places[min(start, places.count - 1)]
    let high = places[min(start + length, places.count - 1)]
    put(low, high, piece)
  }

  private mutating func put(_ low: Int, _ high: Int, _ piece: String) {
    let cleaned = KeyDecoder.text(ofPaste: Array(piece.utf8))
    if low == high, cleaned.isEmpty { return }
    let bytes = Array(text.utf8)
    text = String(decoding: bytes[..<low] + Array(cleaned.utf8) + bytes[high...], as: UTF8.self)
    offset = low + cleaned.utf8.count
    offset = places.first { $0 >= offset } ?? text.utf8.count
    seen.insert(text)
  }

  mutating func undo(_ happened: Bool, to other: String) {
    if happened { (text, offset) = (other, other.utf8.count) }
  }

  mutating func take(_ editor: LineEditor) {
    (text, offset) = (editor.text, editor.caretOffset)
    seen.insert(text)
  }

  /// What differs; the caret is taken over behind an undo, of which the model knows the texts only.
  mutating func difference(from editor: LineEditor) -> String? {
    if !editor.text.utf8.elementsEqual(text.utf8) { return "text '\(editor.text)', not '\(text)'" }
    if !seen.contains(text) { return "a text that never was: '\(text)'" }
    if editor.characters.count != text.count { return "characters" }
    if editor.caretOffset != offset {
      if places.contains(editor.caretOffset), offset == text.utf8.count {
        offset = editor.caretOffset
      } else {
        return "caret"
      }
    }
    return nil
  }
}
