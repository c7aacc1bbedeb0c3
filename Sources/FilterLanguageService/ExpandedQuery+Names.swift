package import FilterCompletion
package import FilterDocuments
package import FilterSemantics
package import FilterText

extension ExpandedQuery {
  /// The diagnostics of the query, and those of its names that the catalogs lack, in offsets and in the order of the
  /// written text.
  package func diagnostics(of analyzed: AnalyzedQuery, names: CompletionCatalogs) -> [Diagnostic] {
    let found = diagnostics(of: analyzed)
    let unknown = names.unknownNames(in: analyzed).compactMap { written($0) }
    return unknown.isEmpty ? found : (found + unknown).sorted { $0.range < $1.range }
  }
}
