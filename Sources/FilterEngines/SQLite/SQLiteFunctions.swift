#if SQLite
  import FilterRegex
  import Foundation
  import GRDBSQLite

  /// The functions of the toolkit in a connection of SQLite.
  ///
  /// `fq_matches(pattern, text)` returns whether a text matches a pattern of the running statement, identified by its
  /// source. A missing text gives NULL. Patterns run on SQLite's bytes without copying them.
  final class SQLiteFunctions {
    private final class Matcher {
      var matcher: RegexMatcher
      init(_ regex: CompiledRegex) { matcher = RegexMatcher(regex) }
    }

    private var matchers: [[UInt8]: Matcher] = [:]

    /// Sets the patterns of the statement that runs next.
    func prepare(_ patterns: [String: CompiledRegex]) {
      matchers = [:]
      for (text, regex) in patterns { matchers[Array(text.utf8)] = Matcher(regex) }
    }

    /// Adds the functions. This object must outlive the connection.
    func register(with handle: OpaquePointer) -> CInt {
      let context = Unmanaged.passUnretained(self).toOpaque()
      return sqlite3_create_function_v2(
        handle, "fq_matches", 2, SQLITE_UTF8 | SQLITE_DETERMINISTIC | Self.directOnly, context,
        { call, _, values in
          guard let call, let values, let context = sqlite3_user_data(call) else { return }
          Unmanaged<SQLiteFunctions>.fromOpaque(context).takeUnretainedValue().match(call, values[0], values[1])
        }, nil, nil, nil)
    }

    /// `SQLITE_DIRECTONLY`: views and triggers of an untrusted database cannot call it.
    private static let directOnly: CInt = 0x80000

    private func match(_ call: OpaquePointer, _ pattern: OpaquePointer?, _ text: OpaquePointer?) {
      guard sqlite3_value_type(text) != SQLITE_NULL, let bytes = Self.bytes(of: text) else {
        return sqlite3_result_null(call)
      }
      let matcher: Matcher
      if let known = sqlite3_get_auxdata(call, 0) {
        matcher = Unmanaged<Matcher>.fromOpaque(known).takeUnretainedValue()
      } else {
        guard let found = Self.bytes(of: pattern).flatMap({ matchers[Array($0)] }) else {
          return sqlite3_result_error(call, "fq_matches: not a pattern of the statement", -1)
        }
        matcher = found
        // The pattern is a constant, so that SQLite keeps this until the statement ends; the table keeps the object.
        sqlite3_set_auxdata(call, 0, Unmanaged.passUnretained(found).toOpaque(), nil)
      }
      switch matcher.matcher.contains(in: bytes) {
      case .match: sqlite3_result_int(call, 1)
      case .noMatch: sqlite3_result_int(call, 0)
      case .budgetExhausted: sqlite3_result_error(call, RegexVerdict.budgetExhausted.message ?? "", -1)
      }
    }

    private static func bytes(of value: OpaquePointer?) -> UnsafeBufferPointer<UInt8>? {
      guard let start = sqlite3_value_text(value) else { return nil }
      return UnsafeBufferPointer(start: start, count: Int(sqlite3_value_bytes(value)))
    }
  }
#endif
