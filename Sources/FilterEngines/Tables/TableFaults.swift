import FilterLists
import FilterSQL

/// The meaning of a failure for a table, and what to do.
struct TableFaults {
  /// The table, as it is spelled in statements.
  let name: TableName
  /// The description of the table when it was opened; nil if that failed.
  let schema: TableSchema?
  let connection: any EngineConnection

  private var shown: String { "'\(EngineText.shown(name.shown))'" }

  /// A failure with the table and, where they are known, the column or the missing right. Asks the engine about a
  /// refused statement.
  func explained(_ error: EngineError) -> EngineError {
    switch error.kind {
    case .refused:
      let reason = try? missingRight() ?? changedColumn()
      return EngineError(.refused, reason ?? named(error.message))
    case .timedOut:
      return EngineError(
        .timedOut,
        "\(named(error.message)); narrow the query, or set a longer limit with --engine-timeout")
    case .lost: return EngineError(.lost, "\(named(error.message)); the next query connects again")
    case .unreachable, .cancelled, .unusable: return error
    }
  }

  /// The message with the name of the table, unless it has it.
  private func named(_ message: String) -> String {
    message.contains(name.table) ? message : "the table \(shown) was not read: \(message)"
  }

  /// The right that the role lacks in PostgreSQL; nil if it has all, and in other engines.
  /// (https://www.postgresql.org/docs/current/functions-info.html)
  private func missingRight() throws(EngineError) -> String? {
    guard connection.dialect == .postgresql else { return nil }
    let reader = SchemaReader(connection: connection)
    let role = try reader.rows("SELECT current_user::text", count: 1).first?[0] ?? ""
    let grantee = connection.dialect.identifier(role)
    func lacks(_ right: String, on target: String) -> String {
      "the role '\(EngineText.shown(role))' may not read the table \(shown): it lacks \(right); "
        + "its owner can run GRANT \(right) ON \(target) TO \(grantee)"
    }
    if name.parts.count > 1 {
      let schema = name.parts[name.parts.count - 2]
      let allows = try reader.rows(
        "SELECT has_schema_privilege(oid, 'USAGE')::text FROM pg_namespace WHERE nspname = $1", [schema], count: 1)
      if allows.first?[0] == "false" { return lacks("USAGE", on: "SCHEMA \(connection.dialect.identifier(schema))") }
    }
    let table = connection.dialect.identifier(name)
    let denied = try reader.rows(
      """
      SELECT a.attname::text FROM pg_attribute a WHERE a.attrelid = to_regclass($1) AND a.attnum > 0
        AND NOT a.attisdropped AND NOT has_column_privilege(a.attrelid, a.attnum, 'SELECT') ORDER BY a.attnum
      """, [table], count: 1
    ).compactMap { $0[0] }
    if denied.isEmpty { return nil }
    let isWhole =
      try reader.rows(
        "SELECT has_any_column_privilege(to_regclass($1), 'SELECT')::text", [table], count: 1
      ).first?[0] == "false"
    return isWhole
      ? lacks("SELECT", on: table)
      : lacks(
        "SELECT (\(denied.prefix(8).map { connection.dialect.identifier($0) }.joined(separator: ", ")))", on: table)
  }

  /// The column that is gone or has another type since the table was opened; nil if none is.
  private func changedColumn() throws(EngineError) -> String? {
    guard let schema else { return nil }
    let advice = "open the table again"
    let columns: [TableColumnSchema]
    do throws(EngineError) { columns = try SchemaReader(connection: connection).schema(of: schema.name).columns } catch
    {
      return error.kind == .unusable ? "the table \(shown) is gone: \(error.message)" : nil
    }
    for column in schema.columns {
      let title = "the column '\(EngineText.shown(column.name))' of \(shown)"
      guard let now = columns.first(where: { $0.name == column.name }) else {
        return "\(title) is gone since it was opened; \(advice)"
      }
      if now.type != column.type {
        return
          "\(title) has the type '\(EngineText.shown(now.type))' now, not '\(EngineText.shown(column.type))'; \(advice)"
      }
    }
    return nil
  }
}

extension EngineTable {
  /// Sends requests about the table; a failure says what it means for it.
  func told<Result>(_ body: () throws(EngineError) -> Result) throws(ListFailure) -> Result {
    do throws(EngineError) { return try body() } catch {
      throw ListFailure(TableFaults(name: schema.name, schema: schema, connection: connection).explained(error))
    }
  }
}
