/// A repair that can be applied without asking anybody: a title for people and the edits that do it.
///
/// A fix is data, so that it can be tested, shown in a menu or applied by a command, without an editor.
public struct Fix: Hashable, Sendable {
  /// What the fix does, as an imperative: `Remove the dangling 'or'`.
  public let title: String
  /// Sorted edits that do not overlap, in offsets of the text the diagnostic speaks of.
  public let edits: [TextEdit]

  /// Makes a fix.
  public init(title: String, edits: [TextEdit]) {
    self.title = title
    self.edits = edits
  }

  /// The text after the fix; nil where the edits do not belong to `source`.
  public func applied(to source: SourceText) -> SourceText? {
    source.applying(edits)
  }
}
