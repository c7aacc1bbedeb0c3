package import FilterCompletion
import FilterEvaluation
package import FilterLists
package import FilterVocabulary

extension SearchableList {
  /// The texts that the items of a list in memory have in a field, each once and sorted; empty for another list.
  package func texts(of field: FieldID) -> [String] {
    guard let read = contentReader else { return [] }
    var texts: Set<String> = []
    read(everything, field.index) { contents in
      for content in contents {
        switch content {
        case .text(let text): texts.insert(text)
        case .texts(let all): texts.formUnion(all.compactMap { $0 })
        default: break
        }
      }
    }
    return texts.sorted()
  }

  /// Catalogs with the names of the items and their texts in each field whose values only a catalog has, and others
  /// besides.
  package func catalogs(besides others: CompletionCatalogs) throws(ListFailure) -> CompletionCatalogs {
    var catalogs = others
    let nameField = vocabulary.fieldID(spelled: vocabulary.nameField)
    for id in vocabulary.fieldIDs where vocabulary[id].kind == .text {
      guard let name = vocabulary[id].catalogs.first(where: { vocabulary.catalog(named: $0) == nil }) else { continue }
      let texts = id == nameField ? try titles() : self.texts(of: id)
      catalogs = catalogs.adding(CompletionCatalog(name, entries: texts.map { CatalogEntry($0) }))
    }
    return catalogs
  }
}
