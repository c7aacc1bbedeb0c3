import FilterEvaluation
import FilterTestSupport

extension ArrayMutation {
  /// The arrays of a prepared form, as they are read.
  static func sections(
    of bytes: [UInt8], _ read: (inout PreparedReader) throws -> Void
  ) rethrows -> [Section] {
    var reads: [(offset: Int, length: Int)] = []
    try bytes.withUnsafeBytes { buffer in
      var offset = 0
      var reader = PreparedReader(count: buffer.count) { target in
        target.copyMemory(from: UnsafeRawBufferPointer(rebasing: buffer[offset..<offset + target.count]))
        reads.append((offset, target.count))
        offset += target.count
        return true
      }
      try read(&reader)
    }
    return sections(ofReads: reads, in: bytes)
  }
}
