import FilterLexer
package import FilterParser
import FilterSemantics
package import FilterText
package import FilterVocabulary

/// A query of a document by itself: its text, and what is known of it whatever it refers to. Each is made on first use
/// and kept, so that an edit elsewhere in the document parses nothing again.
package final class QuerySource: Sendable {
  /// The text, with spaces in place of its comments.
  package let text: SourceText
  /// Whether the text has the mark of a parameter or reference.
  let hasMarks: Bool
  private let vocabulary: Vocabulary
  private let parse = OnceValue<ParsedQuery>()
  private let signed = OnceValue<Signs>()
  private let plain = OnceValue<QueryBody>()

  /// A query whose text is parsed on first use.
  package init(_ text: SourceText, vocabulary: Vocabulary) {
    self.text = text
    self.vocabulary = vocabulary
    hasMarks = text.bytes.contains { $0 == UInt8(ascii: "$") || $0 == UInt8(ascii: "@") }
  }

  /// The parse of the text.
  package var parsed: ParsedQuery { parse.value { vocabulary.parse(text) } }

  /// The parameters and references; empty without a mark, and then nothing is parsed.
  package var signs: QueryParameters {
    hasMarks ? signed.value { Signs(parsed) }.found : QueryParameters(of: SourceText(bytes: []))
  }

  /// The parameters and references in the order of the text. A query alone has no others to refer to.
  func uses(isSingle: Bool) -> [QueryParameters.Use] {
    if !hasMarks { return [] }
    let signs = signed.value { Signs(parsed) }
    return isSingle ? signs.found.values : signs.ordered
  }

  /// Whether a use is a reference.
  func isReference(_ use: QueryParameters.Use) -> Bool { text.bytes[use.range.start] == UInt8(ascii: "@") }

  /// The query without a replaced part.
  var body: QueryBody { plain.value { QueryBody(asWritten: text, QueryShape(parsed)) } }
}

/// The parameters and references of a query.
private struct Signs: Sendable {
  let found: QueryParameters
  /// All in the order of the text.
  let ordered: [QueryParameters.Use]

  init(_ parsed: ParsedQuery) {
    found = QueryParameters(of: parsed.tree)
    ordered = (found.values + found.references).sorted { $0.range < $1.range }
  }
}

/// The properties of a text that decide how it reads inside another query.
struct QueryShape: Hashable, Sendable {
  /// Whether the whole text is a query.
  let isValid: Bool
  /// Whether the query is alternatives that need parentheses beside other conditions.
  let isDisjunction: Bool
  /// The maximum number of parentheses and lists of values within each other.
  let nesting: Int
  /// Whether the text has the same tokens wherever it stands in parentheses.
  let isSelfContained: Bool

  /// The shape of a parsed text. Linear.
  init(_ parsed: ParsedQuery) {
    isValid = parsed.outcome == .valid
    isDisjunction = parsed.isDisjunction
    var (depth, nesting) = (0, 0)
    for token in parsed.tree.tokens {
      switch token.kind {
      case .leftParenthesis, .valueOpening: depth += 1
      case .rightParenthesis, .valueClosing: depth -= 1
      default: break
      }
      nesting = max(nesting, depth)
    }
    self.nesting = nesting
    isSelfContained = parsed.tree.base == .cards || !QueryShape.looksAhead(parsed.tree)
  }

  /// The shape of a query with others in its parentheses, the deepest of which has a nesting of `inner`; nil if that
  /// cannot be told without parsing.
  func around(nesting inner: Int) -> QueryShape? {
    guard isSelfContained, nesting + inner <= ParsedQuery.maximumNesting else { return nil }
    return QueryShape(
      isValid: isValid, isDisjunction: isDisjunction, nesting: nesting + inner, isSelfContained: true)
  }

  private init(isValid: Bool, isDisjunction: Bool, nesting: Int, isSelfContained: Bool) {
    self.isValid = isValid
    self.isDisjunction = isDisjunction
    self.nesting = nesting
    self.isSelfContained = isSelfContained
  }

  /// Whether the syntax of lists may look beyond the text to read it: for the slash that closes a pattern, or for the
  /// quote that closes a name.
  private static func looksAhead(_ tree: SyntaxTree) -> Bool {
    let bytes = tree.source.bytes
    return tree.tokens.contains { token in
      if token.kind == .quoted { return false }
      return bytes[token.range.start..<token.range.end].contains { byte in
        switch byte {
        case UInt8(ascii: "/"), UInt8(ascii: "`"), UInt8(ascii: "\""), UInt8(ascii: "'"), 0xE2: true
        default: false
        }
      }
    }
  }
}

extension ParsedQuery {
  /// Whether the query is alternatives that need parentheses beside other conditions.
  var isDisjunction: Bool {
    tree.children(of: tree.root).contains { tree.kind(of: $0) == .disjunction }
  }
}
