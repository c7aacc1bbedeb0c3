import FilterEngines
import FilterSQL
import Foundation
import Testing

@Suite(.serialized, .enabled(if: PostgreSQLConnection.isInstalled, "libpq is not installed"))
struct PostgreSQLFailureTests {
  /// A server of a habit, and the kind of the error of connecting and of the first statement.
  @Test(arguments: [
    (FakePostgreSQL.Habit.closes, EngineError.Kind.unreachable), (.hangs, .unreachable), (.babbles, .unreachable),
    (.asksForTheImpossible, .unreachable), (.ignoresStatements, .timedOut), (.closesWithinARow, .lost),
    (.babblesRows, .lost), (.claimsMuch, .timedOut),
  ])
  func brokenServersAreAnError(_ habit: FakePostgreSQL.Habit, _ kind: EngineError.Kind) async throws {
    let server = try #require(FakePostgreSQL(habit))
    // The limit is short only where it is reached while connecting.
    let limit = Duration.milliseconds(habit == .hangs ? 500 : kind == .timedOut ? 5_000 : 120_000)
    let error = await onThread { () -> EngineError? in
      do throws(EngineError) {
        let connection = try EngineConnections.open(
          .postgresql(server.address), isReadOnly: true, timeLimit: limit)
        _ = try connection.rows("SELECT 'x'", [], [.text])
        return nil
      } catch { return error }
    }
    #expect(error?.kind == kind, "\(error?.message ?? "no error")")
    #expect(error?.message.contains("s3cret") == false)
    #expect(error?.message.contains("\u{1B}") == false)
  }

  /// Nobody listens there, and addresses that libpq cannot read.
  @Test(arguments: [
    "postgresql://me:s3cret@127.0.0.1:1/db", "postgresql://me:s3cret@127.0.0.1:1/db?what=1",
    "postgresql://me:s3cret%zz@127.0.0.1:1/db", "postgresql://me:s3cret@[127.0.0.1/db",
    "postgresql://me:s3cret@127.0.0.1:99999999/db", "postgresql://me:s3cret", "postgresql://me:a/s3cret@127.0.0.1:1/db",
    "postgresql://me:s3cret#x@127.0.0.1:1/db", "postgresql://127.0.0.1:1/db?passwd=s3cret",
    "postgresql://me@127.0.0.1:1/db?options=s3cret&port=s3cret", "host=127.0.0.1 port=1 password=s3cret",
    "host=127.0.0.1 port=1 password=a s3cret", "host=127.0.0.1 port=1 passwd=s3cret", "port=1 host=s3cret@127.0.0.1",
    "host=127.0.0.1 port=1 password='s3cret",
  ])
  func unreachableServersAreAnError(_ address: String) async throws {
    let error = await onThread { () -> EngineError? in
      do throws(EngineError) {
        _ = try EngineConnections.open(EngineAddress(address), isReadOnly: true, timeLimit: .seconds(120))
        return nil
      } catch { return error }
    }
    #expect(error?.kind == .unreachable)
    #expect(error?.message.contains("s3cret") == false, "\(error?.message ?? "")")
  }

  /// The caller does not wait for a server that ignores cancelling.
  @Test func cancellingNeedsNoAnswer() async throws {
    let server = try #require(FakePostgreSQL(.ignoresStatements))
    let kind = await onThread { () -> EngineError.Kind? in
      guard
        let connection = try? EngineConnections.open(
          .postgresql(server.address), isReadOnly: true, timeLimit: .seconds(60))
      else { return nil }
      return connection.kindWhenCancelled { () throws(EngineError) in
        _ = try connection.rows("SELECT 1", [], [.text])
      }
    }
    #expect(kind == .cancelled)
  }
}
