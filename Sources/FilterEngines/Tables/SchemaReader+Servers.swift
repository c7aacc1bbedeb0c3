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
          AND has_any_column_privilege(c.oid, 'SELECT') ORDER BY 1
        """, count: 1)
      throw missing(name, among: names.compactMap { $0[0] })
    }
    let oid = found[0] ?? ""
    var schema = TableSchema(name: TableName(found[1] ?? "", found[2] ?? ""))
    (schema.columns, schema.hidesColumns) = try postgreSQLColumns(of: oid)
    return schema
  }

  /// The tables of PostgreSQL that a table refers to, and those that refer to it.
  func postgreSQLRelated(to schema: TableSchema, withLists: Bool) throws(EngineError) -> [RelatedTable] {
    let quoted = connection.dialect.identifier(schema.name)
    guard let oid = try rows("SELECT to_regclass($1)::oid::text", [quoted], count: 1).first?[0] else { return [] }
    let references = try rows(
      """
      SELECT n.nspname::text, c.relname::text, c.oid::text, f.oid::text, a.attname::text, k.attname::text,
        CASE WHEN f.conrelid = $1::oid THEN '0' ELSE '1' END
      FROM pg_constraint f JOIN pg_class c ON c.oid = CASE WHEN f.conrelid = $1::oid THEN f.confrelid ELSE f.conrelid END
        JOIN pg_namespace n ON n.oid = c.relnamespace
        CROSS JOIN LATERAL unnest(f.conkey, f.confkey) WITH ORDINALITY AS u(own, other, place)
        JOIN pg_attribute a ON a.attrelid = f.conrelid AND a.attnum = u.own
        JOIN pg_attribute k ON k.attrelid = f.confrelid AND k.attnum = u.other
      WHERE f.contype = 'f' AND (f.conrelid = $1::oid\(withLists ? " OR f.confrelid = $1::oid" : ""))
        AND has_any_column_privilege(c.oid, 'SELECT')
      ORDER BY 7, 1, 2, 4, u.place
      """, [oid], count: 7)
    var related: [RelatedTable] = []
    var seen: Set<[String]> = []
    for first in references {
      let isList = first[6] == "1"
      // Of several references of one table to this one the first.
      if !seen.insert([first[2] ?? "", isList ? "" : first[3] ?? ""]).inserted { continue }
      let pairs = references.filter { $0[3] == first[3] }.map { row in
        isList ? (column: row[4] ?? "", key: row[5] ?? "") : (column: row[5] ?? "", key: row[4] ?? "")
      }
      related.append(
        RelatedTable(
          label: "", name: TableName(first[0] ?? "", first[1] ?? ""), references: pairs,
          columns: try postgreSQLColumns(of: first[2] ?? "").readable, isList: isList))
    }
    return related
  }

  /// The columns that the role may read, and whether there are others. All if it may read none, so that a statement says
  /// what is missing.
  private func postgreSQLColumns(
    of oid: String
  ) throws(EngineError) -> (readable: [TableColumnSchema], hidesOthers: Bool) {
    let values = try rows(
      """
      SELECT a.attname::text, e.enumlabel::text FROM pg_attribute a JOIN pg_enum e ON e.enumtypid = a.atttypid
      WHERE a.attrelid = $1::oid AND a.attnum > 0 AND NOT a.attisdropped ORDER BY a.attnum, e.enumsortorder
      """, [oid], count: 2)
    let all = try rows(
      """
      SELECT a.attname::text, lower(format_type(a.atttypid, a.atttypmod)),
        CASE WHEN a.attnotnull THEN '1' ELSE '0' END,
        coalesce((SELECT array_position(i.indkey::int2[], a.attnum) FROM pg_index i
          WHERE i.indrelid = a.attrelid AND i.indisprimary), -1)::text,
        (SELECT max(CASE WHEN m.amname = 'btree' AND o.opcdefault AND i.indcollation[0] = a.attcollation THEN 2 ELSE 1 END)
          FROM pg_index i JOIN pg_class x ON x.oid = i.indexrelid JOIN pg_am m ON m.oid = x.relam
            JOIN pg_opclass o ON o.oid = i.indclass[0]
          WHERE i.indrelid = a.attrelid AND i.indkey[0] = a.attnum AND i.indpred IS NULL AND i.indisvalid
            AND m.amname IN ('btree', 'hash'))::text,
        coalesce(col_description(a.attrelid, a.attnum), ''),
        CASE WHEN has_column_privilege(a.attrelid, a.attnum, 'SELECT') THEN '1' ELSE '0' END
      FROM pg_attribute a WHERE a.attrelid = $1::oid AND a.attnum > 0 AND NOT a.attisdropped ORDER BY a.attnum
      """, [oid], count: 7)
    let readable = all.filter { $0[6] == "1" }
    let columns = (readable.isEmpty ? all : readable).map { row in
      let labels = values.filter { $0[0] == row[0] }.compactMap { $0[1] }
      var column = TableColumnSchema(
        name: row[0] ?? "", type: row[1] ?? "", isOptional: row[2] != "1", keyPlace: (Int(row[3] ?? "") ?? -1) + 1)
      column.leadsIndex = row[4] != nil
      column.isReadInOrder = row[4] == "2"
      column.values = labels.isEmpty ? nil : labels
      column.isOrdered = !labels.isEmpty
      column.comment = row[5] ?? ""
      return column
    }
    return (columns, columns.count < all.count)
  }

  /// (https://duckdb.org/docs/stable/sql/meta/duckdb_table_functions)
  func duckDBSchema(of name: TableName) throws(EngineError) -> TableSchema {
    let dialect = connection.dialect
    let place = name.parts.count > 1 ? dialect.literal(name.parts[name.parts.count - 2]) : "current_schema()"
    guard
      let schemaName = try rows(
        """
        SELECT DISTINCT c.schema_name FROM duckdb_columns() c
        WHERE c.table_name = \(dialect.literal(name.table)) AND NOT c.internal AND c.schema_name = \(place)
        """, count: 1
      ).first?[0]
    else {
      throw missing(
        name,
        among: try rows("SELECT DISTINCT table_name FROM duckdb_columns() WHERE NOT internal ORDER BY 1", count: 1)
          .compactMap { $0[0] })
    }
    var schema = TableSchema(name: TableName(schemaName, name.table))
    schema.columns = try duckDBColumns(of: name.table, in: schemaName)
    return schema
  }

  /// The tables of DuckDB that a table refers to, and those that refer to it.
  func duckDBRelated(to schema: TableSchema, withLists: Bool) throws(EngineError) -> [RelatedTable] {
    guard schema.name.parts.count == 2, let place = schema.name.parts.first else { return [] }
    let table = schema.name.table
    let (literal, own) = (connection.dialect.literal(place), connection.dialect.literal(table))
    let references = try rows(
      """
      SELECT f.table_name, f.referenced_table, f.constraint_index::VARCHAR,
        unnest(f.constraint_column_names), unnest(f.referenced_column_names)
      FROM duckdb_constraints() f
      WHERE f.constraint_type = 'FOREIGN KEY' AND f.schema_name = \(literal)
        AND (f.table_name = \(own)\(withLists ? " OR f.referenced_table = \(own)" : ""))
      ORDER BY f.table_name <> \(own), 1, f.constraint_index
      """, count: 5)
    var related: [RelatedTable] = []
    var seen: Set<[String]> = []
    for first in references {
      let isList = first[0] != table
      // Of several references of one table to this one the first.
      if !seen.insert([first[0] ?? "", isList ? "" : first[2] ?? ""]).inserted { continue }
      let pairs = references.filter { $0[0] == first[0] && $0[2] == first[2] }.map { row in
        isList ? (column: row[3] ?? "", key: row[4] ?? "") : (column: row[4] ?? "", key: row[3] ?? "")
      }
      let other = (isList ? first[0] : first[1]) ?? ""
      related.append(
        RelatedTable(
          label: "", name: TableName(place, other), references: pairs, columns: try duckDBColumns(of: other, in: place),
          isList: isList))
    }
    return related
  }

  private func duckDBColumns(of table: String, in place: String) throws(EngineError) -> [TableColumnSchema] {
    let (literal, place) = (connection.dialect.literal(table), connection.dialect.literal(place))
    let key = try rows(
      """
      SELECT unnest(constraint_column_names) FROM duckdb_constraints()
      WHERE constraint_type = 'PRIMARY KEY' AND table_name = \(literal) AND schema_name = \(place)
      """, count: 1
    ).compactMap { $0[0] }
    return try rows(
      """
      SELECT c.column_name, lower(c.data_type), CASE WHEN c.is_nullable THEN '1' ELSE '0' END, coalesce(c.comment, ''),
        c.data_type
      FROM duckdb_columns() c WHERE c.table_name = \(literal) AND NOT c.internal AND c.schema_name = \(place)
      ORDER BY c.column_index
      """, count: 5
    ).map { row in
      var column = TableColumnSchema(
        name: row[0] ?? "", type: row[1] ?? "", isOptional: row[2] == "1",
        keyPlace: (key.firstIndex(of: row[0] ?? "") ?? -1) + 1)
      column.values = Self.values(ofEnumeration: row[4] ?? "")
      column.isOrdered = column.values != nil
      column.comment = row[3] ?? ""
      return column
    }
  }
}
