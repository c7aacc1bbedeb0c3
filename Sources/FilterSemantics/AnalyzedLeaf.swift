public import FilterAST
package import FilterLexer
public import FilterParser
public import FilterText
package import FilterVocabulary

/// A term of a query with its meaning under a vocabulary.
public struct AnalyzedLeaf: Sendable {
  /// The node of the term in the syntax tree.
  public let node: SyntaxNodeID
  /// The term as a leaf of the query, with the negation of a group around it alone.
  public let term: FilterTerm
  /// The condition of the term, or the reason why the vocabulary cannot read it.
  package let reading: Result<Condition, TermError>
  /// The bytes of the term, including its prefix.
  public let range: SourceRange
  /// The bytes of the prefixes `-`; empty if there are none.
  public let minus: SourceRange
  /// The bytes of the field; nil for a name. Outside of ``range`` for a value of a group.
  public let field: SourceRange?
  /// The bytes of the operator; nil for a name.
  public let comparison: SourceRange?
  /// The bytes of the value or name, with its quotes or slashes; of a range with an end that cannot be read, of that end.
  public let value: SourceRange
  /// The term that the reading is of: ``term``, or the end of a range that cannot be read, as a comparison.
  package let readTerm: FilterTerm

  /// Whether the term is one of the values of a field, so that the field and the operator may be those of others too.
  public let isOneValue: Bool

  /// The condition of the term; nil if the vocabulary cannot read it.
  public var condition: Condition? {
    if case .success(let condition) = reading { return condition }
    return nil
  }

  /// Why the vocabulary cannot read the term; nil if it can.
  public var error: TermError? {
    if case .failure(let error) = reading { return error }
    return nil
  }

  /// Whether the term is a directive and not a condition.
  public var isDirective: Bool {
    if case .success(.directive) = reading { return true }
    return false
  }
}

extension AnalyzedLeaf {
  /// Whether the term is a connective of another language, which has a diagnostic of its own.
  package var isForeignConnective: Bool {
    guard case .name(_, exact: false, let name) = term, name.form == .bare else { return false }
    switch name.text {
    case "||", "&&", "|", "&": return true
    default: return false
    }
  }

  /// A leaf of the `tokens` of a run, which is not empty. `shared` is the operator of a group of values, after its field.
  package init(
    _ node: SyntaxNodeID, term: FilterTerm, of tokens: [Token], _ run: Range<Int>, shared: Int?, vocabulary: Vocabulary
  ) {
    self.node = node
    self.isOneValue = shared != nil
    self.term = term
    do throws(TermError) {
      self.reading = .success(try vocabulary.condition(of: term.typed(as: tokens[run.upperBound - 1])))
    } catch {
      self.reading = .failure(error)
    }
    var unreadEnd: FilterTerm?
    if case .failure(let error) = reading {
      unreadEnd = term.endsOfRange.first { end in
        do throws(TermError) {
          _ = try vocabulary.condition(of: end)
          return false
        } catch let own {
          return own == error
        }
      }
    }
    self.readTerm = unreadEnd?.with(polarity: term.polarity) ?? term
    let range = SourceRange(start: tokens[run.lowerBound].range.start, end: tokens[run.upperBound - 1].range.end)
    self.range = range
    var minusEnd = range.start
    var field: SourceRange?
    var comparison: SourceRange?
    var valueStart: Int?
    for index in run {
      let token = tokens[index]
      switch token.kind {
      case .rangeOperator: valueStart = valueStart ?? token.range.start
      case .minus where field == nil: minusEnd = token.range.end
      case .field: field = token.range
      case .comparison: comparison = token.range
      case .exclamation, .slash, .comma: break
      case .halfComparison:
        // The first token of the name `kaboom!` looks like a field.
        valueStart = field?.start
        field = nil
      default: valueStart = valueStart ?? token.range.start
      }
    }
    if let shared, shared > 0 {
      field = tokens[shared - 1].range
      comparison = comparison ?? tokens[shared].range
    }
    self.minus = SourceRange(start: range.start, end: minusEnd)
    self.field = field
    self.comparison = comparison
    var value = SourceRange(start: valueStart ?? range.end, end: range.end)
    if let comparison = unreadEnd?.comparison, let separator = run.first(where: { tokens[$0].kind == .rangeOperator }) {
      let sign = tokens[separator].range
      switch comparison {
      case .greater, .greaterOrEqual: value = SourceRange(start: value.start, end: sign.start)
      default: value = SourceRange(start: sign.end, end: value.end)
      }
    }
    self.value = value
  }
}

extension FilterTerm {
  /// The term without the marks that close a query about one element, whose diagnostics are about the typed text.
  fileprivate func typed(as token: Token) -> FilterTerm {
    guard case .filter(let polarity, field: let field, let comparison, let value) = self, value.form == .bare,
      value.text.utf8.first == UInt8(ascii: "("), token.range.length < value.text.utf8.count
    else { return self }
    let text = String(decoding: value.text.utf8.prefix(token.range.length), as: UTF8.self)
    return .filter(polarity, field: field, comparison, FilterValue(verbatim: text, .bare))
  }
}

extension SyntaxTree {
  /// Whether a node is a conjunction of several terms without a written `and`, which is easily misread next to an `or`.
  /// Linear in the tokens of the node.
  package func isJoinedByNothing(_ node: SyntaxNodeID) -> Bool {
    guard kind(of: node) == .conjunction else { return false }
    var operands = 0
    var token = tokens(of: node).lowerBound
    for child in children(of: node) where kind(of: child).isOperand {
      let run = tokens(of: child)
      // Skip the words of inner groups.
      while token < run.lowerBound {
        if tokens[token].kind == .and { return false }
        token += 1
      }
      token = max(token, run.upperBound)
      operands += 1
    }
    return operands > 1
  }
}
