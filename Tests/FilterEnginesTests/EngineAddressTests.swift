import FilterEngines
import FilterSQL
import Testing

@Suite struct EngineAddressTests {
  /// An address, and how it is read: its words or its path, and the dialect.
  @Test(arguments: [
    ("sqlite:cards.db", "cards.db sqlite"),
    ("sqlite:/a b/c:d.db", "/a b/c:d.db sqlite"),
    ("postgres://localhost/cards", "postgres://localhost/cards postgresql"),
    (
      "postgresql://a:b@[::1]:5432/cards?sslmode=require",
      "postgresql://a:b@[::1]:5432/cards?sslmode=require postgresql"
    ),
    ("command:duckdb cards.db", "duckdb|cards.db duckdb"),
    (
      "command:/opt/spark/bin/spark-sql --master 'spark://a b:7077'",
      "/opt/spark/bin/spark-sql|--master|spark://a b:7077 spark"
    ),
    ("command:clickhouse client", "clickhouse|client clickhouse"),
    ("command:trino --server \"a \\\"b\\\" \\c\"", "trino|--server|a \"b\" \\c trino"),
    ("command:spark:python3 my\\ client.py ''", "python3|my client.py| spark"),
    ("command:postgres:psql -d 'it''s'", "psql|-d|its postgresql"),
    ("command:duckdb:a:b", "a:b duckdb"),
  ])
  func addressesAreRead(_ text: String, _ expected: String) throws {
    let address = try EngineAddress(text)
    let content =
      switch address {
      case .sqlite(let path): path
      case .postgresql(let url): url
      case .command(let words, _): words.joined(separator: "|")
      }
    #expect("\(content) \(address.dialect)" == expected)
  }

  @Test(arguments: [
    ("", "unknown engine ''"), ("sqlite:", "unknown engine 'sqlite:'"), ("cards.db", "unknown engine 'cards.db'"),
    ("postgres:cards", "unknown engine"), ("mysql://me:secret@host/", "unknown engine 'mysql://me:***@host/'"),
    ("command:", "unknown engine"), ("command: ", "names no program"), ("command:''", "names no program"),
    ("command:mysql", "the dialect of the client 'mysql' is not known"), ("command:duckdb 'a", "unclosed quote"),
    ("command:duckdb a\\", "unclosed quote or backslash"), ("command:duckdb:", "names no program"),
    ("sqlite:a\0b", "zero byte"), ("\u{1B}[2J", "unknown engine '[2J'"),
  ])
  func otherAddressesAreRefused(_ text: String, _ message: String) {
    let error = #expect(throws: EngineError.self) { try EngineAddress(text) }
    #expect(error?.kind == .unreachable)
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
  }

  /// A message never shows a password, wherever it stands.
  @Test(arguments: [
    ("postgres://me:s3cret@host/db", "postgres://me:***@host/db"),
    ("postgres://me:s3cret@other@host/db", "postgres://me:***@host/db"),
    ("postgres://me:s3/cret?x=s3@host/db?a=b", "postgres://me:***@host/db?a=b"),
    ("postgres://me@host/db", "postgres://me@host/db"),
    ("postgres://host:5432/db", "postgres://host:5432/db"),
    ("postgres://host/db?password=s3cret&a=b", "postgres://host/db?password=***&a=b"),
    ("postgres://host/db?sslPassword=s3cret", "postgres://host/db?sslPassword=***"),
    ("postgres://host/db?pass%77ord=s3cret", "postgres://host/db?pass%77ord=***"),
  ])
  func passwordsAreNotShown(_ text: String, _ shown: String) throws {
    #expect(try EngineAddress(text).description == shown)
  }

  /// Its arguments may hold a password too.
  @Test func commandsAreShownByTheirProgram() throws {
    #expect(try EngineAddress("command:trino --password s3cret").description == "command:trino")
  }
}
