import FilterEvaluation
import FilterRegex
import FilterVocabulary

/// The definition of the tables.
extension SQLSchema {
  /// A column of a table: its name, what it holds, and a line about it.
  package struct DefinedColumn: Hashable, Sendable {
    package let name: String
    package let result: SQLStatement.Result
    package let comment: String
  }

  /// The statements that make the tables, in their order; with ``indexes(in:)`` after the content was written.
  public func definition(in dialect: SQLDialect) -> [String] {
    contentDefinition(in: dialect) + aboutDefinition(in: dialect)
  }

  /// The statements that make the tables of the content.
  package func contentDefinition(in dialect: SQLDialect) -> [String] {
    if dialect.layout == .tables { return tables.flatMap { definition(of: $0, in: dialect) } }
    return [
      table(
        name(of: .items), nestedColumns(in: dialect).map { "\(dialect.identifier($0.name)) \($0.type)\($0.comment)" },
        dialect)
    ]
  }

  /// The statements that make the tables about the list, with `prefix` before their names.
  package func aboutDefinition(in dialect: SQLDialect, prefix: String = "") -> [String] {
    SQLSchema.aboutTables(in: dialect).map { about in
      table(prefix + about.table, about.columns.map { "\(dialect.identifier($0.name)) \($0.type)" }, dialect)
    }
  }

  /// The tables about the list, and their columns with their types.
  package static func aboutTables(
    in dialect: SQLDialect
  ) -> [(table: String, columns: [(name: String, type: String)])] {
    let (text, integer) = (dialect.types.text, dialect.types.integer)
    return [
      (Table.about, [("name", text), ("value", text)]),
      (Table.costs, [("field", integer), ("code", integer), ("cost", text)]),
    ]
  }

  /// The statement that makes the index of trigrams; nil for an engine that has none, and for a list without texts.
  package func trigramDefinition(in dialect: SQLDialect) -> String? {
    if !dialect.hasTrigrams || trigramColumns.isEmpty { return nil }
    // Without the texts themselves and their positions, since a text that is found is compared as a whole.
    let columns = trigramColumns.map { dialect.identifier(name(of: $0)) }.joined(separator: ", ")
    return "CREATE VIRTUAL TABLE \(dialect.identifier(trigramTable)) USING fts5(\(columns), content='', columnsize=0, "
      + "detail='column', tokenize='trigram case_sensitive 1')"
  }

  /// The tables of the layout of tables that the list needs.
  package var tables: [Table] {
    (hasVariants ? [false, true] : [false]).flatMap { isOfVariants -> [Table] in
      [isOfVariants ? .variants : .items]
        + (partColumns(ofVariants: isOfVariants).isEmpty ? [] : [.parts(ofVariants: isOfVariants)])
        + valueFields(ofVariants: isOfVariants).map { .values(field: $0) }
        + (supplements(ofVariants: isOfVariants, apart: true).isEmpty ? [] : [.apart(ofVariants: isOfVariants)])
    }
  }

  /// The column of a table that names the item or variant of a row.
  package func owner(of table: Table) -> String { table == .variants || !isOfVariants(table) ? "item" : "variant" }

  /// The columns of a table, in their order.
  package func columns(of table: Table) -> [DefinedColumn] {
    let isOfVariants = isOfVariants(table)
    func number(_ name: String, _ comment: String) -> DefinedColumn {
      DefinedColumn(name: name, result: .integer, comment: comment)
    }
    let owner = number(owner(of: table), isOfVariants && table != .variants ? "the variant" : "the item")
    switch table {
    case .items: return [number("id", "the place in the list, from 0")] + rowColumns(ofVariants: false)
    case .variants:
      return [number("id", "the place among all variants, from 0"), owner] + rowColumns(ofVariants: true)
    case .parts:
      return [owner, number("part", "the number of the part, from 1")]
        + partColumns(ofVariants: isOfVariants).map { defined($0) }
    case .values(let field):
      let comment = comment(on: Column(field: field, part: .values))
      return [DefinedColumn(name: "value", result: .text, comment: comment), owner]
    case .apart(let ofVariants):
      return [number("id", ofVariants ? "the variant" : "the item")] + apartColumns(ofVariants: ofVariants)
    }
  }

  /// The columns of long texts that are only shown.
  package func apartColumns(ofVariants: Bool) -> [DefinedColumn] {
    supplements(ofVariants: ofVariants, apart: true).map { defined($0) }
  }

  private func defined(_ supplement: Supplement) -> DefinedColumn {
    DefinedColumn(
      name: name(of: supplement), result: supplement.result, comment: "for the order or the output of the program")
  }

  /// The columns of fields and the further ones, those of numbers first: an engine of rows reads a row from its
  /// beginning up to the last column that it needs, and texts are long.
  private func rowColumns(ofVariants: Bool) -> [DefinedColumn] {
    let all = columns(ofVariants: ofVariants)
    let columns =
      all.filter { $0.part != .exact }.map { defined($0) }
      + supplements(ofVariants: ofVariants).map { defined($0) }
    return columns.filter { $0.result == .integer } + columns.filter { $0.result == .text }
      + all.filter { $0.part == .exact }.map { defined($0) }
  }

  /// The statements that add the columns that tables of a former schema lack.
  package func addingColumns(since former: SQLSchema, in dialect: SQLDialect) -> [String] {
    tables.flatMap { table -> [String] in
      let known = Set(former.columns(of: table).map { $0.name })
      let name = dialect.identifier(name(of: table))
      return columns(of: table).filter { !known.contains($0.name) }.flatMap { column in
        ["ALTER TABLE \(name) ADD COLUMN \(dialect.identifier(column.name)) \(type(column.result, dialect))"]
          + self.comment(column, ofTable: name, dialect)
      }
    }
  }

  /// The statement that comments on a column, where the dialect has one.
  private func comment(_ column: DefinedColumn, ofTable name: String, _ dialect: SQLDialect) -> [String] {
    if dialect.types.commentStatement.isEmpty { return [] }
    return [
      SQLTemplate.filled(
        dialect.types.commentStatement, name, dialect.identifier(column.name), "'\(column.comment)'")
    ]
  }

  private func defined(_ column: Column) -> DefinedColumn {
    DefinedColumn(name: name(of: column), result: column.part.result, comment: comment(on: column))
  }

  /// The columns of further parts: those of all fields that can have several.
  package func partColumns(ofVariants: Bool) -> [Column] {
    fields.compactMap { $0 }.filter { isOfVariants($0) == ofVariants && $0.shape != .values }
      .flatMap { columns(of: $0) }
  }

  private func definition(of table: Table, in dialect: SQLDialect) -> [String] {
    let name = name(of: table)
    var isOfValues = false
    if case .values = table { isOfValues = true }
    let columns = columns(of: table)
    var lines = columns.map { column in
      let isKey = column.name == "id" && dialect.types.hasIndexes
      return "\(dialect.identifier(column.name)) \(type(column.result, dialect))\(isKey ? " PRIMARY KEY" : "")"
    }
    if isOfValues, dialect.types.hasIndexes { lines.append("PRIMARY KEY (value, \(owner(of: table)))") }
    let definition = self.table(name, lines, dialect) + (isOfValues ? dialect.types.valuesSuffix : "")
    return [definition] + columns.flatMap { comment($0, ofTable: dialect.identifier(name), dialect) }
  }

  private func type(_ result: SQLStatement.Result, _ dialect: SQLDialect) -> String {
    result == .integer ? dialect.types.integer : dialect.types.text
  }

  private func table(_ name: String, _ lines: [String], _ dialect: SQLDialect) -> String {
    "CREATE TABLE \(dialect.identifier(name)) (\(lines.joined(separator: ", ")))\(dialect.types.tableSuffix)"
  }

  /// The columns of a table that have an index.
  func indexedColumns(of table: Table, _ names: SQLNames) -> [String] {
    switch table {
    case .values, .apart: return []
    case .parts: return [owner(of: table)]
    case .items, .variants:
      let keys = columns(ofVariants: table == .variants).filter { $0.part == .key }
      return (table == .variants ? ["item"] : []) + keys.compactMap { names.columns[$0] }
    }
  }

  /// The names of the indexes, in the order of ``indexes(in:)``.
  package var indexNames: [String] {
    tables.flatMap { table in
      indexedColumns(of: table, names).map { names.indexes[name(of: table)]?[$0] ?? "" }
    }
  }

  /// The statements that make the indexes, after the content was written.
  public func indexes(in dialect: SQLDialect) -> [String] {
    if !dialect.types.hasIndexes { return [] }
    let columns = tables.flatMap { table in
      indexedColumns(of: table, names).map { "\(dialect.identifier(name(of: table))) (\(dialect.identifier($0)))" }
    }
    return zip(indexNames, columns).map { "CREATE INDEX \(dialect.identifier($0)) ON \($1)" }
  }
}

/// Lines about columns.
extension SQLSchema {
  /// The content of a column in a few words, without quotes, since it is written in them as it is.
  private func comment(on column: Column) -> String {
    let field = vocabulary.fields[column.field]
    let form: String
    switch column.part {
    case .text: form = "folded"
    case .letters: form = "its letters and digits"
    case .selfReferring: form = "folded, with ~ for the name of the item"
    case .words: form = "folded, with the edges of words marked"
    case .cased: form = "folded, with the changes of letter case marked"
    case .values: form = isOfWords(column.field) ? "a word" : "folded"
    case .key: form = SQLSchema.unit(of: field.kind)
    case .exact: form = "a text with the order of numbers where the other column is rounded down"
    }
    let name = (field.summary.isEmpty ? field.name : field.summary).unicodeScalars.map { scalar in
      scalar == "-" || scalar == "." || ScalarSet.word.contains(scalar.value) ? String(scalar) : " "
    }
    return name.joined() + ", " + form
  }

  private static func unit(of kind: ValueKind) -> String {
    switch kind {
    case .date, .year: "the day in a calendar of 31 days a month, from the year 0"
    case .instant: "in microseconds since 1970"
    case .duration: "in millionths of a second"
    case .orderedEnumeration: "its place among the values, from 0"
    case .colors: "a bit for each color"
    case .cost, .devotion: "its code in \(Table.costs)"
    default: "in millionths"
    }
  }
}

/// The layout of arrays: one table, in which a row has its parts, variants and values.
extension SQLSchema {
  /// A column of the only table: its name, its type, and what follows that in its definition.
  package typealias NestedColumn = (name: String, type: String, comment: String)

  /// The columns of the only table.
  package func nestedColumns(in dialect: SQLDialect) -> [NestedColumn] {
    let types = dialect.types
    func plain(_ columns: [DefinedColumn]) -> [NestedColumn] {
      columns.map {
        NestedColumn(
          name: $0.name, type: type($0.result, dialect), comment: " COMMENT '\($0.comment)'")
      }
    }
    func array(_ element: String) -> String { SQLTemplate.filled(types.array, element) }
    func structure(_ fields: [NestedColumn]) -> String {
      let lines = fields.map { "\(dialect.identifier($0.name))\(types.structureColon)\($0.type)" }
      return SQLTemplate.filled(types.structure, lines.joined(separator: ", "))
    }
    func values(ofVariants: Bool) -> [NestedColumn] {
      valueFields(ofVariants: ofVariants).map { field in
        let column = Column(field: field, part: .values)
        return NestedColumn(
          name: name(of: column), type: array(dialect.types.word),
          comment: " COMMENT '\(comment(on: column))'")
      }
    }
    func parts(ofVariants: Bool) -> [NestedColumn] {
      let columns = partColumns(ofVariants: ofVariants)
      if columns.isEmpty { return [] }
      return [NestedColumn(name: "parts", type: array(structure(plain(columns.map { defined($0) }))), comment: "")]
    }
    var all =
      plain(columns(of: .items) + apartColumns(ofVariants: false)) + values(ofVariants: false)
      + parts(ofVariants: false)
    if hasVariants {
      let variant =
        plain(columns(of: .variants).filter { $0.name != "item" } + apartColumns(ofVariants: true))
        + values(ofVariants: true)
        + parts(ofVariants: true)
      all.append(NestedColumn(name: "variants", type: array(structure(variant)), comment: ""))
    }
    return all
  }
}
