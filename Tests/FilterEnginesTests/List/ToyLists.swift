import FilterEngines
import FilterEvaluation
import FilterSQL
import FilterVocabulary
import Foundation
import Testing
import _FilterTestSupport

/// Lists of toys in databases, with further columns to order, choose and show by.
enum ToyLists {
  static let place = SQLSchema.Supplement("place", .integer)
  static let shelf = SQLSchema.Supplement("shelf", isOfVariant: true, .integer)
  static let hidden = SQLSchema.Supplement("hidden", isOfVariant: true, .integer)
  static let note = SQLSchema.Supplement("note", isOfVariant: true, .text)
  static let supplements = [place, shelf, hidden, note]

  /// The names of the tables of content.
  static let tables = schema().tables.map { schema().name(of: $0) }

  static func toys(_ count: Int = 120, seed: UInt64 = 3) -> [Toy] {
    var random = SeededGenerator(seed: seed)
    let words = RandomToys.words + RandomToys.hostile
    return (0..<count).map { _ in RandomToys.toy(&random, words: words) }
  }

  /// The place of an item among the items; every fourth has none.
  static func place(_ item: Int) -> Int64? { item % 4 == 3 ? nil : Int64(item * 37 % 11) }
  static func shelf(_ variant: Int) -> Int64? { variant % 5 == 4 ? nil : Int64(variant * 17 % 7) }
  static func hidden(_ variant: Int) -> Int64 { variant % 3 == 0 ? 1 : 0 }
  static func note(_ variant: Int) -> String? { variant % 6 == 5 ? nil : "note '\(variant)' \\ \u{1F600}" }

  /// The schema of the toys.
  static func schema() -> SQLSchema { SQLSchema(Toy.list, hasVariants: true, supplements: supplements) }

  /// Writes toys in pieces, which are numbered consecutively.
  static func write(
    _ toys: [Toy], inPiecesOf size: Int = 128, schema: SQLSchema = ToyLists.schema(),
    _ makeWriter: (SQLSchema) throws(EngineError) -> any ContentWriter
  ) throws(EngineError) {
    var writer = try makeWriter(schema)
    var (items, variants) = (0, 0)
    for start in stride(from: 0, to: toys.count, by: size) {
      let piece = ColumnStore(Toy.list, items: Array(toys[start..<min(toys.count, start + size)]))
      let (firstItem, firstVariant) = (items, variants)
      try writer.append(
        SQLContent(schema, piece, firstItem: firstItem, firstVariant: firstVariant) { ofVariants, row in
          func value(_ number: Int64?) -> SQLValue { number.map { .integer($0) } ?? .null }
          if schema.supplements.isEmpty { return [] }
          if !ofVariants { return [value(place(firstItem + row))] }
          let variant = firstVariant + row
          return [
            value(shelf(variant)), value(hidden(variant)), note(variant).map { .text($0) } ?? .null,
          ]
        })
      items += piece.count
      variants += piece.variantCount
    }
    var about = SQLAbout()
    about.entries = ["fields": EngineList.signature(of: Toy.list), "kind": "toys"]
    try writer.finish(about)
  }

  /// A new database of SQLite with toys, still open for changes.
  static func sqlite(_ toys: [Toy], _ path: String) throws -> any EngineConnection {
    let connection = try EngineConnections.open(
      .sqlite(path: path), isReadOnly: false, timeLimit: .seconds(60))
    try write(toys) { schema throws(EngineError) in try EngineWriter(connection, schema, replaces: false) }
    return connection
  }

  /// Opens the list of a connection. Where nothing is known of the texts, no pattern is exact.
  static func open(
    _ connection: any EngineConnection, knowsTexts: Bool = true
  ) throws(EngineError) -> EngineList {
    var about = try EngineList.about(connection)
    if !knowsTexts {
      about.entries["reserved"] = Toy.vocabulary.fields.indices.map { "\($0)" }.joined(separator: " ")
    }
    return try EngineList(connection, about, Toy.list, supplements: supplements)
  }
}

/// The error of `body`; nil if there is none. Any other error is a failure of the test.
func engineError(_ body: () throws -> Void) -> EngineError? {
  do {
    try body()
    return nil
  } catch let error as EngineError {
    return error
  } catch {
    Issue.record("\(error)")
    return nil
  }
}
