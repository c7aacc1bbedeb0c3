import DataStreams
import FilterText

extension ItemRow {
  /// The record at which the row stands as an object of JSON, if it is one of delimited text: each cell is a text under
  /// the name of its column. Nil for a record of JSON, which is one already.
  package var json: String? {
    guard case .delimited(let record) = form else { return nil }
    var writer = JSONWriter()
    writer.object { json in
      for (index, name) in columnNames.enumerated() where index < record.count {
        json.pair(name, String(decoding: record[index].contents(scratch), as: UTF8.self))
      }
    }
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
