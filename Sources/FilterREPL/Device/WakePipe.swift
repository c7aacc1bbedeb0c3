#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import Synchronization

/// A pipe of a process to itself: what makes `poll` return when a signal came, or when another thread has something.
package final class WakePipe: Sendable {
  /// What came through the pipe.
  package struct News: OptionSet {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let woken = News(rawValue: 1)
    package static let resized = News(rawValue: 2)
    /// The process was stopped and goes on.
    package static let continued = News(rawValue: 4)
    /// The process is asked to stop.
    package static let stopping = News(rawValue: 8)
  }

  package let reader: Int32
  package let writer: Int32
  private let isWaking = Atomic(false)

  /// Nil where the process has too many files open.
  package init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    (reader, writer) = (ends[0], ends[1])
  }

  deinit {
    close(reader)
    close(writer)
  }

  /// From any thread. Of several wakes before the next ``take()`` one byte is written, so that the pipe never is full of them.
  package func wake() {
    if isWaking.exchange(true, ordering: .acquiringAndReleasing) { return }
    WakePipe.send(.woken, to: writer)
  }

  /// All that came since the last time.
  package func take() -> News {
    var news: News = []
    var bytes = [UInt8](repeating: 0, count: 512)
    while true {
      let count = read(reader, &bytes, bytes.count)
      if count < 0, errno == EINTR { continue }
      if count <= 0 { break }
      for byte in bytes[..<count] { news.insert(News(rawValue: byte)) }
    }
    // What is woken for from here on is news again. A wake between the read and this line is part of this news: who is woken
    // looks for what there is after this line.
    if isWaking.exchange(false, ordering: .acquiringAndReleasing) { news.insert(.woken) }
    return news
  }

  /// Writes one byte; a signal handler may do that.
  package static func send(_ news: News, to writer: Int32) {
    var byte = news.rawValue
    _ = write(writer, &byte, 1)
  }
}
