import DataFiles
import DataStreams
import Foundation
import Testing

@Suite struct DescriptorTests {
  @Test func readsAndWrites() throws {
    signal(SIGPIPE, SIG_IGN)
    let pipe = Pipe()
    let (input, output) = (pipe.fileHandleForReading.fileDescriptor, pipe.fileHandleForWriting.fileDescriptor)
    #expect(Descriptor.writeAll([1, 2], to: output) == nil)
    #expect(Descriptor.readSome(from: input) == [1, 2])
    try pipe.fileHandleForWriting.close()
    #expect(Descriptor.readSome(from: input).isEmpty)
  }

  @Test func reportsSystemErrors() throws {
    signal(SIGPIPE, SIG_IGN)
    #expect(Descriptor.readSome(from: -1).isEmpty)
    #expect(Descriptor.writeAll([1], to: -1) == EBADF)
    #expect(Descriptor.writeAll([], to: -1) == nil)
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    #expect(Descriptor.writeAll([1], to: pipe.fileHandleForWriting.fileDescriptor) == EPIPE)
  }

  /// Both ends of a pipe may be non-blocking: the writer waits for room and the reader for bytes.
  @Test func waitsForNonBlockingDescriptors() throws {
    let pipe = Pipe()
    let (input, output) = (pipe.fileHandleForReading.fileDescriptor, pipe.fileHandleForWriting.fileDescriptor)
    for descriptor in [input, output] { #expect(fcntl(descriptor, F_SETFL, O_NONBLOCK) == 0) }
    let sent = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) }
    // On a thread of its own, since the tests share few threads and writing blocks this one.
    nonisolated(unsafe) var received: [UInt8] = []
    let isDone = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      while true {
        let some = Descriptor.readSome(from: input)
        if some.isEmpty { break }
        received += some
      }
      // A reader that stops early must not leave the writer waiting for room.
      try? pipe.fileHandleForReading.close()
      isDone.signal()
    }
    #expect(Descriptor.writeAll(sent, to: output) == nil)
    try pipe.fileHandleForWriting.close()
    isDone.wait()
    #expect(received == sent)
  }
}
