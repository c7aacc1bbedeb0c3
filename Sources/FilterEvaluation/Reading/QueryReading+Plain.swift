import FilterAST
public import FilterAnalysis
import FilterParser
import FilterText
import FilterVocabulary

extension QueryReading {
  /// Reads a query by plain logic: each term that the vocabulary can read is a condition, a minus is a complement, instructions
  /// are lifted out wherever they stand. A term it cannot read counts for nothing, and ``ignored`` says why. Linear in the
  /// query.
  public init(_ query: AnalyzedQuery) {
    self.init(filter: nil)
    guard let tree = query.parsed.query else { return }
    var leaf = 0
    let filter = tree.transformLeaves { term -> FilterQuery<ReadTerm>? in
      let analyzed = query.leaves[leaf]
      leaf += 1
      switch analyzed.reading {
      case .success(.directive): return nil
      case .success(let condition):
        return .term(ReadTerm(term.polarity, .condition(condition), range: analyzed.range))
      case .failure(let mistake):
        ignored.append(
          IgnoredTerm(
            range: analyzed.range, text: query.source[analyzed.range],
            reason: mistake.reason(for: query.source[analyzed.value], in: query.vocabulary)))
        return nil
      }
    }
    self.filter = filter?.flattened()
    self.directives = SearchRequest(tree, in: query.vocabulary).directives
  }
}
