package import DataStreams

/// Why a file of items cannot be read.
public struct ItemFileError: Error, Hashable, Sendable {
  /// A phrase that names the file.
  public let message: String

  package init(message: String) { self.message = message }

  /// The reason of the system.
  package init(_ error: PackedFileError) { message = error.message }
}
