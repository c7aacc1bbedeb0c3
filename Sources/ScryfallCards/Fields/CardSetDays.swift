import FilterAST
import FilterVocabulary

/// The days the sets of the vocabulary came out, for sets the data does not have.
enum CardSetDays {
  /// The day of a set by its code; nil for one the vocabulary does not know.
  static func day(ofSet code: String) -> DateSpan? {
    let vocabulary = Vocabulary.scryfall
    guard let field = vocabulary.field(named: "set"), let value = vocabulary.value(code, of: field) else { return nil }
    // The summary of a set ends with the day: `War of the Spark, released 2019-05-03`.
    return DateSpan(String(value.summary.suffix(10)))
  }
}
