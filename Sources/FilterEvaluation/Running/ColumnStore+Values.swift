public import FilterVocabulary

extension ColumnStore {
  /// The distinct values of a field with the number of items or variants that have each as its frequency, the most
  /// common first. Each is spelled as by the first item that has it. Empty for fields of texts, numbers and other
  /// kinds without a list of values, and for unbound fields. Takes time for sorting the values.
  public func values(of field: FieldID) -> [FieldValue] { values(of: field, limit: .max) }

  /// The most common values; of equally common ones at the limit, those that occur first.
  func values(of field: FieldID, limit: Int) -> [FieldValue] {
    guard let column = column(field.index) else { return [] }
    switch column.content {
    case .values(let words), .numbered(let words, _): return words.values(limit: limit)
    default: return []
    }
  }
}

extension ColumnStore {
  /// The number of items or variants with a value; nil for fields without a list of values.
  fileprivate func count(of value: String, in field: FieldID, folded: (String) -> String) -> Int? {
    guard let column = column(field.index) else { return nil }
    switch column.content {
    case .values(let words), .numbered(let words, _):
      return words.count(words.keyed.map { $0.key(value) ?? "" } ?? folded(value))
    default: return nil
    }
  }
}

extension ValueColumn {
  /// The words with their numbers of rows, the most common first.
  fileprivate func values(limit: Int) -> [FieldValue] {
    var indices = Array(0..<words.count)
    if words.count > limit {
      // Numbers are sorted first, since a list may have millions of values, of which few are wanted.
      indices.sort { (count(ofWord: $1), $0) < (count(ofWord: $0), $1) }
      indices.removeLast(words.count - limit)
    }
    return
      indices
      .map { FieldValue(spellings[$0] ?? keyed?.text(words[$0]) ?? words[$0], frequency: count(ofWord: $0)) }
      .filter { $0.frequency > 0 && !$0.text.isEmpty }
      .sorted { ($1.frequency, $0.text) < ($0.frequency, $1.text) }
  }
}

extension Vocabulary {
  /// This vocabulary with the frequencies of its values in a list, and with the values that the list has for fields
  /// with an open list of values. Completion then offers what the list has, the most common first.
  ///
  /// ```swift
  /// let store = ColumnStore(people, items: everybody)
  /// let vocabulary = people.vocabulary.counting(in: store)
  /// let engine = CompletionEngine(vocabulary: vocabulary)
  /// let query = AnalyzedQuery(parsing: "speaks:french", vocabulary: vocabulary)
  /// store.run(FilterPlan(query, for: people)).count
  /// ```
  ///
  /// One such vocabulary serves completion, analysis and plans: a plan reads the values of a query of another vocabulary
  /// again.
  ///
  /// The store must have the fields of this vocabulary. At most `maximumValues` values are added to each field, the
  /// most common ones.
  public func counting(in store: ColumnStore, maximumValues: Int = 10_000) -> Vocabulary {
    counting { value, field in
      store.count(of: value.text, in: field) { folded($0, of: self[field]) } ?? value.frequency
    } adding: { id in
      let field = self[id]
      // An ordered list is complete: its order ranks the values.
      let isOpen = field.kind == .enumeration || field.kind == .catalog
      if field.isClosed || !isOpen && (field.kind.traits.keyed == nil || !field.kind.isOrdered) { return [] }
      let known = Set(values(of: field).flatMap { [$0.text] + $0.aliases }.map { folded($0, of: field) })
      let limit = maximumValues.addingReportingOverflow(known.count)
      let values = store.values(of: id, limit: limit.overflow ? .max : limit.partialValue)
      return Array(values.lazy.filter { !known.contains(folded($0.text, of: field)) }.prefix(maximumValues))
    }
  }
}

extension FilterableList {
  /// This list with a vocabulary that has the values of a store and their frequencies, as
  /// `Vocabulary.counting(in:maximumValues:)` gives it. One vocabulary then serves completion, analysis and plans.
  ///
  /// ```swift
  /// let store = ColumnStore(people, items: everybody)
  /// let counted = people.counting(in: store)
  /// store.run(counted.plan("speaks:french")).count
  /// ```
  ///
  /// A name field of texts that has no catalog gets one, ``nameCatalog``, for the names of the items. The store is that
  /// of this list; with one of another, fields that it lacks keep their values.
  public func counting(in store: ColumnStore, maximumValues: Int = 10_000) -> FilterableList {
    var counted = vocabulary.counting(in: store, maximumValues: maximumValues)
    if let id = counted.fieldID(spelled: counted.nameField), counted[id].kind == .text, counted[id].catalogs.isEmpty {
      var fields = counted.fields
      fields[id.index].catalogs = ["\(counted.itemName)-names"]
      counted = counted.replacing(fields: fields, catalogs: counted.catalogs)
    }
    var list = FilterableList(
      vocabulary: counted, fields: bindings.compactMap { $0 }, variantCount: variantCount, namedDay: namedDay, now: now)
    list.heldFields = heldFields
    list.elements = elements
    list.writtenTexts = writtenTexts
    return list
  }

  /// The name of the catalog that completion takes the names of items from; nil if the vocabulary has none for them.
  public var nameCatalog: String? {
    guard let id = vocabulary.fieldID(spelled: vocabulary.nameField) else { return nil }
    return vocabulary[id].catalogs.first { vocabulary.catalog(named: $0) == nil }
  }

  /// The distinct names of items as they spell them, in the order of the items; empty for a list without a name field of
  /// texts. Linear in the items.
  public func names(of items: some Sequence<Element>) -> [String] {
    guard let id = vocabulary.fieldID(spelled: vocabulary.nameField) else { return [] }
    var seen: Set<String> = []
    var names: [String] = []
    forEachText(of: id, in: items) { if seen.insert($0).inserted { names.append($0) } }
    return names
  }
}

extension Vocabulary {
  /// The usual maximum number of values that ``counting(in:maximumValues:)`` adds to a field.
  static var maximumCountedValues: Int { 10_000 }
}
