public import FilterText

/// A piece of a text and what it is to the eye.
public struct SemanticToken: Hashable, Sendable {
  /// The bytes of the piece: at least one, all in one line.
  public let range: SourceRange
  /// What it is.
  public let kind: SemanticTokenKind
  /// What is said of it besides.
  public let modifiers: SemanticTokenModifiers

  /// Makes a token.
  public init(range: SourceRange, kind: SemanticTokenKind, modifiers: SemanticTokenModifiers = []) {
    self.range = range
    self.kind = kind
    self.modifiers = modifiers
  }
}

extension SemanticToken: CustomStringConvertible {
  /// `3..<7 string negated`
  public var description: String {
    "\(range) \(kind)" + (modifiers.isEmpty ? "" : " \(modifiers)")
  }
}
