public import FilterText

/// How a highlighted place relates to what is under the caret.
public enum DocumentHighlightKind: CaseIterable, Hashable, Sendable {
  /// It says the same, or is the same field, the partner of a mark, a connective of the same level.
  case same
  /// It is the same term, and asks for the opposite: `-t:elf` where the caret stands in `t:elf`.
  case negated
}

extension DocumentHighlightKind: CustomStringConvertible {
  /// The name of the case.
  public var description: String { self == .same ? "same" : "negated" }
}

/// A place that has to do with what is under the caret.
public struct DocumentHighlight: Hashable, Sendable {
  /// The bytes of the place, in offsets of the document; of a term those behind its minus.
  public let range: SourceRange
  /// How it relates to what is under the caret.
  public let kind: DocumentHighlightKind

  /// Makes a highlight.
  public init(range: SourceRange, kind: DocumentHighlightKind) {
    self.range = range
    self.kind = kind
  }
}
