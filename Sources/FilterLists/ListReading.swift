package import FilterVocabulary

/// The reading of queries, and what of a list is shown, where a list leaves that open.
package struct ListReading: Hashable, Sendable {
  /// How queries are read.
  package var rule: Dialect.Reading
  /// Whether items that are hidden unless a query asks for them are shown.
  package var includesExtras: Bool

  package init(_ rule: Dialect.Reading = .plain, includesExtras: Bool = false) {
    (self.rule, self.includesExtras) = (rule, includesExtras)
  }
}

extension ListReading {
  /// Whether a query of which every term is ignored finds everything. A strict reading decides that by itself.
  package func tolerates(_ use: QueryUse) -> Bool { use == .tolerant && rule == .plain }
}
