import DataStreams
import FilterItems
import FilterLists
import TerminalUI

/// Reports the problems of the files of a search as they are found: the first records of each file one by one, the
/// others as a count.
struct ItemTroubles {
  /// The number of records of a file that are reported one by one.
  static let maximumReported = 20

  private let endsAtFailure: Bool
  private var damaged = 0
  private var invalid = 0
  /// Whether a record cannot be read, or a file not to its end.
  private(set) var isFailure = false
  /// Whether the search must stop.
  private var isEnded = false

  /// With `endsAtFailure`, the first unreadable file ends the search.
  init(endsAtFailure: Bool = false) { self.endsAtFailure = endsAtFailure }

  /// Reports an unreadable record.
  mutating func report(_ damage: ItemDamage, on console: inout Console) {
    isFailure = true
    damaged += 1
    if damaged <= ItemTroubles.maximumReported { write(damage.text, on: &console) }
  }

  /// Reports a record that is searched with U+FFFD in place of invalid UTF-8.
  mutating func report(invalidTextAt place: TextPlace, in file: String, on console: inout Console) {
    isFailure = true
    invalid += 1
    if invalid == 1 { write("\(file):\(place): invalid UTF-8, read as U+FFFD", on: &console) }
  }

  /// Reports a file that cannot be read, or not to its end. An empty file is no failure.
  mutating func report(failure message: String, isEmpty: Bool, on console: inout Console) {
    write(message, on: &console)
    if !isEmpty { (isFailure, isEnded) = (true, endsAtFailure) }
  }

  /// Ends a file and reports the number of further records. Returns whether the search must stop.
  mutating func end(_ file: String, on console: inout Console) -> Bool {
    if damaged > ItemTroubles.maximumReported {
      write("\(file): \(records(damaged - ItemTroubles.maximumReported)) cannot be read", on: &console)
    }
    if invalid > 1 { write("\(file): \(records(invalid - 1)) with invalid UTF-8", on: &console) }
    (damaged, invalid) = (0, 0)
    return isEnded
  }

  private func records(_ count: Int) -> String { "\(Counted.grouped(count)) more record\(count == 1 ? "" : "s")" }

  private func write(_ text: String, on console: inout Console) {
    console.output.flush()
    console.errors.line("filterq: \(CharacterWidth.visible(text))")
    console.errors.flush()
  }
}
