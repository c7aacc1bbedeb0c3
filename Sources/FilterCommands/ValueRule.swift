import ArgumentParser
import FilterItems
import FilterReports
import FilterVocabulary
import ListFiles

/// How the values of a list are read and compared.
struct ValueRule: Sendable {
  let zone: String?
  let isCaseSensitive: Bool

  /// Whether an option changes it.
  var isGiven: Bool { zone != nil || isCaseSensitive }

  /// The vocabulary of files under this rule. Throws for prepared items that were read under another one.
  func apply(to vocabulary: Vocabulary, of files: [ItemFile] = []) throws(CommandFailure) -> Vocabulary {
    let prepared = files.first { $0.isPrepared }
    var result = vocabulary
    if isCaseSensitive {
      result = vocabulary.matchingCase
      if let prepared, result.fields != vocabulary.fields {
        throw CommandFailure(
          message: "the texts of '\(prepared.name)' were read without letter case; prepare its source with "
            + "--case-sensitive")
      }
    }
    guard let zone else { return result }
    guard let offset = ZoneRules(zone) ?? ZoneRules(named: zone) else {
      let nearest = ZoneRules.names(endingIn: zone).first.map { "; did you mean '\($0)'?" } ?? ""
      throw CommandFailure(
        message: "--time-zone takes a zone such as 'Europe/Oslo' or an offset from UTC such as '+02:00', not "
          + "'\(zone)'\(nearest)")
    }
    if offset != vocabulary.timeZone, let prepared {
      throw CommandFailure(
        message: "the dates of '\(prepared.name)' were read in the zone \(vocabulary.timeZone); prepare its source "
          + "with --time-zone \(offset)")
    }
    return result.inTimeZone(offset)
  }
}
