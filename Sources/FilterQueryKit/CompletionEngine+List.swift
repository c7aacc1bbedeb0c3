extension CompletionEngine {
  /// An engine that completes what the items of a list have: values, the most common first, and names, also with typing
  /// errors: `lmap` offers `Lamp`.
  ///
  /// ```swift
  /// let store = ColumnStore(products, items: stock)
  /// let list = products.counting(in: store)
  /// let engine = CompletionEngine(list, items: stock)
  /// ```
  ///
  /// The list is one that counts its values (`FilterableList.counting(in:maximumValues:)`), so that its vocabulary serves
  /// plans and diagnostics too. Names come from the items unless `catalogs` has them; of more than `maximumNames` none is
  /// completed. Indexing takes time linear in the names.
  public init<Element>(
    _ list: FilterableList<Element>, items: some Sequence<Element>, catalogs: CompletionCatalogs = .none,
    history: CompletionHistory = .empty, maximumNames: Int = .max
  ) {
    var catalogs = catalogs
    if let name = list.nameCatalog, !catalogs.names.contains(name) {
      let names = list.names(of: items)
      let entries = names.count > maximumNames ? [] : names.map { CatalogEntry($0) }
      catalogs = catalogs.adding(CompletionCatalog(name, entries: entries))
    }
    self.init(vocabulary: list.vocabulary, catalogs: catalogs, history: history)
  }
}
