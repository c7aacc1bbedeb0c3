package import DataStreams

/// Why a file of items cannot be read, or not to its end.
public struct ItemFileError: Error, Hashable, Sendable {
  /// A phrase that names the file.
  public let message: String
  /// Whether the file is whole and holds nothing, or nothing but a header.
  public let isEmpty: Bool

  package init(message: String, isEmpty: Bool = false) {
    self.message = message
    self.isEmpty = isEmpty
  }

  /// The reason of the system.
  package init(_ error: PackedFileError) { self.init(message: error.message) }

  /// Why a text that was read to its end holds no items; nil if it may hold some.
  package init?(_ reader: borrowing ItemReader, of text: ItemText) {
    guard let seen = reader.foreignText else { return nil }
    self.init(message: "'\(text.name)' holds no items: it is \(seen)", isEmpty: reader.isEmpty)
  }
}
