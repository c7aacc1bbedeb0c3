import FilterEngines
import FilterEvaluation
import FilterSQL
import Foundation
import Testing
import _FilterTestSupport

/// Tables that a stranger changed after the list was written: every answer names items of the list, or is an error.
@Suite struct HostileTablesTests {
  private static let toys = ToyLists.toys(40)

  /// The same tables without types and keys, so that they can contain anything.
  private func loosened(_ path: String) throws -> any EngineConnection {
    let connection = try ToyLists.sqlite(Self.toys, path)
    for table in Self.tables {
      try connection.execute([
        "CREATE TABLE loose AS SELECT * FROM \(table)", "DROP TABLE \(table)", "ALTER TABLE loose RENAME TO \(table)",
      ])
    }
    return connection
  }

  private static let tables = ToyLists.tables
  /// The tables of values that the queries do not ask for.
  private static let unasked = ["toys_is", "toys_not", "toys_done", "toys_model", "toys_number", "toys_tag"]

  /// The answers to all queries: their errors, or nil for rows that are all of the list.
  private func answers(_ list: EngineList, _ note: String) -> [EngineError?] {
    var errors: [EngineError?] = []
    for query in EngineRowsTests.queries {
      for listsVariants in [false, true] {
        var request = SQLRequest()
        request.listsVariants = listsVariants
        request.texts = [ToyLists.note]
        request.verdicts = listsVariants && !query.isEmpty ? [0] : []
        errors.append(
          engineError {
            for row in try list.rows(of: Toy.list.plan(query), request).rows {
              #expect((0..<list.count).contains(row.item), "\(note): \(query)")
              #expect((0..<list.variantCount).contains(row.variant), "\(note): \(query)")
            }
            _ = try list.count(of: Toy.list.plan(query), request)
          })
      }
    }
    return errors
  }

  @Test func numbersBeyondTheListAreRefused() throws {
    let rows: [(String, String, String)] = [
      ("toys", "id", "-1"), ("toys", "id", "40"), ("toys", "id", "9223372036854775807"),
      ("toys", "id", "'x'"), ("toys", "id", "NULL"), ("toys", "id", "1.5"), ("toys", "id", "x'00ff'"),
      ("toys_variants", "id", "-1"), ("toys_variants", "id", "1000000"), ("toys_variants", "id", "'0x'"),
      ("toys_variants", "id", "NULL"),
    ]
    for (table, column, value) in rows {
      let folder = try ScratchFolder()
      let connection = try loosened(folder.file("a.db"))
      defer { connection.close() }
      try connection.execute(["UPDATE \(table) SET \(column) = \(value) WHERE id = (SELECT max(id) FROM \(table))"])
      for knowsTexts in [true, false] {
        let list = try ToyLists.open(connection, knowsTexts: knowsTexts)
        var request = SQLRequest()
        request.listsVariants = true
        // Whole numbers beyond the list, and other values.
        let error = engineError { _ = try list.rows(of: Toy.list.plan(""), request) }
        #expect(error?.kind == .unusable || table == "toys" && error == nil, "\(value)")
        if table == "toys" {
          let error = engineError { _ = try list.rows(of: Toy.list.plan("")) }
          #expect(error?.kind == .unusable, "\(value)")
        }
        _ = answers(list, "\(table).\(column) = \(value)")
      }
    }
  }

  @Test func duplicateRowsAreStillRowsOfTheList() throws {
    let folder = try ScratchFolder()
    let connection = try loosened(folder.file("a.db"))
    defer { connection.close() }
    for table in Self.tables { try connection.execute(["INSERT INTO \(table) SELECT * FROM \(table)"]) }
    for knowsTexts in [true, false] {
      let list = try ToyLists.open(connection, knowsTexts: knowsTexts)
      #expect(answers(list, "doubled").allSatisfy { $0 == nil || $0?.kind == .refused })
    }
  }

  @Test func missingTablesAndColumnsAreRefused() throws {
    for change in Self.tables.map({ "DROP TABLE \($0)" }) + ["ALTER TABLE toys DROP COLUMN name_folded"] {
      let folder = try ScratchFolder()
      let connection = try loosened(folder.file("a.db"))
      try connection.execute([change])
      let list = try ToyLists.open(connection)
      let errors = answers(list, change).compactMap { $0 }
      #expect(errors.allSatisfy { $0.kind == .refused }, "\(change): \(errors)")
      #expect(
        !errors.isEmpty || change.contains("variant_parts") || Self.unasked.contains { change.contains($0) },
        "\(change)")
      connection.close()
    }
  }

  /// Any cell may hold anything.
  @Test func randomCellsNeverCrash() throws {
    let folder = try ScratchFolder()
    let connection = try loosened(folder.file("a.db"))
    defer { connection.close() }
    let list = try ToyLists.open(connection)
    let unknown = try ToyLists.open(connection, knowsTexts: false)
    let values = [
      "NULL", "-1", "9223372036854775807", "-9223372036854775808", "1.5", "9e999", "'x'", "''", "x'ff00fe'",
      "char(0) || 'a'", "char(1, 2, 3, 4, 5)", "'\u{1F600}'", "hex(zeroblob(5000))", "zeroblob(0)",
    ]
    var columns: [String: [String]] = [:]
    for table in Self.tables {
      columns[table] = try connection.lines("SELECT name FROM pragma_table_info('\(table)')")
    }
    let failure = checkProperty(
      "answers are rows of the list or errors", cases: PropertyCases.count(long: 20),
      seed: PropertyCases.seed(default: 4),
      generate: { random in
        (0..<3).map { _ in
          let table = random.pick(Self.tables)!
          return "UPDATE \(table) SET \(random.pick(columns[table]!)!) = \(random.pick(values)!) "
            + "WHERE rowid % \(1 + random.below(4)) = 0"
        }
      }, shrink: { shorterArrays($0) }, describe: { $0.joined(separator: "; ") },
      law: { changes in
        do {
          try connection.execute(["SAVEPOINT fq_test"] + changes)
          defer { try? connection.execute(["ROLLBACK TO fq_test", "RELEASE fq_test"]) }
          for list in [list, unknown] {
            for error in answers(list, changes.joined(separator: "; ")) {
              if let error, error.kind != .unusable, error.kind != .refused { return "\(error)" }
            }
          }
          return nil
        } catch { return "\(error)" }
      })
    #expect(failure == nil, "\(failure?.description ?? "")")
    // The list is as it was.
    #expect(answers(list, "unchanged").allSatisfy { $0 == nil })
  }
}
