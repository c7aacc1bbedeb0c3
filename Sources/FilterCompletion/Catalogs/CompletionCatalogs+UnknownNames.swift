import FilterAnalysis
package import FilterSemantics
package import FilterText
import FilterVocabulary

extension CompletionCatalogs {
  /// The number of names of a query that are compared with all of a catalog: each costs a pass over it.
  private static let maximumCompared = 16

  /// The id of the diagnostics about names that no item has.
  package static let unknownNameID = DiagnosticID(declaration: "unknownName")

  /// Warnings about the names of a query that are in no name of their catalog and near one, in the order of the text.
  /// Words are not judged, nor is a field whose catalogs are missing or which has values of the vocabulary.
  package func unknownNames(in query: AnalyzedQuery) -> [Diagnostic] {
    let vocabulary = query.vocabulary
    if isEmpty || vocabulary.nameField.isEmpty { return [] }
    var found: [Diagnostic] = []
    var compared = 0
    for name in query.wantedNames where name.form != .words && !name.text.utf8.contains(UInt8(ascii: "*")) {
      // A parameter without a value has a diagnostic of its own.
      if name.text.utf8.first == UInt8(ascii: "$") { continue }
      guard let field = name.field, let titles = titles(of: vocabulary[field], in: vocabulary) else { continue }
      if titles.contains(where: { $0.hasTitle(name.text) }) { continue }
      compared += 1
      if compared > Self.maximumCompared { break }
      if titles.contains(where: { $0.contains(name.text) }) { continue }
      // A name that is near none may be newer than the catalog, or one that a catalog does not have.
      guard let nearest = titles.lazy.compactMap({ $0.closest(to: name.text) }).first else { continue }
      found.append(name.diagnostic(nearest: nearest, in: vocabulary))
    }
    return found
  }

  /// The names of the catalogs of a field; nil if one of them is missing or empty, or the vocabulary has it.
  private func titles(of field: Field, in vocabulary: Vocabulary) -> [TitleIndex]? {
    var all: [TitleIndex] = []
    for name in field.catalogs {
      guard vocabulary.catalog(named: name) == nil, let catalog = self[name], !catalog.catalog.entries.isEmpty
      else { return nil }
      all.append(catalog.titles.index)
    }
    return all.isEmpty ? nil : all
  }
}

extension WantedName {
  fileprivate func diagnostic(nearest: String, in vocabulary: Vocabulary) -> Diagnostic {
    let quoted = "'\(Diagnostic.quotation(of: nearest))'"
    return Diagnostic(
      id: CompletionCatalogs.unknownNameID, severity: .warning, range: range,
      message: "\(fault(in: vocabulary)); did you mean \(quoted)?",
      fixes: [Fix(title: "Change to \(quoted)", edits: [edit(naming: nearest, in: vocabulary)])])
  }
}

/// The names of a catalog, in the form in which they are compared with typed ones. Made when first asked for; the copies
/// of a catalog share it.
final class CatalogTitles: Sendable {
  private let entries: [CatalogEntry]
  private let made = OnceValue<TitleIndex>()

  init(_ entries: [CatalogEntry]) { self.entries = entries }

  var index: TitleIndex {
    made.value { TitleIndex(entries.map { $0.value } + entries.compactMap { $0.title.isEmpty ? nil : $0.title }) }
  }

  /// Whether the index was made. For tests.
  var isMade: Bool { made.isMade }
}
