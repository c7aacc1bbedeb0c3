package import DataStreams

/// An error of reading a file of items, at its start or before its end.
public struct ItemFileError: Error, Hashable, Sendable {
  /// A phrase that names the file.
  public let message: String
  /// Whether the file is complete and empty, or has only a header.
  public let isEmpty: Bool

  package init(message: String, isEmpty: Bool = false) {
    self.message = message
    self.isEmpty = isEmpty
  }

  /// The system's reason.
  package init(_ error: PackedFileError) { self.init(message: error.message) }

  /// The error for a text without items; nil if it may hold some.
  package init?(_ reader: borrowing ItemReader, of text: ItemText) {
    guard let seen = reader.foreignText else { return nil }
    self.init(message: "'\(text.name)' is \(seen)", isEmpty: reader.isEmpty)
  }
}
