import FilterEngines
import FilterSQL
import Testing

@Suite struct EngineAddressTests {
  /// An address, and how it is read: its words or its path, and the dialect.
  @Test func addressesAreRead() throws {
    let rows: [(String, String)] = [
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
      ("host=db user=me dbname=cards", "host=db user=me dbname=cards postgresql"),
      (" service = cards", " service = cards postgresql"),
    ]
    for (text, expected) in rows {
      let address = try EngineAddress(text)
      let content =
        switch address {
        case .sqlite(let path): path
        case .postgresql(let url): url
        case .command(let words, _): words.joined(separator: "|")
        }
      #expect("\(content) \(address.dialect)" == expected, "\(text)")
    }
  }

  @Test func otherAddressesAreRefused() {
    let rows: [(String, String)] = [
      ("", "unknown engine ''"), ("sqlite:", "unknown engine 'sqlite:'"), ("cards.db", "unknown engine 'cards.db'"),
      ("postgres:cards", "is postgresql://USER@HOST/DATABASE or host=HOST user=USER dbname=DATABASE"),
      ("mysql://me:s3cret@host/", "unknown engine 'mysql:…'; expected"),
      ("postgres:me:s3cret@db/x", "the address of a PostgreSQL server is postgresql://"),
      ("me:s3cret@db", "unknown engine 'me:…'"), ("Server=db;Password=s3cret", "unknown engine; expected"),
      ("s3cret@db", "unknown engine; expected"),
      ("command:mysql:me:s3cret@host", "the dialect of the client 'mysql:…' is not known"),
      ("command:", "unknown engine"), ("command: ", "names no program"), ("command:''", "names no program"),
      ("command:mysql", "the dialect of the client 'mysql' is not known"), ("command:duckdb 'a", "unclosed quote"),
      ("command:duckdb a\\", "unclosed quote or backslash"), ("command:duckdb:", "names no program"),
      ("sqlite:a\0b", "zero byte"), ("\u{1B}[2J", "unknown engine '[2J'"),
    ]
    for (text, message) in rows {
      let error = #expect(throws: EngineError.self, "\(text)") { try EngineAddress(text) }
      #expect(error?.kind == .unreachable, "\(text)")
      #expect(error?.message.contains(message) == true, "\(text): \(error?.message ?? "")")
      #expect(error?.message.contains("s3cret") == false, "\(text): \(error?.message ?? "")")
    }
  }

  /// A message never shows a password, at any position.
  @Test func passwordsAreNotShown() throws {
    let rows: [(String, String)] = [
      ("postgres://me:s3cret@host/db", "postgres://me:***@host/db"),
      ("postgres://me:s3cret@other@host/db", "postgres://me:***@host/db"),
      ("postgres://me:s3/cret?x=s3@host/db?a=b", "postgres://me:***@host/db?a=***"),
      ("postgres://me:s3cret@host/db?sslmode=require", "postgres://me:***@host/db?sslmode=require"),
      ("postgres://me:s3cret", "postgres://***"), ("postgres://me:s3cret/db", "postgres://***"),
      ("postgres://[::1]:5432,b:1/db", "postgres://[::1]:5432,b:1/db"),
      ("host=db password=s3cret dbname=x", "host=db password=*** dbname=x"),
      ("password = 's3cret \\' s3cret' host=db", "password=*** host=db"),
      ("host=db password=a s3cret port=1", "host=db password=*** ***"),
      ("host=db sslpassword=s3cret what=s3cret", "host=db sslpassword=*** what=***"),
      ("service=cards dbname=postgres://me:s3cret@x/y", "service=cards dbname=***"),
      ("host=db password=a://s3cret", "host=db password=***"),
      ("postgres://me@host/db", "postgres://me@host/db"),
      ("postgres://host:5432/db", "postgres://host:5432/db"),
      ("postgres://host/db?password=s3cret&user=b", "postgres://host/db?password=***&user=b"),
      ("postgres://host/db?s3cret", "postgres://host/db?***"),
      ("postgres://host/db?sslPassword=s3cret", "postgres://host/db?sslPassword=***"),
      ("postgres://host/db?pass%77ord=s3cret", "postgres://host/db?pass%77ord=***"),
    ]
    for (text, shown) in rows {
      #expect(try EngineAddress(text).description == shown, "\(text)")
    }
  }

  /// Its arguments may hold a password too.
  @Test func commandsAreShownByTheirProgram() throws {
    #expect(try EngineAddress("command:trino --password s3cret").description == "command:trino")
  }
}
