/// The engines. To add one, add a value here and its name to ``SQLDialect/all``.
extension SQLDialect {
  /// All dialects, in the order of the documentation.
  public static let all: [SQLDialect] = [.sqlite, .postgresql, .duckdb, .spark, .clickhouse, .trino]

  /// SQLite 3.37 or later. Sources: sqlite.org, "Core Functions" and "SQLite Autoconfiguration of columns".
  public static let sqlite = SQLDialect(
    name: "sqlite", title: "SQLite", parameters: .numbered("?"), layout: .tables,
    types: Types(
      integer: "INTEGER", text: "TEXT", array: "", structure: "", structureColon: "", word: "", hasIndexes: true,
      valuesSuffix: " WITHOUT ROWID", tableSuffix: "", commentStatement: ""),
    literals: Literals(keepsBackslashes: true, hexadecimal: "CAST(x'%1' AS TEXT)"), patterns: .registered,
    hasTrigrams: true, looksUpWords: true,
    functions: Functions(
      contains: "instr(%1, %2) > 0", lacks: "instr(%1, %2) = 0", matches: "fq_matches(%2, %1)",
      mismatches: "NOT fq_matches(%2, %1)", exists: "", every: "", hasSome: "", array: "",
      hexadecimal: "hex(%1)", decimal: "CAST(%1 AS TEXT)", joined: "group_concat(%1, '')", concatenated: "%1 || %2",
      unnested: ""), tables: .sqlite)

  /// PostgreSQL 14 or later. Source: postgresql.org, "String Functions" and "Pattern Matching".
  public static let postgresql = SQLDialect(
    name: "postgresql", title: "PostgreSQL", parameters: .numbered("$"), layout: .tables,
    types: Types(
      integer: "BIGINT", text: "TEXT COLLATE \"C\"", array: "", structure: "", structureColon: "", word: "",
      hasIndexes: true, valuesSuffix: "", tableSuffix: "",
      commentStatement: "COMMENT ON COLUMN %1.%2 IS %3"),
    literals: Literals(keepsBackslashes: true, hexadecimal: "convert_from('\\x%1'::bytea, 'UTF8')"),
    patterns: .postgresql,
    hasTrigrams: false, looksUpWords: true,
    functions: Functions(
      contains: "position(%2 IN %1) > 0", lacks: "position(%2 IN %1) = 0", matches: "%1 ~ %2",
      mismatches: "%1 !~ %2", exists: "", every: "", hasSome: "", array: "",
      hexadecimal: "encode(convert_to(%1, 'UTF8'), 'hex')", decimal: "CAST(%1 AS TEXT)", joined: "string_agg(%1, '')",
      concatenated: "%1 || %2", unnested: ""), tables: .postgresql)

  /// DuckDB 1.0 or later. Source: duckdb.org, "Text Functions" and "Regular Expressions".
  public static let duckdb = SQLDialect(
    name: "duckdb", title: "DuckDB", parameters: .none, layout: .tables,
    types: Types(
      integer: "BIGINT", text: "VARCHAR", array: "", structure: "", structureColon: "", word: "", hasIndexes: false,
      valuesSuffix: "", tableSuffix: "",
      commentStatement: "COMMENT ON COLUMN %1.%2 IS %3"),
    literals: Literals(keepsBackslashes: true, hexadecimal: "decode(unhex('%1'))"), patterns: .re2,
    hasTrigrams: false, looksUpWords: false,
    functions: Functions(
      contains: "contains(%1, %2)", lacks: "NOT contains(%1, %2)", matches: "regexp_matches(%1, %2)",
      mismatches: "NOT regexp_matches(%1, %2)", exists: "", every: "", hasSome: "", array: "",
      hexadecimal: "hex(%1)", decimal: "CAST(%1 AS VARCHAR)", joined: "string_agg(%1, '')", concatenated: "%1 || %2",
      unnested: ""), tables: .duckdb)

  /// Apache Spark 3.4 or later. Source: spark.apache.org, "Built-in Functions".
  public static let spark = SQLDialect(
    name: "spark", title: "Apache Spark", parameters: .none, layout: .arrays,
    types: Types(
      integer: "BIGINT", text: "STRING", array: "ARRAY<%1>", structure: "STRUCT<%1>", structureColon: ": ",
      word: "STRING", hasIndexes: false, valuesSuffix: "", tableSuffix: " USING PARQUET",
      commentStatement: ""),
    literals: Literals(keepsBackslashes: false, hexadecimal: "decode(unhex('%1'), 'UTF-8')"), patterns: .java,
    hasTrigrams: false, looksUpWords: false,
    functions: Functions(
      contains: "contains(%1, %2)", lacks: "NOT contains(%1, %2)", matches: "%1 RLIKE %2",
      mismatches: "NOT %1 RLIKE %2", exists: "exists(%1, %2 -> %3)", every: "forall(%1, %2 -> %3)",
      hasSome: "arrays_overlap(%1, %2)", array: "array(%1)", hexadecimal: "hex(%1)",
      decimal: "CAST(%1 AS STRING)", joined: "array_join(transform(%1, p -> %2), '')", concatenated: "concat(%1, %2)",
      unnested: "LATERAL VIEW explode(%1) AS v"), tables: .spark)

  /// ClickHouse 23 or later. Source: clickhouse.com, "Functions for Searching in Strings" and "Array Functions".
  public static let clickhouse = SQLDialect(
    name: "clickhouse", title: "ClickHouse", parameters: .none, layout: .arrays,
    types: Types(
      integer: "Nullable(Int64)", text: "Nullable(String)", array: "Array(%1)", structure: "Tuple(%1)",
      structureColon: " ", word: "String", hasIndexes: false, valuesSuffix: "",
      tableSuffix: " ENGINE = MergeTree ORDER BY tuple()", commentStatement: ""),
    literals: Literals(keepsBackslashes: false, hexadecimal: "unhex('%1')"), patterns: .re2,
    hasTrigrams: false, looksUpWords: false,
    functions: Functions(
      contains: "position(%1, %2) > 0", lacks: "position(%1, %2) = 0", matches: "match(%1, %2)",
      mismatches: "NOT match(%1, %2)", exists: "arrayExists(%2 -> %3, %1)", every: "arrayAll(%2 -> %3, %1)",
      hasSome: "hasAny(%1, %2)", array: "[%1]", hexadecimal: "hex(%1)", decimal: "toString(%1)",
      joined: "arrayStringConcat(arrayMap(p -> %2, %1), '')", concatenated: "concat(%1, %2)",
      unnested: "ARRAY JOIN %1 AS v"), tables: .clickhouse)

  /// Trino 400 or later. Source: trino.io, "String functions" and "Array functions and operators".
  public static let trino = SQLDialect(
    name: "trino", title: "Trino", parameters: .none, layout: .arrays,
    types: Types(
      integer: "BIGINT", text: "VARCHAR", array: "ARRAY(%1)", structure: "ROW(%1)", structureColon: " ",
      word: "VARCHAR", hasIndexes: false, valuesSuffix: "", tableSuffix: "", commentStatement: ""),
    literals: Literals(keepsBackslashes: true, hexadecimal: "from_utf8(X'%1')"), patterns: .java,
    hasTrigrams: false, looksUpWords: false,
    functions: Functions(
      contains: "strpos(%1, %2) > 0", lacks: "strpos(%1, %2) = 0", matches: "regexp_like(%1, %2)",
      mismatches: "NOT regexp_like(%1, %2)", exists: "any_match(%1, %2 -> %3)", every: "all_match(%1, %2 -> %3)",
      hasSome: "arrays_overlap(%1, %2)", array: "ARRAY[%1]", hexadecimal: "to_hex(to_utf8(%1))",
      decimal: "CAST(%1 AS VARCHAR)", joined: "array_join(transform(%1, p -> %2), '')", concatenated: "%1 || %2",
      unnested: "CROSS JOIN UNNEST(%1) AS v"), tables: .trino)
}
