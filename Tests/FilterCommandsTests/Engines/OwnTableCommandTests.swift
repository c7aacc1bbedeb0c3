#if SQLite
  import FilterEngines
  import Foundation
  import Testing
  import _FilterTestSupport

  @testable import FilterCommands

  /// Commands over a person's own table, in a file of SQLite.
  @Suite struct OwnTableCommandTests {
    private let folder: TemporaryFolder
    private var table: String { folder.path("app.db") + ":orders" }

    init() throws {
      folder = try TemporaryFolder()
      let address = EngineAddress.sqlite(path: folder.path("app.db"))
      let connection = try EngineConnections.open(address, isReadOnly: false, timeLimit: .seconds(10))
      defer { connection.close() }
      try connection.execute([
        "CREATE TABLE customers (id INTEGER PRIMARY KEY, city TEXT)",
        "CREATE TABLE orders (id INTEGER PRIMARY KEY, state TEXT NOT NULL, cents INTEGER, customer_id INTEGER references customers)",
        "INSERT INTO customers (city) VALUES ('Oslo'), ('York')",
        "INSERT INTO orders (state, cents, customer_id) VALUES ('paid', 1250, 1), ('open', 99, 2), ('paid', NULL, NULL)",
        "CREATE INDEX orders_state ON orders (state)",
      ])
    }

    private func vocabulary(_ fields: String, name: String = "orders.json") throws -> String {
      try folder.write(
        name,
        "{\"name\": \"orders\", \"item\": \"order\", \"items\": \"orders\", \"table\": \"orders\", \"fields\": [\(fields)]}"
      )
    }

    private static let fields = """
      {"name": "state", "kind": "enumeration", "values": ["open", "paid"]},
      {"name": "price", "kind": "number", "source": {"column": "cents", "scale": 2}},
      {"name": "city", "kind": "text",
        "source": {"table": "customers", "key": "id", "reference": "customer_id", "column": "city"}}
      """

    @Test(arguments: [
      (["state:paid"], "2"), (["customer.city:oslo"], "1"), (["-customer.city:oslo"], "2"), (["cents>100"], "1"),
      (["no:cents"], "1"), ([""], "3"),
    ])
    func counts(query: [String], count: String) {
      let found = run(["search", "--count"] + query + [table], bytes: [])
      #expect(found.output == count + "\n" && found.errors.isEmpty, "\(found)")
    }

    /// What nobody asked for is not printed: an export of orders has no columns of the customers.
    @Test(arguments: [
      (["", "--limit", "1"], "{\"id\":1,\"state\":\"paid\",\"cents\":1250,\"customer_id\":1}\n"),
      (
        ["customer.city:oslo"],
        "{\"id\":1,\"state\":\"paid\",\"cents\":1250,\"customer_id\":1,\"customer\":{\"city\":\"Oslo\"}}\n"
      ),
      (["", "--format", "csv", "--limit", "1"], "id,state,cents,customer_id\n1,paid,1250,1\n"),
      (["customer.city:york", "--format", "csv"], "id,state,cents,customer_id,customer.city\n2,open,99,2,York\n"),
      (["cents>100", "--columns", "id,customer.city"], "id\tcustomer.city\n1\tOslo\n"),
      (
        ["no:cents", "--format", "json"], "[\n  {\"id\":3,\"state\":\"paid\",\"cents\":null,\"customer_id\":null}\n]\n"
      ),
    ])
    func columnsOfOtherTables(query: [String], output: String) {
      let found = run(["search"] + query + [table], bytes: [])
      #expect(found.output == output, "\(found)")
    }

    @Test func aVocabularyFileNamesTheTable() throws {
      let file = try vocabulary(Self.fields)
      let address = "sqlite:" + folder.path("app.db")
      for arguments in [["--engine", address, "price>12 city:oslo"], ["price>12 city:oslo", table]] {
        let found = run(["search", "--vocabulary", file, "--json"] + arguments, bytes: [])
        #expect(
          found.output == """
            {"id":1,"state":"paid","cents":1250,"customer_id":1,"price":12.5,"city":["Oslo"]}

            """, "\(found)")
      }
      let statement = run(["sql", "--vocabulary", file, "state:paid price>12", table], bytes: [])
      #expect(
        statement.output
          == "SELECT o.* FROM orders o WHERE o.state = 'paid' AND o.cents > 1200 ORDER BY o.id;\n")
    }

    @Test func aStatementIsInTheDialectOfItsTable() {
      let found = run(["sql", "--dialect", "postgresql", "state:paid", table], bytes: [])
      #expect(
        found.errors
          == "filterq: the query cannot be expressed in SQL: the table is one of SQLite, not of PostgreSQL\n")
      #expect(found.status == 2 && found.output.isEmpty)
      #expect(run(["sql", "--dialect", "sqlite", "state:paid", table], bytes: []).status == 0)
    }

    @Test func conditionsOnLinesWithTheirTerms() {
      let found = run(["sql", "--comments", "state:paid -cents>100", table], bytes: [])
      #expect(
        found.output == """
          SELECT o.* FROM orders o
          WHERE o.state = 'paid'  -- state:paid
            AND (o.cents <= 100 OR o.cents IS NULL)  -- -cents>100
          ORDER BY o.id;

          """)
    }

    @Test func anInferredVocabularyDescribesTheSameTable() throws {
      let inferred = run(["vocabulary", "infer", table], bytes: [])
      #expect(inferred.status == 0)
      _ = try folder.write("inferred.json", inferred.output)
      for query in ["state:paid", "customer.city:york", "cents<1000"] {
        let options = ["search", query, table, "--json"]
        let described = run(options + ["--vocabulary", folder.path("inferred.json")], bytes: [])
        #expect(described.output == run(options, bytes: []).output && !described.output.isEmpty)
      }
    }

    @Test func aDifferenceOfTheEngineIsTold() {
      let found = run(["search", "--count", "--exactness", "engine", "customer.city:osl", table], bytes: [])
      #expect(found.output == "1\n")
      #expect(found.errors == "filterq: 'customer.city:osl': the engine compares letters by its own rules\n")
    }

    @Test(arguments: [
      (
        "{\"name\": \"price\", \"kind\": \"number\", \"source\": {\"column\": \"cent\"}}",
        "the field 'price': the table 'orders' has no column 'cent'; it has 'id', 'state', 'cents', 'customer_id'"
      ),
      (
        "{\"name\": \"sku\", \"kind\": \"text\", \"source\": {\"table\": \"lines\", \"key\": \"id\", \"column\": \"sku\"}}",
        "there is no table 'lines'; there is 'customers', 'orders'"
      ),
    ])
    func whatTheDatabaseDoesNotHaveIsNamed(fields: String, message: String) throws {
      let found = run(["search", "--vocabulary", try vocabulary(fields), "", table], bytes: [])
      #expect(found.status == 2)
      #expect(found.errors.contains(message), "\(found.errors)")
    }

    /// Names from a stranger's file are identifiers, and an expression runs only from a file that is named.
    @Test func hostileVocabularies() throws {
      let names = ["a\"; DROP TABLE orders; --", "cents\" OR 1=1 --", "/* */", "x'y", "`", "\\"]
      for (number, name) in names.enumerated() {
        let quoted = String(decoding: try JSONEncoder().encode(name), as: UTF8.self)
        let file = try vocabulary(
          "{\"name\": \"a\", \"kind\": \"number\", \"source\": {\"column\": \(quoted)}}", name: "\(number).json")
        let found = run(["search", "--vocabulary", file, "a>1", table], bytes: [])
        #expect(found.status == 2 && found.errors.contains("has no column"), "\(name): \(found)")
      }
      // A document of a stranger names a vocabulary, but a table is described only by `--vocabulary`.
      let evil = try vocabulary(
        "{\"name\": \"state\", \"kind\": \"number\", \"source\": {\"expression\": \"randomblob(1000000000)\"}}",
        name: "evil.json")
      _ = try folder.write("stranger.filterq", "# list: evil.json\nstate:paid\n")
      let found = run(
        ["search", "--queries", folder.path("stranger.filterq"), "--engine", "sqlite:\(table)"], bytes: [])
      #expect(found.output.contains("\"count\":2"), "\(evil): \(found)")
      #expect(run(["search", "--count", "", table], bytes: []).output == "3\n")
    }

    @Test func anOrderOfTheQueryIsInTheStatement() {
      let found = run(["sql", "state:paid order:cents direction:desc", table], bytes: [])
      #expect(
        found.output
          == "SELECT o.* FROM orders o WHERE o.state = 'paid' ORDER BY o.cents DESC NULLS LAST, o.id;\n", "\(found)")
      // Engines order texts by their own rules.
      let other = run(["sql", "cents:99 order:state", table], bytes: [])
      #expect(other.output == "SELECT o.* FROM orders o WHERE o.cents = 99 ORDER BY o.id;\n", "\(other)")
      #expect(other.errors == "filterq: the statement is not sorted by 'state'; the rows are sorted here\n")
    }

    @Test func queriesOnStandardInputAreAnswered() {
      let lines = Array("state:paid\n\ncents>100\n".utf8)
      for arguments in [["--engine", "sqlite:\(table)"], ["--engine", "sqlite:\(table)", "--count"]] {
        let found = run(["search"] + arguments, bytes: lines)
        #expect(found.output.split(separator: "\n").count == 2 && found.status == 0, "\(found)")
        #expect(found.output.contains("\"query\":\"state:paid\",\"count\":2"), "\(found)")
        #expect(found.output.contains("\"query\":\"cents>100\",\"count\":1"), "\(found)")
      }
      // What answers to queries do not have is refused.
      let grouped = run(["search", "--engine", "sqlite:\(table)", "--count-by", "state"], bytes: lines)
      #expect(grouped.status == 2 && grouped.output.isEmpty, "\(grouped)")
      #expect(run(["search", "--engine", "sqlite:\(table)", "--count"], bytes: []).output == "3\n")
    }

    /// A file of SQLite has the same kinds among items and as a table.
    @Test func aTableHasTheSameKindsAsAFileOfItems() throws {
      let address = EngineAddress.sqlite(path: folder.path("kinds.db"))
      let connection = try EngineConnections.open(address, isReadOnly: false, timeLimit: .seconds(10))
      defer { connection.close() }
      try connection.execute([
        "CREATE TABLE t (id INTEGER PRIMARY KEY, ok BOOLEAN, note TEXT, cents INTEGER)",
        "INSERT INTO t (ok, note) VALUES (1, 'a'), (0, 'b'), (NULL, 'c')",
      ])
      let path = folder.path("kinds.db") + ":t"
      for (query, count) in [("ok=yes", "1"), ("ok:no", "1"), ("no:ok", "1"), ("no:cents", "3")] {
        #expect(run(["search", "--count", query, path], bytes: []).output == count + "\n", "\(query)")
        #expect(run(["search", "--count", query, "--items", path], bytes: []).output == count + "\n", "\(query)")
      }
    }

    @Test(arguments: ["temp.x", "TEMP.x", "pg_temp.x"]) func aTableThatWouldVanishIsRefused(name: String) {
      let found = run(["search", "state:paid", table, "--into", name], bytes: [])
      #expect(
        found.errors == "filterq: the table '\(name)' would end with the connection; name one that stays\n")
      #expect(found.status == 2 && found.output.isEmpty)
    }

    /// A password in an address is not repeated, wherever the address stands.
    @Test(arguments: [
      ["sql", "x", "postgresql://u:secret@127.0.0.1:1/db"], ["sql", "postgresql://u:secret@127.0.0.1:1/db"],
      ["sql", "x", "postgresql://u:secret@127.0.0.1:1/db:t"], ["sql", "--explain", "x", "postgres://u:secret@h/db"],
      ["sql", "x", "y", "postgresql://u:secret@127.0.0.1:1/db:t"], ["search", "postgresql://u:secret@127.0.0.1:1/db"],
      ["search", "x", "postgresql://u:secret@127.0.0.1:1/db"], ["repl", "postgresql://u:secret@127.0.0.1:1/db"],
      ["sql", "x", "host=127.0.0.1 port=1 password=secret dbname=d"],
      ["search", "x", "--items", "postgresql://u:secret@127.0.0.1:1/db"],
      ["repl", "postgresql://127.0.0.1:1/db?password=secret"],
      ["search", "x", "--engine", "postgresql://u:secret@127.0.0.1:1/d"],
    ])
    func passwordsAreNotRepeated(arguments: [String]) {
      let found = run(arguments, bytes: [])
      #expect(found.status == 2, "\(found)")
      #expect(!(found.output + found.errors).contains("secret"), "\(found)")
    }

    @Test func savedQueriesAndTestsAreAnswered() throws {
      _ = try folder.write("saved.filterq", "# @name paid\nstate:paid\n")
      let answers = run(
        ["search", "--queries", folder.path("saved.filterq"), "--engine", "sqlite:\(table)"], bytes: [])
      #expect(answers.output.contains("\"count\":2"), "\(answers)")
      _ = try folder.write(
        "orders.filterq-test", "state:paid\n  expect count = 2\ncustomer.city:oslo\n  expect count = 1\n")
      let tests = run(["test", folder.path("orders.filterq-test"), "--engine", "sqlite:\(table)"], bytes: [])
      #expect(tests.status == 0, "\(tests)")
    }
  }
#endif
