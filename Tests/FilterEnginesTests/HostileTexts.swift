import FilterEngines
import FilterSQL
import Foundation
import Testing

#if SQLite
  import GRDB
#endif

/// Texts that have broken something somewhere.
enum HostileTexts {
  static let all: [String] = [
    "", " ", "'", "''", "'''", "\"", "`", "\\", "\\\\", "\\'", "'\\", "%", "_", "%%", "x' or 1=1 --",
    "'; drop table t; --",
    "x\"; --", "/* */", "--", ";", "?1", "$1", "$$", "$a$", ":a", "@a", "${a}", "{{a}}", "\\x41", "\\u0041", "\\N",
    "\\.",
    "NULL", "~", "fq-", "a\tb", "a\nb", "a\r\nb", "\r", "\u{6}", "\u{1B}[31m", "\u{7F}", "\u{85}", "\u{2028}",
    "\u{FEFF}",
    "é", "e\u{301}", "ß", "Æther", "日本語", "👩‍👩‍👧‍👦", "𝔘𝔫𝔦", "\u{10FFFF}", "\u{FFFD}", "\u{200F}", "ıİ",
    String(decoding: StoredText.encoded("a\0b\u{1}\u{5}".utf8), as: UTF8.self),
    String(repeating: "'\\", count: 500), String(repeating: "long ", count: 2_000),
  ]

  /// Rows of a number and a text, some of them missing.
  static let rows: [[SQLValue]] =
    all.enumerated().map { [.integer(Int64($0.offset)), .text($0.element)] } + [
      [.integer(.max), .null], [.integer(.min), .text("min")], [.integer(-1), .null], [.null, .text("none")],
      [.null, .null],
    ]
}

extension EngineConnection {
  /// All rows of a statement.
  func rows(
    _ text: String, _ parameters: [SQLValue] = [], _ results: [SQLStatement.Result]
  ) throws(EngineError) -> [[SQLValue]] {
    var rows: [[SQLValue]] = []
    try run(SQLStatement(text, parameters: parameters, dialect: dialect, results: results)) { row in
      rows.append(row)
      return true
    }
    return rows
  }

  /// The kind of the error of `body`; nil if there is none.
  static func kind(_ body: () throws(EngineError) -> Void) -> EngineError.Kind? {
    do throws(EngineError) {
      try body()
      return nil
    } catch { return error.kind }
  }
}

/// A task of one thread, so that no thread of Swift's concurrency waits.
func onThread<Result: Sendable>(_ body: @escaping @Sendable () -> Result) async -> Result {
  await withCheckedContinuation { continuation in
    Thread.detachNewThread { continuation.resume(returning: body()) }
  }
}

extension EngineConnection {
  /// The kind of the error of `body`, whose statement is cancelled. It is cancelled again and again until it ends,
  /// since nothing shows from outside when a statement has begun.
  func kindWhenCancelled(_ body: () throws(EngineError) -> Void) -> EngineError.Kind? {
    let (isOver, hasEnded) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    Thread.detachNewThread {
      while isOver.wait(timeout: .now() + .milliseconds(10)) == .timedOut { self.cancel() }
      hasEnded.signal()
    }
    defer {
      isOver.signal()
      hasEnded.wait()
    }
    do throws(EngineError) {
      try body()
      return nil
    } catch { return error.kind }
  }
}

/// A folder for the files of one test.
final class ScratchFolder {
  let path: String
  init() throws {
    path = NSTemporaryDirectory() + "engines-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }
  deinit { try? FileManager.default.removeItem(atPath: path) }
  func file(_ name: String) -> String { "\(path)/\(name)" }

  #if SQLite
    /// Makes a database of SQLite by statements; returns its path.
    func database(_ sql: String) throws -> String {
      let path = file("app.db")
      try DatabaseQueue(path: path).write { try $0.execute(sql: sql) }
      return path
    }
  #endif
}
