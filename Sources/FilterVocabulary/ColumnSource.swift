/// Where a table of a database has the values of a field, as a vocabulary file says it:
/// `{"column": "total_cents", "scale": 2}`.
///
/// It is data: nothing here runs. An expression becomes a part of statements as it is, so it is used only from a file that
/// the user named, or from code.
public struct ColumnSource: Hashable, Sendable {
  /// The column with the values; empty where ``expression`` gives them. One identifier, whatever it contains.
  public var column: String
  /// An expression in SQL that gives them; empty where ``column`` does.
  public var expression: String
  /// The table that the column is of, with points between the parts of its name; empty for the table of the list.
  public var table: String
  /// The column of ``table`` that belongs to a row of the list; empty for the table of the list.
  public var key: String
  /// The column of the list's table that ``key`` equals; empty for its primary key.
  public var reference: String
  /// The form in which the values are stored; nil for that of the database's own description.
  public var type: ColumnType?
  /// The number of digits after the point that whole numbers stand for: with 2, 1999 is 19.99. From 0 to 6.
  public var scale: Int

  /// The largest ``scale`` that a file may have.
  public static let maximumScale = 6

  /// A column of the list's table, or of `table`, whose `key` equals `reference` there.
  public init(
    column: String, table: String = "", key: String = "", reference: String = "", type: ColumnType? = nil,
    scale: Int = 0
  ) {
    (self.column, expression) = (column, "")
    (self.table, self.key, self.reference) = (table, key, reference)
    (self.type, self.scale) = (type, scale)
  }

  /// An expression in SQL over a row of the list's table, or of another one.
  public init(
    expression: String, table: String = "", key: String = "", reference: String = "", type: ColumnType? = nil,
    scale: Int = 0
  ) {
    self.init(column: "", table: table, key: key, reference: reference, type: type, scale: scale)
    self.expression = expression
  }

  /// The parts of the name of ``table``; empty for that of the list.
  package var tableParts: [String] { ColumnSource.parts(of: table) }

  /// The parts of a name between points; a part in double quotes may have points, and two quotes for one. Empty for a
  /// name with an empty part or an open quote.
  package static func parts(of name: String) -> [String] {
    var parts: [String] = []
    var part = ""
    var isQuoted = false
    var rest = Substring(name)
    while let character = rest.popFirst() {
      switch character {
      case "\"" where isQuoted && rest.first == "\"":
        rest.removeFirst()
        part.append(character)
      case "\"": isQuoted.toggle()
      case "." where !isQuoted:
        parts.append(part)
        part = ""
      default: part.append(character)
      }
    }
    parts.append(part)
    return isQuoted || parts.contains("") || parts.count > 3 ? [] : parts
  }
}

/// The form in which a column stores values.
public enum ColumnType: String, CaseIterable, Hashable, Sendable {
  /// Whole numbers.
  case integer
  /// Decimal fractions.
  case numeric
  /// Binary fractions.
  case double
  /// Texts.
  case text
  /// Truth values.
  case boolean
  /// Days.
  case date
  /// Dates and times without a zone.
  case timestamp
  /// Instants.
  case timestamptz
  /// Instants as whole seconds since 1970.
  case seconds
  /// Instants as whole milliseconds since 1970.
  case milliseconds
  /// Instants as whole microseconds since 1970.
  case microseconds
  /// Lengths of time.
  case interval
  /// Identifiers of 128 bits.
  case uuid
  /// Network addresses.
  case inet
  /// Arrays, of which each element is a value.
  case array
  /// JSON arrays of values.
  case json
}
