import FilterAST
import FilterLexer
import FilterParser
import FilterText

extension SyntaxTree {
  /// How many minuses stand before a term or a group.
  func minusCount(of node: SyntaxNodeID) -> Int {
    let run = tokens(of: node)
    var index = run.lowerBound
    while index < run.upperBound, tokens[index].kind == .minus { index += 1 }
    return index - run.lowerBound
  }

  /// The bytes of a term or group behind its minuses; the end of it where nothing else is in it.
  func rangeBehindMinuses(of node: SyntaxNodeID) -> SourceRange {
    let run = tokens(of: node)
    let first = run.lowerBound + minusCount(of: node)
    let end = range(of: node).end
    return SourceRange(start: first < run.upperBound ? tokens[first].range.start : end, end: end)
  }

  /// The field of a term, finished or not; nil where the term has none.
  func fieldName(of term: SyntaxNodeID) -> FieldName? {
    for index in tokens(of: term) where tokens[index].kind == .field { return FieldName(source[tokens[index].range]) }
    return nil
  }
}

extension Polarity {
  /// What a number of minuses amounts to: two cancel out.
  init(minuses count: Int) {
    self = count % 2 == 0 ? .positive : .negative
  }
}
