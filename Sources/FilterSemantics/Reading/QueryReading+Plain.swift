import FilterAST
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
        if let condition = query.vocabulary.colorsBetweenSlashes(term) {
          return .term(ReadTerm(term.polarity, .condition(condition), range: analyzed.range))
        }
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

extension Vocabulary {
  /// What a pattern asks of a field of colors: the slashes around it mean nothing there (REFERENCE 3.5). Nil for other terms.
  fileprivate func colorsBetweenSlashes(_ term: FilterTerm) -> Condition? {
    guard case .regex(let polarity, field: let name, let comparison, let pattern) = term, let id = fieldID(named: name),
      self[id].kind == .colors
    else { return nil }
    let value = FilterTerm.filter(polarity, field: name, comparison, FilterValue(verbatim: pattern.text, .bare))
    do throws(TermMistake) { return try condition(of: value) } catch { return nil }
  }
}
