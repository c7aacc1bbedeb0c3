extension SQLDialect {
  /// Expressions over the columns of a person's own tables; operands stand at `%1` and `%2`.
  package struct Tables: Hashable, Sendable {
    /// The quote of names.
    package let quote: String
    /// Whether a backslash within quotes of a name must be doubled.
    package let escapesBackslashes: Bool
    /// Whether a text is like a pattern with `%` and `_`, without letter case, by the rules of the engine and the column,
    /// so that its index serves.
    package let like: String
    /// The end of ``like`` by which only the letter case of ASCII is ignored; empty where no collation ignores more.
    package var plainCollation = ""
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
    /// The elements of an array at `%1` as rows called `%2` with the column `value`; empty where a condition on an
    /// element is a function of the array, and where there are no arrays.
    package var arrayRows = ""
    /// The elements of a JSON array at `%1` as rows called `%2` with the column `value`; empty where there are none.
    package var jsonRows = ""
    /// Whether an array at `%1` has an element of the one of a parameter at `%2`, which an index may serve; empty where no
    /// parameter is an array.
    package var overlaps = ""
    /// A length of time of the seconds at `%1`; empty without a type for it.
    package var interval = ""
    /// The seconds of a length of time at `%1`.
    package var seconds = ""
    /// An instant of the microseconds at `%1` since 1970, in UTC.
    package var instant = ""
    /// Whether a text at `%1` is like a pattern, with the letter case; empty where none is.
    package var likeExactly = ""
    /// The character before one that has a meaning in a pattern.
    var escape: UnicodeScalar = "!"
    /// Whether ``escape`` is that without `ESCAPE`, which the engine does not have.
    var escapesByDefault = false
    /// The end of an instant with a zone, which is in UTC; empty where instants are texts.
    var zone = "+00:00"
    /// Whether two comparisons are quicker than `NOT IN` with two operands: by a third in SQLite 3.40, over a million rows.
    var comparesPairs = false
    /// The names that reach the engine as they are.
    var names = Names.any

    /// The names that a client gives to the engine as they are.
    enum Names {
      /// All, as with a library.
      case any
      /// Those on one line.
      case ofOneLine
      /// Those without the characters by which a client edits lines, replaces variables or splits statements.
      case plain
    }
  }

  /// Whether a parameter may be an array: `o.status = ANY ($1)`.
  var passesArrays: Bool { parameters != .none && parameters != .plain && !tables.overlaps.isEmpty }
}

extension SQLDialect.Tables {
  /// SQLite has no types of columns; days and instants are texts or numbers.
  static let sqlite = SQLDialect.Tables(
    quote: "\"", escapesBackslashes: false, like: "%1 LIKE %2",
    hasOtherCharacters: "length(CAST(%1 AS BLOB)) <> length(%1)",
    beginsWithDay: "%1 GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]*'",
    date: "%1", timestamp: "%1", zonedTimestamp: "%1", infinity: "", record: "",
    jsonRows: "json_each(CASE WHEN json_valid(%1) AND json_type(%1) = 'array' THEN %1 ELSE json_array(%1) END) %2",
    instant: "strftime('%%Y-%%m-%%dT%%H:%%M:%%S', (%1 - \(fraction)) / 1000000, 'unixepoch') || '.' "
      + "|| substr(1000000 + \(fraction), 2) || 'Z'", zone: "", comparesPairs: true)

  /// The microseconds within a second.
  private static let fraction = "((%1 %% 1000000 + 1000000) %% 1000000)"

  static let postgresql = SQLDialect.Tables(
    quote: "\"", escapesBackslashes: false, like: "%1 ILIKE %2", plainCollation: " COLLATE \"C\"",
    hasOtherCharacters: "octet_length(%1) <> char_length(%1)",
    beginsWithDay: "%1 ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}'", date: "DATE %1", timestamp: "TIMESTAMP %1",
    zonedTimestamp: "TIMESTAMPTZ %1", infinity: "'Infinity'::float8", record: "row_to_json(%1)::text",
    arrayRows: "unnest(%1) %2(value)",
    jsonRows: "jsonb_array_elements_text(CASE jsonb_typeof(%1::jsonb) WHEN 'array' THEN %1::jsonb "
      + "ELSE jsonb_build_array(%1) END) %2(value)",
    overlaps: "%1 && %2", interval: "make_interval(secs => %1)",
    // An interval is compared as if a year had 360 days.
    seconds: "(extract(epoch FROM %1) - 453600 * extract(year FROM %1))",
    instant: "('epoch'::timestamptz + %1 * interval '1 microsecond')", likeExactly: "%1 LIKE %2")

  static let duckdb = SQLDialect.Tables(
    quote: "\"", escapesBackslashes: false, like: "%1 ILIKE %2",
    hasOtherCharacters: "strlen(%1) <> length(%1)",
    beginsWithDay: "regexp_matches(%1, '^[0-9]{4}-[0-9]{2}-[0-9]{2}')", date: "DATE %1",
    timestamp: "TIMESTAMP %1", zonedTimestamp: "TIMESTAMPTZ %1", infinity: "'Infinity'::DOUBLE",
    record: "CAST(to_json(%1) AS VARCHAR)", arrayRows: "(SELECT unnest(%1) AS value) %2",
    instant: "make_timestamp(%1)::TIMESTAMPTZ", likeExactly: "%1 LIKE %2", names: .ofOneLine)

  static let spark = SQLDialect.Tables(
    quote: "`", escapesBackslashes: false, like: "lower(%1) LIKE lower(%2)",
    hasOtherCharacters: "octet_length(%1) <> char_length(%1)",
    beginsWithDay: "%1 RLIKE '^[0-9]{4}-[0-9]{2}-[0-9]{2}'", date: "DATE %1", timestamp: "TIMESTAMP_NTZ %1",
    zonedTimestamp: "TIMESTAMP %1", infinity: "double('Infinity')",
    // Without formats, microseconds are left out.
    record: "to_json(struct(%1.*), map('timestampFormat', 'yyyy-MM-dd HH:mm:ss.SSSSSSXXX', "
      + "'timestampNTZFormat', 'yyyy-MM-dd HH:mm:ss.SSSSSS'))", instant: "timestamp_micros(%1)", names: .plain)

  static let clickhouse = SQLDialect.Tables(
    quote: "`", escapesBackslashes: true, like: "%1 ILIKE %2", hasOtherCharacters: "length(%1) <> lengthUTF8(%1)",
    beginsWithDay: "match(%1, '^[0-9]{4}-[0-9]{2}-[0-9]{2}')", date: "toDate32(%1)",
    timestamp: "toDateTime64(%1, 6, 'UTC')", zonedTimestamp: "toDateTime64(%1, 6, 'UTC')", infinity: "inf", record: "",
    escape: "\\", escapesByDefault: true, names: .plain)

  static let trino = SQLDialect.Tables(
    quote: "\"", escapesBackslashes: false, like: "lower(%1) LIKE lower(%2)",
    hasOtherCharacters: "length(to_utf8(%1)) <> length(%1)",
    beginsWithDay: "regexp_like(%1, '^[0-9]{4}-[0-9]{2}-[0-9]{2}')", date: "DATE %1",
    timestamp: "TIMESTAMP %1", zonedTimestamp: "TIMESTAMP %1", infinity: "infinity()", record: "", names: .plain)
}
