import DataStreams
import FilterEvaluation
import FilterItems
import FilterVocabulary

/// Reads the columns of the records that an engine finds, one after another.
struct ItemEngineRows {
  private let output: ItemList
  private let row: ItemRow
  private var pace = OutputPace()

  init(_ vocabulary: Vocabulary, columns: [String]) {
    output = ItemList(vocabulary, fields: [], columns: columns)
    row = output.row(checks: .wanted)
  }

  /// Passes the bytes of a record and a closure for the values of its columns; nil if it is damaged.
  func read<Result>(
    _ record: String, _ body: (UnsafeBufferPointer<UInt8>, _ values: () -> [ItemValue]) -> Result
  ) -> Result? {
    var record = record
    return record.withUTF8 { bytes in
      guard (try? row.read(json: bytes)) != nil else { return nil }
      return body(bytes) { output.columns(of: row) }
    }
  }

  /// Whether to show the results now.
  var isTimeToShow: Bool {
    mutating get { pace.isTimeToShow }
  }
}
