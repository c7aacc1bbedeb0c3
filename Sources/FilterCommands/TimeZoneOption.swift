import ArgumentParser
import FilterItems
import FilterReports
import FilterVocabulary
import ListFiles

/// The option `--time-zone ZONE`.
struct TimeZoneOption: ParsableArguments {
  @Option(
    name: .customLong("time-zone"), parsing: .unconditional,
    help: "The zone of dates and times without one: 'Europe/Oslo' or '+02:00'. Otherwise UTC.")
  var zone: String?

  /// The vocabulary of files in that zone. Throws for prepared items whose dates were read in another one.
  func apply(to vocabulary: Vocabulary, of files: [ItemFile] = []) throws(CommandFailure) -> Vocabulary {
    guard let zone else { return vocabulary }
    guard let offset = ZoneRules(zone) ?? ZoneRules(named: zone) else {
      let nearest = ZoneRules.names(endingIn: zone).first.map { "; did you mean '\($0)'?" } ?? ""
      throw CommandFailure(
        message: "--time-zone takes a zone such as 'Europe/Oslo' or an offset from UTC such as '+02:00', not "
          + "'\(zone)'\(nearest)")
    }
    if offset != vocabulary.timeZone, let file = files.first(where: { $0.isPrepared }) {
      throw CommandFailure(
        message: "the dates of '\(file.name)' were read in the zone \(vocabulary.timeZone); prepare its source with "
          + "--time-zone \(offset)")
    }
    return vocabulary.inTimeZone(offset)
  }
}
