public import FilterEvaluation
import FilterItems
import FilterText
import FilterVocabulary

extension SearchableList {
  /// The items of an app, in memory.
  ///
  /// ```swift
  /// let list = SearchableList(people, items: everybody)
  /// let plan = list.plan(AnalyzedQuery(parsing: "shoe>=40", vocabulary: list.vocabulary))
  /// let page = try list.page(of: list.plan(plan, sortedBy: "shoe"), RowRequest(limit: 20, columns: ["name", "shoe"]))
  /// page.rows.map { everybody[$0.item] }
  /// ```
  ///
  /// Items are numbered from 0 in their order. The columns of rows are the fields: numbers and dates as the language writes
  /// them, several values as a list, `nothing` without any. The name field titles an item, or else the first column; its
  /// record is a JSON object of its columns. `order:` and `direction:` sort where the fields have such directives. Linear in
  /// the items, apart from sorting the distinct numbers.
  ///
  /// - Parameters:
  ///   - list: The fields of the items.
  ///   - items: The items; the list keeps them.
  ///   - name: A name for the list; that of its vocabulary unless it is given.
  public init<Item: Sendable>(_ list: FilterableList<Item>, items: [Item], named name: String? = nil) {
    self.init(list, items: items, in: ColumnStore(list, items: items), named: name)
  }

  /// The items of an app, which are in a store.
  package init<Item: Sendable>(
    _ list: FilterableList<Item>, items: [Item], in store: ColumnStore, named name: String? = nil
  ) {
    let columns = ListColumns(of: list.vocabulary)
    let reader = { @Sendable (names: [String]) in
      let fields = names.map { list.vocabulary.fieldID(ofColumn: $0)?.index }
      return { (item: Int) in fields.map { $0.map { list.value(of: items[item], field: $0) } ?? .nothing } }
    }
    let source = MemoryItems(
      store: store, columns: columns, vocabulary: list.vocabulary, reader: reader,
      record: { item in
        var json = JSONWriter()
        let shown = columns.usual.map { ItemColumn($0, in: list.vocabulary) }
        ItemColumn.write(reader(columns.usual)(item), of: shown, to: &json)
        return (json.bytes, true)
      },
      verdict: { CompiledFilter($1, for: list).why(items[$0]) },
      contents: {
        { plan, field, take in
          guard let binding = list.bindings[field] else { return }
          let result = store.run(plan)
          for item in result.rows() {
            let variants = binding.isOfVariant ? store.variants(of: item, in: result) : [0]
            take(variants.map { binding.content(items[item], $0) })
          }
        }
      },
      countedVocabulary: { list.counting(in: store).vocabulary })
    self.init(list, named: name, columns: columns, storage: Storage(source))
  }
}

extension FilterableList {
  /// The values of an item in a field, each once; those of all its variants.
  fileprivate func value(of item: Element, field index: Int) -> ItemValue {
    guard let binding = bindings[index] else { return .nothing }
    let field = vocabulary.fields[index]
    var values: [ItemValue] = []
    for variant in 0..<(binding.isOfVariant ? max(1, variantCount(item)) : 1) {
      let content = binding.content(item, variant)
      let found: [ItemValue] =
        if case .boolean(let flag) = content { [.boolean(flag)] } else {
          content.shownTexts(of: field, in: vocabulary).map { ItemValue(shown: $0, of: field.kind) }
        }
      values += found.filter { !values.contains($0) }
    }
    return values.count > 1 ? .list(values) : values.first ?? .nothing
  }
}

extension ItemValue {
  /// The value of a text of a field of a kind.
  fileprivate init(shown text: String, of kind: ValueKind) {
    self = kind == .number && JSONNumberText.isNumber(text) ? .number(text) : .text(text)
  }
}
