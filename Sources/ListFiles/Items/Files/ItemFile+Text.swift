package import FilterItems

/// Readers of texts, for the text of a file.
extension ItemReader {
  /// A reader for the text of a file.
  package init(_ file: ItemFile) { self.init(file.text) }
}

extension ItemRow {
  /// Reads a record of a file.
  package func read(_ raw: RawItem, of file: ItemFile) -> Reading { read(raw, of: file.text) }
}

extension RecordMatcher {
  /// Reads a record of a file and returns whether it matches.
  package func verdict(on raw: RawItem, of file: ItemFile) -> Verdict { verdict(on: raw, of: file.text) }
}

extension ItemFileError {
  /// The error for a text without items; nil if it may hold some.
  package init?(_ reader: borrowing ItemReader, of file: ItemFile) { self.init(reader, of: file.text) }
}

extension RecordSample {
  /// Reads the records at the beginning of a text. Unless it is whole, its last record is left out.
  package mutating func add(firstOf text: UnsafeBufferPointer<UInt8>, of file: ItemFile, isWhole: Bool) {
    add(firstOf: text, of: file.text, isWhole: isWhole)
  }
}
