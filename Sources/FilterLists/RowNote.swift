package import DataStreams
package import FilterItems

/// A fact that a list notes while it reads files for the rows of a request.
package enum RowNote {
  /// Sources that are not read, because there are too many or their paths are too long.
  case leftOut([String])
  /// The header above the records of a file, as written.
  case header([UInt8])
  /// A record that cannot be read.
  case damage(ItemDamage)
  /// A record that is read with U+FFFD in place of invalid UTF-8, which begins at a place of a file.
  case invalidText(file: String, TextPlace)
  /// A file that cannot be read, or not to its end.
  case failure(message: String, isEmpty: Bool)
  /// The values of rows that a request has collected, which are not passed.
  case collected(any RowCollector)
  case progress(ReadProgress)
  /// Everything that is there so far was read; more may come.
  case pause
  /// The end of a file.
  case end(file: String)
}

/// The records that were read since a list noted its progress last.
package struct ReadProgress {
  package var records = 0
  /// Their bytes, with a line break each.
  package var bytes = 0
  /// The size of the text of the file in bytes, if it is known.
  package var size: Int?

  package init(records: Int, bytes: Int, size: Int?) { (self.records, self.bytes, self.size) = (records, bytes, size) }
}
