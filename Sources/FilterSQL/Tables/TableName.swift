import FilterVocabulary

/// The name of a table, view or function of a database, with the names of the schema and the catalog it is in.
///
/// ```swift
/// TableName("app", "orders")       // app.orders
/// ```
public struct TableName: Hashable, Sendable {
  /// The parts, from the outermost: catalog, schema, table. At least one.
  public let parts: [String]

  /// A name of one to three parts, as they are spelled in the database. Each is one identifier whatever it contains.
  public init(_ first: String, _ others: String...) { parts = [first] + others }

  /// A name as a person writes it, with points between its parts; a part in double quotes may have points, and two quotes
  /// for one. Nil for an empty part, an open quote and more than three parts.
  public init?(written text: String) { self.init(parts: ColumnSource.parts(of: text)) }

  /// A name of parts; nil without any.
  package init?(parts: [String]) {
    if parts.isEmpty { return nil }
    self.parts = parts
  }

  /// The name of the table itself.
  public var table: String { parts[parts.count - 1] }

  /// The name as ``init(written:)`` reads it, with quotes where they are needed.
  package var written: String {
    parts.map { part in
      if !part.isEmpty, !part.contains("."), !part.contains("\"") { return part }
      return "\"" + part.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
    }.joined(separator: ".")
  }

  /// The name as a person writes it, without quotes.
  package var shown: String { parts.joined(separator: ".") }
}

extension SQLDialect {
  /// A name in a statement: as it is if it is a plain word of lower-case letters, digits and underscores that no engine
  /// reserves, otherwise in the engine's quotes, with each quote in it doubled. Nothing in a name ends the quotes. Linear.
  ///
  /// A name with U+0000 has no form in any engine; the zero is left out, so that no other name is meant.
  package func identifier(_ name: String) -> String {
    if SQLDialect.isPlainName(name) { return name }
    let quote = tables.quote
    var text = quote
    for character in name.unicodeScalars where character.value != 0 {
      let one = String(character)
      // ClickHouse reads backslashes within quotes.
      text += one == quote ? quote + quote : one == "\\" && tables.escapesBackslashes ? "\\\\" : one
    }
    return text + quote
  }

  /// The name of a table with those around it.
  package func identifier(_ name: TableName) -> String {
    name.parts.map { identifier($0) }.joined(separator: ".")
  }

  /// The first character of a name that the client of the engine would not give to it as it is; nil if there is none, and
  /// for engines that are reached by a library. Linear.
  package func unwritable(in name: String) -> Unicode.Scalar? {
    name.unicodeScalars.first { scalar in
      switch tables.names {
      case .any: false
      case .ofOneLine: scalar == "\n" || scalar == "\r"
      case .plain:
        switch scalar.value {
        case 0..<0x20, 0x7F...0xA0, 0x2028, 0x2029, 0xFEFF, 0xFFF0...: true
        default: ["'", "\"", "\\", "$", ";"].contains(scalar)
        }
      }
    }
  }

  private static func isPlainName(_ name: String) -> Bool {
    guard let first = name.utf8.first, first.isLowerLetter || first == UInt8(ascii: "_"), name.utf8.count <= 63 else {
      return false
    }
    for byte in name.utf8 where !byte.isLowerLetter && !byte.isSQLDigit && byte != UInt8(ascii: "_") { return false }
    return !reservedWords.contains(name)
  }

  /// Words that some engine reserves, of SQL:2016 and the lists of the engines' documents. A word too many costs a pair
  /// of quotes.
  private static let reservedWords: Set<String> = Set(
    """
    abort absent action add after all allocate alter always analyse analyze and anti any are array as asc asof asymmetric at
    attach authorization autoincrement before begin between bigint binary bit blob boolean both by call cascade case cast
    char character check cluster coalesce collate collation column columns comment commit compute concat concurrently
    conflict connect constraint create cross cube current current_catalog current_date current_path current_role
    current_schema current_time current_timestamp current_user cursor data database date day deallocate dec decimal default
    deferrable deferred delete desc describe detach distinct distribute div do double drop each else end engine escape
    estimate except exclude exclusive execute exists explain extract fail false fetch filter final first float following for
    foreign freeze from full function generated glob grant group grouping groups having hour if ignore ilike immediate in
    index indexed initially inner insert instead int integer intersect interval into is isnull join json_array json_exists
    json_object json_query json_table json_value key last lateral left like limit listagg local localtime localtimestamp
    macro map match materialized minus minute month name natural no normalize not nothing notnull null nulls nullif numeric
    of offset on only option or order others out outer over overlaps partition pivot placing plan position pragma preceding
    precision prepare prewhere primary qualify query raise range real recursive references regexp reindex release rename
    replace restrict returning right rlike rollback rollup row rows sample savepoint second select semi session_user set
    settings show skip smallint some sort struct summarize symmetric table tables tablesample temp temporary then ties time
    timestamp to top trailing transaction treat trigger true trim uescape unbounded union unique unnest unpivot update user
    using vacuum values varchar variadic verbose view virtual when where window with within without year
    """.split { $0 == " " || $0 == "\n" }.map { String($0) })
}

extension UInt8 {
  fileprivate var isLowerLetter: Bool { self >= UInt8(ascii: "a") && self <= UInt8(ascii: "z") }
  fileprivate var isSQLDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
}
