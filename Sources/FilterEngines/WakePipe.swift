import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A pipe by which one thread ends the waiting of another.
final class WakePipe: Sendable {
  /// The end to wait at.
  let reader: CInt
  private let writer: CInt

  /// Throws `.unreachable` if the process has too many open files.
  init() throws(EngineError) {
    guard let ends = Descriptors.pipe() else { throw EngineError(.unreachable, "too many open files") }
    (reader, writer) = ends
    Descriptors.setNonblocking(reader)
    Descriptors.setNonblocking(writer)
  }

  deinit {
    close(reader)
    close(writer)
  }

  /// Ends a waiting, this one or the next.
  func wake() {
    var byte: UInt8 = 1
    _ = write(writer, &byte, 1)
  }

  /// Forgets what was woken for.
  func clear() {
    var bytes: (UInt64, UInt64) = (0, 0)
    while read(reader, &bytes, 16) > 0 {}
  }
}

/// Descriptors of the system.
enum Descriptors {
  /// Held while a program starts, and between the making of a pipe and its mark that no program inherits it.
  static let inheritance = Mutex(())

  /// A pipe whose ends no other program inherits; nil if there are too many.
  static func pipe() -> (reader: CInt, writer: CInt)? {
    var ends: [CInt] = [-1, -1]
    return inheritance.withLock { _ in
      #if canImport(Darwin)
        let isMade = Darwin.pipe(&ends) == 0
      #elseif canImport(Glibc)
        let isMade = Glibc.pipe(&ends) == 0
      #else
        let isMade = Musl.pipe(&ends) == 0
      #endif
      if !isMade { return nil }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      return (ends[0], ends[1])
    }
  }

  /// Lets reads and writes return at once.
  static func setNonblocking(_ descriptor: CInt) {
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
  }

  /// The number of bytes that can be read at once; 0 if that is not known.
  static func available(at descriptor: CInt) -> Int {
    var count: CInt = 0
    return ioctl(descriptor, UInt(FIONREAD), &count) == 0 ? max(0, Int(count)) : 0
  }

  /// What a descriptor is waited for.
  struct Wish {
    let descriptor: CInt
    var reads = true
    var writes = false
  }

  /// Waits until one of the wishes is fulfilled or the time is over; whether each one is ready. An interrupt by a signal
  /// ends the waiting too.
  static func wait(for wishes: [Wish], milliseconds: CInt) -> [(reads: Bool, writes: Bool)] {
    var entries = wishes.map { wish in
      pollfd(
        fd: wish.descriptor, events: Int16((wish.reads ? POLLIN : 0) | (wish.writes ? POLLOUT : 0)), revents: 0)
    }
    guard poll(&entries, nfds_t(entries.count), milliseconds) > 0 else { return wishes.map { _ in (false, false) } }
    return entries.map { entry in
      let isBroken = entry.revents & Int16(POLLERR | POLLHUP | POLLNVAL) != 0
      return (
        entry.revents & Int16(POLLIN) != 0 || isBroken && entry.events & Int16(POLLIN) != 0,
        entry.revents & Int16(POLLOUT) != 0 || isBroken && entry.events & Int16(POLLOUT) != 0
      )
    }
  }
}
