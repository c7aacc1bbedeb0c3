public import FilterAST
import FilterParser
public import FilterText

extension FilterQuery where Term == FilterTerm {
  /// The query in one line, as a text that reads as this query in a syntax; empty if it has no condition.
  ///
  /// In the syntax of lists `f:a,b` has two values, so that the value `a,b` is written in quotes there:
  ///
  /// ```swift
  /// let query = FilterQuery.filter("owner", .equal, "Ann, Bob")
  /// query.canonicalText(in: .lists)   // owner="Ann, Bob"
  /// ```
  ///
  /// Use the syntax of the vocabulary that the text is read with. Parsing the text there gives ``written(in:)``.
  public func canonicalText(in syntax: SyntaxOptions) -> String { written(in: syntax).canonicalText }

  /// The query with its values and names in the form that a syntax reads as one: in quotes where they would be several
  /// values, a range, an operator or a pattern. Linear.
  public func written(in syntax: SyntaxOptions) -> FilterQuery { mapTerms { $0.written(in: syntax) } }
}

extension FilterTerm {
  /// The term with its value or name in the form that a syntax reads as one; the term itself if no form is.
  public func written(in syntax: SyntaxOptions) -> FilterTerm {
    if isRead(in: syntax) { return self }
    let other: FilterTerm =
      switch self {
      case .name(let polarity, let exact, let name): .name(polarity, exact: exact, FilterName(quoted: name.text))
      case .filter(let polarity, let field, let comparison, let value):
        .filter(polarity, field: field, comparison, FilterValue(quoted: value.text))
      case .regex(let polarity, let field, .notEqual, let pattern):
        .regex(polarity, field: field, .notMatches, pattern)
      case .regex(let polarity, let field, _, let pattern): .regex(polarity, field: field, .matches, pattern)
      // The ends of a range are quoted where they must be. A syntax without ranges has no form for it.
      case .range: self
      }
    return other.isRead(in: syntax) ? other : self
  }

  /// Whether its text reads as this term in a syntax, alone and beside others.
  private func isRead(in syntax: SyntaxOptions) -> Bool {
    let text = description
    // A term at its end must not go on into what follows.
    let parsed = ParsedQuery(parsing: text + " x", syntax: syntax)
    return parsed.outcome == .valid
      && parsed.query == .and(.positive, [.term(self), .term(.name(.positive, exact: false, "x"))])
  }
}
