/// The urgency of a request. The cases are in order: those that the user waits for first.
enum RequestUrgency: Int, CaseIterable, Comparable, Sendable {
  /// Asked while the user types, about the caret: completion, signature help.
  case typing
  /// About the query at the caret: hover, selection.
  case caret
  /// May look at a whole document, and the user waits for it: formatting, renaming, references.
  case asked
  /// About a whole document, with every edit: tokens, diagnostics, hints.
  case document
  /// About a whole document, beside its text: outline, folding, lenses.
  case margin
  /// About all documents of the workspace.
  case workspace

  /// Whether the request concerns the caret, so that its answer takes little work however long the document is.
  var isAtCaret: Bool { self <= .caret }

  static func < (left: RequestUrgency, right: RequestUrgency) -> Bool { left.rawValue < right.rawValue }
}
