import FilterSQL
import Testing

@testable import FilterEngines

/// The numbers of libpq, which is looked up when a server is opened, and the message if that fails.
@Suite struct PostgreSQLLibraryTests {
  typealias Status = PostgreSQLLibrary.ResultStatus

  /// `ExecStatusType` of `libpq-fe.h`, and whether rows are copied.
  private static let statuses: [(Status, CInt, Bool)] = [
    (.emptyQuery, 0, false), (.commandOK, 1, false), (.tuplesOK, 2, false), (.copyOut, 3, true), (.copyIn, 4, true),
    (.badResponse, 5, false), (.nonfatalError, 6, false), (.fatalError, 7, false), (.copyBoth, 8, true),
    (.singleTuple, 9, false),
  ]

  @Test func resultsHaveTheNumbersOfTheManual() {
    for (status, number, isCopy) in Self.statuses {
      #expect(status.rawValue == number, "\(status)")
      #expect(Status(rawValue: number) == status, "\(status)")
      #expect(status.isCopy == isCopy, "\(status)")
    }
  }

  /// A pipeline of statements and rows in chunks come only where they are asked for.
  @Test func otherNumbersAreNotResults() {
    let rows: [CInt] = [-1, 10, 11, 12, 99, CInt.max]
    for number in rows {
      #expect(Status(rawValue: number) == nil, "\(number)")
    }
  }

  /// `PostgresPollingStatusType`; its last number is no longer used.
  @Test func pollingHasTheNumbersOfTheManual() {
    let states: [PostgreSQLLibrary.Polling?] = (0...4).map { PostgreSQLLibrary.Polling(rawValue: $0) }
    #expect(states == [.failed, .reading, .writing, .ok, nil])
  }

  /// Without a result, libpq answers with a fatal error.
  @Test(.enabled(if: PostgreSQLConnection.isInstalled, "libpq is not installed"))
  func noResultIsAFatalError() throws {
    let library: PostgreSQLLibrary = try #require(PostgreSQLLibrary.installed)
    #expect(library.kind(of: nil) == .fatalError)
    library.clear(nil)
  }

  /// Without libpq, the message names the package to install; otherwise the reason why the server cannot be reached. No
  /// server listens on port 1.
  @Test(arguments: [
    "postgresql://me:s3cret@127.0.0.1:1/db", "postgres://me@127.0.0.1:1/db?password=s3cret",
    "postgresql://me:s3cret@127.0.0.1:1/db?connect_timeout=1",
  ])
  func theMessageNamesThePackage(_ text: String) async throws {
    let address = try EngineAddress(text)
    let error: EngineError? = await onThread { () -> EngineError? in
      do throws(EngineError) {
        _ = try EngineConnections.open(address, timeLimit: .seconds(5))
        return nil
      } catch { return error }
    }
    let message: String = error?.message ?? ""
    #expect(error?.kind == .unreachable)
    #expect(message.hasPrefix("cannot connect to '\(address)': "), "\(message)")
    #expect(!message.contains("s3cret"), "\(message)")
    let isInstalled: Bool = PostgreSQLConnection.isInstalled
    for package in ["libpq5 (Debian)", "libpq (Homebrew)"] {
      #expect(message.contains(package) != isInstalled, "\(message)")
    }
    #expect(message.contains("127.0.0.1") && !message.hasSuffix(": "), "\(message)")
  }

  /// A row that is refused between others leaves no bytes, wherever its text has the zero byte.
  @Test(arguments: ["\0", "\0a", "a\0", "a\tb\0", "\\\n\0\r"])
  func refusedRowsLeaveNothing(_ text: String) {
    var rows = PostgreSQLRows()
    let first: Bool = rows.append([.text("a\\b"), .null])
    let bytes: [UInt8] = rows.bytes
    let second: Bool = rows.append([.text("x"), .text(text), .null])
    #expect(first && !second)
    #expect(rows.bytes == bytes)
    let third: Bool = rows.append([.integer(-1), .text("\r\n")])
    #expect(third)
    #expect(String(decoding: rows.bytes, as: UTF8.self) == "a\\\\b\t\\N\n-1\t\\r\\n\n")
  }
}
