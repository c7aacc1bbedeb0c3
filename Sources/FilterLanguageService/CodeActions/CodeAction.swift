public import FilterText

/// A change of the document that can be made without asking anything more.
public struct CodeAction: Hashable, Sendable {
  /// What it does, as an imperative without a full stop: `Negate 't:elf'`.
  public let title: String
  /// What sort of change it is.
  public let kind: CodeActionKind
  /// The change: edits in byte offsets of the document, sorted, none touching another's range. Never empty.
  public let edits: [TextEdit]
  /// The finding it mends, in byte offsets of the document, its fixes included; nil where it mends none or several.
  public let diagnostic: Diagnostic?
  /// Whether it is the one to take for its finding where nobody is asked: the query then means the same, or there is only one
  /// thing that can be meant.
  public let isPreferred: Bool

  /// Makes an action.
  public init(
    title: String, kind: CodeActionKind, edits: [TextEdit], diagnostic: Diagnostic? = nil, isPreferred: Bool = false
  ) {
    self.title = title
    self.kind = kind
    self.edits = edits
    self.diagnostic = diagnostic
    self.isPreferred = isPreferred
  }
}

extension CodeAction: CustomStringConvertible {
  /// `refactor.rewrite: Negate 't:elf'`
  public var description: String { "\(kind): \(title)" }
}
