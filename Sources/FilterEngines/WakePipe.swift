import DataFiles
import FilterText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A pipe with which one thread wakes another.
final class WakePipe: Sendable {
  /// The descriptor to wait for.
  let reader: CInt
  private let writer: CInt

  /// Throws `.unreachable` if the process has too many open files.
  init() throws(EngineError) {
    guard let ends = ChildProcess.pipe() else { throw EngineError(.unreachable, "too many open files") }
    (reader, writer) = ends
    Descriptors.setNonblocking(reader)
    Descriptors.setNonblocking(writer)
  }

  deinit {
    close(reader)
    close(writer)
  }

  /// Ends the current wait, or the next one.
  func wake() {
    var byte: UInt8 = 1
    _ = write(writer, &byte, 1)
  }

  /// Drains the pipe.
  func clear() {
    var bytes: (UInt64, UInt64) = (0, 0)
    while read(reader, &bytes, 16) > 0 {}
  }
}

/// File descriptors.
enum Descriptors {
  /// Makes reads and writes non-blocking.
  static func setNonblocking(_ descriptor: CInt) {
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
  }

  /// The number of bytes that can be read at once; 0 if that is not known.
  static func available(at descriptor: CInt) -> Int {
    var count: CInt = 0
    return ioctl(descriptor, UInt(FIONREAD), &count) == 0 ? max(0, Int(count)) : 0
  }

  /// A descriptor to poll, and the events to wait for.
  struct PollRequest {
    let descriptor: CInt
    var reads = true
    var writes = false
  }

  /// Waits until a descriptor is ready or the time is over, and returns which are ready. A signal ends the wait too.
  static func wait(for requests: [PollRequest], milliseconds: CInt) -> [(reads: Bool, writes: Bool)] {
    var entries = requests.map { request in
      pollfd(
        fd: request.descriptor, events: Int16((request.reads ? POLLIN : 0) | (request.writes ? POLLOUT : 0)),
        revents: 0)
    }
    guard poll(&entries, nfds_t(entries.count), milliseconds) > 0 else { return requests.map { _ in (false, false) } }
    return entries.map { entry in
      let isBroken = entry.revents & Int16(POLLERR | POLLHUP | POLLNVAL) != 0
      return (
        entry.revents & Int16(POLLIN) != 0 || isBroken && entry.events & Int16(POLLIN) != 0,
        entry.revents & Int16(POLLOUT) != 0 || isBroken && entry.events & Int16(POLLOUT) != 0
      )
    }
  }
}
