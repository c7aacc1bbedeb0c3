import Foundation
import Testing
import _FilterTestSupport

/// Records whose fields are inferred, and queries with the rows that each finds wherever the records come from.
struct IdiomList: Sendable {
  /// A query, the names of its rows, and where people write so.
  typealias Row = (query: String, names: String, source: String)

  /// Lines of JSON.
  let records: String
  /// The column with the names of the rows.
  let column: String
  let rows: [Row]

  /// The options of each command.
  var options: [String] = []

  /// Each query finds its rows in a file, in prepared items, on a pipe, where each record is tested as it comes, and in a
  /// database.
  func expectRows() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("records.jsonl", records)
    let prepared = folder.path("records.filteritems")
    #expect(run(["items", "prepare", file, "--output", prepared] + options, bytes: []).status == 0)
    try expectAtOnce(file, in: folder)
    for row in TestTier.some(of: rows, every: 6) {
      expect(row, [file])
      expect(row, [prepared])
      expect(row, [], input: records)
    }
    #if SQLite
      let database = folder.path("records.db")
      #expect(run(["items", "export", file, database] + options, bytes: []).status == 0)
      for row in TestTier.some(of: rows, every: 6) {
        expect(row, ["--engine", "sqlite:" + database])
      }
    #endif
  }

  /// Each query is refused with an error that has a text in it, and no row is printed.
  func expectRefusals(_ refusals: [(query: String, error: String)]) throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("records.jsonl", records)
    for (query, error) in refusals {
      let result = run(["search", query, file] + options, bytes: [])
      #expect(result.status == 2 && result.output.isEmpty, "\(query)")
      #expect(result.errors.contains(error), "\(query): \(result.errors)")
    }
  }

  /// All queries are asked by one command.
  private func expectAtOnce(_ file: String, in folder: TemporaryFolder) throws {
    let queries = try folder.write("queries.filterq", rows.map { $0.query + "\n" }.joined())
    let result = run(["search", "--queries", queries, file, "--columns", column] + options, bytes: [])
    let answers = try result.lines.map { try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any] }
    #expect(answers.count == rows.count, "\(result.errors)")
    for (row, answer) in zip(rows, answers) {
      let found = answer?["rows"] as? [[String: Any]]
      let names = found?.map { "\($0[column] ?? "")" }.joined(separator: " ")
      #expect(names == row.names, "\(row.query) (\(row.source)): \(answer ?? [:])")
    }
  }

  private func expect(_ row: Row, _ items: [String], input: String = "") {
    let arguments =
      ["search", row.query] + items + ["--columns", column, "--format", "csv"]
      + (items.first == "--engine" ? [] : options)
    let result = run(arguments, bytes: Array(input.utf8))
    let names = result.output.split(separator: "\n").dropFirst().joined(separator: " ")
    #expect(names == row.names, "\(arguments) (\(row.source)): \(result.errors)")
  }
}
