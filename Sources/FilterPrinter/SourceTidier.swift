import FilterLexer
public import FilterParser
public import FilterText

/// Tidies the text of a query as the smallest set of edits: single spaces, lower-case connectives and field names, no
/// redundant parentheses, no `and`.
///
/// Everything else stays as typed: quotes, hyphens, commas, slashes, escapes, regular expressions, line breaks. A group
/// (or the whole text) with syntax errors keeps its spacing, connectives and parentheses; the terms and groups inside
/// it are still tidied. The meaning and the diagnostics never change, and tidying is idempotent.
public struct SourceTidier: Hashable, Sendable {
  /// What tidying may change.
  public let options: TidyOptions

  /// Makes a tidier, by default with all options on.
  public init(options: TidyOptions = TidyOptions()) { self.options = options }

  /// The edits that tidy a text, sorted and not adjacent. Linear in the text, apart from sorting the edits.
  public func edits(for parsed: ParsedQuery) -> [TextEdit] { edits(for: parsed.tree) }

  /// The tidied text. Linear like ``edits(for:)``.
  public func tidied(_ parsed: ParsedQuery) -> SourceText { tidied(parsed.tree) }

  /// The tidied text of a tree alone, which takes less memory than the query of a long text.
  package func tidied(_ tree: SyntaxTree) -> SourceText {
    tree.source.applying(edits(for: tree)) ?? tree.source
  }

  private func edits(for tree: SyntaxTree) -> [TextEdit] {
    var pass = TidyPass(tree, options: options)
    pass.visit(tree.root)
    return pass.result
  }
}

/// What tidying may change.
public struct TidyOptions: Hashable, Sendable {
  /// Fields, in lower case, that keep the parentheses around them.
  ///
  /// In some vocabularies a directive inside parentheses makes the whole query invalid, so removing the parentheses
  /// would change the meaning. The printer has no vocabulary; the caller passes the names.
  public var groupKeepingFields: [String]
  /// Whether redundant parentheses are removed.
  public var removesParentheses: Bool
  /// Whether `and` is removed, since adjacency means the same.
  public var removesAnd: Bool

  /// Makes options, by default with everything on that keeps the meaning.
  public init(groupKeepingFields: [String] = [], removesParentheses: Bool = true, removesAnd: Bool = true) {
    self.groupKeepingFields = groupKeepingFields
    self.removesParentheses = removesParentheses
    self.removesAnd = removesAnd
  }
}
