#if SQLite
  import FilterLists
  import FilterSQL
  import FilterSemantics
  import FilterVocabulary
  import GRDB
  import Testing
  import _FilterTestSupport

  @testable import FilterEngines

  /// A person's own index of trigrams, which answers searches in texts where the engine's own comparison is wanted.
  @Suite struct TrigramTableTests {
    @Test func definitions() {
      let rows =
        [
          ("fts5(note, content='orders', content_rowid='id', tokenize='trigram')", "note by id"),
          ("fts5 (\"Note\", city, content = Orders, tokenize = \"TRIGRAM\")", "city by rowid, note by rowid"),
          ("fts5(note, place UNINDEXED, content=orders, tokenize=trigram)", "note by rowid"),
          // Other contents, other tokenizers, and what `LIKE` is not answered by.
          ("fts5(note, tokenize='trigram')", ""),
          ("fts5(note, content='customers', tokenize='trigram')", ""),
          ("fts5(note, content='orders')", ""),
          ("fts5(note, content='orders', tokenize='trigram case_sensitive 1')", ""),
          ("fts5(note, content='orders', tokenize='trigram remove_diacritics 1')", ""),
          ("fts5(note, content='orders', tokenize='trigram', detail=none)", ""),
          ("fts4(note, content='orders', tokenize='trigram')", ""),
          ("fts5(note, content='orders', tokenize='trigram'", ""),
          ("fts5", ""), ("fts5()", ""), ("fts5(,=,", ""),
        ] as [(String, String)]
      for (arguments, columns) in rows {
        let found = TableDefinition("CREATE VIRTUAL TABLE notes USING " + arguments).trigrams(
          named: "notes", of: "orders")
        #expect(found.map { "\($0.key) by \($0.value.key)" }.sorted().joined(separator: ", ") == columns)
      }
    }

    /// Opens a table of orders with the trigrams of their notes.
    private func orders(in folder: ScratchFolder, _ exactness: SQLExactness) throws -> EngineTable {
      let path = try folder.database(
        """
        CREATE TABLE IF NOT EXISTS orders (id INTEGER PRIMARY KEY, note TEXT, city TEXT);
        DELETE FROM orders;
        INSERT INTO orders VALUES (3, 'Ring twice', 'Oslo'), (7, 'the RING', 'York'), (8, 'no bell', 'Oslo'),
          (9, NULL, 'Ringsted'), (11, 'éclair ring', NULL), (12, '50% off_ring', 'York');
        CREATE VIRTUAL TABLE IF NOT EXISTS "my notes" USING fts5 (
          note, content = 'orders', content_rowid = 'id', tokenize = 'trigram');
        INSERT INTO "my notes" ("my notes") VALUES ('rebuild');
        """)
      let address = EngineAddress.sqlite(path: path)
      return try EngineTable(
        named: "orders", on: EngineConnections.open(address, timeLimit: .seconds(10)), at: address, exactness: exactness
      )
    }

    @Test(arguments: [
      ("note:ring", "o.id IN (SELECT f.rowid FROM \"my notes\" f WHERE f.note LIKE '%ring%')", [3, 7, 11, 12]),
      ("note:ring*", "o.id IN (SELECT f.rowid FROM \"my notes\" f WHERE f.note LIKE 'ring%')", [3]),
      (
        "-note:ring",
        "(NOT (o.id IN (SELECT f.rowid FROM \"my notes\" f WHERE f.note LIKE '%ring%')) OR o.note IS NULL)",
        [8, 9]
      ),
      // No index serves an escaped pattern, so that a wider one is looked up.
      (
        "note:\"off_r\"",
        "(o.id IN (SELECT f.rowid FROM \"my notes\" f WHERE f.note LIKE '%off_r%') AND "
          + "o.note LIKE '%off!_r%' ESCAPE '!')", [12]
      ),
      (
        "note:\"ff r\"",
        "o.id IN (SELECT f.rowid FROM \"my notes\" f WHERE f.note LIKE '%ff r%')", []
      ),
      // Two characters have no trigram, and the index has no cities.
      ("note:ri", "o.note LIKE '%ri%'", [3, 7, 11, 12]),
      ("city:ring", "o.city LIKE '%ring%'", [9]),
    ])
    func conditions(query: String, condition: String, rows: [Int]) throws {
      let folder = try ScratchFolder()
      let table = try orders(in: folder, .engine)
      defer { table.close() }
      let list = SearchableList(table)
      let plan = list.plan(AnalyzedQuery(parsing: query, vocabulary: list.vocabulary))
      #expect(try table.condition(for: plan, literals: true).text == condition)
      #expect(try list.found(by: plan) == rows)
      let terms = try table.condition(for: plan).terms
      let difference = terms.compactMap { $0.difference }.first ?? ""
      #expect(difference.hasSuffix(", over the texts that 'my notes' has") == condition.contains("my notes"))
      // The index is that of the virtual table, which answers `LIKE`.
      let explained = try table.connection.explained(table.statements(for: plan).shown.text).joined(separator: "\n")
      #expect(explained.contains("VIRTUAL TABLE INDEX 0:L0") == condition.contains("my notes"))
    }

    /// The index may lack what a trigger did not write, so that it does not decide which rows are exact.
    @Test func exactConditions() throws {
      let folder = try ScratchFolder()
      let table = try orders(in: folder, .exact)
      defer { table.close() }
      let list = SearchableList(table)
      let plan = list.plan(AnalyzedQuery(parsing: "note:ring", vocabulary: list.vocabulary))
      #expect(try !table.condition(for: plan).text.contains("my notes"))
      #expect(try list.found(by: plan) == [3, 7, 11, 12])
    }
  }
#endif
