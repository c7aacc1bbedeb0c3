public import FilterText

/// A piece of a source text. The tokens of a text lie end to end and cover it: concatenating them gives it back.
///
/// A token takes 12 bytes: a text may have one for each of its bytes. Offsets have 32 bits, so texts are shorter than 4 GiB.
public struct Token: Hashable, Sendable {
  @usableFromInline let start: UInt32
  @usableFromInline let end: UInt32
  /// What the piece is.
  public let kind: TokenKind

  /// The bytes it covers, never none.
  @inlinable public var range: SourceRange {
    SourceRange(start: Int(truncatingIfNeeded: start), end: Int(truncatingIfNeeded: end))
  }

  /// Makes a token. Offsets beyond 32 bits are cut.
  @inlinable
  public init(kind: TokenKind, range: SourceRange) {
    self.kind = kind
    self.start = UInt32(truncatingIfNeeded: range.start)
    self.end = UInt32(truncatingIfNeeded: range.end)
  }
}

extension Token: CustomStringConvertible {
  /// `field 0..<1`
  public var description: String { "\(kind) \(range)" }
}
