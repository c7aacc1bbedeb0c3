public import FilterAST
public import FilterParser
import FilterSemantics

extension FilterableList {
  /// Parses a text in the syntax of this list. Never fails; linear.
  public func parse(_ text: String) -> ParsedQuery { vocabulary.parse(text) }

  /// The value that is a text and nothing else in the syntax of this list, for texts that come from outside.
  ///
  /// ```swift
  /// let scope = FilterQuery.filter("owner", .equal, notes.value(name, of: "owner"))
  /// notes.filter(scope && query, in: all)
  /// ```
  public func value(_ text: String, of field: FieldName) -> FilterValue { vocabulary.value(text, of: field) }

  /// The canonical text of a query in the syntax of this list, for ``plan(_:)`` and to show it.
  public func text(of query: FilterQuery<FilterTerm>) -> String { vocabulary.text(of: query) }

  /// Reads and compiles a query for this list. Never refuses: terms that cannot be read or answered are ignored and
  /// listed in ``QueryReading/ignored`` of the plan's reading. ``FilterPlan/init(whole:for:)`` refuses such a query.
  public func plan(_ text: String) -> FilterPlan {
    FilterPlan(AnalyzedQuery(parsing: text, vocabulary: vocabulary), for: self)
  }

  /// Compiles a parsed query for this list, as ``plan(_:)`` does a text.
  public func plan(_ query: ParsedQuery) -> FilterPlan {
    FilterPlan(AnalyzedQuery(query, vocabulary: vocabulary), for: self)
  }

  /// Compiles a query that was made of values for this list, as ``plan(_:)`` does a text. No value is read as several, as
  /// a range or as another term.
  public func plan(_ query: FilterQuery<FilterTerm>) -> FilterPlan {
    FilterPlan(AnalyzedQuery(query, vocabulary: vocabulary), for: self)
  }

  /// The items that a query made of values finds, in their order; terms that cannot be read are ignored.
  public func filter(_ query: FilterQuery<FilterTerm>, in items: some Sequence<Element>) -> [Element] {
    CompiledFilter(plan(query), for: self).filter(items)
  }

  /// The items that a parsed query finds, in their order; terms that cannot be read are ignored.
  public func filter(_ query: ParsedQuery, in items: some Sequence<Element>) -> [Element] {
    CompiledFilter(plan(query), for: self).filter(items)
  }

  /// The items that a query finds, in their order; terms that cannot be read are ignored. Parses the query at each
  /// call: use a ``CompiledFilter`` to repeat a query, and a ``ColumnStore`` for many items.
  public func filter(_ text: String, in items: some Sequence<Element>) -> [Element] {
    CompiledFilter(plan(text), for: self).filter(items)
  }
}
