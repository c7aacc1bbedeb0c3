import Foundation

/// The parameters of `GET /products`.
struct ProductRequest: Equatable {
  /// The query; empty for all products.
  var query = ""
  /// Products of a page, from 1 to 100.
  var limit = 20
  /// The number of the last product of the former page; 0 for the first page.
  var after = 0
  /// The caret at which the query is completed, as an offset in bytes of UTF-8; nil for a search.
  var caret: Int?

  /// The most bytes of a query.
  static let maximumLength = 1_000

  /// Reads the part of an address after the question mark. What is unknown, repeated or out of its range is refused.
  init(parsing text: String) throws(Refusal) {
    var names: Set<String> = []
    for part in text.utf8.split(separator: UInt8(ascii: "&")) {
      let pair = part.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      let name = try Self.decoded(pair[0])
      let value = try pair.count == 2 ? Self.decoded(pair[1]) : ""
      guard names.insert(name).inserted else { throw Refusal("parameter '\(name)' is given twice") }
      switch name {
      case "q": query = value
      case "limit": limit = try Self.number(value, of: name, in: 1...100)
      case "after": after = try Self.number(value, of: name, in: 0...Int(Int32.max))
      case "complete": caret = try Self.number(value, of: name, in: 0...Self.maximumLength)
      default: throw Refusal("unknown parameter '\(name)'; the parameters are q, limit, after and complete")
      }
    }
    let length = query.utf8.count
    if length > Self.maximumLength {
      throw Refusal("the query has \(length) bytes; \(Self.maximumLength) are permitted", status: 414)
    }
    guard let caret else { return }
    for name in ["limit", "after"] where names.contains(name) {
      throw Refusal("parameter '\(name)' has no meaning with 'complete'")
    }
    if caret > length { throw Refusal("'complete' is \(caret), but the query has \(length) bytes") }
    // A byte within a character begins with the bits 10.
    if caret < length, query.utf8[query.utf8.index(query.startIndex, offsetBy: caret)] & 0xC0 == 0x80 {
      throw Refusal("'complete' is \(caret), which is within a character")
    }
  }

  private static func number(_ text: String, of name: String, in range: ClosedRange<Int>) throws(Refusal) -> Int {
    guard let number = Int(text), range.contains(number) else {
      throw Refusal("'\(name)' must be a number from \(range.lowerBound) to \(range.upperBound), not '\(text)'")
    }
    return number
  }

  /// A name or value as forms write them: `+` is a blank, and `%C3%A9` are bytes of UTF-8.
  private static func decoded(_ text: Substring.UTF8View) throws(Refusal) -> String {
    var bytes: [UInt8] = []
    var rest = text[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit) else {
        throw Refusal("'%' must be followed by two hexadecimal digits in '\(Substring(text))'")
      }
      bytes.append(high << 4 | low)
    }
    guard let decoded = String(bytes: bytes, encoding: .utf8) else {
      throw Refusal("'\(Substring(text))' is not UTF-8")
    }
    return decoded
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}

/// A request that is not answered, with the status and the reason.
struct Refusal: Error, Equatable {
  let status: Int
  let reason: String

  init(_ reason: String, status: Int = 400) { (self.reason, self.status) = (reason, status) }
}
