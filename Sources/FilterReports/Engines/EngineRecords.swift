import FilterItems
import FilterVocabulary

/// Reads values from the records in a database.
struct EngineRecords {
  private let values: RecordValues
  private let count: Int

  /// A reader of some columns.
  init(_ vocabulary: Vocabulary, columns: [String]) {
    values = RecordValues(ListColumns(of: vocabulary), columns)
    count = columns.count
  }

  /// The value of each column; nothing for a damaged record.
  mutating func values(of record: String) -> [ItemValue] {
    values.values(of: record.utf8) ?? [ItemValue](repeating: .nothing, count: count)
  }
}
