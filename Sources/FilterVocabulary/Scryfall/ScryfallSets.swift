/// The sets: code, name and release day, the newest first.
///
/// A new set is a line at the top of its file. Scryfall knows some more, of tokens, art cards and promos.
enum ScryfallSets {
  static let catalog = Catalog("set-codes", "Sets by code and name", recent + middle + early)
}

extension FieldValue {
  /// Reads a table of sets: `war|War of the Spark|2019-05-03` a line.
  static func sets(_ table: StaticString) -> [FieldValue] {
    FieldValue.rows(table).map { row in
      FieldValue(
        row[0], aliases: [row[1]], label: row[1], row[1] + ", released " + row[2], category: "set",
        isAboutPrinting: true)
    }
  }
}
