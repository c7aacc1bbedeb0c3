import FilterSQL
import FilterVocabulary
import Foundation

/// The parameters of a statement, as PostgreSQL receives them: integers in eight bytes, texts in UTF-8, others in digits. None
/// has an escape.
struct PostgreSQLParameters {
  /// `Oid`s of `pg_type`.
  private var types: [UInt32] = []
  private var values: [[UInt8]?] = []
  /// 1 for bytes, 0 for text.
  private var formats: [CInt] = []

  /// - Parameter infersTexts: Whether a text has the type of its place, such as an enumerated one.
  init(_ parameters: [SQLValue], infersTexts: Bool = false) {
    func add(_ type: UInt32, _ text: String, format: CInt = 0) {
      types.append(type)
      values.append(Array(text.utf8))
      formats.append(format)
    }
    for parameter in parameters {
      switch parameter {
      case .null:
        types.append(0)
        values.append(nil)
        formats.append(0)
      case .integer(let number):
        types.append(20)
        values.append(withUnsafeBytes(of: number.bigEndian) { Array($0) })
        formats.append(1)
      // As bytes, in which the server finds a zero. A text in digits ends there.
      case .text(let text) where !infersTexts || text.utf8.contains(0): add(25, text, format: 1)
      case .text(let text): add(0, text)
      case .boolean(let isTrue): add(16, isTrue ? "t" : "f")
      case .decimal(let number): add(1_700, number.description)
      case .double(let number): add(701, number.description)
      case .date(let text): add(1_082, text)
      case .timestamp(let text, hasZone: false): add(1_114, text)
      case .timestamp(let text, hasZone: true): add(1_184, text)
      // With the type of its place.
      case .array(let values): add(0, PostgreSQLParameters.text(of: values))
      }
    }
  }

  /// The text of an array. (https://www.postgresql.org/docs/current/arrays.html#ARRAYS-IO) A text with U+0000, which no row
  /// can have, is left out.
  private static func text(of values: [SQLValue]) -> String {
    let elements = values.compactMap { value -> String? in
      switch value {
      case .null: return "NULL"
      case .integer(let number): return "\(number)"
      case .decimal(let number), .double(let number): return number.description
      case .boolean(let isTrue): return isTrue ? "t" : "f"
      case .text(let text), .date(let text), .timestamp(let text, hasZone: _):
        if text.utf8.contains(0) { return nil }
        let escaped = text.unicodeScalars.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined()
        return "\"\(escaped)\""
      case .array: return nil
      }
    }
    return "{\(elements.joined(separator: ","))}"
  }

  /// Begins the statement; 1 if that was possible.
  func send(_ sql: String, to connection: OpaquePointer, by library: PostgreSQLLibrary) -> CInt {
    // All values in one buffer, so that their addresses stay valid for the call. A text ends with a zero.
    var bytes: [UInt8] = []
    for value in values {
      if let value { bytes += value }
      bytes.append(0)
    }
    bytes.append(0)
    return bytes.withUnsafeBytes { bytes in
      var addresses: [UnsafePointer<CChar>?] = []
      var offset = 0
      for value in values {
        let address = bytes.baseAddress.map { ($0 + offset).assumingMemoryBound(to: CChar.self) }
        addresses.append(value == nil ? nil : address)
        offset += (value?.count ?? 0) + 1
      }
      return library.sendQueryParameters(
        connection, sql, CInt(values.count), types, addresses, values.map { CInt($0?.count ?? 0) },
        formats, 0)
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
      case .null, .array: bytes += [UInt8(ascii: "\\"), UInt8(ascii: "N")]
      case .integer(let number): bytes += Array(String(number).utf8)
      case .boolean(let isTrue): bytes.append(UInt8(ascii: isTrue ? "t" : "f"))
      case .decimal(let number), .double(let number): bytes += Array(number.description.utf8)
      case .text(var text), .date(var text), .timestamp(var text, hasZone: _):
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
