extension SQLDialect {
  /// The same dialect for a client that takes text only: values are literals in the statement, and none is a parameter.
  ///
  /// ```swift
  /// schema.statement(for: plan, in: .postgresql.withLiterals).text  // … position('draw' IN i.f3_text) > 0
  /// ```
  public var withLiterals: SQLDialect {
    SQLDialect(
      name: name, title: title, parameters: .none, layout: layout, types: types, literals: literals, patterns: patterns,
      hasTrigrams: hasTrigrams, looksUpWords: looksUpWords, functions: functions)
  }
}
