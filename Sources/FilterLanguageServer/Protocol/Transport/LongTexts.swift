import FilterText
import Foundation

/// The JSON of a message, with long document texts extracted.
struct MessageBody: Sendable {
  /// The JSON, with a marker for each extracted text.
  let json: [UInt8]
  /// The extracted texts.
  let texts: LongTexts

  /// A message with nothing extracted.
  init(whole json: [UInt8]) {
    self.init(json: json, texts: LongTexts())
  }

  /// Extracts the long texts of a message; nil if one of them is not valid JSON. Linear in the bytes.
  init?(takingTextsOutOf json: [UInt8]) {
    guard json.count >= LongTexts.shortest else {
      self.init(whole: json)
      return
    }
    var texts = LongTexts()
    guard let rest = texts.take(outOf: json) else { return nil }
    self.init(json: rest, texts: texts)
  }

  private init(json: [UInt8], texts: LongTexts) {
    self.json = json
    self.texts = texts
  }

  /// The message with lone surrogates replaced; nil if it has none.
  var repaired: MessageBody? { LoneSurrogates.repaired(json).map { MessageBody(json: $0, texts: texts) } }
}

/// The long texts of a message: members `text` that are too long for Foundation's decoder, which takes many times their
/// size in memory.
///
/// They are decoded directly from the bytes of the message to the bytes of a document. The rest of the message is small
/// and has a marker in place of each text. Markers are unguessable, so no message contains one by accident or on
/// purpose.
struct LongTexts: Sendable {
  /// The minimum size of an extracted text, in bytes of JSON.
  static let shortest = 1 << 16
  /// The key of the texts in the decoder's user info.
  static let key = CodingUserInfoKey(rawValue: "filterq.longTexts").unsafelyUnwrapped

  private let mark = "text-\(UInt64.random(in: .min ... .max))-"
  private var texts: [SourceText] = []
  /// The number of bytes read and written, for the growth tests.
  private(set) var work = 0

  /// Whether no text was extracted.
  var isEmpty: Bool { texts.isEmpty }

  /// The text of a marker; nil for any other text.
  subscript(_ text: String) -> SourceText? {
    guard text.hasPrefix(mark), let index = Int(text.dropFirst(mark.count)), texts.indices.contains(index) else {
      return nil
    }
    return texts[index]
  }

  /// Extracts the texts and returns the rest. Nil if one of them is not valid JSON: raw control characters, invalid
  /// UTF-8, unknown escapes.
  mutating func take(outOf json: [UInt8]) -> [UInt8]? {
    var rest: [UInt8] = []
    var copied = 0
    var offset = 0
    var isText = false
    while let opening = Self.offset(of: UInt8(ascii: "\""), in: json, from: offset) {
      guard let closing = Self.endOfText(json, from: opening + 1) else { break }
      work += closing + 1 - offset
      if isText, closing - opening >= Self.shortest {
        guard let text = decoded(json, from: opening + 1, to: closing) else { return nil }
        rest += json[copied...opening]
        rest += Array("\(mark)\(texts.count)".utf8)
        copied = closing
        texts.append(SourceText(bytes: text))
      }
      offset = closing + 1
      isText = json[opening...closing].elementsEqual("\"text\"".utf8) && Self.isColonNext(in: json, at: offset)
    }
    if copied == 0 { return json }
    rest += json[copied...]
    return rest
  }

  private static func isColonNext(in json: [UInt8], at offset: Int) -> Bool {
    var offset = offset
    while offset < json.count, [0x20, 0x09, 0x0A, 0x0D].contains(json[offset]) { offset += 1 }
    return offset < json.count && json[offset] == UInt8(ascii: ":")
  }

  /// The offset of the closing quote of the text whose content starts at an offset; nil if there is none.
  private static func endOfText(_ json: [UInt8], from start: Int) -> Int? {
    var offset = start
    while let quote = self.offset(of: UInt8(ascii: "\""), in: json, from: offset) {
      var backslashes = 0
      while quote - backslashes > start, json[quote - backslashes - 1] == UInt8(ascii: "\\") { backslashes += 1 }
      if backslashes % 2 == 0 { return quote }
      offset = quote + 1
    }
    return nil
  }

  private static func offset(of byte: UInt8, in bytes: [UInt8], from start: Int, to end: Int? = nil) -> Int? {
    let end = end ?? bytes.count
    guard start < end else { return nil }
    return bytes.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress, let found = memchr(base + start, CInt(byte), end - start) else { return nil }
      return UnsafeRawPointer(found) - base
    }
  }
}

extension LongTexts {
  /// The text between two quotes as UTF-8. A lone surrogate becomes U+FFFD, as in ``LoneSurrogates``.
  private mutating func decoded(_ json: [UInt8], from start: Int, to end: Int) -> [UInt8]? {
    guard Self.isSound(json, from: start, to: end) else { return nil }
    var text: [UInt8] = []
    text.reserveCapacity(end - start)
    var offset = start
    while offset < end {
      let escape = Self.offset(of: UInt8(ascii: "\\"), in: json, from: offset, to: end) ?? end
      text += json[offset..<escape]
      offset = escape
      while offset < end, json[offset] == UInt8(ascii: "\\") {
        guard let length = Self.unescape(json, at: offset, into: &text) else { return nil }
        offset += length
      }
    }
    work += end - start + text.count
    return text
  }

  /// Whether a text is valid UTF-8 without control characters. Plain ASCII is checked eight bytes at a time.
  private static func isSound(_ json: [UInt8], from start: Int, to end: Int) -> Bool {
    var offset = start
    while offset < end {
      if offset + 8 <= end {
        let word = json.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: UInt64.self) }
        let (high, space) = (0x8080_8080_8080_8080 as UInt64, 0x2020_2020_2020_2020 as UInt64)
        if word & high == 0, (word | high) &- space & high == high {
          offset += 8
          continue
        }
      }
      if json[offset] < 0x20 { return false }
      let scalar = ScalarAtOffset(in: json, at: offset)
      if !scalar.isWellFormed { return false }
      offset += scalar.length
    }
    return true
  }

  /// Appends the character of an escape and returns its length in JSON; nil for an invalid escape.
  private static func unescape(_ json: [UInt8], at offset: Int, into text: inout [UInt8]) -> Int? {
    switch json[offset + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(json[offset + 1])
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    default:
      let unit = LoneSurrogates.unit(json, at: offset)
      if unit < 0 { return nil }
      let next = 0xD800...0xDBFF ~= unit ? LoneSurrogates.unit(json, at: offset + 6) : -1
      if 0xDC00...0xDFFF ~= next {
        append(UInt32(0x10000 + (unit - 0xD800) << 10 + (next - 0xDC00)), to: &text)
        return 12
      }
      append(UInt32(unit), to: &text)
      return 6
    }
    return 2
  }

  private static func append(_ value: UInt32, to text: inout [UInt8]) {
    text += Array(String(Character(Unicode.Scalar(value) ?? "\u{FFFD}")).utf8)
  }
}

/// Lone surrogates in JSON: `\ud83d` without `\udc09` after it.
///
/// Editors that store texts as UTF-16 may have one, for example after deleting half of a pair, and write it as an
/// escape. Foundation rejects it, but dropping the message would desynchronize the document.
enum LoneSurrogates {
  /// The JSON with each lone surrogate replaced by an escape of U+FFFD, which also is one UTF-16 unit; nil if there is
  /// none. Linear in the bytes; accepts invalid JSON.
  static func repaired(_ json: [UInt8]) -> [UInt8]? {
    var result: [UInt8]?
    var offset = 0
    while let escape = json[offset...].firstIndex(of: UInt8(ascii: "\\")) {
      switch unit(json, at: escape) {
      case 0xD800...0xDBFF:
        if 0xDC00...0xDFFF ~= unit(json, at: escape + 6) {
          offset = escape + 12
          continue
        }
      case 0xDC00...0xDFFF:
        break
      default:
        // A backslash escapes the next byte, which may be a backslash too.
        offset = min(escape + 2, json.count)
        continue
      }
      if result == nil { result = json }
      result?.replaceSubrange(escape..<escape + 6, with: Array("\\ufffd".utf8))
      offset = escape + 6
    }
    return result
  }

  /// The UTF-16 unit of the escape at an offset, `\u` and four hexadecimal digits; -1 if there is none.
  static func unit(_ json: [UInt8], at offset: Int) -> Int {
    guard offset + 6 <= json.count, json[offset] == UInt8(ascii: "\\"), json[offset + 1] == UInt8(ascii: "u") else {
      return -1
    }
    var unit = 0
    for byte in json[offset + 2..<offset + 6] {
      switch byte {
      case 0x30...0x39: unit = unit << 4 | Int(byte - 0x30)
      case 0x41...0x46, 0x61...0x66: unit = unit << 4 | Int((byte | 0x20) - 0x61 + 10)
      default: return -1
      }
    }
    return unit
  }
}
