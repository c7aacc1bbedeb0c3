import Testing

@testable import TerminalUI

/// Each sequence of a key, and similar ones without a key.
@Suite struct KeySequenceTests {
  private func key(_ sequence: String) -> Key? {
    var decoder = KeyDecoder()
    let keys = decoder.decode("\u{1B}\(sequence)".utf8)
    if case .unknown(let bytes)? = keys.first, bytes == Array("\u{1B}\(sequence)".utf8) { return nil }
    return keys.count == 1 ? keys[0] : .escape
  }

  @Test func numbers() {
    let keys: [Int: Key] = [
      1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end, 11: .function(1),
      12: .function(2), 13: .function(3), 14: .function(4), 15: .function(5), 17: .function(6), 18: .function(7),
      19: .function(8), 20: .function(9), 21: .function(10), 23: .function(11), 24: .function(12),
    ]
    for number in 0...30 { #expect(key("[\(number)~") == keys[number], "\(number)") }
  }

  @Test func letters() {
    let keys: [Character: Key] = [
      "A": .up, "B": .down, "C": .right, "D": .left, "F": .end, "H": .home, "M": .enter, "P": .function(1),
      "Q": .function(2), "R": .function(3), "S": .function(4), "Z": .backTab,
    ]
    for letter in "ABCDEFGHIJKLMNPQRSTUVWXYZ" {
      #expect(key("[\(letter)") == keys[letter], "[\(letter)")
      #expect(key("O\(letter)") == keys[letter], "O\(letter)")
    }
    for (letter, number) in zip("ABCDE", 1...5) { #expect(key("[[\(letter)") == .function(number)) }
    #expect(key("[[F") == nil)
    #expect(key("[[@") == nil)
  }

  @Test func modifiers() {
    let all: [KeyModifiers] = [
      .shift, .alt, [.shift, .alt], .control, [.control, .shift], [.control, .alt], [.control, .alt, .shift],
    ]
    #expect(key("[1;1A") == .up)
    for (number, modifiers) in zip(2...8, all) {
      #expect(key("[1;\(number)A") == .modified(.up, modifiers))
      #expect(key("[5;\(number)~") == .modified(.pageUp, modifiers))
      #expect(key("O\(number)P") == .modified(.function(1), modifiers))
    }
    for number in [0, 9, 10, 255] { #expect(key("[1;\(number)A") == nil) }
    #expect(key("[;5C") == .modified(.right, .control))
    #expect(key("[1;A") == .up)
    #expect(key("O9P") == nil)
    #expect(key("[1:5A") == nil)
  }

  @Test func lengths() {
    #expect(KeyDecoder.maximumSequenceLength == 32)
    func keys(_ digits: Int) -> [Key] {
      var decoder = KeyDecoder()
      return decoder.decode(Array("\u{1B}[".utf8) + [UInt8](repeating: 0x31, count: digits) + Array("~x".utf8))
    }
    #expect(keys(30) == [.unknown(Array("\u{1B}[".utf8) + [UInt8](repeating: 0x31, count: 30) + [0x7E]), .text("x")])
    #expect(keys(31) == [.unknown(Array("\u{1B}[".utf8) + [UInt8](repeating: 0x31, count: 31) + [0x7E]), .text("x")])
    #expect(keys(32) == [.text("x")])
    #expect(key("[00003~") == .delete)
  }

  @Test func controls() {
    var decoder = KeyDecoder()
    let letters = "abcdefghijklmnopqrstuvwxyz"
    for (code, letter) in zip(UInt8(1)...26, letters) {
      let expected: Key =
        switch code {
        case 0x08: .backspace
        case 0x09: .tab
        case 0x0A, 0x0D: .enter
        default: .control(letter)
        }
      #expect(decoder.decode([code]) == [expected], "\(code)")
    }
    #expect(
      decoder.decode([0x1C, 0x1D, 0x1E, 0x1F, 0x7F, 0x20, 0x7E]) == [
        .control("\\"), .control("]"), .control("^"), .control("_"), .backspace, .text(" "), .text("~"),
      ])
  }

  /// The first bytes of characters, and bytes that begin none.
  @Test func firstBytes() {
    func keys(_ bytes: [UInt8]) -> [Key] {
      var decoder = KeyDecoder()
      return decoder.decode(bytes) + decoder.flush()
    }
    for byte: UInt8 in [0x80, 0xBF, 0xC0, 0xC1, 0xF5, 0xFF] { #expect(keys([byte]) == [.text("\u{FFFD}")], "\(byte)") }
    #expect(keys([0xC2, 0xA0]) == [.text("\u{A0}")])
    #expect(keys([0xDF, 0xBF]) == [.text("\u{7FF}")])
    #expect(keys([0xE0, 0xA0, 0x80]) == [.text("\u{800}")])
    #expect(keys([0xEF, 0xBF, 0xBD]) == [.text("\u{FFFD}")])
    #expect(keys([0xF0, 0x90, 0x80, 0x80]) == [.text("\u{10000}")])
    #expect(keys([0xF4, 0x8F, 0xBF, 0xBF]) == [.text("\u{10FFFF}")])
    // A control character of two bytes is not a key.
    #expect(keys([0xC2, 0x80, 0x61]) == [.text("a")])
    #expect(keys([0x1B, 0xC3, 0xA9]) == [.alt("é")])
  }

  @Test func controlCharactersOfUnicode() {
    let controls: [ClosedRange<UInt32>] = [
      0...0x1F, 0x7F...0x9F, 0x61C...0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069,
    ]
    for value in (0...0x3000 as ClosedRange<UInt32>) {
      guard let scalar = UnicodeScalar(value) else { continue }
      #expect(KeyDecoder.isControl(scalar) == controls.contains { $0.contains(value) }, "\(value)")
    }
  }

  @Test func pastes() {
    func pasted(_ text: String) -> String { KeyDecoder.text(ofPaste: Array(text.utf8)) }
    #expect(pasted("a\rb\r\nc\nd\r\r\ne\n\r") == "a\nb\nc\nd\n\ne\n\n")
    #expect(pasted("\t\ta\u{1B}[31m\u{7F}\u{85}\u{200F}b") == "  a[31mb")
    var decoder = KeyDecoder()
    #expect(decoder.decode("\u{1B}[200~a\u{1B}[201".utf8) == [])
    #expect(decoder.isPasting && !decoder.isWaiting)
    #expect(decoder.flush() == [])
    #expect(decoder.isPasting)
    #expect(decoder.decode("~b".utf8) == [.paste("a"), .text("b")])
    #expect(!decoder.isPasting)
  }
}
