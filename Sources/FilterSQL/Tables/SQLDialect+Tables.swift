extension SQLDialect {
  /// Expressions over the columns of a person's own tables; operands stand at `%1` and `%2`.
  package struct Tables: Hashable, Sendable {
    /// The quote of names.
    package let quote: String
    /// Whether a backslash within quotes of a name must be doubled.
    package let escapesBackslashes: Bool
    /// Whether a text is like a pattern with `%` and `_`, without the letter case of ASCII.
    package let like: String
    /// Whether a text has a character beyond ASCII.
    package let hasOtherCharacters: String
    /// Whether a text begins with a day: four digits, two and two, with hyphens.
    package let beginsWithDay: String
    /// A literal of a day, an instant without a zone and one with it.
    package let date: String
    package let timestamp: String
    package let zonedTimestamp: String
    /// The number that is larger than all others; empty where a column that has it is looked at row by row.
    package let infinity: String
    /// The row called `%1` as a JSON object; empty where its columns have to be named.
    package let record: String
  }
}

extension SQLDialect.Tables {
  /// SQLite has no types of columns; days and instants are texts or numbers.
  static let sqlite = SQLDialect.Tables(
    quote: "\"", escapesBackslashes: false, like: "%1 LIKE %2",
    hasOtherCharacters: "length(CAST(%1 AS BLOB)) <> length(%1)",
    beginsWithDay: "%1 GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]*'",
    date: "%1", timestamp: "%1", zonedTimestamp: "%1", infinity: "", record: "")

  static let postgresql = SQLDialect.Tables(
    quote: "\"", escapesBackslashes: false, like: "%1 ILIKE %2 COLLATE \"C\"",
    hasOtherCharacters: "octet_length(%1) <> char_length(%1)",
    beginsWithDay: "%1 ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}'", date: "DATE %1", timestamp: "TIMESTAMP %1",
    zonedTimestamp: "TIMESTAMPTZ %1", infinity: "'Infinity'::float8", record: "row_to_json(%1)::text")

  static let duckdb = SQLDialect.Tables(
    quote: "\"", escapesBackslashes: false, like: "%1 ILIKE %2",
    hasOtherCharacters: "strlen(%1) <> length(%1)",
    beginsWithDay: "regexp_matches(%1, '^[0-9]{4}-[0-9]{2}-[0-9]{2}')", date: "DATE %1",
    timestamp: "TIMESTAMP %1", zonedTimestamp: "TIMESTAMPTZ %1", infinity: "'Infinity'::DOUBLE",
    record: "CAST(to_json(%1) AS VARCHAR)")

  static let spark = SQLDialect.Tables(
    quote: "`", escapesBackslashes: false, like: "lower(%1) LIKE lower(%2)",
    hasOtherCharacters: "octet_length(%1) <> char_length(%1)",
    beginsWithDay: "%1 RLIKE '^[0-9]{4}-[0-9]{2}-[0-9]{2}'", date: "DATE %1", timestamp: "TIMESTAMP_NTZ %1",
    zonedTimestamp: "TIMESTAMP %1", infinity: "double('Infinity')",
    // Without formats, microseconds are left out.
    record: "to_json(struct(%1.*), map('timestampFormat', 'yyyy-MM-dd HH:mm:ss.SSSSSSXXX', "
      + "'timestampNTZFormat', 'yyyy-MM-dd HH:mm:ss.SSSSSS'))")

  static let clickhouse = SQLDialect.Tables(
    quote: "`", escapesBackslashes: true, like: "%1 ILIKE %2", hasOtherCharacters: "length(%1) <> lengthUTF8(%1)",
    beginsWithDay: "match(%1, '^[0-9]{4}-[0-9]{2}-[0-9]{2}')", date: "toDate32(%1)",
    timestamp: "toDateTime64(%1, 6, 'UTC')", zonedTimestamp: "toDateTime64(%1, 6, 'UTC')", infinity: "inf", record: "")

  static let trino = SQLDialect.Tables(
    quote: "\"", escapesBackslashes: false, like: "lower(%1) LIKE lower(%2)",
    hasOtherCharacters: "length(to_utf8(%1)) <> length(%1)",
    beginsWithDay: "regexp_like(%1, '^[0-9]{4}-[0-9]{2}-[0-9]{2}')", date: "DATE %1",
    timestamp: "TIMESTAMP %1", zonedTimestamp: "TIMESTAMP %1", infinity: "infinity()", record: "")
}
