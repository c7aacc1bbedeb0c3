public import FilterText

extension DocumentSnapshot {
  /// The web addresses in the comments that a range of the document touches, in order.
  ///
  /// Queries are no links, since a link underlines its text; see ``searchLink(forQuery:searchAddress:)``. The range is in bytes
  /// of the document and may leave it. Linear in the lines it touches; no query is analysed.
  public func links(in range: SourceRange) -> [DocumentLink] {
    let range = range.clamped(to: source.range)
    let scan = AddressScan(source)
    var links: [DocumentLink] = []
    for line in lines.line(of: range.start)...lines.line(of: range.end) where layout.kind(ofLine: line) == .comment {
      for address in scan.addresses(in: lines.content(ofLine: line))
      where address.start <= range.end && range.start <= address.end {
        // Damaged UTF-8 reads as U+FFFD everywhere, so that it does here.
        links.append(DocumentLink(range: address, address: PercentEncoding.address(source[address].utf8)))
      }
    }
    return links
  }

  /// The address that answers a query: a template in which the query, percent-encoded, takes the place of each `{query}`.
  /// Nil for an index outside ``queries``.
  ///
  /// A line break and the indentation behind it become one space. Bytes that are not UTF-8 become U+FFFD. Linear in query and
  /// template; the query is not analysed.
  public func searchLink(forQuery index: Int, searchAddress: String) -> String? {
    guard queries.indices.contains(index) else { return nil }
    let text = DocumentSnapshot.inOneLine(queries[index].source.description)
    let encoded = PercentEncoding.component(text)
    return DocumentSnapshot.filled(searchAddress, with: encoded)
  }

  /// A query without its line breaks.
  private static func inOneLine(_ text: String) -> [UInt8] {
    var result: [UInt8] = []
    var isIndentation = false
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        if !isIndentation { result.append(UInt8(ascii: " ")) }
        isIndentation = true
      case UInt8(ascii: " "), 0x09...0x0D: if !isIndentation { result.append(byte) }
      default:
        result.append(byte)
        isIndentation = false
      }
    }
    return result
  }

  /// A template with its places filled.
  private static func filled(_ template: String, with text: String) -> String {
    let place = Array("{query}".utf8)
    let bytes = Array(template.utf8)
    var result: [UInt8] = []
    var offset = 0
    while offset < bytes.count {
      if bytes[offset...].starts(with: place) {
        result += text.utf8
        offset += place.count
      } else {
        result.append(bytes[offset])
        offset += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
