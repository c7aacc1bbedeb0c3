import FilterVocabulary

/// What differs between the engines that run a statement: one value for each, made from the same table of properties.
///
/// ```swift
/// let statement = schema.statement(for: plan, in: .postgresql)
/// ```
public struct SQLDialect: Hashable, Sendable {
  /// The name by which a person chooses it: `postgresql`.
  public let name: String
  /// The name of the engine as its makers write it: `PostgreSQL`.
  public let title: String
  /// How values are passed.
  package private(set) var parameters: Parameters
  /// Where parts, variants and values of an item are.
  package let layout: Layout
  /// The types of columns.
  package let types: Types
  /// How a literal is written.
  package let literals: Literals
  /// How patterns are run.
  package let patterns: Patterns
  /// Whether texts can have an index of their trigrams, a full-text table of SQLite.
  package let hasTrigrams: Bool
  /// Whether a word is found faster in the table of words than in the text.
  package let looksUpWords: Bool
  /// The expressions that are written differently.
  package let functions: Functions
  /// The expressions over a person's own tables.
  package let tables: Tables

  /// How values are passed.
  package enum Parameters: Hashable, Sendable {
    /// `?1`, `$1`: a mark and the number of the parameter, from 1.
    case numbered(String)
    /// `?`, one for each value in the order of the text.
    case plain
    /// The client takes text only, so that values are literals.
    case none
  }

  /// Where the parts, variants and values of an item are.
  package enum Layout: Hashable, Sendable {
    /// In tables of their own, as engines of rows join them fast.
    case tables
    /// In arrays of the row of the item, which needs no join on a cluster.
    case arrays
  }

  /// The types of columns.
  package struct Types: Hashable, Sendable {
    /// A whole number of 64 bits.
    package let integer: String
    /// A text that is compared byte by byte.
    package let text: String
    /// An array of a type, which stands at `%1`; empty in a layout of tables.
    package let array: String
    /// A structure of the fields at `%1`.
    package let structure: String
    /// What stands between the name and the type of a field of a structure.
    package let structureColon: String
    /// A text of an array, which is never missing.
    package let word: String
    /// Whether rows are looked up by keys and indexes, which costs an engine of columns much memory.
    package let hasIndexes: Bool
    /// What follows the columns in the definition of a table of values.
    package let valuesSuffix: String
    /// What follows the columns in the definition of a table.
    package let tableSuffix: String
    /// The statement that puts the line `%3` on the column `%2` of the table `%1`; empty where there is none, and where
    /// the line follows the type of the column.
    package let commentStatement: String
  }

  /// How a literal is written.
  package struct Literals: Hashable, Sendable {
    /// Whether a backslash in quotes is a character like others.
    package let keepsBackslashes: Bool
    /// A text from the hexadecimal digits of its UTF-8, which stand at `%1`.
    package let hexadecimal: String
  }

  /// How patterns are run.
  package enum Patterns: Hashable, Sendable {
    /// By the toolkit's own matcher, as a function of the connection.
    case registered
    /// PostgreSQL's "advanced" regular expressions.
    case postgresql
    /// RE2, which has neither look-around nor back-references, and takes linear time.
    case re2
    /// The expressions of Java, which may take exponential time.
    case java
  }

  /// Expressions; operands stand at `%1` and `%2`.
  package struct Functions: Hashable, Sendable {
    /// Whether a text has another one in it, byte by byte.
    package let contains: String
    /// Whether a text does not have another one in it.
    package let lacks: String
    /// Whether a text matches a pattern.
    package let matches: String
    /// Whether a text does not match a pattern.
    package let mismatches: String
    /// Whether an element of an array at `%1` satisfies the condition `%3`, in which it is called `%2`.
    package let exists: String
    /// Whether each element of an array at `%1` satisfies the condition `%3`, in which it is called `%2`.
    package let every: String
    /// Whether an array at `%1` has one of the texts in the list `%2`.
    package let hasSome: String
    /// A list of texts as an array.
    package let array: String
    /// The hexadecimal digits of the UTF-8 of a text.
    package let hexadecimal: String
    /// A number as a text.
    package let decimal: String
    /// The texts `%1` of all rows joined, in the layout of tables; in that of arrays the texts `%2` of the elements of
    /// `%1`, which are called `p`.
    package let joined: String
    /// Two texts joined.
    package let concatenated: String
    /// The elements of the array `%1` as rows called `v`, after the table of items, in the layout of arrays.
    package let unnested: String
  }
}

extension SQLDialect {
  /// The same dialect for a client that takes text only: values are literals in the statement, and none is a parameter.
  ///
  /// ```swift
  /// schema.statement(for: plan, in: .postgresql.withLiterals).text  // … position('draw' IN c.text_folded) > 0
  /// ```
  public var withLiterals: SQLDialect {
    var dialect = self
    dialect.parameters = .none
    return dialect
  }
}

extension SQLDialect {
  /// The same dialect with `?` for each parameter, as GRDB, JDBC and ODBC write them. A value that is needed twice is
  /// passed twice.
  public var withPlainParameters: SQLDialect {
    var dialect = self
    dialect.parameters = .plain
    return dialect
  }
}

extension SQLDialect: CustomStringConvertible {
  /// The name, as a person writes it.
  public var description: String { name }

  /// The dialect of a name, `postgres` being another one of PostgreSQL; nil for an unknown one.
  public init?(named name: String) {
    let name = name == "postgres" ? "postgresql" : name
    guard let known = SQLDialect.all.first(where: { $0.name == name }) else { return nil }
    self = known
  }
}

extension SQLDialect {
  /// A text as a literal, which is that text for the engine whatever its characters are: in quotes if all of them are
  /// printable ASCII, otherwise by its UTF-8 in hexadecimal. Linear in the text.
  package func literal(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "\\"), UInt8(ascii: ";"), UInt8(ascii: "?"), UInt8(ascii: "$"), UInt8(ascii: "`"): false
      case UInt8(ascii: "'"): literals.keepsBackslashes
      default: byte >= 0x20 && byte < 0x7F
      }
    }
    if isPlain {
      return "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
    }
    return SQLTemplate.filled(literals.hexadecimal, SQLDialect.hexadecimal(text.utf8))
  }

  /// The bytes in hexadecimal, two capital digits each.
  package static func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var result: [UInt8] = []
    for byte in bytes { result += [digits[Int(byte >> 4)], digits[Int(byte & 15)]] }
    return String(decoding: result, as: UTF8.self)
  }

  /// The bytes of hexadecimal digits in either case; nil for anything else.
  package static func bytes(hexadecimal text: some Collection<UInt8>) -> [UInt8]? {
    if text.count % 2 != 0 { return nil }
    var result: [UInt8] = []
    var high: UInt8?
    for byte in text {
      let digit: UInt8
      switch byte {
      case 0x30...0x39: digit = byte - 0x30
      case 0x41...0x46: digit = byte - 0x41 + 10
      case 0x61...0x66: digit = byte - 0x61 + 10
      default: return nil
      }
      if let first = high {
        result.append(first << 4 | digit)
        high = nil
      } else {
        high = digit
      }
    }
    return result
  }

  /// A value as a literal.
  package func literal(_ value: SQLValue) -> String {
    switch value {
    case .null: "NULL"
    case .array(let values): "(" + values.map { literal($0) }.joined(separator: ", ") + ")"
    case .integer(.min): "(-9223372036854775807 - 1)"
    case .integer(let number): "\(number)"
    case .text(let text): literal(text)
    case .boolean(let isTrue): isTrue ? "TRUE" : "FALSE"
    case .decimal(let number), .double(let number): number.description
    case .date(let text): SQLTemplate.filled(tables.date, literal(text))
    case .timestamp(let text, let hasZone):
      SQLTemplate.filled(hasZone ? tables.zonedTimestamp : tables.timestamp, literal(text))
    }
  }
}

/// Expressions with places for operands.
package enum SQLTemplate {
  /// The template with operands at `%1`, `%2` and `%3`; `%%` is a percent sign. The operands are not searched for places.
  /// Linear in both.
  package static func filled(_ template: String, _ operands: String...) -> String {
    var result: [UInt8] = []
    var isPlace = false
    for byte in template.utf8 {
      if isPlace {
        let index = Int(byte) - Int(UInt8(ascii: "1"))
        if operands.indices.contains(index) { result += Array(operands[index].utf8) }
        if byte == UInt8(ascii: "%") { result.append(byte) }
        isPlace = false
      } else if byte == UInt8(ascii: "%") {
        isPlace = true
      } else {
        result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
