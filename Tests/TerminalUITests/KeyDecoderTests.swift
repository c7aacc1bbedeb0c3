import Testing
import _FilterTestSupport

@testable import TerminalUI

@Suite struct KeyDecoderTests {
  private func keys(_ text: String) -> [Key] {
    var decoder = KeyDecoder()
    return decoder.decode(text.utf8) + decoder.flush()
  }

  @Test func sequences() {
    let rows: [(String, [Key])] = [
      ("a", [.text("a")]), ("é🐉", [.text("é"), .text("🐉")]), ("\r", [.enter]), ("\n", [.enter]), ("\t", [.tab]),
      ("\u{7F}", [.backspace]), ("\u{8}", [.backspace]), ("\u{1}", [.control("a")]), ("\u{3}", [.control("c")]),
      ("\u{1F}", [.control("_")]), ("\0", [.control(" ")]), ("\u{1B}", [.escape]),
      ("\u{1B}\u{1B}", [.escape, .escape]),
      ("\u{1B}f", [.alt("f")]), ("\u{1B}é", [.alt("é")]), ("\u{1B}\u{7F}", [.modified(.backspace, .alt)]),
      ("\u{1B}[A", [.up]), ("\u{1B}OA", [.up]), ("\u{1B}[D", [.left]), ("\u{1B}[H", [.home]), ("\u{1B}[4~", [.end]),
      ("\u{1B}[3~", [.delete]), ("\u{1B}[5~", [.pageUp]), ("\u{1B}[Z", [.backTab]), ("\u{1B}OP", [.function(1)]),
      ("\u{1B}[24~", [.function(12)]), ("\u{1B}[[E", [.function(5)]), ("\u{1B}[1;5C", [.modified(.right, .control)]),
      ("\u{1B}[1;4D", [.modified(.left, [.shift, .alt])]), ("\u{1B}[3;5~", [.modified(.delete, .control)]),
      ("\u{1B}[", [.alt("[")]), ("\u{1B}O", [.alt("O")]),
      ("\u{1B}[99~", [.unknown(Array("\u{1B}[99~".utf8))]), ("\u{1B}[?1;2c", [.unknown(Array("\u{1B}[?1;2c".utf8))]),
      ("\u{1B}[1\u{1B}[A", [.unknown(Array("\u{1B}[1".utf8)), .up]),
      ("\u{1B}[200~t:elf\r\nc:g\t\u{7}x\u{1B}[201~y", [.paste("t:elf\nc:g x"), .text("y")]),
      ("\u{1B}[200~\u{1B}[A\u{1B}[201~", [.paste("[A")]), ("\u{1B}[200~\u{1B}[201~", [.paste("")]),
    ]
    for (text, expected) in rows {
      #expect(keys(text) == expected, "\(text)")
    }
  }

  private func expect(_ found: [Key], _ keys: [Key], location: SourceLocation = #_sourceLocation) {
    #expect(found == keys, sourceLocation: location)
  }

  @Test func damagedCharacters() {
    var decoder = KeyDecoder()
    expect(decoder.decode([0xC3, 0x61]), [.text("\u{FFFD}"), .text("a")])
    expect(decoder.decode([0x80, 0xFF, 0xC0]), [.text("\u{FFFD}"), .text("\u{FFFD}"), .text("\u{FFFD}")])
    expect(decoder.decode([0xE2, 0x80]), [])
    expect(decoder.flush(), [.text("\u{FFFD}")])
    // A C1 control in two bytes, and a bidirectional control.
    expect(decoder.decode([0xC2, 0x9B]), [])
    expect(decoder.decode("\u{202E}a".utf8), [.text("a")])
  }

  /// A truncated sequence does not swallow keys: Ctrl-C is always a key.
  @Test func keysEndASequence() {
    var decoder = KeyDecoder()
    expect(decoder.decode("\u{1B}[1;\u{3}a".utf8), [.unknown(Array("\u{1B}[1;".utf8)), .control("c"), .text("a")])
    expect(decoder.decode("\u{1B}Oé".utf8), [.unknown(Array("\u{1B}O".utf8)), .text("é")])
    expect(decoder.decode("\u{1B}[\r".utf8), [.unknown(Array("\u{1B}[".utf8)), .enter])
    expect(decoder.decode("\u{1B}[".utf8) + decoder.decode([UInt8](repeating: 0x31, count: 100)), [])
    expect(decoder.decode("\u{1B}[A\u{3}".utf8), [.up, .control("c")])
  }

  @Test func nothingGrows() {
    var decoder = KeyDecoder()
    expect(decoder.decode("\u{1B}[".utf8), [])
    #expect(decoder.isWaiting)
    expect(decoder.decode([UInt8](repeating: 0x31, count: 100_000)), [])
    expect(decoder.decode("~a".utf8), [.text("a")])
    #expect(!decoder.isWaiting)
  }

  /// Wherever the bytes are cut, the keys are the same; and no control character ever is part of a text.
  @Test func cutsMeanNothing() {
    let pieces = [
      "a", "é", "🐉", "\u{1B}", "[", "A", "\u{1B}[200~", "\u{1B}[201~", "1;5", "~", "\r", "\u{9}", "\u{202E}", "O", "P",
      "\u{9B}",
    ]
    let failure = checkProperty(
      "keys of cut bytes", cases: 2_000, seed: PropertyCases.seed(default: 7),
      generate: { random -> [UInt8] in
        var bytes: [UInt8] = []
        for _ in 0..<Int.random(in: 0...30, using: &random) {
          bytes +=
            random.chance(5)
            ? [UInt8.random(in: 0...255, using: &random)] : Array(pieces.randomElement(using: &random)!.utf8)
        }
        return bytes
      },
      shrink: { shorterArrays($0) }, describe: { "\($0)" },
      law: { bytes in
        var whole = KeyDecoder()
        let expected = whole.decode(bytes)
        var single = KeyDecoder()
        var found: [Key] = []
        for byte in bytes { found += single.decode([byte]) }
        if found != expected { return "\(found), not \(expected)" }
        for key in expected {
          let text: String
          switch key {
          case .text(let typed), .alt(let typed): text = typed
          case .paste(let pasted): text = pasted.filter { $0 != "\n" }
          default: continue
          }
          if text.unicodeScalars.contains(where: { KeyDecoder.isControl($0) }) { return "control in \(key)" }
        }
        return nil
      })
    #expect(failure == nil, "\(failure?.description ?? "")")
  }
}
