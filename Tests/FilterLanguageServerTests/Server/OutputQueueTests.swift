import DataFiles
import DataStreams
import Foundation
import Testing

@testable import FilterLanguageServer

@Suite struct OutputQueueTests {
  /// Reads a pipe to its end on its own thread.
  private func reading(_ pipe: Pipe, _ body: @Sendable () async -> Void) async -> [UInt8] {
    let descriptor = pipe.fileHandleForReading.fileDescriptor
    async let bytes = withCheckedContinuation { (continuation: CheckedContinuation<[UInt8], Never>) in
      Thread.detachNewThread {
        var all: [UInt8] = []
        while true {
          let some = Descriptor.readSome(from: descriptor)
          if some.isEmpty { break }
          all += some
        }
        continuation.resume(returning: all)
      }
    }
    await body()
    try? pipe.fileHandleForWriting.close()
    return await bytes
  }

  /// Runs a blocking closure on its own thread.
  private func onThread(_ body: @escaping @Sendable () -> Void) async {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        body()
        continuation.resume()
      }
    }
  }

  /// Messages of many threads stay whole, and those of one thread stay in order, even if they exceed the limit.
  @Test(arguments: [1, 1_000, 64 << 20])
  func orderAndWholeness(room: Int) async throws {
    let pipe = Pipe()
    let (threads, messages) = (8, 200)
    let bytes = await reading(pipe) {
      let queue = OutputQueue(descriptor: pipe.fileHandleForWriting.fileDescriptor, maximumWaiting: room)
      await withTaskGroup { group in
        for thread in 0..<threads {
          group.addTask {
            await onThread {
              for number in 0..<messages {
                let body = "\(thread) \(number) " + String(repeating: "é", count: number * 7 % 500)
                queue.send(MessageCoding.framed(Array(body.utf8)))
              }
            }
          }
        }
      }
      await onThread { queue.finish() }
    }
    var framing = MessageFraming()
    var next = Array(repeating: 0, count: threads)
    for piece in framing.receive(bytes) {
      guard case .message(let body) = piece else {
        Issue.record("\(piece)")
        continue
      }
      let words = String(decoding: body, as: UTF8.self).split(separator: " ", omittingEmptySubsequences: false)
      let (thread, number) = (try #require(Int(words[0])), try #require(Int(words[1])))
      #expect(number == next[thread] && words[2].count == number * 7 % 500)
      next[thread] = number + 1
    }
    #expect(next == Array(repeating: messages, count: threads))
    #expect(framing.isBetweenMessages)
  }

  /// An urgent message overtakes those that wait, but not the one that is being written, nor urgent ones.
  @Test func urgentFirst() async {
    let pipe = Pipe()
    let queue = OutputQueue(descriptor: pipe.fileHandleForWriting.fileDescriptor)
    // More than the pipe holds: the writer waits until something is read.
    queue.send([UInt8](repeating: UInt8(ascii: "."), count: 1 << 20))
    while queue.isEmpty == false { await Task.yield() }
    for letter in "abc".utf8 { queue.send([letter]) }
    for letter in "XY".utf8 { queue.send([letter], isUrgent: true) }
    queue.send(Array("d".utf8))
    let bytes = await reading(pipe) { await onThread { queue.finish() } }
    #expect(String(decoding: bytes.drop { $0 == UInt8(ascii: ".") }, as: UTF8.self) == "XYabcd")
  }

  /// Messages after `finish` are dropped.
  @Test func finished() async {
    let pipe = Pipe()
    let bytes = await reading(pipe) {
      let queue = OutputQueue(descriptor: pipe.fileHandleForWriting.fileDescriptor)
      queue.send([1, 2, 3])
      await onThread {
        queue.finish()
        queue.send([4])
        queue.finish()
      }
    }
    #expect(bytes == [1, 2, 3])
  }

  /// `finish` returns when the reader has what the pipe does not hold, not when the last message is taken.
  @Test func finishWaitsForTheLastWrite() async {
    let pipe = Pipe()
    let length = 8 << 20
    let queue = OutputQueue(descriptor: pipe.fileHandleForWriting.fileDescriptor)
    queue.send([UInt8](repeating: 0x78, count: length))
    while !queue.isEmpty { await Task.yield() }
    let count = GuardedValue(0)
    let begins = DispatchSemaphore(value: 0)
    let descriptor = pipe.fileHandleForReading.fileDescriptor
    Thread.detachNewThread {
      begins.wait()
      while count.withLock({ $0 }) < length {
        let some = Descriptor.readSome(from: descriptor).count
        if some == 0 { return }
        count.withLock { $0 += some }
      }
    }
    let countAtEnd = await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        begins.signal()
        queue.finish()
        continuation.resume(returning: count.withLock { $0 })
      }
    }
    // A pipe holds a megabyte at most, and a read that has not returned 64 KiB.
    #expect(countAtEnd >= length - (2 << 20))
    try? pipe.fileHandleForWriting.close()
  }

  /// When the reader is gone, senders and `finish` return although the queue is full.
  @Test func closedPipe() async throws {
    signal(SIGPIPE, SIG_IGN)
    let pipe = Pipe()
    let queue = OutputQueue(descriptor: pipe.fileHandleForWriting.fileDescriptor, maximumWaiting: 1_000)
    // More than the pipe holds: the writer is blocked when the reader closes it.
    queue.send([UInt8](repeating: 0x78, count: 1 << 20))
    let first = Descriptor.readSome(from: pipe.fileHandleForReading.fileDescriptor)
    #expect(!first.isEmpty && first.allSatisfy { $0 == 0x78 })
    try pipe.fileHandleForReading.close()
    await onThread {
      for _ in 0..<100 { queue.send([UInt8](repeating: 0x79, count: 1_000)) }
      queue.finish()
    }
    try pipe.fileHandleForWriting.close()
  }

  /// Running processes, ended ones and numbers that are not process ids.
  @Test func processes() throws {
    #expect(StandardServer.isAlive(Int(ProcessInfo.processInfo.processIdentifier)))
    #expect(StandardServer.isAlive(0) && StandardServer.isAlive(-1) && StandardServer.isAlive(Int.max))
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "exit 0"]
    try process.run()
    process.waitUntilExit()
    #expect(!StandardServer.isAlive(Int(process.processIdentifier)))
  }
}
