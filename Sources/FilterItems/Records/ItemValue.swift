import DataStreams
import FilterVocabulary

/// A value of a column, whatever the form of its record.
public enum ItemValue: Hashable, Sendable {
  /// A missing key, JSON's `null`, or an empty cell.
  case nothing
  /// True or false.
  case boolean(Bool)
  /// A number of JSON, as written.
  case number(String)
  /// A text, and whatever else a file without types has in a cell.
  case text(String)
  /// Several values.
  case list([ItemValue])

  /// The value of a cell of JSON. An object has no value of its own: it is shown as its text. Damaged strings and
  /// elements are left out.
  init(_ cell: JSONCell, scratch: JSONScratch) {
    switch cell.kind {
    case .missing, .null: self = .nothing
    case .false: self = .boolean(false)
    case .true: self = .boolean(true)
    case .number, .object: self = .number(String(decoding: cell.bytes, as: UTF8.self))
    case .string:
      do throws(JSONError) {
        self = .text(String(decoding: try cell.decoded(scratch), as: UTF8.self))
      } catch { self = .nothing }
    case .array:
      var values: [ItemValue] = []
      do throws(JSONError) {
        try cell.forEachElement(scratch) { (element: JSONCell) throws(JSONError) -> Bool in
          values.append(ItemValue(element, scratch: scratch))
          return true
        }
      } catch { values.append(.nothing) }
      self = .list(values)
    }
    if case .number(let text) = self, cell.kind == .object { self = .text(text) }
  }

  /// The value of a cell of delimited text. White space around it is ignored.
  init(cell text: String) {
    let trimmed = text.trimmingBlanks
    self = trimmed.isEmpty ? .nothing : .text(trimmed)
  }

  /// The value without missing values; nested lists are flattened.
  var scalars: [ItemValue] {
    switch self {
    case .nothing: []
    case .boolean, .number, .text: [self]
    case .list(let values): values.flatMap { $0.scalars }
    }
  }

  /// The text of a value that is not a list; nil for a missing value.
  var text: String? {
    switch self {
    case .nothing, .list: nil
    case .boolean(let flag): flag ? "true" : "false"
    case .number(let text), .text(let text): text
    }
  }

  /// The texts of the value, or of the values of a list; empty for a missing value.
  public var scalarTexts: [String] { scalars.compactMap { $0.text } }

  /// A word for yes or no; nil for anything else.
  package var flag: Bool? { ItemContent.flag(self) }

  /// The value as one text, with commas between the values of a list; empty for a missing value.
  public var display: String { scalarTexts.joined(separator: ", ") }
}
