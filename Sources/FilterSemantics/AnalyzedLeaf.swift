public import FilterAST
import FilterLexer
public import FilterParser
public import FilterText
package import FilterVocabulary

/// A term of a query with what the vocabulary says about it.
public struct AnalyzedLeaf: Sendable {
  /// The node of the term.
  public let node: SyntaxNodeID
  /// The term, as it is a leaf of the query: the negation of a group of one is its own.
  public let term: FilterTerm
  /// What the term asks, or why it asks nothing.
  public let reading: Result<Condition, TermMistake>
  /// The bytes of the term, its prefix included.
  public let range: SourceRange
  /// The bytes of the prefixes `-`; empty where there is none.
  public let minus: SourceRange
  /// The bytes of the field; nil for a name.
  public let field: SourceRange?
  /// The bytes of the operator; nil for a name.
  public let comparison: SourceRange?
  /// The bytes of the value or name, with its quotes or slashes.
  public let value: SourceRange

  /// What the term asks; nil where it asks nothing the vocabulary knows.
  public var condition: Condition? {
    if case .success(let condition) = reading { return condition }
    return nil
  }

  /// Why the term asks nothing; nil where it does.
  public var mistake: TermMistake? {
    if case .failure(let mistake) = reading { return mistake }
    return nil
  }

  /// Whether the term is an instruction and no condition.
  public var isDirective: Bool {
    if case .success(.directive) = reading { return true }
    return false
  }
}

extension AnalyzedLeaf {
  /// Whether the term is a connective of another language, of which a finding of its own tells.
  package var isForeignConnective: Bool {
    guard case .name(_, exact: false, let name) = term, name.form == .bare else { return false }
    switch name.text {
    case "||", "&&", "|", "&": return true
    default: return false
    }
  }

  package init(_ node: SyntaxNodeID, _ term: FilterTerm, in tree: SyntaxTree, _ vocabulary: Vocabulary) {
    self.node = node
    self.term = term
    do throws(TermMistake) {
      self.reading = .success(try vocabulary.condition(of: term))
    } catch {
      self.reading = .failure(error)
    }
    let run = tree.tokens(of: node)
    let range = tree.range(of: node)
    self.range = range
    var minusEnd = range.start
    var field: SourceRange?
    var comparison: SourceRange?
    var valueStart: Int?
    for index in run {
      let token = tree.tokens[index]
      switch token.kind {
      case .minus where field == nil: minusEnd = token.range.end
      case .field: field = token.range
      case .comparison: comparison = token.range
      case .exclamation, .slash, .comma: break
      case .halfComparison:
        // `kaboom!` is a name; its first token looks like a field.
        valueStart = field?.start
        field = nil
      default: valueStart = valueStart ?? token.range.start
      }
    }
    self.minus = SourceRange(start: range.start, end: minusEnd)
    self.field = field
    self.comparison = comparison
    self.value = SourceRange(start: valueStart ?? range.end, end: range.end)
  }
}
