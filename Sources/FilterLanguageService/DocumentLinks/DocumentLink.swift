public import FilterText

/// A piece of a document that leads somewhere.
public struct DocumentLink: Hashable, Sendable {
  /// The bytes of the piece, in offsets of the document.
  public var range: SourceRange
  /// Where it leads: an address of ASCII characters, all others being percent-encoded.
  public var address: String

  /// Makes a link.
  public init(range: SourceRange, address: String) {
    self.range = range
    self.address = address
  }
}
