import FilterAST
import FilterLexer

/// Makes the terms of ``ParsedQuery/partialQuery``: whatever was typed. They agree with `PartialFilterTerm(parsing:)` (a
/// property test holds the two together).
struct PartialTerms: TermMaker {
  let source: TermSource

  func term(of node: SyntaxTree.Node) -> PartialFilterTerm? {
    var token = node.tokenBehindPrefixes(source.tokens)
    let polarity = Polarity(prefixes: token - node.firstToken)
    switch node.kind {
    case .filterTerm, .regexTerm:
      var field = ""
      if source.tokens[token].kind == .field {
        field = source.text(source.tokens[token].range)
        token += 1
      }
      let comparison = source.comparison(source.tokens[token])
      return PartialFilterTerm(polarity, .filter(field: field, comparison, value(token + 1, in: node)))
    case .exactNameTerm:
      return PartialFilterTerm(polarity, .name(exact: true, value(token + 1, in: node)))
    default:
      return PartialFilterTerm(polarity, .name(exact: false, value(token, in: node)))
    }
  }

  private func value(_ token: Int, in node: SyntaxTree.Node) -> PartialValue {
    token < node.endToken ? source.value(source.tokens[token]) : .bare("")
  }
}
