/// A slow and strict reader of JSON that builds a tree, to compare other readers with.
indirect enum NaiveJSON: Equatable {
  case null
  case bool(Bool)
  case number([UInt8])
  case string([UInt8])
  case array([NaiveJSON])
  case object(
    [(key: [UInt8], value: NaiveJSON)])

  static func == (left: NaiveJSON, right: NaiveJSON) -> Bool { left.shown == right.shown }

  /// The value at a path of keys; nil if there is none. The last of several equal keys counts.
  func value(at path: [String]) -> NaiveJSON? {
    guard let key = path.first else { return self }
    guard case .object(let members) = self else { return nil }
    return members.last { $0.key == Array(key.utf8) }?.value.value(at: Array(path.dropFirst()))
  }

  /// The value as text without blanks, strings in single quotes.
  var shown: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let digits): String(decoding: digits, as: UTF8.self)
    case .string(let text): "'\(String(decoding: text, as: UTF8.self))'"
    case .array(let elements): "[\(elements.map { $0.shown }.joined(separator: ","))]"
    case .object(let members):
      "{\(members.map { "\(NaiveJSON.string($0.key).shown):\($0.value.shown)" }.joined(separator: ","))}"
    }
  }

  /// Reads one value; nil if the bytes are anything else, not valid UTF-8, or nested more than 64 levels deep.
  init?(_ bytes: [UInt8]) {
    guard String(validating: bytes, as: UTF8.self) != nil else { return nil }
    var reader = Reader(bytes: bytes)
    guard let value = reader.value(depth: 0), reader.byte == nil else { return nil }
    self = value
  }

  private struct Reader {
    let bytes: [UInt8]
    var index = 0

    /// The next byte that is not blank.
    var byte: UInt8? {
      mutating get {
        while index < bytes.count, [0x20, 0x0A, 0x0D, 0x09].contains(bytes[index]) { index += 1 }
        return index < bytes.count ? bytes[index] : nil
      }
    }

    mutating func take(_ character: Character) -> Bool {
      guard byte == character.asciiValue else { return false }
      index += 1
      return true
    }

    mutating func value(depth: Int) -> NaiveJSON? {
      switch byte.map({ Character(UnicodeScalar($0)) }) {
      case "\"": return string().map { .string($0) }
      case "{":
        guard depth < 64, let members = list("}", { $0.member(depth: depth + 1) }) else { return nil }
        return .object(members)
      case "[":
        guard depth < 64, let elements = list("]", { $0.value(depth: depth + 1) }) else { return nil }
        return .array(elements)
      default:
        let word = bytes[index...].prefix { !Array(" \t\r\n,:]}[{\"".utf8).contains($0) }
        index += word.count
        let text = String(decoding: word, as: UTF8.self)
        if text.wholeMatch(of: /-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/) != nil { return .number(Array(word)) }
        return ["true": .bool(true), "false": .bool(false), "null": .null][text]
      }
    }

    mutating func member(depth: Int) -> (key: [UInt8], value: NaiveJSON)? {
      guard byte == UInt8(ascii: "\""), let key = string(), take(":"), let value = value(depth: depth) else {
        return nil
      }
      return (key, value)
    }

    mutating func list<Item>(_ end: Character, _ item: (inout Reader) -> Item?) -> [Item]? {
      index += 1
      var items: [Item] = []
      if take(end) { return items }
      repeat {
        guard let next = item(&self) else { return nil }
        items.append(next)
      } while take(",")
      return take(end) ? items : nil
    }

    /// A string with its escapes decoded.
    mutating func string() -> [UInt8]? {
      index += 1
      var units: [UInt16] = []
      while index < bytes.count {
        let byte = bytes[index]
        index += 1
        if byte == UInt8(ascii: "\"") { return Array(String(decoding: units, as: UTF16.self).utf8) }
        if byte < 0x20 { return nil }
        guard byte == UInt8(ascii: "\\") else {
          var end = index
          while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
          units += Array(String(decoding: bytes[(index - 1)..<end], as: UTF8.self).utf16)
          index = end
          continue
        }
        guard index < bytes.count else { return nil }
        let escape = Character(UnicodeScalar(bytes[index]))
        index += 1
        let simple: [Character: UInt16] = [
          "\"": 0x22, "\\": 0x5C, "/": 0x2F, "b": 8, "f": 12, "n": 10, "r": 13, "t": 9,
        ]
        if escape == "u" {
          let digits = bytes[index...].prefix(4)
          guard digits.count == 4, digits.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }),
            let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
          else { return nil }
          units.append(unit)
          index += 4
        } else if let unit = simple[escape] {
          units.append(unit)
        } else {
          return nil
        }
      }
      return nil
    }
  }
}
