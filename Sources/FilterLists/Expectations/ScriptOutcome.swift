import FilterAnalysis
package import FilterDocuments
package import FilterText
package import FilterVocabulary

/// The outcome of a script.
package struct ScriptOutcome: Sendable {
  /// The result of one expectation.
  package struct Result: Hashable, Sendable {
    /// The index of the query among the entries of the script.
    package let entry: Int
    /// The range of the expectation; of the query if it has none.
    package let range: SourceRange
    /// The expectation as written: `expect count > 40`.
    package let text: String
    /// The reason why it is not met; `nil` if it is.
    package let failure: String?
    /// The number of rows, where another one is expected.
    package var count: Int?
    /// The time it took. The first expectation of a query includes running the query.
    package let duration: Duration
  }

  /// The name of the file; `<stdin>` for standard input.
  package let file: String
  /// The script; empty if the file cannot be read.
  package let script: QueryScript
  /// The results in the order of the text.
  package var results: [Result] = []
  /// The reason why the file cannot be read; `nil` if it can.
  package var readError: String?
  /// The error of the engine, which ended the run; `nil` if there was none.
  package private(set) var engineError: String?

  /// The number of expectations that are not met.
  package var failureCount: Int { results.count { $0.failure != nil } }
  /// The number of errors in the script, an unreadable file and a failing engine included.
  package var errorCount: Int { script.errors.count + (readError == nil ? 0 : 1) + (engineError == nil ? 0 : 1) }

  /// The edits of the script that put the counts of today in place of those that are not met.
  package var countEdits: [TextEdit] {
    let words = DocumentDirectives.Kind.expectation.written("count")
    let source = script.lines.source
    return results.compactMap { result in
      guard let count = result.count else { return nil }
      // A comment after the expectation stays.
      let comment = script.queries.comments[script.queries.comments(touching: result.range)].first
      let end = min(comment?.start ?? result.range.end, result.range.end)
      let written = source.trimmed(SourceRange(start: result.range.start, end: end))
      return TextEdit(range: written, replacement: "\(words) \(count)")
    }
  }

  /// The counts of one script or several, in words: `12 queries, 31 expectations, 2 failed, 1 error`.
  package static func summary(queries: Int, expectations: Int, failures: Int, errors: Int) -> String {
    let counts =
      Counted.of(queries, "query", "queries") + ", " + Counted.of(expectations, "expectation")
      + ", \(Counted.grouped(failures)) failed"
    return errors > 0 ? counts + ", " + Counted.of(errors, "error") : counts
  }

  /// Runs the queries of a script and checks their expectations.
  ///
  /// - Parameters:
  ///   - values: The values of parameters.
  ///   - measure: Runs a closure and returns the time it took.
  package init(
    _ script: QueryScript, file: String, in list: SearchableList?, vocabulary: Vocabulary,
    reading: ListReading = ListReading(), values: [String: String] = [:],
    measure: (() -> Void) -> Duration
  ) {
    self.file = file
    self.script = script
    let queries = ExpandedDocument(script.queries, vocabulary: vocabulary, values: values)
    for (index, entry) in script.entries.enumerated() {
      var check = ExpectationCheck(
        TestedQuery(queries[index].analyzed(vocabulary), in: list, reading: reading))
      var wanted = entry.expectations.map { ($0.expectation, $0.range, script.text($0.range)) }
      if !entry.hasExpectations { wanted = [(.noErrors, entry.range, "expect no errors")] }
      for (expectation, range, text) in wanted {
        var failure: String?
        let duration = measure { failure = check.failure(of: expectation) }
        // Without an answer, the expectation is neither met nor unmet, and the next one may take as long to fail.
        if let error = check.engineFailure {
          engineError = error
          return
        }
        let count = failure == nil ? nil : check.count(askedBy: expectation)
        results.append(
          Result(entry: index, range: range, text: text, failure: failure, count: count, duration: duration))
      }
      // Met expectations of a query with an error hold for a part of it.
      if check.hasUnexpectedError(besides: wanted.map { $0.0 }),
        results.suffix(wanted.count).allSatisfy({ $0.failure == nil })
      {
        let failure = check.failure(of: .noErrors)
        results.append(
          Result(entry: index, range: entry.range, text: "expect no errors", failure: failure, duration: .zero))
      }
    }
  }

  /// A file that cannot be read.
  package init(file: String, readError: String) {
    self.file = file
    self.script = QueryScript(SourceText(bytes: []))
    self.readError = readError
  }
}
