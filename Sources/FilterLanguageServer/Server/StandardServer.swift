import Foundation
import LanguageServerProtocol

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A language server on standard input and output.
public enum StandardServer {
  /// Whether a process is running, as far as the system tells: `true` for numbers that are no process id and for processes of other
  /// users.
  package static func isAlive(_ process: Int) -> Bool {
    Descriptor.isAlive(process)
  }

  /// Serves until the client sends `exit`, standard input ends, or the process that started the server is gone. Returns the exit
  /// status: 0 after `shutdown`, otherwise 1.
  ///
  /// From now on, only messages of the protocol go to standard output; other output is redirected to standard error.
  public static func run(host: ServerHost) -> Int32 {
    let output = OutputQueue(descriptor: Descriptor.takeStandardOutput())
    let server = LanguageServer(host: host) { output.send($0) }
    watchParent(of: server)
    while server.exitStatus == nil {
      let bytes = Descriptor.readSome(from: 0)
      if bytes.isEmpty { server.endOfInput() } else { server.receive(bytes) }
    }
    finish(server, output)
    return server.exitStatus ?? 1
  }

  /// Waits up to two seconds for running requests and for their responses to be written.
  private static func finish(_ server: LanguageServer, _ output: OutputQueue) {
    let end = Date(timeIntervalSinceNow: 2)
    while !server.isIdle, Date() < end { Thread.sleep(forTimeInterval: 0.001) }
    // A client that ended never reads the rest, so `finish` runs on a thread of its own.
    let writer = Thread { output.finish() }
    writer.start()
    while !writer.isFinished, Date() < end { Thread.sleep(forTimeInterval: 0.000_5) }
  }

  /// Ends the process when the one that started it is gone. Standard input may stay open then, if another process has it.
  private static func watchParent(of server: LanguageServer) {
    let thread = Thread {
      while server.exitStatus == nil {
        Thread.sleep(forTimeInterval: 2)
        if let parent = server.state.withLock({ $0.parentProcess }), !server.host.isAlive(parent) {
          server.log(.error, "process \(parent), which started the server, has ended")
          server.endOfInput()
          exit(server.exitStatus ?? 1)
        }
      }
    }
    thread.stackSize = 1 << 18
    thread.name = "filterq parent"
    thread.start()
  }
}

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
