/// Queries as they are copied from elsewhere.
enum PastedText {
  /// The search of an address: the parameter `q` of `https://…?q=t%3Aelf&order=cmc`; nil if there is none.
  static func queryParameter(of text: String) -> String? {
    let bytes = Array(text.utf8)
    let isAddress = contains("://", in: bytes) || text.hasPrefix("?") || text.hasPrefix("q=") || text.hasPrefix("www.")
    guard isAddress || contains("?q=", in: bytes) || contains("&q=", in: bytes) else { return nil }
    var start: Int?
    for index in bytes.indices.dropLast()
    where bytes[index] == UInt8(ascii: "q") && bytes[index + 1] == UInt8(ascii: "=") {
      if index == 0 || bytes[index - 1] == UInt8(ascii: "?") || bytes[index - 1] == UInt8(ascii: "&") {
        start = index + 2
        break
      }
    }
    guard let start else { return nil }
    let end = bytes[start...].firstIndex { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "#") } ?? bytes.count
    return decoded(bytes[start..<end], plusIsSpace: true).text
  }

  /// The text without percent-encoding; nil if it has none.
  static func percentDecoded(_ text: String) -> String? {
    let bytes = Array(text.utf8)
    let (result, count) = decoded(bytes[...], plusIsSpace: !bytes.contains { $0 <= 0x20 })
    return count > 0 ? result : nil
  }

  private static func decoded(_ bytes: ArraySlice<UInt8>, plusIsSpace: Bool) -> (text: String, count: Int) {
    var result: [UInt8] = []
    var count = 0
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.endIndex, let high = digit(bytes[index + 1]),
        let low = digit(bytes[index + 2])
      {
        result.append(high << 4 | low)
        count += 1
        index += 3
        continue
      }
      result.append(plusIsSpace && bytes[index] == UInt8(ascii: "+") ? 0x20 : bytes[index])
      index += 1
    }
    return (String(decoding: result, as: UTF8.self), count)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - 0x30
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - 0x37
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - 0x57
    default: nil
    }
  }

  /// The text with the characters that entities of HTML stand for; nil if it has none.
  static func withoutEntities(_ text: String) -> String? {
    guard text.utf8.contains(UInt8(ascii: "&")), text.utf8.contains(UInt8(ascii: ";")) else { return nil }
    var result = text
    for (entity, plain) in [
      ("&gt;", ">"), ("&lt;", "<"), ("&quot;", "\""), ("&#34;", "\""), ("&apos;", "'"), ("&#39;", "'"), ("&nbsp;", " "),
      ("&amp;", "&"),
    ] {
      result = replacing(entity, in: result, with: plain)
    }
    return result == text ? nil : result
  }

  /// The name in `[[Lightning Bolt]]`; nil for other texts.
  static func doubleBracketed(_ text: String) -> String? {
    guard text.hasPrefix("[["), text.hasSuffix("]]"), text.utf8.count > 5 else { return nil }
    let name = String(text.dropFirst(2).dropLast(2))
    return name.utf8.contains { "[]\"\\".utf8.contains($0) } ? nil : name
  }

  /// The text with `"` for `\"`, as in a program; nil if no such quote begins a value.
  static func withoutEscapes(_ text: String) -> String? {
    let bytes = Array(text.utf8)
    var isFound = false
    var count = 0
    for index in bytes.indices.dropLast()
    where bytes[index] == UInt8(ascii: "\\") && bytes[index + 1] == UInt8(ascii: "\"") {
      count += 1
      if index == 0 || ":=<> (".utf8.contains(bytes[index - 1]) { isFound = true }
    }
    // Escapes within quotes are syntax.
    let quotes = bytes.count { $0 == UInt8(ascii: "\"") }
    guard isFound, count % 2 == 0, quotes == count else { return nil }
    return replacing("\\\"", in: text, with: "\"")
  }

  /// The text with `"` for `""` and for `''`; nil if both ends of a value are not doubled.
  static func withoutDoubledQuotes(_ text: String) -> String? {
    let bytes = Array(text.utf8)
    for mark in [UInt8(ascii: "\""), UInt8(ascii: "'")] {
      var opens = false
      var closes = false
      for index in bytes.indices.dropFirst() where bytes[index] == mark && bytes[index - 1] == mark {
        let next = index + 1 < bytes.count ? bytes[index + 1] : 0x20
        let before = index > 1 ? bytes[index - 2] : UInt8(ascii: " ")
        if next > 0x20, next != mark, ":=<> (".utf8.contains(before) { opens = true }
        if before > 0x20, before != mark, !":=<>(".utf8.contains(before), next <= 0x20 || next == UInt8(ascii: ")"),
          opens
        {
          closes = true
        }
      }
      if opens, closes {
        let pair = String(decoding: [mark, mark], as: UTF8.self)
        return replacing(pair, in: text, with: "\"")
      }
    }
    return nil
  }

  /// The text without marks around the whole: backquotes, quotes, braces of JSON; nil if there are none.
  static func unwrapped(_ text: String) -> String? {
    let bytes = Array(text.utf8)
    guard let first = bytes.first, let last = bytes.last, bytes.count > 4 else { return nil }
    if first == UInt8(ascii: "`") {
      let marks = bytes.prefix { $0 == first }.count
      guard marks < 4, bytes.count > 2 * marks, bytes.suffix(marks).allSatisfy({ $0 == first }) else { return nil }
      return String(decoding: bytes.dropFirst(marks).dropLast(marks), as: UTF8.self)
    }
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'"), last == first {
      let inner = bytes.dropFirst().dropLast()
      return inner.contains(first) ? nil : String(decoding: inner, as: UTF8.self)
    }
    if first == UInt8(ascii: "*") || first == UInt8(ascii: "_") {
      let marks = bytes.prefix { $0 == first }.count
      guard marks < 4, bytes.count > 2 * marks, bytes.suffix(marks).allSatisfy({ $0 == first }) else { return nil }
      return String(decoding: bytes.dropFirst(marks).dropLast(marks), as: UTF8.self)
    }
    if bytes.count > 8, bytes.starts(with: [0xE2, 0x80]), bytes[2] == 0x9C || bytes[2] == 0x9D || bytes[2] == 0x98,
      bytes[bytes.count - 3] == 0xE2, bytes[bytes.count - 2] == 0x80, (0x98...0x9D).contains(bytes[bytes.count - 1])
    {
      return String(decoding: bytes.dropFirst(3).dropLast(3), as: UTF8.self)
    }
    if first == UInt8(ascii: "{"), last == UInt8(ascii: "}") { return members(bytes[1..<(bytes.count - 1)]) }
    return nil
  }

  /// The members of an object of JSON as terms: `"type": "elf", "cmc": 3`; nil if there are none.
  private static func members(_ bytes: ArraySlice<UInt8>) -> String? {
    var result: [UInt8] = []
    var index = bytes.startIndex
    var hasMember = false
    while index < bytes.endIndex {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\""), let end = bytes[(index + 1)...].firstIndex(of: byte) {
        var next = end + 1
        while next < bytes.endIndex, bytes[next] <= 0x20 { next += 1 }
        if next < bytes.endIndex, bytes[next] == UInt8(ascii: ":") {
          result += bytes[(index + 1)..<end] + [UInt8(ascii: ":")]
          next += 1
          while next < bytes.endIndex, bytes[next] <= 0x20 { next += 1 }
          hasMember = true
        } else {
          result += bytes[index...end]
          next = end + 1
        }
        index = next
      } else {
        result.append(byte == UInt8(ascii: ",") ? 0x20 : byte)
        index += 1
        if byte == UInt8(ascii: ",") { while index < bytes.endIndex, bytes[index] <= 0x20 { index += 1 } }
      }
    }
    return hasMember ? String(decoding: result, as: UTF8.self) : nil
  }

  /// The text with parentheses for brackets and braces at the ends of words; nil if there are none.
  static func withParentheses(_ text: String) -> String? {
    var bytes = Array(text.utf8)
    var depth = 0
    var count = 0
    for index in bytes.indices {
      let byte = bytes[index]
      if byte == UInt8(ascii: "["), index == 0 || " (-[".utf8.contains(bytes[index - 1]) {
        bytes[index] = UInt8(ascii: "(")
        depth += 1
        count += 1
      } else if byte == UInt8(ascii: "{"), index == 0 || " (-".utf8.contains(bytes[index - 1]) {
        bytes[index] = UInt8(ascii: "(")
        depth += 1
        count += 1
      } else if byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}"), depth > 0,
        index + 1 == bytes.count || bytes[index + 1] <= 0x20 || bytes[index + 1] == byte
      {
        bytes[index] = UInt8(ascii: ")")
        depth -= 1
      }
    }
    return count > 0 && depth == 0 ? String(decoding: bytes, as: UTF8.self) : nil
  }

  private static func contains(_ part: String, in bytes: [UInt8]) -> Bool {
    bytes.indices.contains { bytes[$0...].starts(with: part.utf8) }
  }

  /// A text with every occurrence of another one replaced.
  private static func replacing(_ part: String, in text: String, with plain: String) -> String {
    let part = Array(part.utf8)
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index...].starts(with: part) {
        result += Array(plain.utf8)
        index += part.count
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
