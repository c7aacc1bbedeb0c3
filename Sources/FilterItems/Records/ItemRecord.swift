package import DataStreams

/// The record of a row: its bytes as they are in the file.
package struct ItemRecord {
  /// The bytes without the line break, valid until the next record.
  package let bytes: UnsafeBufferPointer<UInt8>
  /// The line of the first byte, from 1.
  package let line: Int
  /// The offset of the first byte in the unpacked text.
  package let offset: Int
  /// Whether the bytes stand in the text at the offset.
  var isInText = true
}

/// An error in a record.
package struct ItemDamage: Hashable, Sendable {
  package let file: String
  /// From 1.
  package let line: Int
  /// From 1; nil if it is not known.
  package let column: Int?
  package let message: String

  package init(file: String, line: Int, column: Int?, message: String) {
    self.file = file
    self.line = line
    self.column = column
    self.message = message
  }

  /// `app.log:12:7: expected ',' or '}'`
  package var text: String { "\(file):\(line):\(column.map { "\($0):" } ?? "") \(message)" }
}

extension ItemDamage {
  /// The error of the splitter for a record; nil if it can read it.
  init?(of record: RawRecord, in text: ItemText) {
    guard let error = record.error else { return nil }
    self.init(file: text.name, line: record.line, column: record.column, message: error)
  }

  /// An error of JSON in a record.
  init(_ error: JSONError, of record: RawRecord, in text: ItemText) {
    let place = record.place(of: error.offset)
    self.init(
      file: text.name, line: place.line, column: place.column,
      message: Self.foreign(record.bytes.dropFirst(error.offset)) ?? error.message)
  }

  /// The message about text of other formats in the place of a value or a key.
  private static func foreign(_ rest: Slice<UnsafeBufferPointer<UInt8>>) -> String? {
    let words: [(String, String)] = [
      ("NaN", "NaN is not JSON; write null"), ("Infinity", "Infinity is not JSON; write null"),
      ("//", "JSON has no comments; this is JSON5"),
      ("/*", "JSON has no comments; this is JSON5"), ("'", "JSON has double quotes; this is JSON5"),
      ("None", "None is not JSON; write null"), ("True", "True is not JSON; write true"),
      ("False", "False is not JSON; write false"),
    ]
    return words.first { rest.starts(with: $0.0.utf8) }?.1
  }

  /// An error in a record of delimited text.
  init(_ finding: DelimitedFinding, in text: ItemText) {
    self.init(file: text.name, line: finding.place.line, column: finding.place.column, message: finding.message)
  }
}

extension ItemRow {
  /// A record, or the error in it.
  package enum Reading {
    case record(ItemRecord)
    case damage(ItemDamage)
  }

  /// Reads a record of a text.
  package func read(_ raw: RawItem, of text: ItemText) -> Reading {
    switch raw {
    case .json(let record):
      if let damage = ItemDamage(of: record, in: text) { return .damage(damage) }
      do throws(JSONError) { try read(json: record.bytes) } catch {
        return .damage(ItemDamage(error, of: record, in: text))
      }
      setPlace(file: text.name, line: record.line)
      var result = ItemRecord(bytes: record.bytes, line: record.line, offset: record.offset)
      result.isInText = record.origin?.isInText ?? true
      return .record(result)
    case .delimited(let record):
      if record.number == 0 { setColumns(record.columnNames) }
      if let finding = record.finding { return .damage(ItemDamage(finding, in: text)) }
      setPlace(file: text.name, line: record.line)
      read(delimited: record)
      return .record(ItemRecord(bytes: record.bytes, line: record.line, offset: record.offset))
    case .text(let record):
      if let error = record.error {
        return .damage(ItemDamage(file: text.name, line: record.line, column: 1, message: error))
      }
      setPlace(file: text.name, line: record.line)
      read(record.form, record.bytes, line: record.line)
      return .record(ItemRecord(bytes: record.bytes, line: record.line, offset: record.offset))
    }
  }
}

extension DelimitedRecord {
  /// The names of the columns: those of the header, or `c1`, `c2` and so on.
  package var columnNames: [String] { header ?? (0..<columnCount).map { "c\($0 + 1)" } }
}
