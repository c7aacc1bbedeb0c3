import ArgumentParser
import FilterReports
import FilterVocabulary

/// The option `--time-zone OFFSET`.
struct TimeZoneOption: ParsableArguments {
  @Option(
    name: .customLong("time-zone"), parsing: .unconditional,
    help: "The zone of dates and times without one, as an offset: '+02:00'. Otherwise UTC.")
  var zone: String?

  /// The vocabulary in that zone.
  func apply(to vocabulary: Vocabulary) throws(CommandFailure) -> Vocabulary {
    guard let zone else { return vocabulary }
    guard let offset = ZoneOffset(zone) else {
      throw CommandFailure(
        message: "--time-zone takes an offset from UTC such as '+02:00', or 'Z', not '\(zone)'; the names of zones are "
          + "not known, since their offsets change within a year")
    }
    return vocabulary.inTimeZone(offset)
  }
}
