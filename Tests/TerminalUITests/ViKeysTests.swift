import Testing

@testable import TerminalUI

/// The keys of vi on a line: text, keys after Escape, text with `|` before the caret.
@Suite struct ViKeysTests {
  @Test func commands() {
    let rows =
      [
        ("t:elf c:g", "", "t:elf c:|g"), ("t:elf c:g", "0", "|t:elf c:g"), ("t:elf c:g", "0w", "t|:elf c:g"),
        ("t:elf c:g", "0W", "t:elf |c:g"), ("t:elf c:g", "b", "t:elf c|:g"), ("t:elf c:g", "B", "t:elf |c:g"),
        ("t:elf c:g", "0e", "t|:elf c:g"), ("t:elf c:g", "0E", "t:el|f c:g"), ("t:elf c:g", "0$", "t:elf c:|g"),
        ("t:elf c:g", "02l", "t:|elf c:g"), ("t:elf c:g", "2h", "t:elf |c:g"), ("  ab", "0^", "  |ab"),
        ("t:elf c:g", "0fe", "t:|elf c:g"), ("t:elf c:g", "Fe", "t:|elf c:g"), ("t:elf c:g", "0te", "t|:elf c:g"),
        ("a b b b", "02fb", "a b |b b"), ("t:elf", "0fx", "|t:elf"),
        ("t:elf c:g", "x", "t:elf c|:"), ("t:elf c:g", "03x", "|lf c:g"), ("t:elf c:g", "X", "t:elf c|g"),
        ("t:elf c:g", "0dW", "|c:g"), ("t:elf c:g", "0dw", "|:elf c:g"), ("t:elf c:g", "dB", "t:elf |g"),
        ("t:elf c:g", "0d$", "|"), ("t:elf c:g", "0D", "|"), ("t:elf c:g", "dd", "|"), ("t:elf c:g", "0dfe", "|lf c:g"),
        ("t:elf c:g", "0dte", "|elf c:g"), ("a b c", "0d2w", "|c"), ("t:elf c:g", "0de", "|elf c:g"),
        ("ab", "~", "a|B"), ("ab", "rx", "a|x"), ("ab", "0x$p", "b|a"), ("ab", "0xP", "|ab"),
        ("ab cd", "0yW$p", "ab cdab| "),
        ("ab", "xu", "a|b"), ("", "x", "|"), ("", "dd", "|"), ("", "0$wbe", "|"), ("ab", "99999999999l", "a|b"),
      ] as [(String, String, String)]
    for (text, keys, expected) in rows {
      var (editor, vi) = Self.line(text)
      for key in keys { _ = vi.handle(.text(String(key)), in: &editor) }
      #expect(vi.isInCommandMode)
      #expect(Self.shown(editor) == expected)
    }
  }

  /// Commands that begin the text, and what is typed then.
  @Test(arguments: [
    ("t:elf c:g", "iX", "t:elf c:X|g"), ("t:elf c:g", "aX", "t:elf c:gX|"), ("t:elf c:g", "IX", "X|t:elf c:g"),
    ("t:elf c:g", "0AX", "t:elf c:gX|"), ("t:elf c:g", "0cWX", "X| c:g"), ("t:elf c:g", "0CX", "X|"),
    ("t:elf c:g", "ccX", "X|"), ("t:elf c:g", "SX", "X|"), ("t:elf c:g", "sX", "t:elf c:X|"),
    ("t:elf c:g", "0ctcX", "X|c:g"), ("a b", "0cwX", "X| b"),
  ])
  func changes(_ text: String, _ keys: String, _ expected: String) {
    var (editor, vi) = Self.line(text)
    for key in keys where vi.handle(.text(String(key)), in: &editor) == .ignored {
      _ = editor.handle(.text(String(key)))
    }
    #expect(!vi.isInCommandMode)
    #expect(Self.shown(editor) == expected)
  }

  @Test func otherOutcomes() {
    var (editor, vi) = Self.line("ab")
    let rows: [(Key, ViKeys.Outcome)] = [
      (.text("k"), .older), (.text("j"), .newer), (.text("/"), .search), (.text("v"), .editor), (.enter, .ignored),
      (.tab, .ignored), (.escape, .handled), (.control("r"), .ignored), (.text("Z"), .handled),
    ]
    for (key, outcome) in rows { #expect(vi.handle(key, in: &editor) == outcome, "\(key)") }
    #expect(editor.text == "ab")
    // Escape and a key at once are Alt and the key.
    var quick = ViKeys()
    #expect(quick.handle(.alt("0"), in: &editor) == .handled && quick.isInCommandMode && editor.caret == 0)
    #expect(quick.handle(.alt("m"), in: &editor) == .ignored)
    var other = ViKeys()
    #expect(other.handle(.text("x"), in: &editor) == .ignored)
  }

  /// No key leaves the caret outside of the text.
  @Test func anyKeys() {
    var random = RandomNumbers(seed: 11)
    let keys = Array("hl0^$wbeWBEfFtTxXDCSsr~pPuidcyaIA23 :g")
    for _ in 0..<300 {
      var (editor, vi) = Self.line(["", "a", "t:elf c:g\n  漢 (x)", "  "][random.next(4)])
      for _ in 0..<30 {
        let key: Key = random.next(9) == 0 ? .escape : .text(String(keys[random.next(keys.count)]))
        if vi.handle(key, in: &editor) == .ignored { _ = editor.handle(key) }
        #expect((0...editor.count).contains(editor.caret))
      }
    }
  }

  private struct RandomNumbers {
    var state: UInt64
    init(seed: UInt64) { state = seed }
    mutating func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
  }

  private static func line(_ text: String) -> (LineEditor, ViKeys) {
    var editor = LineEditor()
    editor.insert(text)
    var vi = ViKeys()
    #expect(vi.handle(.escape, in: &editor) == .handled)
    return (editor, vi)
  }

  private static func shown(_ editor: LineEditor) -> String {
    String(editor.characters[..<editor.caret]) + "|" + String(editor.characters[editor.caret...])
  }
}
