public import FilterText

/// What is folded.
public enum FoldingRangeKind: CaseIterable, Hashable, Sendable {
  /// A heading and what stands under it.
  case section
  /// Comment lines one below the other.
  case comment
  /// A query over several lines.
  case query
  /// A group over several lines.
  case group
  /// A quoted text or pattern over several lines.
  case text
}

extension FoldingRangeKind: CustomStringConvertible {
  /// The name of the case.
  public var description: String {
    switch self {
    case .section: "section"
    case .comment: "comment"
    case .query: "query"
    case .group: "group"
    case .text: "text"
    }
  }
}

/// A part of a document that can be folded away so that its first line stays.
public struct FoldingRange: Hashable, Sendable {
  /// The line that stays, counted from zero.
  public let startLine: Int
  /// The last line that is folded away; greater than ``startLine``.
  public let endLine: Int
  /// The bytes that are folded away, in offsets of the document: of a group or text what stands between its marks, else what
  /// stands behind the first line.
  public let range: SourceRange
  /// What is folded.
  public let kind: FoldingRangeKind
  /// What to show in place of the bytes.
  public let collapsedText: String

  /// Makes a folding range.
  public init(startLine: Int, endLine: Int, range: SourceRange, kind: FoldingRangeKind, collapsedText: String) {
    self.startLine = startLine
    self.endLine = endLine
    self.range = range
    self.kind = kind
    self.collapsedText = collapsedText
  }
}
