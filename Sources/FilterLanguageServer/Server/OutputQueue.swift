import DataStreams
import Foundation

/// Writes messages to a descriptor on its own thread, in order.
///
/// Senders do not wait for a slow client, so that a client can write many requests before it reads the first response.
/// They wait only while more than `maximumWaiting` bytes are queued.
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
      let isWritten = Descriptor.writeAll(bytes, to: descriptor) == nil
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
