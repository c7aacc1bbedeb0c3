import Foundation

/// Writes messages to a descriptor on its own thread, in order.
///
/// Senders do not wait for a slow client, so that a client can write many requests before it reads the first response. They wait only
/// while more than `maximumWaiting` bytes are queued.
final class OutputQueue: @unchecked Sendable {
  // Protected by `condition`.
  private let condition = NSCondition()
  private var waiting: [UInt8] = []
  private var isWriting = false
  private var isClosed = false
  private var isBroken = false

  private let descriptor: Int32
  private let maximumWaiting: Int

  init(descriptor: Int32, maximumWaiting: Int = 64 << 20) {
    self.descriptor = descriptor
    self.maximumWaiting = maximumWaiting
    let thread = Thread { [self] in carry() }
    thread.stackSize = 1 << 18
    thread.name = "filterq output"
    thread.start()
  }

  /// Queues a message. Drops it after ``finish()`` and after the reader closed the descriptor.
  func send(_ bytes: [UInt8]) {
    condition.lock()
    defer { condition.unlock() }
    while waiting.count > maximumWaiting, !isBroken { condition.wait() }
    if isClosed || isBroken { return }
    waiting += bytes
    condition.broadcast()
  }

  /// Waits until everything is written, and drops all later messages.
  func finish() {
    condition.lock()
    defer { condition.unlock() }
    while !(waiting.isEmpty && !isWriting), !isBroken { condition.wait() }
    isClosed = true
    condition.broadcast()
  }

  private func carry() {
    condition.lock()
    while true {
      while waiting.isEmpty, !isClosed { condition.wait() }
      if waiting.isEmpty {
        condition.unlock()
        return
      }
      let bytes = waiting
      waiting = []
      isWriting = true
      condition.unlock()
      let isWritten = Descriptor.writeAll(bytes, to: descriptor)
      condition.lock()
      isWriting = false
      if !isWritten {
        isBroken = true
        waiting = []
      }
      condition.broadcast()
    }
  }
}

/// Blocking reads and writes of a file descriptor. They handle interruptions and partial writes.
enum Descriptor {
  /// Reads up to 64 KB; empty at the end and after an error.
  static func readSome(from descriptor: Int32) -> [UInt8] {
    let size = 1 << 16
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      var received = read(descriptor, buffer.baseAddress, size)
      while received < 0, errno == EINTR { received = read(descriptor, buffer.baseAddress, size) }
      count = max(received, 0)
    }
  }

  /// Writes all bytes. Returns `false` if the reader closed the descriptor.
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

  /// Returns a copy of standard output for the protocol, and redirects standard output to standard error, so that no stray line comes
  /// between two messages. Ignores SIGPIPE: writing to a closed pipe becomes an error.
  static func takeStandardOutput() -> Int32 {
    signal(SIGPIPE, SIG_IGN)
    let output = dup(1)
    guard output >= 0 else { return 1 }
    _ = dup2(2, 1)
    return output
  }

  /// Whether a process is running; `true` without the permission to ask.
  static func isAlive(_ process: Int) -> Bool {
    guard process > 0, let id = pid_t(exactly: process) else { return true }
    return kill(id, 0) == 0 || errno != ESRCH
  }
}
