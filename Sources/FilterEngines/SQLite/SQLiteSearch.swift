#if SQLite
  import Foundation
  import GRDBSQLite

  #if canImport(Darwin)
    import Darwin
  #elseif canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #endif

  /// A replacement of SQLite's function `instr` with the same results, which takes less than half the time on long
  /// texts: it searches for the rarest byte of the needle with `memchr`. Statements are the same with and without it.
  enum SQLiteSearch {
    /// Replaces the function in a connection.
    static func register(with handle: OpaquePointer) -> CInt {
      sqlite3_create_function_v2(
        handle, "instr", 2, SQLITE_UTF8 | SQLITE_DETERMINISTIC | innocuous, nil,
        { call, _, values in
          guard let call, let values else { return }
          SQLiteSearch.search(call, values[0], values[1])
        }, nil, nil, nil)
    }

    /// `SQLITE_INNOCUOUS`, as SQLite's own function is: indexes and views may call it.
    private static let innocuous: CInt = 0x200000

    private static func search(_ call: OpaquePointer, _ text: OpaquePointer?, _ needle: OpaquePointer?) {
      let types = (sqlite3_value_type(text), sqlite3_value_type(needle))
      if types.0 == SQLITE_NULL || types.1 == SQLITE_NULL { return sqlite3_result_null(call) }
      let areBlobs = types.0 == SQLITE_BLOB && types.1 == SQLITE_BLOB
      guard let bytes = Self.bytes(of: text, isBlob: areBlobs), let searched = Self.bytes(of: needle, isBlob: areBlobs)
      else {
        return sqlite3_result_error_nomem(call)
      }
      guard let offset = Self.offset(of: searched, in: bytes, isText: !areBlobs) else {
        return sqlite3_result_int(call, 0)
      }
      var place = offset
      // The position is counted in characters.
      if !areBlobs { for index in 0..<offset where bytes[index] & 0xC0 == 0x80 { place -= 1 } }
      sqlite3_result_int64(call, Int64(place) + 1)
    }

    private static func bytes(of value: OpaquePointer?, isBlob: Bool) -> UnsafeBufferPointer<UInt8>? {
      if isBlob {
        let start = sqlite3_value_blob(value)?.assumingMemoryBound(to: UInt8.self)
        let count = Int(sqlite3_value_bytes(value))
        return start != nil || count == 0 ? UnsafeBufferPointer(start: start, count: count) : nil
      }
      guard let start = sqlite3_value_text(value) else { return nil }
      return UnsafeBufferPointer(start: start, count: Int(sqlite3_value_bytes(value)))
    }

    /// The offset of the first occurrence; in a text, only at a character boundary, as in SQLite. An empty needle is
    /// found at the start.
    static func offset(
      of needle: UnsafeBufferPointer<UInt8>, in text: UnsafeBufferPointer<UInt8>, isText: Bool
    ) -> Int? {
      if needle.isEmpty { return 0 }
      guard let start = text.baseAddress, let wanted = needle.baseAddress, text.count >= needle.count else {
        return nil
      }
      var rarest = 0
      for index in needle.indices where frequency(needle[index]) < frequency(needle[rarest]) { rarest = index }
      let byte = CInt(needle[rarest])
      // Where the rarest byte of an occurrence may be.
      var index = rarest
      let end = text.count - needle.count + rarest + 1
      while index < end {
        guard let found = memchr(start + index, byte, end - index) else { return nil }
        index = start.distance(to: UnsafePointer(found.assumingMemoryBound(to: UInt8.self)))
        let first = index - rarest
        let isCharacter = !isText || first == 0 || text[first] & 0xC0 != 0x80
        if isCharacter, memcmp(start + first, wanted, needle.count) == 0 { return first }
        index += 1
      }
      return nil
    }

    /// The estimated frequency of a byte in texts: letters by their rank in English, then separators such as spaces.
    private static func frequency(_ byte: UInt8) -> UInt8 { frequencies[Int(byte)] }

    private static let frequencies: [UInt8] = {
      var table = [UInt8](repeating: 20, count: 256)
      for (rank, byte) in "zqjxkvbywgpfmucdlhrsinoate".utf8.enumerated() { table[Int(byte)] = UInt8(30 + rank) }
      for byte in 0x80...0xFF { table[byte] = 25 }
      for byte in [0x01, 0x02, 0x20] { table[byte] = 100 }
      return table
    }()
  }
#endif
