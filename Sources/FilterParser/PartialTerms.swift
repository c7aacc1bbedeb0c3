import FilterAST
import FilterLexer

/// Makes the terms of ``ParsedQuery/partialQuery``: whatever was typed. They agree with `PartialFilterTerm(parsing:)` (a
/// property test holds the two together).
struct PartialTerms: TermMaker {
  let source: TermSource

  func term(of node: SyntaxTree.Node) -> PartialFilterTerm? {
    var (count, token) = node.prefixes(source.tokens)
    let polarity = Polarity(prefixes: count)
    switch node.kind {
    case .filterTerm, .regexTerm:
      var field = ""
      if source.tokens[token].kind == .field {
        field = source.text(source.tokens[token].range)
        token += 1
      }
      let comparison = source.comparison(source.tokens[token])
      return PartialFilterTerm(polarity, .filter(field: field, comparison, value(token + 1, in: node)))
    case .nameTerm where token + 1 < node.endToken:
      // `pow!` may be the beginning of `pow!=3`, and a name as it stands.
      return PartialFilterTerm(
        polarity, .filter(field: source.text(source.tokens[token].range), .exclamation, .bare("")))
    case .exactNameTerm:
      token += 1
      while token < node.endToken, source.tokens[token].kind.isTrivia { token += 1 }
      return PartialFilterTerm(polarity, .name(exact: true, value(token, in: node)))
    default:
      return PartialFilterTerm(polarity, .name(exact: false, value(token, in: node)))
    }
  }

  private func value(_ token: Int, in node: SyntaxTree.Node) -> PartialValue {
    token < node.endToken ? source.value(source.tokens[token]) : .bare("")
  }
}
