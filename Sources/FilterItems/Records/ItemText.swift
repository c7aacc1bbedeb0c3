package import DataStreams

/// A text of records and how to read it: JSON lines, a JSON array, delimited text, or lines of text.
package struct ItemText: Hashable, Sendable {
  /// The name or path for messages. Its extension determines the form of the text if the beginning is ambiguous.
  package var name: String
  /// Whether the first record of delimited text names the columns; recognised from the first records if nil.
  package var hasHeader: Bool?
  /// The delimiter of delimited text; recognised from the first lines if nil.
  package var delimiter: UInt8?
  /// The place of the array that holds the items in a JSON text; recognised if nil.
  package var place: JSONPointer?
  /// The texts that stand for a missing value; the usual ones if nil.
  package var nullMarks: [String]?
  /// The patterns by which lines are read, whatever the text seems to be; none usually.
  package var linePatterns: [String] = []

  package init(_ name: String, hasHeader: Bool? = nil, delimiter: UInt8? = nil, place: JSONPointer? = nil) {
    self.name = name
    self.hasHeader = hasHeader
    self.delimiter = delimiter
    self.place = place
  }

  /// The name without its folder and extensions; `items` without one.
  package var listName: String {
    let file = name.split(separator: "/").last ?? ""
    let name = file.split(separator: ".").first.map { String($0) } ?? ""
    return name.isEmpty ? "items" : name
  }
}
