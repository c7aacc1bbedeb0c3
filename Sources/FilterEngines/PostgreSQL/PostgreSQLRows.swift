import FilterSQL
import Foundation

/// The parameters of a statement, as PostgreSQL receives them: integers in eight bytes, texts in UTF-8. Neither has an
/// escape.
struct PostgreSQLParameters {
  /// `Oid`s of `pg_type`.
  private var types: [UInt32] = []
  private var values: [[UInt8]?] = []

  init(_ parameters: [SQLValue]) {
    for parameter in parameters {
      switch parameter {
      case .null:
        types.append(0)
        values.append(nil)
      case .integer(let number):
        types.append(20)
        values.append(withUnsafeBytes(of: number.bigEndian) { Array($0) })
      case .text(let text):
        types.append(25)
        values.append(Array(text.utf8))
      }
    }
  }

  /// Begins the statement; 1 if that was possible.
  func send(_ sql: String, to connection: OpaquePointer, by library: PostgreSQLLibrary) -> CInt {
    // All values in one buffer, so that their addresses stay valid for the call.
    let bytes = values.reduce(into: []) { $0 += $1 ?? [] } + [0]
    return bytes.withUnsafeBytes { bytes in
      var addresses: [UnsafePointer<CChar>?] = []
      var offset = 0
      for value in values {
        let address = bytes.baseAddress.map { ($0 + offset).assumingMemoryBound(to: CChar.self) }
        addresses.append(value == nil ? nil : address)
        offset += value?.count ?? 0
      }
      return library.sendQueryParameters(
        connection, sql, CInt(values.count), types, addresses, values.map { CInt($0?.count ?? 0) },
        values.map { _ in 1 }, 0)
    }
  }
}

/// Rows in the text format of `COPY`.
struct PostgreSQLRows {
  var bytes: [UInt8] = []

  /// Adds a row; false, with nothing added, if a text has U+0000, which PostgreSQL cannot hold.
  mutating func append(_ row: [SQLValue]) -> Bool {
    let start = bytes.count
    for (index, value) in row.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: "\t")) }
      switch value {
      case .null: bytes += [UInt8(ascii: "\\"), UInt8(ascii: "N")]
      case .integer(let number): bytes += Array(String(number).utf8)
      case .text(var text):
        let isWhole = text.withUTF8 { append($0) }
        if !isWhole {
          bytes.removeSubrange(start...)
          return false
        }
      }
    }
    bytes.append(UInt8(ascii: "\n"))
    return true
  }

  private mutating func append(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var start = 0
    for (index, byte) in text.enumerated() {
      let letter: UInt8
      switch byte {
      case 0: return false
      case UInt8(ascii: "\\"): letter = byte
      case UInt8(ascii: "\n"): letter = UInt8(ascii: "n")
      case UInt8(ascii: "\r"): letter = UInt8(ascii: "r")
      case UInt8(ascii: "\t"): letter = UInt8(ascii: "t")
      default: continue
      }
      bytes.append(contentsOf: text[start..<index])
      bytes.append(UInt8(ascii: "\\"))
      bytes.append(letter)
      start = index + 1
    }
    bytes.append(contentsOf: text[start...])
    return true
  }
}
