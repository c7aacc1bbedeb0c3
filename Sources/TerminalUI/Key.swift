/// A key press, or a pasted text.
package enum Key: Hashable, Sendable {
  /// Typed text: one character, or a mark that combines with the character before it. Never a control character.
  case text(String)
  /// Pasted text. Line ends are line feeds, tabs are spaces, and there are no other control characters.
  case paste(String)
  case enter
  case tab
  /// Shift-Tab.
  case backTab
  case escape
  case backspace
  case delete
  case up
  case down
  case left
  case right
  case home
  case end
  case pageUp
  case pageDown
  case insert
  /// A function key from 1 to 12.
  case function(Int)
  /// Control with a lower-case letter or another character: `c` for Ctrl-C, `_` for undo.
  case control(Character)
  /// Typed text with Alt, or after Escape.
  case alt(String)
  /// A key of its own with modifiers.
  indirect case modified(Key, KeyModifiers)
  /// An unrecognized escape sequence.
  case unknown([UInt8])
}

/// Keys held together with another key.
package struct KeyModifiers: OptionSet, Hashable, Sendable {
  /// The bits, which are one less than the number that terminals send.
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  package static let shift = KeyModifiers(rawValue: 1)
  package static let alt = KeyModifiers(rawValue: 2)
  package static let control = KeyModifiers(rawValue: 4)
}

/// The meaning of escape sequences.
enum KeySequence {
  /// The key of a sequence, from its `[` or `O` to its last byte; `nil` for an unknown one.
  static func key(_ bytes: [UInt8]) -> Key? {
    guard bytes.count >= 2, let last = bytes.last else { return nil }
    if bytes[1] == UInt8(ascii: "["), bytes.count == 3 {
      // The Linux console sends `ESC [ [ A` to `E`.
      return (0x41...0x45).contains(last) ? .function(Int(last) - 0x40) : nil
    }
    guard let numbers = numbers(bytes[1..<bytes.count - 1]) else { return nil }
    let modifiers = numbers.count > 1 ? numbers[1] : bytes[0] == UInt8(ascii: "O") ? numbers.first ?? 1 : 1
    let key = last == UInt8(ascii: "~") ? numbers.first.flatMap { numbered($0) } : lettered(last)
    guard let key, (1...8).contains(modifiers) else { return nil }
    return modifiers == 1 ? key : .modified(key, KeyModifiers(rawValue: UInt8(modifiers - 1)))
  }

  /// The numbers between semicolons, a missing one being 1; `nil` if there is anything else.
  private static func numbers(_ bytes: ArraySlice<UInt8>) -> [Int]? {
    if bytes.isEmpty { return [] }
    var numbers: [Int] = []
    for piece in bytes.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false) {
      var number = piece.isEmpty ? 1 : 0
      for byte in piece {
        guard (0x30...0x39).contains(byte), number < 10_000 else { return nil }
        number = number * 10 + Int(byte - 0x30)
      }
      numbers.append(number)
    }
    return numbers
  }

  private static func numbered(_ number: Int) -> Key? {
    switch number {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    case 11...15: .function(number - 10)
    case 17...21: .function(number - 11)
    case 23, 24: .function(number - 12)
    default: nil
    }
  }

  private static func lettered(_ byte: UInt8) -> Key? {
    switch byte {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "M"): .enter
    case UInt8(ascii: "P"): .function(1)
    case UInt8(ascii: "Q"): .function(2)
    case UInt8(ascii: "R"): .function(3)
    case UInt8(ascii: "S"): .function(4)
    case UInt8(ascii: "Z"): .backTab
    default: nil
    }
  }
}
