package import FilterEvaluation
package import FilterSQL
import FilterVocabulary

/// A list in a database, searched in place, with the same results as the columns in memory.
package final class EngineList: Sendable {
  package let connection: any EngineConnection
  /// The entries about the list in the database.
  package let about: SQLAbout
  package let schema: SQLSchema
  /// The number of items.
  package let count: Int
  /// The number of variants of all items.
  package let variantCount: Int
  /// The check of a row by the texts that it has in a column; nil for a list whose rows have no such column.
  let check: RowCheck?

  /// The check of a plan whose terms have no condition in SQL, by a text of a row.
  package struct RowCheck: Sendable {
    /// The column of the text.
    let column: SQLSchema.Supplement
    /// Makes a function that tells whether a row with a text passes a plan.
    let passes: @Sendable (_ plan: FilterPlan) -> (_ text: String) -> Bool
  }

  /// The maximum number of entries about a list.
  private static let maximumEntries = 256

  /// Reads the entries about the list in the database of a connection.
  ///
  /// - Throws: If there is no list, or one of an incompatible version.
  package static func about(_ connection: any EngineConnection) throws(EngineError) -> SQLAbout {
    let statement = SQLStatement(
      "SELECT name, value FROM \(SQLSchema.Table.about)", dialect: connection.dialect, results: [.text, .text])
    var about = SQLAbout()
    var isTooLarge = false
    do throws(EngineError) {
      try connection.run(statement) { row in
        guard let name = row.first?.text, let value = row.last?.text else { return true }
        isTooLarge = about.entries.count >= maximumEntries
        about.entries[name] = value
        return !isTooLarge
      }
    } catch  where error.kind == .refused {
      throw EngineError(
        .unusable, "the database has no list; write one with 'filterq items export' (\(error.message))")
    }
    if isTooLarge { throw EngineError(.unusable, "the list in the database is damaged") }
    guard let version = about.entries["version"] else {
      throw EngineError(.unusable, "the database has no list; write one with 'filterq items export'")
    }
    if version != SQLAbout.version {
      throw EngineError(.unusable, "the list in the database has an incompatible version; export it again")
    }
    return about
  }

  /// Opens the list of a database with the fields that it was written with.
  ///
  /// - Throws: If the list was written with other fields, or its entries are inconsistent.
  package init<Element>(
    _ connection: any EngineConnection, _ about: SQLAbout, _ list: FilterableList<Element>,
    supplements: [SQLSchema.Supplement] = [], check: RowCheck? = nil
  ) throws(EngineError) {
    func number(_ name: String) -> Int? { about.entries[name].flatMap { Int($0) } }
    guard let table = about.entries["table"], let count = number("items"), let variantCount = number("variants"),
      count >= 0, variantCount >= count,
      let levels = number("levels"), levels == 2 || levels == 1 && variantCount == count
    else {
      throw EngineError(.unusable, "the list in the database is damaged")
    }
    if about.entries["fields"] != EngineList.signature(of: list) {
      throw EngineError(.unusable, "the list in the database has other fields; export it again")
    }
    let rows = try EngineList.costs(connection)
    guard let facts = about.facts(costs: rows, fieldCount: list.vocabulary.fields.count) else {
      throw EngineError(.unusable, "the costs of the list in the database are not those it was written with")
    }
    self.connection = connection
    self.about = about
    self.check = check
    self.count = count
    self.variantCount = variantCount
    schema = SQLSchema(list, hasVariants: levels == 2, facts: facts, supplements: supplements, table: table)
  }

  private static func costs(
    _ connection: any EngineConnection
  ) throws(EngineError) -> [(field: Int64, code: Int64, cost: String)] {
    let statement = SQLStatement(
      "SELECT field, code, cost FROM \(SQLSchema.Table.costs)", dialect: connection.dialect,
      results: [.integer, .integer, .text])
    var rows: [(field: Int64, code: Int64, cost: String)] = []
    try connection.run(statement) { row in
      guard row.count == 3, let field = row[0].integer, let code = row[1].integer, let cost = row[2].text else {
        return true
      }
      rows.append((field, code, cost))
      return rows.count < 1_000_000
    }
    return rows
  }

  /// A fingerprint of the fields of a list: their kinds, how they are stored, and the symbols and values that numbers
  /// represent.
  package static func signature<Element>(of list: FilterableList<Element>) -> String {
    let vocabulary = list.vocabulary
    var rows: [[SQLValue]] = zip(vocabulary.fields, list.contents).map { field, contents in
      [
        .text(field.name), .text("\(field.kind)"), .text(contents.map { "\($0)" } ?? ""),
        .text(field.kind == .orderedEnumeration ? field.values.map { $0.text }.joined(separator: " ") : ""),
      ]
    }
    rows.append(vocabulary.symbols.map { .text("\($0)") })
    return SQLAbout.checksum(of: rows)
  }
}
