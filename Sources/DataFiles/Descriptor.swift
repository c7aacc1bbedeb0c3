#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Blocking reads and writes of a descriptor that is already open: a standard stream or a pipe. They continue after
/// interruptions and partial writes, and wait where another process made the descriptor non-blocking.
package enum Descriptor {
  /// Reads up to 64 KiB; empty at the end and after an error.
  package static func readSome(from descriptor: CInt) -> [UInt8] {
    let size = 1 << 16
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      var received = read(descriptor, buffer.baseAddress, size)
      while received < 0, canRetry(descriptor, POLLIN) { received = read(descriptor, buffer.baseAddress, size) }
      count = max(received, 0)
    }
  }

  /// Writes all bytes. Returns the error number of the system, `EPIPE` if the reader closed the descriptor, or nil if
  /// all are written.
  package static func writeAll(_ bytes: [UInt8], to descriptor: CInt) -> CInt? {
    bytes.withUnsafeBytes { writeAll($0, to: descriptor) }
  }

  /// Writes all bytes, with the results of the array form.
  package static func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: CInt) -> CInt? {
    var sent = 0
    while sent < bytes.count {
      let count = write(descriptor, bytes.baseAddress?.advanced(by: sent), bytes.count - sent)
      if count > 0 {
        sent += count
      } else if count == 0 || !canRetry(descriptor, POLLOUT) {
        return count == 0 ? EIO : errno
      }
    }
    return nil
  }

  /// Whether the last call may succeed if repeated. Waits until a non-blocking descriptor is ready.
  static func canRetry<Events: BinaryInteger>(_ descriptor: CInt, _ events: Events) -> Bool {
    if errno == EINTR { return true }
    guard errno == EAGAIN else { return false }
    var state = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    while poll(&state, 1, -1) < 0 {
      if errno != EINTR { return false }
    }
    return true
  }
}
