import FilterVocabulary

/// The sets with code, title and release day, the newest first. Some sets of tokens, art cards and promos are missing.
///
/// A new set is a line at the top of its file.
enum ScryfallSets {
  static let catalog = Catalog("set-codes", summary: "Sets by code and name", values: recent + middle + early)

  /// Common names of early and special sets, by code.
  fileprivate static let nicknames = [
    "lea": "alpha", "leb": "beta", "2ed": "unlimited", "3ed": "revised", "4ed": "fourth", "5ed": "fifth",
    "6ed": "sixth", "7ed": "seventh", "8ed": "eighth", "9ed": "ninth", "10e": "tenth", "tsb": "timeshifted",
    "chr": "chronicles", "por": "portal", "s99": "starter", "ugl": "unglued", "unh": "unhinged", "ust": "unstable",
    "und": "unsanctioned", "unf": "unfinity",
  ]
}

extension FieldValue {
  /// Reads a table of sets: `war|War of the Spark|2019-05-03` a line.
  static func sets(_ table: StaticString) -> [FieldValue] {
    FieldValue.rows(table).map { row in
      var names = TitleSpelling.names(of: row[1])
      if let nickname = ScryfallSets.nicknames[row[0]], !names.contains(where: { $0.lowercased() == nickname }) {
        names.append(nickname)
      }
      return FieldValue(
        row[0], aliases: names, label: row[1], row[1] + ", released " + row[2], category: "set",
        isAboutPrinting: true)
    }
  }
}
