extension CompletionEngine {
  /// An engine that completes what the items of a list have: values, the most common first, short texts that several
  /// have or that are few, and names, also with typing errors: `lmap` offers `Lamp`.
  ///
  /// ```swift
  /// let engine = CompletionEngine(products, items: stock)
  /// ```
  ///
  /// A list that counts its values already (`FilterableList.counting(in:maximumValues:)`) is taken as it is, so that
  /// one vocabulary serves plans and diagnostics too; the values of another one are counted here. Names come from the
  /// items unless `catalogs` has them; of more than `maximumNames` none is completed. Indexing takes time linear in the
  /// names.
  public init<Element>(
    _ list: FilterableList<Element>, items: some Sequence<Element>, catalogs: CompletionCatalogs = .none,
    history: CompletionHistory = .empty, maximumNames: Int = .max
  ) {
    let items = Array(items)
    let list = list.hasCounts ? list : list.counting(in: ColumnStore(list, items: items))
    var catalogs = catalogs
    if let name = list.nameCatalog, !catalogs.names.contains(name) {
      let names = list.names(of: items)
      let entries = names.count > maximumNames ? [] : names.map { CatalogEntry($0) }
      catalogs = catalogs.adding(CompletionCatalog(name, entries: entries))
    }
    self.init(vocabulary: list.vocabularyWithTexts(of: items), catalogs: catalogs, history: history)
  }
}

extension FilterableList {
  /// Whether its vocabulary has the values of items with their frequencies.
  fileprivate var hasCounts: Bool {
    nameCatalog != nil || vocabulary.fields.contains { field in field.values.contains { $0.frequency > 0 } }
  }

  /// Its vocabulary with the texts that items have in fields of texts, where they are few or common.
  fileprivate func vocabularyWithTexts(of items: [Element]) -> Vocabulary {
    var fields = vocabulary.fields
    for id in vocabulary.fieldIDs {
      let field = vocabulary[id]
      if field.kind == .text, field.catalogs.isEmpty, field.values.isEmpty {
        fields[id.index].values = commonTexts(of: id, in: items)
      }
    }
    return fields == vocabulary.fields ? vocabulary : vocabulary.replacing(fields: fields)
  }
}
