public import FilterText

/// A piece of a source text. The tokens of a text lie end to end and cover it: concatenating them gives it back.
public struct Token: Hashable, Sendable {
  /// What the piece is.
  public let kind: TokenKind
  /// The bytes it covers, never none.
  public let range: SourceRange

  /// Makes a token.
  @inlinable
  public init(kind: TokenKind, range: SourceRange) {
    self.kind = kind
    self.range = range
  }
}

extension Token: CustomStringConvertible {
  /// `field 0..<1`
  public var description: String { "\(kind) \(range)" }
}
