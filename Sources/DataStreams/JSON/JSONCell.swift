/// The value at one place of a JSON record, as bytes of the record.
package struct JSONCell {
  /// The types of values.
  package enum Kind: UInt8, Sendable {
    /// The record has nothing at the place.
    case missing
    case null, `false`, `true`, number, string, array, object
  }

  /// The type of the value.
  package var kind = Kind.missing
  /// Whether the string has a backslash, so that ``decoded(_:)`` differs from ``bytes``.
  package var hasEscapes = false
  /// The offset of ``bytes`` in the record.
  package var offset = 0
  /// The bytes of the value: for a string those between its quotes. Valid as long as the record.
  package var bytes = UnsafeBufferPointer<UInt8>(start: nil, count: 0)

  /// The bytes of a string with its escapes decoded, in `scratch` if there are any and then valid until `scratch` is
  /// used again; for other values ``bytes``. Lone surrogates give U+FFFD. The result need not be valid UTF-8. Throws
  /// for an unknown escape sequence, with its offset in the record.
  package func decoded(_ scratch: JSONScratch) throws(JSONError) -> UnsafeBufferPointer<UInt8> {
    guard hasEscapes else { return bytes }
    return try JSONScanner(bytes, scratch: scratch).decoded(bytes, at: offset)
  }

  /// Passes the elements of an array to `take`, until it returns false. Other values have no elements. An element is
  /// checked like a wanted value; one that is an object can be read by a ``JSONCellReader`` of its own. Throws at the
  /// first damaged element, with its offset in the record.
  package func forEachElement(
    _ scratch: JSONScratch, _ take: (JSONCell) throws(JSONError) -> Bool
  ) throws(JSONError) {
    guard kind == .array else { return }
    var scanner = JSONScanner(bytes, scratch: scratch)
    var isFirst = true
    do throws(JSONError) {
      try scanner.beginArray()
      while try scanner.nextElement(&isFirst) {
        let element = try scanner.cell(first: scanner.peek())
        guard try take(element.moved(by: offset)) else { return }
      }
    } catch {
      throw JSONError(offset: error.offset + offset, message: error.message)
    }
  }

  /// Passes the keys and values of an object to `take`, until it returns false, in the order of the record and with
  /// equal keys each. Other values have no members. A key is a string that may have escapes; values are checked like
  /// wanted values. Throws at the first damaged member, with its offset in the record.
  package func forEachMember(
    _ scratch: JSONScratch, _ take: (_ key: JSONCell, _ value: JSONCell) throws(JSONError) -> Bool
  ) throws(JSONError) {
    guard kind == .object else { return }
    var scanner = JSONScanner(bytes, scratch: scratch)
    do throws(JSONError) {
      try scanner.beginObject()
      if scanner.take(UInt8(ascii: "}")) { return }
      repeat {
        guard scanner.peek() == UInt8(ascii: "\"") else { throw scanner.unexpected("a key in quotes") }
        let key = try scanner.cell(first: UInt8(ascii: "\""))
        try scanner.expect(UInt8(ascii: ":"), name: "':'")
        let value = try scanner.cell(first: scanner.peek())
        guard try take(key.moved(by: offset), value.moved(by: offset)) else { return }
      } while scanner.take(UInt8(ascii: ","))
      try scanner.expect(UInt8(ascii: "}"), name: "',' or '}'")
    } catch {
      throw JSONError(offset: error.offset + offset, message: error.message)
    }
  }

  /// The same value of a record that begins `distance` bytes earlier.
  private func moved(by distance: Int) -> JSONCell {
    JSONCell(kind: kind, hasEscapes: hasEscapes, offset: offset + distance, bytes: bytes)
  }
}

extension JSONScanner {
  /// Takes a value of any type whose first byte is `first`. Strings and numbers are checked, except for escapes and
  /// UTF-8; arrays and objects are skipped by ``skipUnchecked(first:)``.
  @inline(__always) mutating func cell(first: UInt8) throws(JSONError) -> JSONCell {
    var cell = JSONCell(offset: offset)
    switch first {
    case UInt8(ascii: "\""):
      offset &+= 1
      cell.kind = .string
      cell.offset = offset
      cell.hasEscapes = try skipString()
      cell.bytes = UnsafeBufferPointer(start: base + cell.offset, count: offset &- 1 &- cell.offset)
      return cell
    case UInt8(ascii: "-"), 0x30...0x39:
      cell.kind = .number
      _ = try number()
    case UInt8(ascii: "{"):
      cell.kind = .object
      try skipUnchecked(first: first)
    case UInt8(ascii: "["):
      cell.kind = .array
      try skipUnchecked(first: first)
    case UInt8(ascii: "t"), UInt8(ascii: "f"): cell.kind = try flag() == true ? .true : .false
    case UInt8(ascii: "n"):
      cell.kind = .null
      _ = try takeNull()
    default: throw unexpected("a value")
    }
    cell.bytes = UnsafeBufferPointer(start: base + cell.offset, count: offset &- cell.offset)
    return cell
  }
}
