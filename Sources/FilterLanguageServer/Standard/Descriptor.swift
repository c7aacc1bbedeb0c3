import LanguageServerProtocol

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Blocking reads and writes of a file descriptor, interruptions and partial writes seen to.
enum Descriptor {
  /// Up to 64 KB; empty at the end, and where nothing can be read.
  static func readSome(from descriptor: Int32) -> [UInt8] {
    let size = 1 << 16
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      var received = read(descriptor, buffer.baseAddress, size)
      while received < 0, errno == EINTR { received = read(descriptor, buffer.baseAddress, size) }
      count = max(received, 0)
    }
  }

  /// Writes all bytes; false where nobody reads.
  static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var sent = 0
      while sent < buffer.count {
        let count = write(descriptor, buffer.baseAddress?.advanced(by: sent), buffer.count - sent)
        if count < 0, errno == EINTR { continue }
        if count <= 0 { return false }
        sent += count
      }
      return true
    }
  }

  /// Keeps standard output for the protocol: answers a descriptor that leads where it led, and lets everything that is printed go to
  /// standard error, so that no stray line can come between two messages. Writing to a closed pipe becomes an error, not the end.
  static func takeStandardOutput() -> Int32 {
    signal(SIGPIPE, SIG_IGN)
    let output = dup(1)
    guard output >= 0 else { return 1 }
    _ = dup2(2, 1)
    return output
  }

  /// Whether a process lives. One that may not be asked about does.
  static func isAlive(_ process: Int) -> Bool {
    guard process > 0, let id = pid_t(exactly: process) else { return true }
    return kill(id, 0) == 0 || errno != ESRCH
  }
}
