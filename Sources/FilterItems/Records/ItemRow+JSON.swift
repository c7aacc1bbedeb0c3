import DataStreams
import FilterText

extension ItemRow {
  /// The record of the row as a JSON object, if it is delimited text, with each cell as a text under the name of its column,
  /// or a line of text, with its fields. Nil for a JSON record.
  package var json: String? {
    guard case .delimited(let record) = form else { return textJSON }
    var writer = JSONWriter()
    writer.object { json in
      for (index, name) in columnNames.enumerated() where index < record.count {
        json.pair(name, String(decoding: record[index].contents(scratch), as: UTF8.self).trimmingBlanks)
      }
    }
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
