import ArgumentParser
import DataStreams
import FilterAnalysis
import FilterItems
import FilterReports
import FilterVocabulary
import ListFiles

/// How files of items are read.
struct ItemRule {
  let hasHeader: Bool?
  let delimiter: String?
  let declared: [String]
  let nulls: [String]

  static let pathsHelp: ArgumentHelp = "A list, named as after the query. May be repeated."
  static let headerHelp: ArgumentHelp =
    "Whether the first record of CSV or TSV names the columns. Otherwise recognized."
  static let delimiterHelp: ArgumentHelp = "The character between cells: ',', ';', '|' or 'tab'."
  static let fieldHelp: ArgumentHelp =
    "Declare a field that comes late on a pipe: NAME or NAME:KIND, as 'took:duration'. May be repeated."
  static let nullHelp: ArgumentHelp =
    "The texts that stand for a missing value among numbers, times and the like: 'N/A,-'. May be repeated."

  /// The options that describe files, and whether they are given.
  var descriptions: [(name: String, isGiven: Bool)] {
    [
      (hasHeader == true ? "--header" : "--no-header", hasHeader != nil), ("--delimiter", delimiter != nil),
      ("--field", !declared.isEmpty),
      ("--null", !nulls.isEmpty),
    ]
  }

  /// Changes a file as the options describe it.
  func describe(_ file: inout ItemFile) throws(CommandFailure) {
    file.hasHeader = hasHeader
    file.delimiter = try delimiterByte()
    file.nullMarks = nullMarks
  }

  /// The texts that stand for a missing value; nil for the usual ones.
  private var nullMarks: [String]? {
    nulls.isEmpty ? nil : nulls.flatMap { $0.split(separator: ",").map { String($0) } }
  }

  /// The fields that are declared.
  func declaredFields() throws(CommandFailure) -> [DeclaredField] {
    try declared.map { (text) throws(CommandFailure) -> DeclaredField in
      guard let field = DeclaredField(text) else {
        let kinds = DeclaredField.kinds.map { $0.rawValue }
        let kind = text.split(separator: ":").last.map { String($0) } ?? ""
        let meant = SpellingDistance.closest(to: kind, in: kinds).map { "did you mean '\($0)'?" }
        throw CommandFailure(
          message: "--field takes NAME or NAME:KIND, not '\(text)'; "
            + (meant ?? "the kinds are \(kinds.joined(separator: ", "))"))
      }
      return field
    }
  }

  private func delimiterByte() throws(CommandFailure) -> UInt8? {
    switch delimiter {
    case nil: return nil
    case "tab", "\t", "\\t": return UInt8(ascii: "\t")
    case let text?:
      guard text.utf8.count == 1, let byte = text.utf8.first, byte >= 0x20, byte < 0x7F, byte != UInt8(ascii: "\"")
      else { throw CommandFailure(message: "--delimiter takes one character or 'tab', not '\(text)'") }
      return byte
    }
  }
}

/// The option `--at POINTER`.
struct ItemPlaceOption: ParsableArguments {
  @Option(
    name: .customLong("at"),
    help: "The place of the array of items in a JSON file, as a JSON Pointer: '/data'; 'data.**.children' is a tree.")
  var text: String?

  /// The place; nil for one that is recognized.
  var pointer: JSONPointer? {
    get throws(CommandFailure) {
      guard let text else { return nil }
      guard let pointer = JSONPointer(place: text) else {
        throw CommandFailure(message: "--at takes a JSON Pointer such as '/data/items', not '\(text)'")
      }
      return pointer
    }
  }
}
