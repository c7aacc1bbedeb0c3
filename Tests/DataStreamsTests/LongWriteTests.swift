import DataFiles
import Foundation
import Testing
import _FilterTestSupport

/// A file takes more than a pipe at once: all of it is written, and nothing twice.
@Suite struct LongWriteTests {
  @Test func filesTakeManyBytesAtOnce() throws {
    let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) }
    for count in [65_535, 65_536, 65_537, 131_072, 300_000] {
      let folder = try TemporaryFolder()
      let path = try folder.write("a", "")
      let file = try FileHandle(forWritingTo: URL(filePath: path))
      #expect(Descriptor.writeAll(Array(bytes[..<count]), to: file.fileDescriptor) == nil)
      try file.close()
      #expect(try folder.bytes("a") == Array(bytes[..<count]), "\(count) bytes")
    }
  }
}
