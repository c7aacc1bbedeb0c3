#if SQLite
  import FilterEvaluation
  import FilterItems
  import FilterLists
  import FilterSQL
  import FilterSemantics
  import FilterVocabulary
  import Foundation
  import GRDB
  import Testing
  import _FilterTestSupport

  @testable import FilterEngines

  /// What the catalogs of databases tell of people's own tables.
  @Suite struct TableSchemaTests {
    @Test(
      arguments: [
        ("CREATE TABLE t (s TEXT CHECK (s IN ('open', 'paid')))", ["open", "paid"]),
        ("CREATE TABLE t (s TEXT, check (\"S\" in ('it''s',  'b')))", ["it's", "b"]),
        ("CREATE TABLE t (s TEXT CHECK (s IN ('a') OR s = 'b'))", nil),
        ("CREATE TABLE t (s TEXT CHECK (s IN ('a', 1)))", nil),
        ("CREATE TABLE t (s TEXT CHECK (other IN ('a')))", nil),
        ("CREATE TABLE t (s TEXT DEFAULT 'check (s in (''a''))')", nil),
        ("CREATE TABLE t (s TEXT CHECK (s IN (", nil), ("", nil),
      ] as [(String, [String]?)])
    func valuesOfConstraints(definition: String, values: [String]?) {
      #expect(TableDefinition(definition).values(of: "s") == values)
    }

    @Test func typesOfServers() {
      let rows =
        [
          ("integer", ColumnStorage.integer), ("bigint", .integer), ("numeric(12,2)", .numeric(scale: 2)),
          ("numeric", .numeric(scale: nil)), ("numeric(5)", .numeric(scale: 0)), ("double precision", .double),
          ("real", .other),
          ("character varying(20)", .text), ("boolean", .boolean), ("date", .date),
          ("timestamp without time zone", .timestamp(hasZone: false)),
          ("timestamp(3) with time zone", .timestamp(hasZone: true)),
          ("timestamp with time zone", .timestamp(hasZone: true)), ("jsonb", .other), ("text[]", .other),
          ("uuid", .uuid),
          ("inet", .inet), ("cidr", .other), ("interval", .interval),
        ] as [(String, ColumnStorage)]
      for (type, storage) in rows {
        let column = TableColumnSchema(name: "a", type: type, isOptional: true, keyPlace: 0)
        #expect(column.storage(in: .postgresql, isStrict: true) == storage)
      }
    }

    @Test(arguments: [
      ("integer", ColumnStorage.integer), ("varchar(20)", .text), ("decimal(10,2)", .numeric(scale: nil)),
      ("real", .double),
      ("boolean", .integer), ("datetime", .text), ("", .other), ("blob", .other),
    ])
    func typesOfSQLite(type: String, storage: ColumnStorage) {
      let column = TableColumnSchema(name: "a", type: type, isOptional: true, keyPlace: 0)
      #expect(column.storage(in: .sqlite, isStrict: false) == storage)
    }

    @Test func aFileOfSQLite() throws {
      let folder = try ScratchFolder()
      let path = try folder.database(
        """
        CREATE TABLE orders (id INTEGER PRIMARY KEY, status TEXT NOT NULL CHECK (status IN ('a', 'b')), total REAL);
        CREATE TABLE lines (order_id INTEGER references orders, sku TEXT);
        CREATE INDEX lines_order ON lines (order_id);
        CREATE TABLE remarks (order_id INTEGER references orders, remark TEXT);
        CREATE TABLE pairs (a TEXT, b TEXT, PRIMARY KEY (b, a)) WITHOUT ROWID;
        CREATE INDEX status ON orders (status);
        CREATE VIEW cheap AS SELECT * FROM orders WHERE total < 5;
        """)
      let connection = try EngineConnections.open(.sqlite(path: path), timeLimit: .seconds(10))
      defer { connection.close() }
      let reader = SchemaReader(connection: connection)
      let orders = try reader.schema(of: TableName("ORDERS"))
      #expect(orders.name == TableName("orders"))
      #expect(orders.columns.map { $0.name } == ["id", "status", "total"])
      #expect(orders.columns.map { $0.isOptional } == [false, false, true])
      #expect(orders.columns.map { $0.leadsIndex } == [false, true, false])
      #expect(orders.columns[1].values == ["a", "b"])
      #expect(orders.key.map { $0.name } == ["id"])
      #expect(orders.hasRowNumbers)
      // A list that no index finds is left out.
      let lists = try reader.related(to: orders)
      #expect(lists.map { $0.name } == [TableName("lines")])
      #expect(lists.map { $0.label } == ["lines"])
      #expect(lists[0].isList)
      #expect(lists[0].references.map { "\($0.column)=\($0.key)" } == ["order_id=id"])
      let owners = try reader.related(to: reader.schema(of: TableName("remarks")))
      #expect(owners.map { $0.label } == ["order"])
      #expect(!owners[0].isList)
      #expect(owners[0].references.map { "\($0.column)=\($0.key)" } == ["id=order_id"])
      let pairs = try reader.schema(of: TableName("pairs"))
      #expect(pairs.key.map { $0.name } == ["b", "a"])
      #expect(!pairs.hasRowNumbers)
      #expect(try !reader.schema(of: TableName("cheap")).hasRowNumbers)
      let error = #expect(throws: EngineError.self) { try reader.schema(of: TableName("order")) }
      #expect(error?.message == "there is no table 'order'; there is 'cheap', 'lines', 'orders', 'pairs', 'remarks'")
    }

    @Test(
      arguments: [
        ("orders", ["orders"]), ("app.orders", ["app", "orders"]), ("\"a.b\".c", ["a.b", "c"]),
        ("\"a\"\"b\"", ["a\"b"]),
        ("a.b.c", ["a", "b", "c"]), ("a.b.c.d", nil), ("", nil), ("a.", nil), ("\"a", nil),
      ] as [(String, [String]?)])
    func namesOfTables(text: String, parts: [String]?) {
      #expect(TableName(written: text)?.parts == parts)
    }

    @Test(arguments: [
      ("postgresql://u@h/shop:app.orders", "postgresql://u@h/shop", "app.orders"),
      ("postgres://u:p@h:5432/shop:orders?sslmode=require", "postgres://u:p@h:5432/shop?sslmode=require", "orders"),
      (
        "postgresql://h/shop?options=-csearch_path%3Dapp:orders", "postgresql://h/shop?options=-csearch_path%3Dapp",
        "orders"
      ),
      ("service=lab:app.orders", "service=lab", "app.orders"),
      ("host=h port=5432 dbname=shop:app.orders", "host=h port=5432 dbname=shop", "app.orders"),
      ("password='a:b' dbname='my shop':orders", "password='a:b' dbname='my shop'", "orders"),
    ])
    func addressesOfServers(text: String, server: String, table: String) throws {
      let address = try #require(try TableAddress(text))
      #expect(address.engine == .postgresql(server))
      #expect(address.table.parts.joined(separator: ".") == table)
      #expect(try TableAddress(server) == nil)
    }

    /// A colon of a password or a host is none before a table.
    @Test(arguments: [
      "host=h dbname=shop password=a:orders", "host=fe80::abc", "password='a:b'", "dbname='a:b'",
      "postgresql://h/shop?password=a:orders", "postgresql://h/shop?host=fe80::abc", "dbname=shop:", "dbname=shop:5",
    ])
    func colonsOfValues(text: String) throws {
      #expect(try TableAddress(text) == nil)
    }

    /// The fields of a table without rows are those of its columns.
    @Test func anEmptyTableHasTheFieldsOfItsColumns() throws {
      let folder = try ScratchFolder()
      let path = try folder.database(
        """
        CREATE TABLE empty (id INTEGER PRIMARY KEY, city TEXT, price DECIMAL(10, 2), ok BOOLEAN, made DATETIME,
          due DATE, "a.b" REAL, data)
        """)
      let list = try EngineLists.open("sqlite:\(path):empty").list
      defer { list.close() }
      let kinds = list.vocabulary.fields.filter { !$0.isDirective && $0.kind != .flag }.map {
        "\($0.dataName) \($0.kind)"
      }
      #expect(
        kinds.sorted() == [
          "a.b number", "city text", "data text", "due date", "id number", "made instant", "ok boolean", "price number",
        ])
    }

    /// A constraint does not make words of numbers.
    @Test func constraintsOfNumbers() throws {
      let folder = try ScratchFolder()
      let path = try folder.database(
        """
        CREATE TABLE t (id INTEGER PRIMARY KEY, n INTEGER CHECK (n IN ('1', '2')), s TEXT CHECK (s IN ('up', 'down')));
        INSERT INTO t VALUES (1, 1, 'up'), (2, 2, 'down'), (3, 2, 'up')
        """)
      let list = try EngineLists.open("sqlite:\(path):t").list
      defer { list.close() }
      let fields = list.vocabulary.fields.filter { ["n", "s"].contains($0.dataName) }
      #expect(fields.map { $0.kind } == [.number, .text])
    }

    /// A name with points names a table whose name has them, unless there is one of that schema.
    @Test func namesWithPoints() throws {
      let folder = try ScratchFolder()
      let path = folder.file("app.db")
      try DatabaseQueue(path: path).write { database in
        try database.execute(sql: "CREATE TABLE \"a.b\" (id INTEGER PRIMARY KEY); CREATE TABLE b (x TEXT)")
      }
      let connection = try EngineConnections.open(.sqlite(path: path), timeLimit: .seconds(10))
      defer { connection.close() }
      let reader = SchemaReader(connection: connection)
      for text in ["a.b", "\"a.b\"", "A.B"] {
        #expect(try reader.schema(of: #require(TableName(written: text))).name == TableName("a.b"), "\(text)")
      }
      #expect(try reader.schema(of: TableName("main", "b")).name == TableName("b"))
    }

    /// The elements of an array in another table are looked at one by one.
    @Test func anArrayOfARelatedTableIsCheckedHere() throws {
      var schema = TableSchema(name: TableName("orders"))
      schema.columns = [TableColumnSchema(name: "id", type: "integer", isOptional: false, keyPlace: 1)]
      let tags = TableColumnSchema(name: "tags", type: "text[]", isOptional: true, keyPlace: 0)
      schema.related = [
        RelatedTable(
          label: "buyer", name: TableName("buyers"), references: [(column: "id", key: "buyer_id")], columns: [tags],
          isList: false)
      ]
      let field = Field("buyer.tags", .enumeration, multiplicity: .many, summary: "", phrase: "have {value}")
      let vocabulary = Vocabulary(name: "orders", fields: [field], table: "orders")
      let query = AnalyzedQuery(parsing: "buyer.tags:red", vocabulary: vocabulary)
      let found = try schema.binding(of: vocabulary, in: .postgresql).condition(for: query, in: .postgresql)
      #expect(found.text == "EXISTS (SELECT 1 FROM buyers c WHERE c.id = o.buyer_id)")
      #expect(found.remaining != nil)
    }

    /// Only an index of the column's own order lists its values; one that finds equal values joins tables.
    @Test(.enabled(if: TestedEngine.postgresql.isHere)) func indexesOfPostgreSQL() throws {
      let connection = try EngineConnections.open(
        TestedEngine.postgresql.address(in: ""), isReadOnly: false, timeLimit: .seconds(60))
      defer { connection.close() }
      try connection.execute([
        "SET search_path TO pg_temp, public",
        "CREATE TABLE kinds (a text, b text, c text, d text COLLATE \"C\", e text, f int[])",
        "CREATE INDEX ON kinds (a)", "CREATE INDEX ON kinds USING hash (b)",
        "CREATE INDEX ON kinds (c text_pattern_ops)",
        "CREATE INDEX ON kinds (d COLLATE \"POSIX\")", "CREATE INDEX ON kinds USING gin (f)",
      ])
      let columns = try SchemaReader(connection: connection).schema(of: TableName("kinds")).columns
      #expect(columns.map { $0.isReadInOrder } == [true, false, false, false, false, false])
      #expect(columns.map { $0.leadsIndex } == [true, true, true, true, false, false])
    }

    /// The blanks with which PostgreSQL fills texts of a fixed length mean nothing, in rows and in conditions.
    @Test(.enabled(if: TestedEngine.postgresql.isHere)) func textsOfAFixedLength() throws {
      let address = try TestedEngine.postgresql.address(in: "")
      let connection = try EngineConnections.open(address, isReadOnly: false, timeLimit: .seconds(60))
      try connection.execute([
        "SET search_path TO pg_temp, public",
        "CREATE TABLE padded (id integer PRIMARY KEY, code char(6), word char(3)[])",
        "CREATE INDEX ON padded (code)",
        "INSERT INTO padded VALUES (1, 'ab', '{ab}'), (2, 'abc', NULL), (3, 'a b', '{}'), (4, NULL, NULL)",
      ])
      let table = try EngineTable(TableName("padded"), on: connection, at: address)
      defer { table.close() }
      let list = SearchableList(table)
      for (query, ids) in [
        ("code=ab", [1]), ("code:*b", [1, 3]), ("code!=ab", [2, 3]), ("code=\"a b\"", [3]), ("code:abc", [2]),
        ("code:*c", [2]), ("no:code", [4]), ("ab", [1, 2]),
      ] {
        let plan = list.plan(AnalyzedQuery(parsing: query, vocabulary: list.vocabulary), .whole)
        #expect(!plan.isRefused, "\(query)")
        let rows = try list.found(by: plan)
        #expect(rows == ids, "\(query)")
      }
      #expect(try String(decoding: list.record(of: 1), as: UTF8.self).contains(#""code" : "ab","#))
    }

    @Test func addressesOfFiles() throws {
      let folder = try ScratchFolder()
      for name in ["app.db", "a:b.db"] { try Data().write(to: URL(filePath: folder.file(name))) }
      let plain = try #require(try TableAddress("sqlite:" + folder.file("app.db") + ":orders"))
      #expect(plain.engine == .sqlite(path: folder.file("app.db")))
      #expect(plain.table == TableName("orders"))
      let withColon = try #require(try TableAddress("sqlite:" + folder.file("a:b.db") + ":a:b"))
      #expect(withColon.engine == .sqlite(path: folder.file("a:b.db")))
      #expect(withColon.table == TableName("a:b"))
      #expect(try TableAddress("sqlite:" + folder.file("a:b.db")) == nil)
      #expect(try TableAddress("sqlite:" + folder.file("no.db") + ":t") == nil)
    }
  }
#endif
