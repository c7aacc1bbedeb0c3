import ArgumentParser
import FilterLists
import FilterReports
import FilterVocabulary

/// The options about the reading of a list that leaves it open: `--strict`, `--include-extras`.
struct ReadingOption: ParsableArguments {
  @Flag(name: .customLong("strict"), help: "Read the query exactly as Scryfall does.")
  var isStrict = false

  @Flag(name: .customLong("include-extras"), help: "Show tokens and other extras too.")
  var includesExtras = false

  var reading: ListReading { ListReading(isStrict ? .strict : .plain, includesExtras: includesExtras) }
}

extension ListReading {
  /// The error of the options for a list with one reading, which has no use for them; nil if none is given.
  var failure: CommandFailure? {
    let given = [("--strict", rule == .strict), ("--include-extras", includesExtras)].filter { $0.1 }.map { $0.0 }
    if given.isEmpty { return nil }
    return CommandFailure(
      message: "\(given.joined(separator: " and ")) \(given.count == 1 ? "is" : "are") for cards, not for other lists")
  }

  /// A list under this reading.
  func list(_ list: SearchableList) throws(CommandFailure) -> SearchableList {
    if !list.hasReadings, let failure { throw failure }
    return list.reading(self)
  }
}
