import DataStreams

extension CardFile {
  /// Reads the file again and hands on the JSON of some records as it stands there, each on one line: of records over several
  /// lines the blanks between values are left out.
  ///
  /// - Parameters:
  ///   - records: The numbers of the records, as in `CardPrinting.record`, in any order. Numbers the file does not have are
  ///     passed over.
  ///   - firstRecord: What was given as the number of the first record when the file was read.
  ///   - take: Told a record's number and the bytes of its JSON, valid during the call, in the order of the file.
  /// - Throws: Where the file cannot be read. Takes linear time, and ends behind the last of the records.
  public func recordTexts(
    for records: some Sequence<Int>, firstRecord: Int = 0, _ take: (Int, UnsafeBufferPointer<UInt8>) -> Void
  ) throws(CardFileError) {
    let wanted = Set(records).sorted()
    var next = 0
    var compact: [UInt8] = []
    if wanted.isEmpty { return }
    _ = try split(progress: { _ in true }) { record in
      while next < wanted.count, wanted[next] < firstRecord + record.number { next += 1 }
      guard next < wanted.count else { return false }
      guard wanted[next] == firstRecord + record.number, record.problem == nil else { return true }
      if record.bytes.contains(0x0A) {
        JSONCompaction.compact(record.bytes, into: &compact)
        compact.withUnsafeBufferPointer { take(wanted[next], $0) }
      } else {
        take(wanted[next], record.bytes)
      }
      next += 1
      return next < wanted.count
    }
  }
}

/// JSON on one line.
enum JSONCompaction {
  /// Copies JSON without the blanks outside its strings. Linear time.
  static func compact(_ json: UnsafeBufferPointer<UInt8>, into result: inout [UInt8]) {
    result.removeAll(keepingCapacity: true)
    var isInString = false
    var isEscaped = false
    for byte in json {
      if !isInString, RecordForm.isBlank(byte) { continue }
      result.append(byte)
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\"") {
        isInString.toggle()
      } else if byte == UInt8(ascii: "\\"), isInString {
        isEscaped = true
      }
    }
  }
}
