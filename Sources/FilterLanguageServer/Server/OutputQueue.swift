import DataFiles
import DataStreams
import Foundation

/// Writes messages to a descriptor on its own thread.
///
/// The messages stay in order, except that urgent ones overtake those that are not: a completion does not wait for the
/// outline of a long document. Senders do not wait for a slow client, so that a client can write many requests before
/// it reads the first response. They wait only while more than `maximumWaiting` bytes are queued, with a short message
/// only while twice as many are: errors for cancelled requests come from the thread that reads the requests.
final class OutputQueue: @unchecked Sendable {
  // Protected by `condition`.
  private let condition = NSCondition()
  private var urgent = MessageQueue()
  private var others = MessageQueue()
  private var isWriting = false
  private var isClosed = false
  private var isBroken = false

  private let descriptor: Int32
  private let maximumWaiting: Int

  /// The maximum length of a short message in bytes.
  private static let shortLength = 1_024

  init(descriptor: Int32, maximumWaiting: Int = 32 << 20) {
    self.descriptor = descriptor
    self.maximumWaiting = maximumWaiting
    let thread = Thread { [self] in carry() }
    thread.stackSize = 1 << 18
    thread.name = "filterq output"
    thread.start()
  }

  private var hasNothing: Bool { urgent.length == 0 && others.length == 0 }

  /// The number of bytes that wait to be written.
  var length: Int { condition.withLock { urgent.length + others.length } }

  /// Whether no message waits to be written.
  var isEmpty: Bool {
    condition.lock()
    defer { condition.unlock() }
    return hasNothing
  }

  /// Queues a message. Drops it after ``finish()`` and after the reader closed the descriptor.
  func send(_ bytes: [UInt8], isUrgent: Bool = false) {
    condition.lock()
    defer { condition.unlock() }
    let room = bytes.count <= OutputQueue.shortLength ? 2 * maximumWaiting : maximumWaiting
    while urgent.length + others.length > room, !isBroken { condition.wait() }
    if isClosed || isBroken { return }
    if isUrgent { urgent.add(bytes) } else { others.add(bytes) }
    condition.broadcast()
  }

  /// Waits until everything is written, and drops all later messages.
  func finish() {
    condition.lock()
    defer { condition.unlock() }
    while !(hasNothing && !isWriting), !isBroken { condition.wait() }
    isClosed = true
    condition.broadcast()
  }

  private func carry() {
    condition.lock()
    while true {
      while hasNothing, !isClosed { condition.wait() }
      if hasNothing {
        condition.unlock()
        return
      }
      let bytes = urgent.length > 0 ? urgent.take() : others.take()
      isWriting = true
      condition.unlock()
      let isWritten = Descriptor.writeAll(bytes, to: descriptor) == nil
      condition.lock()
      isWriting = false
      if !isWritten {
        isBroken = true
        urgent = MessageQueue()
        others = MessageQueue()
      }
      condition.broadcast()
    }
  }
}

/// Messages that wait to be written.
private struct MessageQueue {
  /// The number of bytes of short messages that are written at once.
  private static let pieceSize = 1 << 16

  private var messages: [[UInt8]] = []
  private var first = 0
  /// The number of bytes of all messages.
  private(set) var length = 0

  mutating func add(_ message: [UInt8]) {
    messages.append(message)
    length += message.count
  }

  /// Removes the first messages: one, or more as long as they are short.
  mutating func take() -> [UInt8] {
    var bytes: [UInt8] = []
    while first < messages.count, bytes.isEmpty || bytes.count + messages[first].count <= MessageQueue.pieceSize {
      if bytes.isEmpty { bytes = messages[first] } else { bytes += messages[first] }
      messages[first] = []
      first += 1
    }
    length -= bytes.count
    if first * 2 >= messages.count {
      messages.removeFirst(first)
      first = 0
    }
    return bytes
  }
}
