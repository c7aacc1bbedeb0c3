import FilterLexer
public import FilterParser
public import FilterText

/// Tidies the text of a query as the smallest set of edits: single spaces, lower-case connectives and field names, no
/// redundant parentheses, no `and`.
///
/// Everything else stays as it was typed: quotes, hyphens, commas, slashes, escapes, regular expressions, line breaks. A
/// group (or the whole text) that holds damage keeps its spacing, connectives and parentheses; healthy terms and groups
/// inside it are still tidied. The
/// meaning never changes, the findings stay the same, and tidying twice changes nothing more.
public struct SourceTidier: Hashable, Sendable {
  /// What may be touched.
  public let options: TidyOptions

  /// Makes a tidier.
  public init(options: TidyOptions = TidyOptions()) {
    self.options = options
  }

  /// The edits that tidy a text: sorted, none touching another. Linear in the text, but for sorting the edits.
  public func edits(for parsed: ParsedQuery) -> [TextEdit] {
    edits(for: parsed.tree)
  }

  /// The tidied text.
  public func tidied(_ parsed: ParsedQuery) -> SourceText { tidied(parsed.tree) }

  /// The same of a tree alone, which takes less memory than the query of a long text.
  package func tidied(_ tree: SyntaxTree) -> SourceText {
    tree.source.applying(edits(for: tree)) ?? tree.source
  }

  private func edits(for tree: SyntaxTree) -> [TextEdit] {
    var pass = TidyPass(tree, options)
    pass.visit(tree.root)
    return pass.result
  }
}
