import DataStreams

extension ItemRow {
  /// Passes the values of a source as bytes to `body` until it returns false: those of the first of its places with a
  /// value, the same texts as of `value(of:)`. The bytes are valid until the next call. Numbers and literals are passed
  /// as written; only texts may have bytes that are not UTF-8. Allocates nothing for values that are not in lists.
  @inline(__always)
  func forEachScalar(of source: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Bool) {
    for place in places[source] {
      switch form {
      case .nothing: return
      case .delimited(let record):
        guard place < columns.count, columns[place] >= 0 else {
          if var text = placeText(place) {
            _ = text.withUTF8(body)
            return
          }
          continue
        }
        let cell = record[columns[place]].contents(scratch).trimmingBlanks
        if cell.isEmpty { continue }
        _ = body(cell)
        return
      case .json:
        let cell = reader[targets[place]]
        switch cell.kind {
        case .null: continue
        case .true, .false, .number, .object: _ = body(cell.bytes)
        case .string:
          guard cell.hasEscapes else {
            _ = body(cell.bytes)
            return
          }
          guard let bytes = decoded(cell) else { continue }
          _ = body(bytes)
        case .array, .missing:
          let value = ItemRow.isList(cell) ? ItemValue(cell, scratch: scratch) : valueThroughArrays(of: place)
          if value == .nothing { continue }
          for var text in value.scalarTexts where !text.withUTF8(body) { return }
        }
        return
      }
    }
  }

  private static func isList(_ cell: JSONCell) -> Bool { cell.kind == .array }

  /// The decoded bytes of a string; nil if it is damaged.
  @inline(never) private func decoded(_ cell: JSONCell) -> UnsafeBufferPointer<UInt8>? {
    do throws(JSONError) { return try cell.decoded(scratch) } catch { return nil }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The bytes without the spaces and tabs at either end.
  @inline(__always) fileprivate var trimmingBlanks: UnsafeBufferPointer<UInt8> {
    var (start, end) = (0, count)
    while start < end, self[start] == 0x20 || self[start] == 0x09 { start &+= 1 }
    while end > start, self[end &- 1] == 0x20 || self[end &- 1] == 0x09 { end &-= 1 }
    return UnsafeBufferPointer(rebasing: self[start..<end])
  }

  /// Whether all bytes are below 0x80.
  @inline(__always) var isASCII: Bool {
    guard let base = baseAddress else { return true }
    let bytes = UnsafeRawPointer(base)
    var (union, index): (UInt64, Int) = (0, 0)
    while index &+ 8 <= count {
      union |= bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      index &+= 8
    }
    while index < count {
      union |= UInt64(self[index])
      index &+= 1
    }
    return union & 0x8080_8080_8080_8080 == 0
  }
}
