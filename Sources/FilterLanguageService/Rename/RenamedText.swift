import FilterAST
import FilterAnalysis
import FilterExplanation
import FilterLexer
import FilterParser
import FilterSemantics
import FilterText
import FilterVocabulary

/// The value or name of a term, as far as it can be renamed. Ranges are those of the query.
struct RenamedText {
  /// What must be the same for two texts to be renamed together, besides the text.
  private enum Owner: Equatable {
    case field(FieldUse)
    case name(isExact: Bool)
  }

  /// The text, without quotes and escapes.
  let text: String
  /// The token of the text.
  let token: Token
  private let owner: Owner
  private let folded: String
  private let quotes: QuotedToken?

  /// The text of a term; nil for a pattern, a shorthand, and a column on the right, which is a field.
  init?(_ leaf: AnalyzedLeaf, in tree: SyntaxTree, _ vocabulary: Vocabulary) {
    if leaf.column(vocabulary) != nil { return nil }
    let run = tree.tokens(of: leaf.node)
    guard let last = run.last else { return nil }
    token = tree.tokens[last]
    switch (leaf.term, token.kind) {
    case (.name(_, exact: let isExact, let name), .word), (.name(_, exact: let isExact, let name), .quoted),
      (.name(_, exact: let isExact, let name), .unclosedQuoted):
      (text, owner) = (name.text, .name(isExact: isExact))
    case (.filter(_, field: let field, _, let value), .value), (.filter(_, field: let field, _, let value), .quoted),
      (.filter(_, field: let field, _, let value), .unclosedQuoted):
      (text, owner) = (value.text, .field(FieldUse(name: field.text, vocabulary)))
    default: return nil
    }
    folded = text.lowercased()
    quotes = QuotedToken(token, in: tree.source)
  }

  /// The bytes of the text without its quotes.
  var inside: SourceRange { quotes?.inside ?? token.range }

  /// Whether one rename changes both.
  func isSame(as other: RenamedText) -> Bool { owner == other.owner && folded == other.folded }

  /// What the text is.
  func kind(in vocabulary: Vocabulary) -> RenameTarget.Kind {
    switch owner {
    case .name: .name
    case .field(.field(let id)): .value(field: vocabulary[id].name)
    case .field(.unknown(let name)): .value(field: name)
    }
  }

  /// The edit that writes another text in its place, in the same quotes where that is possible; nil where it stands there already.
  func edit(to newText: String, in source: SourceText) -> TextEdit? {
    let edit =
      quotes == nil || !isPlain(newText)
      ? TextEdit(range: token.range, replacement: written(newText, source))
      : TextEdit(range: inside, replacement: newText)
    return source[edit.range] == edit.replacement ? nil : edit
  }

  /// Whether a text stands between any quotes as it is.
  private func isPlain(_ text: String) -> Bool {
    !text.unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x22, 0x27, 0x5C, 0x2018, 0x2019, 0x201C, 0x201D: true
      default: false
      }
    }
  }

  private func written(_ newText: String, _ source: SourceText) -> String {
    if quotes != nil { return FilterValue(quoted: newText).description }
    if case .field = owner { return FilterValue(newText).description }
    // A line that begins with `#` is a comment.
    let isFirst = token.range.start == 0
    return isFirst && newText.utf8.first == UInt8(ascii: "#")
      ? FilterName(quoted: newText).description : FilterName(newText).description
  }
}
