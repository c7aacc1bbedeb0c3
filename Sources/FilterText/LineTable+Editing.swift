extension LineTable {
  /// The table of the text after an edit, made from this one: lines the edit does not touch are not read again.
  ///
  /// The range is clamped to the text. Costs a copy of the text and of the table, and one look at each byte of the replacement
  /// and of the line before it.
  public func replacing(_ range: SourceRange, with replacement: some Collection<UInt8>) -> LineTable {
    let range = range.clamped(to: source.range)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(source.length - range.length + replacement.count)
    bytes.append(contentsOf: source.bytes[..<range.start])
    bytes.append(contentsOf: replacement)
    let end = bytes.count
    bytes.append(contentsOf: source.bytes[range.end...])
    // A line ending of two bytes may be put together or taken apart at either end of the edit: the line that holds the byte
    // before it is read again, and the byte behind it is looked at by the scan.
    let first = line(of: max(range.start - 1, 0))
    var starts = Array(self.starts[...first])
    starts.reserveCapacity(self.starts.count + 8)
    LineTable.scan(bytes, from: starts[first], to: end, into: &starts)
    // What stands behind the edit makes the same lines as before; a pair that began in the edit has made its line already.
    let distance = end - range.end
    let rest = line(of: range.end) + 1
    for start in self.starts[rest...] where start + distance > starts[starts.count - 1] {
      starts.append(start + distance)
    }
    return LineTable(SourceText(bytes: bytes), starts: starts)
  }
}
