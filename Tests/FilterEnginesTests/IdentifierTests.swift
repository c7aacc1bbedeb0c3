import FilterSQL
import Foundation
import Testing
import _FilterTestSupport

@testable import FilterEngines

/// Random names of tables and columns in each engine: each is one name, and the engine has it byte for byte.
/// `FILTERQ_NAMES` is the number of names of each engine, `FILTERQ_SEED` another seed.
@Suite(.serialized) struct EngineIdentifierTests {
  private static let count = ProcessInfo.processInfo.environment["FILTERQ_NAMES"].flatMap { Int($0) } ?? 1_000

  /// The number of columns of a statement.
  private static let width = 50

  @Test(arguments: TestedEngine.here)
  func names(engine: TestedEngine) async throws {
    let folder = try ScratchFolder()
    let address = try engine.address(in: folder.path)
    let seed = PropertyCases.seed(default: 38)
    let problem = await onThread { () -> String? in
      do throws(EngineError) {
        let connection = try EngineConnections.open(address, isReadOnly: false, timeLimit: .seconds(120))
        defer { connection.close() }
        var random = SeededGenerator(seed: seed)
        for _ in 0..<(Self.count + Self.width - 1) / Self.width {
          if let problem = try Self.problem(connection, &random) { return problem }
        }
        return nil
      } catch { return error.message }
    }
    #expect(problem == nil, "again with FILTERQ_SEED=\(seed) FILTERQ_NAMES=\(Self.count)")
  }

  /// A name of any characters that reach the engine, of at most 60 bytes, which PostgreSQL does not cut. The number makes it the only one.
  private static func name(_ number: Int, in dialect: SQLDialect, _ random: inout SeededGenerator) -> String {
    var name = ""
    for scalar in EngineLiteralTests.hostile(&random).unicodeScalars where name.utf8.count + 8 <= 60 {
      if dialect.unwritable(in: String(scalar)) == nil { name.unicodeScalars.append(scalar) }
    }
    return "\(name)_\(number)"
  }

  /// How the names of a row that is asked for come back otherwise; nil if they do not.
  private static func problem(
    _ connection: any EngineConnection, _ random: inout SeededGenerator
  ) throws(EngineError) -> String? {
    let dialect = connection.dialect
    let names = (0..<width).map { name($0, in: dialect, &random) }
    let table = name(width, in: dialect, &random)
    let alias = dialect.identifier(table)
    let values = names.enumerated().map { "\($0.offset) AS \(dialect.identifier($0.element))" }.joined(separator: ", ")
    let record = SQLTemplate.filled(dialect.tables.record, alias)
    let columns = names.map { "\(alias).\(dialect.identifier($0))" } + (record.isEmpty ? [] : [record])
    let results = names.map { _ in SQLStatement.Result.integer } + (record.isEmpty ? [] : [.text])
    let rows = try connection.rows(
      "SELECT \(columns.joined(separator: ", ")) FROM (SELECT \(values)) \(alias)", [], results)
    guard rows.count == 1, rows[0].prefix(width).map({ $0.integer }) == (0..<width).map({ Int64($0) }) else {
      return "\(table.debugDescription): \(rows)"
    }
    if record.isEmpty { return try created(names, named: table, connection) }
    let json = (rows[0].last?.text ?? "").data(using: .utf8) ?? Data()
    guard let object = try? JSONDecoder().decode([String: Int].self, from: json) else { return "no object of \(rows)" }
    return difference(object.sorted { $0.value < $1.value }.map { $0.key }, names)
  }

  /// The same for the names of a table, where no row tells those of its columns.
  private static func created(
    _ names: [String], named table: String, _ connection: any EngineConnection
  ) throws(EngineError) -> String? {
    let dialect = connection.dialect
    let columns = names.map { "\(dialect.identifier($0)) INTEGER" }.joined(separator: ", ")
    try connection.execute(["CREATE TABLE \(dialect.identifier(table)) (\(columns))"])
    let schema = try SchemaReader(connection: connection).schema(of: TableName(table))
    try connection.execute(["DROP TABLE \(dialect.identifier(schema.name))"])
    return difference([schema.name.table] + schema.columns.map { $0.name }, [table] + names)
  }

  private static func difference(_ found: [String], _ wanted: [String]) -> String? {
    for (one, other) in zip(found, wanted) where Array(one.utf8) != Array(other.utf8) {
      return "\(other.debugDescription) comes back as \(one.debugDescription)"
    }
    return found.count == wanted.count ? nil : "\(found.count) names of \(wanted.count)"
  }
}
