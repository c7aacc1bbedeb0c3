import FilterDocuments
public import FilterText

/// A web address in a comment of a document.
public struct DocumentLink: Hashable, Sendable {
  /// The bytes of the document that hold the address.
  public var range: SourceRange
  /// The address in ASCII, with all other characters percent-encoded.
  public var address: String
}

extension DocumentSnapshot {
  /// The web addresses in the comments that a range of the document touches, in order.
  ///
  /// Queries are not links, because editors underline links; see ``searchLink(forQuery:searchAddress:)``. The range is
  /// in bytes of the document and is clamped to it. Linear in the lines it touches; no query is analyzed.
  public func links(in range: SourceRange) -> [DocumentLink] {
    let range = range.clamped(to: source.range)
    let scan = AddressScan(source)
    var links: [DocumentLink] = []
    for comment in layout.comments[layout.comments(touching: range)] {
      for address in scan.addresses(in: comment)
      where address.start <= range.end && range.start <= address.end {
        links.append(DocumentLink(range: address, address: PercentEncoding.address(source[address].utf8)))
      }
    }
    return links
  }

  /// The address of a web search: a template with each `{query}` replaced by the percent-encoded query. `nil` for an
  /// index outside ``queries``.
  ///
  /// A line break, the comments and the white space around it become one space. Bytes that are not UTF-8 become U+FFFD. Linear in
  /// query and template; the query is not analyzed.
  public func searchLink(forQuery index: Int, searchAddress: String) -> String? {
    guard queries.indices.contains(index) else { return nil }
    let text = DocumentSnapshot.inOneLine(queries[index].source.description)
    let encoded = PercentEncoding.component(text)
    return DocumentSnapshot.filled(searchAddress, with: encoded)
  }

  private static func inOneLine(_ text: String) -> [UInt8] {
    var result: [UInt8] = []
    var isIndentation = false
    for byte in text.utf8 {
      switch byte {
      case _ where byte.isLineBreak:
        if !isIndentation {
          while let last = result.last, last.isWhitespace { result.removeLast() }
          result.append(UInt8(ascii: " "))
        }
        isIndentation = true
      case _ where byte.isWhitespace: if !isIndentation { result.append(byte) }
      default:
        result.append(byte)
        isIndentation = false
      }
    }
    while let last = result.last, last.isWhitespace { result.removeLast() }
    return result
  }

  private static func filled(_ template: String, with text: String) -> String {
    let placeholder = Array("{query}".utf8)
    let bytes = Array(template.utf8)
    var result: [UInt8] = []
    var offset = 0
    while offset < bytes.count {
      if bytes[offset...].starts(with: placeholder) {
        result += text.utf8
        offset += placeholder.count
      } else {
        result.append(bytes[offset])
        offset += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}

/// Finds web addresses in a line of a comment.
struct AddressScan {
  private let bytes: [UInt8]

  init(_ source: SourceText) {
    bytes = source.bytes
  }

  /// The addresses in a range, in order: from `http://` or `https://`, ignoring case, to the next white space, quote or
  /// angle bracket, without punctuation at the end. Linear in the range.
  func addresses(in range: SourceRange) -> [SourceRange] {
    var found: [SourceRange] = []
    var offset = range.start
    while offset < range.end {
      guard let body = endOfScheme(at: offset, in: range) else {
        offset += 1
        continue
      }
      var end = body
      while end < range.end, !endsAddress(bytes[end]) { end += 1 }
      let trimmed = trimmedEnd(SourceRange(start: body, end: end))
      if trimmed > body { found.append(SourceRange(start: offset, end: trimmed)) }
      offset = max(end, offset + 1)
    }
    return found
  }

  /// The offset after `https://`; `nil` if no address begins here.
  private func endOfScheme(at offset: Int, in range: SourceRange) -> Int? {
    if offset > range.start, isWordByte(bytes[offset - 1]) { return nil }
    for scheme in ["https://", "http://"] {
      let length = scheme.utf8.count
      guard offset + length < range.end else { continue }
      let isThere = zip(scheme.utf8, bytes[offset..<(offset + length)]).allSatisfy { wanted, byte in
        wanted == (byte.isLetter ? byte | 0x20 : byte)
      }
      if isThere { return offset + length }
    }
    return nil
  }

  /// The end without the punctuation of the sentence: marks, and a closing parenthesis without an opening one in the
  /// address.
  private func trimmedEnd(_ range: SourceRange) -> Int {
    var end = range.end
    var surplus = 0
    for byte in bytes[range.start..<range.end] {
      if byte == UInt8(ascii: "(") { surplus -= 1 }
      if byte == UInt8(ascii: ")") { surplus += 1 }
    }
    while end > range.start {
      switch bytes[end - 1] {
      case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "!"),
        UInt8(ascii: "?"), UInt8(ascii: "'"), UInt8(ascii: "*"):
        end -= 1
      case UInt8(ascii: ")") where surplus > 0:
        end -= 1
        surplus -= 1
      default: return end
      }
    }
    return end
  }

  private func endsAddress(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x00...0x20, 0x7F: true
    case UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "`"), UInt8(ascii: "{"),
      UInt8(ascii: "}"), UInt8(ascii: "|"), UInt8(ascii: "\\"), UInt8(ascii: "^"):
      true
    default: false
    }
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    byte.isDigit || byte.isLetter || byte >= 0x80
  }
}

/// Percent-encoding without Foundation.
enum PercentEncoding {
  /// Encodes every byte except the unreserved ones of RFC 3986 (letters, digits, `-`, `.`, `_` and `~`): the result is
  /// safe in any part of an address.
  static func component(_ text: some Sequence<UInt8>) -> String {
    var result: [UInt8] = []
    for byte in text { append(byte, to: &result, isKept: isUnreserved(byte)) }
    return String(decoding: result, as: UTF8.self)
  }

  /// Encodes the bytes that no address may have, and keeps the rest of an address as written.
  static func address(_ text: some Sequence<UInt8>) -> String {
    var result: [UInt8] = []
    for byte in text { append(byte, to: &result, isKept: byte > 0x20 && byte < 0x7F) }
    return String(decoding: result, as: UTF8.self)
  }

  private static func append(_ byte: UInt8, to result: inout [UInt8], isKept: Bool) {
    if isKept {
      result.append(byte)
    } else {
      result += [UInt8(ascii: "%"), digit(byte >> 4), digit(byte & 0x0F)]
    }
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    byte.isDigit || byte.isLetter || "-._~".utf8.contains(byte)
  }
}
