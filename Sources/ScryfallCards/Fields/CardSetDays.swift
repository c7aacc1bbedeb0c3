import DataStreams
import FilterAST
import FilterVocabulary
import Foundation
import ScryfallDialect

/// The days the sets of the vocabulary came out, for sets the data does not have; and the day it is.
enum CardSetDays {
  /// The day of a set by its code; nil for one the vocabulary does not know.
  static func day(ofSet code: String) -> DateSpan? {
    let vocabulary = Vocabulary.scryfall
    guard let field = vocabulary.field(named: "set"), let value = vocabulary.value(code, of: field) else { return nil }
    // The summary of a set ends with the day: `War of the Spark, released 2019-05-03`.
    return DateSpan(String(value.summary.suffix(10)))
  }

  /// The day it is in Greenwich.
  static func today() -> DateSpan? {
    var calendar = Calendar(identifier: .gregorian)
    if let greenwich = TimeZone(secondsFromGMT: 0) { calendar.timeZone = greenwich }
    let parts = calendar.dateComponents([.year, .month, .day], from: Date())
    guard let year = parts.year, let month = parts.month, let day = parts.day else { return nil }
    return DateSpan(year: year, month: month, day: day)
  }
}
