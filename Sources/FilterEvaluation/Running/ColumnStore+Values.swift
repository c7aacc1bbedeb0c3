public import FilterVocabulary

extension ColumnStore {
  /// The distinct values of a field with the number of items or variants that have each as its frequency, the most
  /// common first. Each is spelled as by the first item that has it. Empty for fields of texts, numbers and other
  /// kinds without a list of values, and for unbound fields. Takes time for sorting the values.
  public func values(of field: FieldID) -> [FieldValue] {
    guard columns.indices.contains(field.index), let column = columns[field.index] else { return [] }
    switch column.content {
    case .values(let words), .numbered(let words, _): return words.values
    default: return []
    }
  }
}

extension ColumnStore {
  /// The number of items or variants with a value; nil for fields without a list of values.
  fileprivate func count(of value: String, in field: FieldID) -> Int? {
    guard columns.indices.contains(field.index), let column = columns[field.index] else { return nil }
    switch column.content {
    case .values(let words), .numbered(let words, _): return words.count(ValueSpelling.folded(value))
    default: return nil
    }
  }
}

extension ValueColumn {
  /// The words with their numbers of rows, the most common first.
  fileprivate var values: [FieldValue] {
    (0..<words.count)
      .map { FieldValue(spellings[$0] ?? words[$0], frequency: count(ofWord: $0)) }
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
  /// let engine = CompletionEngine(vocabulary: people.vocabulary.counting(in: store))
  /// ```
  ///
  /// Queries of the new vocabulary are for completion; a list takes queries of its own.
  ///
  /// The store must have the fields of this vocabulary. At most `maximumValues` values are added to each field, the
  /// most common ones.
  public func counting(in store: ColumnStore, maximumValues: Int = 10_000) -> Vocabulary {
    counting { value, field in
      store.count(of: value.text, in: field) ?? value.frequency
    } adding: { id in
      let field = self[id]
      // An ordered list is complete: its order ranks the values.
      if field.isClosed || field.kind != .enumeration && field.kind != .catalog { return [] }
      let known = Set(values(of: field).flatMap { [$0.text] + $0.aliases }.map { ValueSpelling.folded($0) })
      return Array(
        store.values(of: id).lazy.filter { !known.contains(ValueSpelling.folded($0.text)) }.prefix(maximumValues))
    }
  }
}
