#if SQLite
  import FilterEvaluation
  import FilterItems
  import FilterLists
  import FilterSQL
  import FilterSemantics
  import Foundation
  import Testing
  import _FilterTestSupport

  @testable import FilterEngines

  /// A table of Spark by its name, in Parquet that Spark itself writes, divided by a day and by a listed text.
  @Suite(.serialized, .enabled(if: TestedEngine.spark.isHere, "FILTERQ_SPARK is not set"))
  struct SparkTableTests {
    /// The statements that make the table.
    private static func statements(rows: Int, seed: UInt64) -> [String] {
      var random = SeededGenerator(seed: seed)
      // Tables of values take no functions, such as those of literals in hexadecimal.
      func literal(_ text: String) -> String {
        let units = text.utf16.map { unit in
          let digits = String(unit, radix: 16)
          return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
        return "'\(units.joined())'"
      }
      func one(_ all: [String]) -> String { all[random.below(all.count)] }
      let texts = [
        "left at the door", "café order", "", "Straße 5", "50% off", "Москва", "A", "the\nnext line", "it's",
      ]
      let tuples = (1...rows).map { id in
        let day = "2026-0\(random.below(2) + 1)-1\(random.below(3))"
        let values = [
          "\(id * 3)", "\(random.below(2_000) - 100)", one(["1.50", "NULL", "-0.25", "19.99"]),
          one(["double('NaN')", "double('Infinity')", "double('-Infinity')", "NULL", "2.5D", "4D"]),
          one(texts.map(literal) + ["NULL"]), one(["Oslo", "OSLO", "Århus", "New York"].map(literal) + ["NULL"]),
          "TIMESTAMP '\(day) 1\(random.below(10)):05:00.00000\(random.below(3))'",
          one(["NULL", "TIMESTAMP_NTZ '\(day) 09:00:00.5'"]),
          one(["NULL", "array()", "array('a', 'b')", "array('café')"]), one(["TRUE", "FALSE", "NULL"]), "DATE '\(day)'",
          one(["open", "paid", "sent", "it's 1/2"].map(literal) + ["NULL"]),
        ]
        return "(\(values.joined(separator: ", ")))"
      }
      return [
        """
        CREATE TABLE orders (id INT, total INT, price DECIMAL(10, 2), rating DOUBLE, note STRING COMMENT 'for the driver',
          city STRING, created TIMESTAMP, local TIMESTAMP_NTZ, tags ARRAY<STRING>, gift BOOLEAN, day DATE, status STRING)
        USING PARQUET PARTITIONED BY (day, status)
        """, "INSERT INTO orders VALUES \(tuples.joined(separator: ", "))",
      ]
    }

    private static func open(_ folder: ScratchFolder, rows: Int) throws -> EngineTable {
      try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: folder.path)
      let address = try TestedEngine.spark.address(in: folder.path)
      let connection = try EngineConnections.open(address, isReadOnly: false, timeLimit: .seconds(180))
      try connection.execute(statements(rows: rows, seed: PropertyCases.seed(default: 38)))
      return try EngineTable(named: "spark_catalog.default.orders", on: connection, at: address)
    }

    @Test func anyQuery() throws {
      let folder = try ScratchFolder()
      let table = try Self.open(folder, rows: 200)
      defer { table.close() }
      let list = SearchableList(table)
      #expect(list.count == 200)
      let agreement = try RecordAgreement(list, in: folder)
      var found = 0
      var number = 0
      let failure = checkProperty(
        "Spark finds the rows that memory finds", cases: PropertyCases.count(long: 100),
        seed: PropertyCases.seed(default: 25), generate: { agreement.query(&$0) }, shrink: { _ in [] },
        describe: { $0 },
        law: { text in
          number += 1
          let (rows, difference) = agreement.compared(text, counts: number % 5 == 0)
          found += rows == 0 || rows == 200 ? 0 : 1
          return difference
        })
      #expect(failure == nil, "\(failure?.description ?? "")")
      #expect(found > 15)
    }

    /// The statement has plain predicates on the columns that divide the table, so that Spark reads only the parts that it
    /// needs, and only the rows of the page are collected.
    @Test func partsAreLeftOut() throws {
      let folder = try ScratchFolder()
      let table = try Self.open(folder, rows: 60)
      defer { table.close() }
      let list = SearchableList(table)
      func plan(_ text: String) -> FilterPlan { list.plan(.init(parsing: text, vocabulary: list.vocabulary)) }
      let query = plan("day:2026-02-11 status:paid,sent total>100")
      #expect(
        try table.shownStatement(query, hasParameters: true).text
          == "SELECT o.* FROM spark_catalog.`default`.orders o WHERE o.`day` = DATE '2026-02-11' "
          + "AND o.status IN ('paid', 'sent') AND o.total > 100")
      let lines = try table.planLines(of: query)
      #expect(lines.first?.hasPrefix("== Physical Plan ==") == true)
      let filters = try #require(lines.first { $0.hasPrefix("PartitionFilters: ") })
      #expect(filters.contains("= 2026-02-11"))
      #expect(filters.contains("IN (paid,sent)"))
      let location = try #require(lines.first { $0.hasPrefix("Location: ") })
      #expect(location.contains("day=2026-02-11/status="))
      #expect(!location.contains("status=open"))
      #expect(try list.counted(query).count <= 60)
      #expect(list.checkedNote(of: query) == nil)
    }

    /// Spark itself writes the rows and counts the groups; a table that exists stays.
    @Test func groupsAndNewTables() throws {
      let folder = try ScratchFolder()
      let table = try Self.open(folder, rows: 60)
      defer { table.close() }
      let list = SearchableList(table)
      let plan = list.plan(.init(parsing: "status:paid total>100", vocabulary: list.vocabulary))
      let groups = try #require(try list.groups(of: list.everything, by: ["status", "day"]))
      #expect(groups.map { $0.count }.reduce(0, +) == 60)
      let paid = groups.filter { $0.values[0].display == "paid" }.map { $0.count }.reduce(0, +)
      let all = list.plan(.init(parsing: "status:paid", vocabulary: list.vocabulary))
      #expect(try list.counted(all).count == paid)
      let count = try list.counted(plan).count
      #expect(count > 0)
      #expect(try list.write(plan, into: "paid") == count)
      let again = #expect(throws: ListFailure.self) { try list.write(list.everything, into: "paid") }
      #expect(again?.message.contains("already exists") == true)
      let written = try SearchableList(EngineTable(named: "paid", on: table.connection, at: table.address))
      #expect(written.count == count)
    }

    @Test func missingTables() throws {
      let folder = try ScratchFolder()
      try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: folder.path)
      let address = try TestedEngine.spark.address(in: folder.path)
      let connection = try EngineConnections.open(address, timeLimit: .seconds(180))
      defer { connection.close() }
      let error = #expect(throws: EngineError.self) {
        try EngineTable(named: "none.orders", on: connection, at: address)
      }
      #expect(error?.message.contains("`none`.`orders` cannot be found") == true)
    }
  }
#endif
