import FilterEvaluation
import FilterVocabulary

/// The definition of the tables.
extension SQLSchema {
  /// The statements that make the tables, in their order; with ``indexes(in:)`` after the content was written.
  public func definition(in dialect: SQLDialect) -> [String] {
    let about = [
      table(SQLSchema.Table.about, ["name \(dialect.types.text)", "value \(dialect.types.text)"], dialect),
      table(
        SQLSchema.Table.costs,
        ["field \(dialect.types.integer)", "code \(dialect.types.integer)", "cost \(dialect.types.text)"], dialect),
    ]
    switch dialect.layout {
    case .arrays: return [nestedTable(dialect)] + about
    case .tables:
      return tables.map { name in
        let isOfValues = name == .itemValues || name == .variantValues
        return table(name.rawValue, definitions(of: name, in: dialect), dialect)
          + (isOfValues ? dialect.types.valuesSuffix : "")
      } + about
    }
  }

  /// The statement that makes the index of trigrams; nil for an engine that has none, and for a list without texts.
  package func trigramDefinition(in dialect: SQLDialect) -> String? {
    if !dialect.hasTrigrams || trigramColumns.isEmpty { return nil }
    // Without the texts themselves and their positions, since a text that is found is compared as a whole.
    let columns = trigramColumns.map { $0.name }.joined(separator: ", ")
    return "CREATE VIRTUAL TABLE \(Table.trigrams) USING fts5(\(columns), content='', columnsize=0, detail='column', "
      + "tokenize='trigram case_sensitive 1')"
  }

  /// The tables of the layout of tables that the list needs.
  package var tables: [Table] {
    Table.allCases.filter { table in
      if table.isOfVariants && !hasVariants { return false }
      switch table {
      case .items, .variants: return true
      case .itemParts, .variantParts: return !partColumns(ofVariants: table.isOfVariants).isEmpty
      case .itemValues, .variantValues: return !valueFields(ofVariants: table.isOfVariants).isEmpty
      }
    }
  }

  /// The columns of a table, in their order, and what they hold.
  package func columns(of table: Table) -> [(name: String, result: SQLStatement.Result)] {
    // With labels, since arrays of tuples are not converted in Embedded Swift.
    typealias Named = (name: String, result: SQLStatement.Result)
    let fields = columns(ofVariants: table.isOfVariants).map { Named(name: $0.name, result: $0.part.result) }
    let parts = partColumns(ofVariants: table.isOfVariants).map { Named(name: $0.name, result: $0.part.result) }
    let others = supplements(ofVariants: table.isOfVariants).map { Named(name: $0.column, result: $0.result) }
    func owned(_ names: [String]) -> [Named] { names.map { Named(name: $0, result: .integer) } }
    return switch table {
    case .items: owned(["id"]) + SQLSchema.numbersFirst(fields + others)
    case .variants: owned(["id", "item"]) + SQLSchema.numbersFirst(fields + others)
    case .itemParts: owned(["item", "part"]) + parts
    case .variantParts: owned(["variant", "part"]) + parts
    case .itemValues: [("field", .integer), ("word", .text), ("item", .integer)]
    case .variantValues: [("field", .integer), ("word", .text), ("variant", .integer)]
    }
  }

  /// The columns with those of numbers first: an engine of rows reads a row from its beginning up to the last column
  /// that it needs, and texts are long.
  private static func numbersFirst(
    _ columns: [(name: String, result: SQLStatement.Result)]
  ) -> [(name: String, result: SQLStatement.Result)] {
    columns.filter { $0.result == .integer } + columns.filter { $0.result == .text }
  }

  /// The columns of further parts: those of all fields that can have several.
  package func partColumns(ofVariants: Bool) -> [Column] {
    fields.compactMap { $0 }.filter { isOfVariants($0) == ofVariants && $0.shape != .values }
      .flatMap { columns(of: $0) }
  }

  private func definitions(of table: Table, in dialect: SQLDialect) -> [String] {
    var lines = columns(of: table).map { name, result in
      "\(name) \(type(result, dialect))" + (name == "id" && dialect.types.hasIndexes ? " PRIMARY KEY" : "")
    }
    switch table {
    case .itemValues where dialect.types.hasIndexes, .variantValues where dialect.types.hasIndexes:
      lines.append("PRIMARY KEY (field, word, \(table == .itemValues ? "item" : "variant"))")
    default: break
    }
    return lines
  }

  private func type(_ result: SQLStatement.Result, _ dialect: SQLDialect) -> String {
    result == .integer ? dialect.types.integer : dialect.types.text
  }

  private func table(_ name: String, _ columns: [String], _ dialect: SQLDialect) -> String {
    "CREATE TABLE \(name) (\(columns.joined(separator: ", ")))\(dialect.types.tableSuffix)"
  }

  /// The statements that make the indexes, after the content was written.
  public func indexes(in dialect: SQLDialect) -> [String] {
    if !dialect.types.hasIndexes { return [] }
    return tables.flatMap { table -> [String] in
      let owner: [String] =
        switch table {
        case .itemParts, .variants: ["item"]
        case .variantParts: ["variant"]
        default: []
        }
      let isOfKeys = table == .items || table == .variants
      let keys = columns(ofVariants: table.isOfVariants).filter { $0.part == .key }.map { $0.name }
      return (owner + (isOfKeys ? keys : [])).map {
        "CREATE INDEX \(table.rawValue)_\($0) ON \(table.rawValue) (\($0))"
      }
    }
  }
}

/// The layout of arrays: one table, in which a row has its parts, variants and values.
extension SQLSchema {
  /// The columns of the only table as names and types.
  package func nestedColumns(in dialect: SQLDialect) -> [(name: String, type: String)] {
    let types = dialect.types
    typealias Typed = (name: String, type: String)
    func plain(_ columns: [(name: String, result: SQLStatement.Result)]) -> [Typed] {
      columns.map { Typed(name: $0.name, type: type($0.result, dialect)) }
    }
    func array(_ element: String) -> String { SQLTemplate.filled(types.array, element) }
    func structure(_ fields: [(name: String, type: String)]) -> String {
      SQLTemplate.filled(
        types.structure, fields.map { "\($0.name)\(types.structureColon)\($0.type)" }.joined(separator: ", "))
    }
    func values(ofVariants: Bool) -> [Typed] {
      valueFields(ofVariants: ofVariants).map { field in
        Typed(name: Column(field: field, part: .values).name, type: array(dialect.types.word))
      }
    }
    func parts(ofVariants: Bool) -> [Typed] {
      let columns = partColumns(ofVariants: ofVariants)
      if columns.isEmpty { return [] }
      let part = structure(columns.map { Typed(name: $0.name, type: type($0.part.result, dialect)) })
      return [Typed(name: "parts", type: array(part))]
    }
    var all = plain(columns(of: .items)) + values(ofVariants: false) + parts(ofVariants: false)
    if hasVariants {
      let variant =
        plain(columns(of: .variants).filter { $0.name != "item" }) + values(ofVariants: true)
        + parts(ofVariants: true)
      all.append(Typed(name: "variants", type: array(structure(variant))))
    }
    return all
  }

  private func nestedTable(_ dialect: SQLDialect) -> String {
    let columns = nestedColumns(in: dialect).map { "\($0.name) \($0.type)" }
    return table(Table.items.rawValue, columns, dialect)
  }
}
