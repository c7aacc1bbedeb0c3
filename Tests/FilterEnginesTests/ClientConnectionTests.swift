import FilterEngines
import FilterSQL
import Foundation
import Testing

@Suite(.serialized) struct ClientConnectionTests {
  private static func kind(_ body: () throws(EngineError) -> Void) -> EngineError.Kind? { ClientConnection.kind(body) }

  /// The behavior of a client on a statement, the kind of the error, and a part of its message. The next statement
  /// works.
  @Test(arguments: [
    ("SELECT 1", nil, ""), ("SELECT 'echo'", nil, ""), ("SELECT 'noise'", nil, ""),
    ("SELECT 'die'", EngineError.Kind.lost, "ended: I am unwell"), ("SELECT 'closed'", .lost, "the client 'sh' ended"),
    ("SELECT 'hang'", .timedOut, "did not answer in time"), ("SELECT 'deaf'", .timedOut, "did not answer in time"),
    ("SELECT 'flood'", .timedOut, "did not answer in time: garbage"),
    ("SELECT 'garbage'", .refused, "incomplete answer"),
    ("SELECT 'half'", .refused, "incomplete answer: disk gone"), ("SELECT 'cut'", .unusable, "truncates or mixes"),
    ("SELECT 'wide'", .unusable, "truncates or mixes"), ("SELECT 'letters'", .unusable, "truncates or mixes"),
    ("SELECT 'refuse'", .refused, "incomplete answer: Error: no such \\table\\"),
    ("SELECT 'mutter'", .refused, "incomplete answer: no way"), ("SELECT 'a\0b'", .refused, "zero byte"),
  ])
  func clientsThatMisbehaveAreAnError(_ sql: String, _ kind: EngineError.Kind?, _ message: String) async throws {
    let folder = try ScratchFolder()
    let address = try FakeClient.address(folder.file("client"))
    // A client starts late on a busy machine; the limit is short only where it has to be reached.
    let limit = Duration.seconds(kind == .timedOut ? 10 : 120)
    let (error, after) = await onThread { () -> (EngineError?, [[SQLValue]]?) in
      var error: EngineError?
      do throws(EngineError) {
        let connection = try EngineConnections.open(
          EngineAddress(address), isReadOnly: true, timeLimit: limit)
        do throws(EngineError) {
          let rows = try connection.rows(sql, [], [.integer])
          if rows != [[.integer(1)]] { error = EngineError(.refused, "\(rows)") }
        } catch { return (error, try connection.rows("SELECT 1", [], [.integer])) }
        return (error, try connection.rows("SELECT 1", [], [.integer]))
      } catch { return (error, nil) }
    }
    #expect(error?.kind == kind, "\(error?.message ?? "")")
    #expect(error?.message.contains(message) ?? message.isEmpty, "\(error?.message ?? "")")
    #expect(after == [[.integer(1)]])
  }

  /// Clients that cannot be used, and their errors.
  @Test(arguments: [
    ("command:duckdb:/no/such/client", EngineError.Kind.unreachable, "cannot start '/no/such/client'"),
    ("command:duckdb:true", .lost, "ended"), ("command:duckdb:sh -c 'echo broken >&2; exit 1'", .lost, "ended: broken"),
    ("command:duckdb:cat", .timedOut, "did not answer in time"), ("command:duckdb:yes", .timedOut, "y y y"),
    ("command:duckdb:sleep 100", .timedOut, "did not answer"),
    ("command:duckdb:head -c 1000000 /dev/zero", .lost, "the client 'head' ended"),
  ])
  func otherProgramsAreAnError(_ address: String, _ kind: EngineError.Kind, _ message: String) async throws {
    let error = await onThread { () -> EngineError? in
      do throws(EngineError) {
        let limit = Duration.milliseconds(kind == .timedOut ? 500 : 120_000)
        _ = try EngineConnections.open(EngineAddress(address), isReadOnly: true, timeLimit: limit)
        return nil
      } catch { return error }
    }
    #expect(error?.kind == kind, "\(error?.message ?? "")")
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
  }

  /// A client that omits rows, as some do where there are many, is detected before it is used.
  @Test func clientsThatOmitRowsAreRefused() async throws {
    let folder = try ScratchFolder()
    let address = try FakeClient.address(
      folder.file("client"), prelude: "awk() { command awk \"$@\" | sed -e 1000d; }\n")
    let error = await onThread { () -> EngineError? in
      do throws(EngineError) {
        _ = try EngineConnections.open(EngineAddress(address), isReadOnly: true, timeLimit: .seconds(120))
        return nil
      } catch { return error }
    }
    #expect(
      error
        == EngineError(
          .unusable, "the client 'sh' shows 14640 of 14641 rows; set it to print all rows as they are"))
  }

  @Test func statementsWithoutRowsAreRun() async throws {
    let folder = try ScratchFolder()
    let address = try FakeClient.address(folder.file("client"))
    let problems = await onThread { () -> [String] in
      var problems: [String] = []
      do throws(EngineError) {
        let connection = try EngineConnections.open(EngineAddress(address), isReadOnly: true, timeLimit: .seconds(120))
        try connection.execute(["SET a\n= 1", "SET b = 2"])
        let lines = try connection.lines("EXPLAIN x")
        if lines != ["done"] { problems.append("\(lines)") }
        for (sql, kind) in [("SET refuse", EngineError.Kind.refused), ("SET die", .lost), ("SET a\0", .refused)] {
          if Self.kind({ () throws(EngineError) in try connection.execute([sql]) }) != kind { problems.append(sql) }
        }
        let isRefused = Self.kind { () throws(EngineError) in
          try connection.load("t", columns: ["a"], results: [.integer]) { nil }
        }
        if isRefused != .refused { problems.append("load") }
        if try connection.rows("SELECT none", [], [.integer]) != [] { problems.append("no rows") }
        connection.close()
        if Self.kind({ () throws(EngineError) in try connection.execute([]) }) != .lost { problems.append("closed") }
      } catch { problems.append("\(error)") }
      return problems
    }
    #expect(problems == [])
  }

  @Test func rowsStopAndStatementsAreCancelled() async throws {
    let folder = try ScratchFolder()
    let address = try FakeClient.address(folder.file("client"))
    let problems = await onThread { () -> [String] in
      var problems: [String] = []
      do throws(EngineError) {
        let connection = try EngineConnections.open(EngineAddress(address), isReadOnly: true, timeLimit: .seconds(60))
        var count = 0
        try connection.run(SQLStatement("SELECT endless", dialect: .duckdb, results: [.integer])) { _ in
          count += 1
          return count < 10
        }
        if count != 10 { problems.append("\(count) rows") }
        // This client answers after it is interrupted, and ends then.
        try connection.run(SQLStatement("SELECT late", dialect: .duckdb, results: [.integer])) { _ in false }
        if try connection.rows("SELECT 1", [], [.integer]) != [[.integer(1)]] { problems.append("after an interrupt") }
        let kind = connection.kindWhenCancelled { () throws(EngineError) in
          _ = try connection.rows("SELECT hang", [], [.integer])
        }
        if kind != .cancelled { problems.append("cancel") }
        if try connection.rows("SELECT 1", [], [.integer]) != [[.integer(1)]] { problems.append("after") }
      } catch { problems.append("\(error)") }
      return problems
    }
    #expect(problems == [])
  }

  /// No process is left: neither the client, nor what it started, nor one that is not waited for.
  @Test func nothingIsLeftRunning() async throws {
    let folder = try ScratchFolder()
    let note = folder.file("processes")
    let address = try FakeClient.address(
      folder.file("client"), prelude: "sleep 1000 & echo $$ $! > '\(note)'\n")
    await onThread {
      guard let address = try? EngineAddress(address) else { return }
      _ = try? EngineConnections.open(address, isReadOnly: true, timeLimit: .seconds(120))
    }
    let identifiers = try String(contentsOfFile: note, encoding: .utf8).split(whereSeparator: { $0.isWhitespace })
    #expect(identifiers.count == 2)
    for identifier in identifiers.compactMap({ pid_t($0) }) {
      // The child of the client is waited for by the system, in its own time.
      var isThere = true
      for _ in 0..<6_000 where isThere {
        isThere = kill(identifier, 0) == 0 && !Self.isZombie(identifier)
        if isThere { await onThread { Thread.sleep(forTimeInterval: 0.01) } }
      }
      #expect(!isThere, "\(identifier)")
    }
  }

  private static func isZombie(_ identifier: pid_t) -> Bool {
    let status = try? String(contentsOfFile: "/proc/\(identifier)/stat", encoding: .utf8)
    return status?.contains(") Z ") ?? false
  }
}
