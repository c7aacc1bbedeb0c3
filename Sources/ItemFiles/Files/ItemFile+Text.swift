package import FilterItems

/// What reads a text reads that of a file.
extension ItemReader {
  /// A reader for the text of a file.
  package init(_ file: ItemFile) { self.init(file.text) }
}

extension ItemRow {
  /// Reads a record of a file.
  package func read(_ raw: RawItem, of file: ItemFile) -> Reading { read(raw, of: file.text) }
}

extension RecordMatcher {
  /// Reads a record of a file and tells whether it matches.
  package func verdict(on raw: RawItem, of file: ItemFile) -> Verdict { verdict(on: raw, of: file.text) }
}

extension ItemFileError {
  /// Why a text that was read to its end holds no items; nil if it may hold some.
  package init?(_ reader: borrowing ItemReader, of file: ItemFile) { self.init(reader, of: file.text) }
}

extension RecordSample {
  /// Reads the records at the beginning of a text. Unless it is whole, its last record is left out.
  package mutating func add(firstOf text: UnsafeBufferPointer<UInt8>, of file: ItemFile, isWhole: Bool) {
    add(firstOf: text, of: file.text, isWhole: isWhole)
  }
}
