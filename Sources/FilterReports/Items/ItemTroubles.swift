import DataStreams
import FilterItems
import ItemFiles
import TerminalUI

/// What is wrong with the files of a search, told as it is found: the first records of each file one by one, the others
/// as a number.
struct ItemTroubles {
  /// The number of records of a file that are told one by one.
  static let maximumTold = 20

  private let isStrict: Bool
  private var damaged = 0
  private var invalid = 0
  /// Whether a record cannot be read, or a file not to its end.
  private(set) var isFailure = false
  /// Whether a file has no items.
  private(set) var hasEmptyFile = false
  /// Whether the search must stop.
  private var isEnded = false

  /// With `isStrict`, the first file that cannot be read ends the search.
  init(isStrict: Bool) { self.isStrict = isStrict }

  /// Tells of a record that cannot be read.
  mutating func tell(_ damage: ItemDamage, on console: inout Console) {
    isFailure = true
    damaged += 1
    if damaged <= ItemTroubles.maximumTold { say(damage.text, on: &console) }
  }

  /// Tells of a record that is searched with U+FFFD for what is no text.
  mutating func tell(invalidTextAt place: TextPlace, in file: ItemFile, on console: inout Console) {
    isFailure = true
    invalid += 1
    if invalid == 1 { say("\(file.name):\(place): invalid UTF-8, read as U+FFFD", on: &console) }
  }

  /// Tells why a file cannot be read, or not to its end.
  mutating func tell(_ error: ItemFileError, on console: inout Console) {
    say(error.message, on: &console)
    if error.isEmpty { hasEmptyFile = true } else { (isFailure, isEnded) = (true, isStrict) }
  }

  /// Ends a file and says how many of its records were not told. Returns whether the search must stop.
  mutating func end(_ file: ItemFile, on console: inout Console) -> Bool {
    if damaged > ItemTroubles.maximumTold {
      say("\(file.name): \(records(damaged - ItemTroubles.maximumTold)) cannot be read", on: &console)
    }
    if invalid > 1 { say("\(file.name): \(records(invalid - 1)) with invalid UTF-8", on: &console) }
    (damaged, invalid) = (0, 0)
    return isEnded
  }

  private func records(_ count: Int) -> String { "\(Counted.grouped(count)) more record\(count == 1 ? "" : "s")" }

  private func say(_ text: String, on console: inout Console) {
    console.output.flush()
    console.errors.line("filterq: \(CharacterWidth.visible(text))")
    console.errors.flush()
  }
}
