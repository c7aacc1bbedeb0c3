import Foundation
import LanguageServerProtocol

/// Carries bytes to a descriptor on a thread of its own, in order and whole.
///
/// Whoever sends does not wait for a client that is slow to read, so that a client which writes much before it reads anything gets
/// its answers all the same. Only when very much is waiting do senders wait too: memory has an end.
final class OutputQueue: @unchecked Sendable {
  // Everything below is touched with the condition locked.
  private let condition = NSCondition()
  private var waiting: [UInt8] = []
  private var isWriting = false
  private var isClosed = false
  private var isBroken = false

  private let descriptor: Int32
  private let mostWaiting: Int

  init(descriptor: Int32, mostWaiting: Int = 64 << 20) {
    self.descriptor = descriptor
    self.mostWaiting = mostWaiting
    let thread = Thread { [self] in carry() }
    thread.stackSize = 1 << 18
    thread.name = "filterq output"
    thread.start()
  }

  /// Takes a message. What comes after ``finish()``, or when nobody reads any more, is dropped.
  func send(_ bytes: [UInt8]) {
    condition.lock()
    defer { condition.unlock() }
    while waiting.count > mostWaiting, !isBroken { condition.wait() }
    if isClosed || isBroken { return }
    waiting += bytes
    condition.broadcast()
  }

  /// Waits until all is written, and takes nothing more.
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
