import FilterSQL

/// The catalogs of PostgreSQL and DuckDB.
extension SchemaReader {
  /// (https://www.postgresql.org/docs/current/catalogs.html)
  func postgreSQLSchema(of name: TableName) throws(EngineError) -> TableSchema {
    let quoted = connection.dialect.identifier(name)
    guard
      let found = try rows(
        """
        SELECT c.oid::text, n.nspname::text, c.relname::text FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
        WHERE c.oid = to_regclass($1) AND c.relkind IN ('r', 'v', 'm', 'p', 'f')
        """, [quoted], count: 3
      ).first
    else {
      let names = try rows(
        """
        SELECT CASE WHEN pg_table_is_visible(c.oid) THEN c.relname::text ELSE n.nspname || '.' || c.relname END AS name
        FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
        WHERE c.relkind IN ('r', 'v', 'm', 'p', 'f') AND n.nspname !~ '^(pg_|information_schema)'
          AND has_table_privilege(c.oid, 'SELECT') ORDER BY 1
        """, count: 1)
      throw missing(name, among: names.compactMap { $0[0] })
    }
    let oid = found[0] ?? ""
    var schema = TableSchema(name: TableName(found[1] ?? "", found[2] ?? ""))
    schema.columns = try postgreSQLColumns(of: oid)
    return schema
  }

  /// The tables of PostgreSQL that refer to a table.
  func postgreSQLChildren(of schema: TableSchema) throws(EngineError) -> [ChildSchema] {
    let quoted = connection.dialect.identifier(schema.name)
    guard let oid = try rows("SELECT to_regclass($1)::oid::text", [quoted], count: 1).first?[0] else { return [] }
    var children: [ChildSchema] = []
    let references = try rows(
      """
      SELECT n.nspname::text, c.relname::text, c.oid::text, f.oid::text, a.attname::text, k.attname::text
      FROM pg_constraint f JOIN pg_class c ON c.oid = f.conrelid JOIN pg_namespace n ON n.oid = c.relnamespace,
        unnest(f.conkey, f.confkey) AS u(own, other)
        JOIN pg_attribute k ON k.attrelid = $1::oid AND k.attnum = u.other
        JOIN pg_attribute a ON a.attnum = u.own
      WHERE f.contype = 'f' AND f.confrelid = $1::oid AND a.attrelid = f.conrelid AND f.conrelid <> f.confrelid
        AND has_table_privilege(c.oid, 'SELECT')
      ORDER BY 1, 2, 4
      """, [oid], count: 6)
    for child in Set(references.compactMap { $0[2] }).sorted() {
      let own = references.filter { $0[2] == child }
      guard let first = own.first else { continue }
      var one = ChildSchema(
        name: TableName(first[0] ?? "", first[1] ?? ""),
        references: own.filter { $0[3] == first[3] }.map { (column: $0[4] ?? "", key: $0[5] ?? "") })
      one.columns = try postgreSQLColumns(of: child)
      children.append(one)
    }
    return children
  }

  private func postgreSQLColumns(of oid: String) throws(EngineError) -> [TableColumnSchema] {
    let values = try rows(
      """
      SELECT a.attname::text, e.enumlabel::text FROM pg_attribute a JOIN pg_enum e ON e.enumtypid = a.atttypid
      WHERE a.attrelid = $1::oid AND a.attnum > 0 AND NOT a.attisdropped ORDER BY a.attnum, e.enumsortorder
      """, [oid], count: 2)
    return try rows(
      """
      SELECT a.attname::text, lower(format_type(a.atttypid, a.atttypmod)),
        CASE WHEN a.attnotnull THEN '1' ELSE '0' END,
        coalesce((SELECT array_position(i.indkey::int2[], a.attnum) FROM pg_index i
          WHERE i.indrelid = a.attrelid AND i.indisprimary), -1)::text,
        CASE WHEN EXISTS (SELECT 1 FROM pg_index i WHERE i.indrelid = a.attrelid AND i.indkey[0] = a.attnum
          AND i.indpred IS NULL AND i.indisvalid) THEN '1' ELSE '0' END,
        coalesce(col_description(a.attrelid, a.attnum), '')
      FROM pg_attribute a WHERE a.attrelid = $1::oid AND a.attnum > 0 AND NOT a.attisdropped ORDER BY a.attnum
      """, [oid], count: 6
    ).map { row in
      let labels = values.filter { $0[0] == row[0] }.compactMap { $0[1] }
      var column = TableColumnSchema(
        name: row[0] ?? "", type: row[1] ?? "", isOptional: row[2] != "1", keyPlace: (Int(row[3] ?? "") ?? -1) + 1)
      column.leadsIndex = row[4] == "1"
      column.values = labels.isEmpty ? nil : labels
      column.comment = row[5] ?? ""
      return column
    }
  }

  /// (https://duckdb.org/docs/stable/sql/meta/duckdb_table_functions)
  func duckDBSchema(of name: TableName) throws(EngineError) -> TableSchema {
    let literal = connection.dialect.literal(name.table)
    let found = try rows(
      """
      SELECT c.schema_name, c.column_name, lower(c.data_type), CASE WHEN c.is_nullable THEN '1' ELSE '0' END,
        coalesce(c.comment, ''), c.data_type
      FROM duckdb_columns() c WHERE c.table_name = \(literal) AND NOT c.internal
        AND c.schema_name = \(name.parts.count > 1 ? connection.dialect.literal(name.parts[name.parts.count - 2]) : "current_schema()")
      ORDER BY c.column_index
      """, count: 6)
    guard let schemaName = found.first?[0] else {
      throw missing(
        name,
        among: try rows("SELECT DISTINCT table_name FROM duckdb_columns() WHERE NOT internal ORDER BY 1", count: 1)
          .compactMap { $0[0] })
    }
    let key = try rows(
      """
      SELECT unnest(constraint_column_names) FROM duckdb_constraints()
      WHERE constraint_type = 'PRIMARY KEY' AND table_name = \(literal)
        AND schema_name = \(connection.dialect.literal(schemaName))
      """, count: 1
    ).compactMap { $0[0] }
    var schema = TableSchema(name: TableName(schemaName, name.table))
    schema.columns = found.map { row in
      var column = TableColumnSchema(
        name: row[1] ?? "", type: row[2] ?? "", isOptional: row[3] == "1",
        keyPlace: (key.firstIndex(of: row[1] ?? "") ?? -1) + 1)
      if column.type.hasPrefix("enum(") {
        column.values = CheckedValues("CHECK (x IN " + (row[5] ?? "").dropFirst(4) + ")").values(of: "x")
      }
      column.comment = row[4] ?? ""
      return column
    }
    return schema
  }
}
