package import FilterEvaluation
import FilterText

extension ArrayMutation {
  /// The arrays of a prepared form, as they are read. Parts may be read at once, in any order.
  package static func sections(
    of bytes: [UInt8], _ read: (inout PreparedReader) throws -> Void
  ) rethrows -> [Section] {
    let reads = Lock<[(offset: Int, length: Int)]>([])
    try bytes.withUnsafeBytes { buffer in
      nonisolated(unsafe) let buffer = buffer
      var reader = PreparedReader(count: buffer.count) { target, offset in
        target.copyMemory(from: UnsafeRawBufferPointer(rebasing: buffer[offset..<offset + target.count]))
        reads.withLock { $0.append((offset, target.count)) }
        return true
      }
      try read(&reader)
    }
    return sections(ofReads: reads.withLock { $0.sorted { $0.offset < $1.offset } }, in: bytes)
  }
}

extension PartedForm {
  /// The prepared form of a store: its version, its fields, the number of variants and the first ones, then its
  /// columns.
  package static let store = PartedForm(arrays: [8, 4, 1, 8, 8]) { bytes in
    bytes.withUnsafeBytes { PreparedReader.checksum($0) }
  }
}
