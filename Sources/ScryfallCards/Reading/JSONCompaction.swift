import DataStreams

/// Makes records over several lines records of one line.
package enum JSONCompaction {
  /// Passes JSON without the blanks outside its strings to `body`: the same bytes if they have no line break.
  package static func withCompact<Result>(
    _ json: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    guard json.contains(0x0A) else { return body(json) }
    var compacted: [UInt8] = []
    compact(json, into: &compacted)
    return compacted.withUnsafeBufferPointer(body)
  }

  /// Replaces `result` with JSON without the blanks outside its strings. Linear time.
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
