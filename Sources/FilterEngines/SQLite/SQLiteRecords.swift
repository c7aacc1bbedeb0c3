#if SQLite
  import FilterText
  import GRDBSQLite
  import ListFiles

  /// The function `fq_record(name, value, …)` of a connection of SQLite: the values of a row as a JSON object, in the form
  /// in which a table is read as a file. With one argument it is that value as JSON. JSON of SQLite's own functions stays
  /// what it is.
  enum SQLiteRecords {
    /// The subtype of JSON, `J`. (https://www.sqlite.org/c3ref/result_subtype.html)
    private static let subtypeOfJSON: CUnsignedInt = 74

    /// Adds the function. `SQLITE_SUBTYPE`: it reads that of its arguments. `SQLITE_DIRECTONLY`: views and triggers of an untrusted database cannot call it.
    static func register(with handle: OpaquePointer) -> CInt {
      sqlite3_create_function_v2(
        handle, "fq_record", -1, SQLITE_UTF8 | SQLITE_DETERMINISTIC | 0x80000 | 0x100000, nil,
        { call, count, values in
          guard let call, let values else { return }
          SQLiteRecords.record(Int(count), values).withUnsafeBytes { bytes in
            sqlite3_result_text64(
              call, bytes.bindMemory(to: CChar.self).baseAddress, UInt64(bytes.count),
              unsafeBitCast(-1, to: sqlite3_destructor_type.self), UInt8(SQLITE_UTF8))
          }
        }, nil, nil, nil)
    }

    private static func record(_ count: Int, _ values: UnsafeMutablePointer<OpaquePointer?>) -> [UInt8] {
      var json = JSONWriter()
      if count == 1 {
        write(values[0], to: &json)
        return json.bytes
      }
      json.object { json in
        for index in stride(from: 0, to: count - 1, by: 2) {
          json.key(text(values[index]))
          write(values[index + 1], to: &json)
        }
      }
      return json.bytes
    }

    private static func write(_ value: OpaquePointer?, to json: inout JSONWriter) {
      switch sqlite3_value_type(value) {
      case SQLITE_INTEGER: json.json("\(sqlite3_value_int64(value))".utf8)
      case SQLITE_FLOAT: DatabaseValue.write(sqlite3_value_double(value), to: &json)
      case SQLITE_TEXT where sqlite3_value_subtype(value) == subtypeOfJSON: json.json(text(value).utf8)
      case SQLITE_TEXT: json.string(text(value))
      case SQLITE_BLOB:
        let start = sqlite3_value_blob(value)
        let bytes = UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : Int(sqlite3_value_bytes(value)))
        DatabaseValue.write(bytes, to: &json)
      default: json.null()
      }
    }

    private static func text(_ value: OpaquePointer?) -> String {
      guard let start = sqlite3_value_text(value) else { return "" }
      let bytes = UnsafeBufferPointer(start: start, count: Int(sqlite3_value_bytes(value)))
      return String(decoding: bytes, as: UTF8.self)
    }
  }
#endif
