import FilterText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Temporary files that are removed when SIGINT, SIGTERM or SIGHUP ends the process.
///
/// The handler calls only functions that POSIX lists as async-signal-safe, and reads only memory that is never freed. A
/// signal that is ignored or handled otherwise stays so.
enum TemporaryFiles {
  /// A file is registered as long as this exists.
  final class Registration: Sendable {
    private let slot: Int

    fileprivate init(slot: Int) { self.slot = slot }

    deinit { TemporaryFiles.paths[slot * TemporaryFiles.maximumLength] = 0 }
  }

  private static let maximumCount = 16
  private static let maximumLength = 4_096

  /// The paths, each with a zero after it; one that begins with a zero is none.
  private nonisolated(unsafe) static let paths: UnsafeMutablePointer<CChar> = {
    let paths = UnsafeMutablePointer<CChar>.allocate(capacity: maximumCount * maximumLength)
    paths.initialize(repeating: 0, count: maximumCount * maximumLength)
    return paths
  }()

  private static let lock = Lock(false)

  /// Registers a path before its file is made; nil if there are too many, or it is too long.
  static func register(_ path: String) -> Registration? {
    let bytes = path.utf8.map { CChar(bitPattern: $0) }
    if bytes.isEmpty || bytes.count >= maximumLength { return nil }
    return lock.withLock { isInstalled in
      if !isInstalled { install() }
      isInstalled = true
      guard let slot = (0..<maximumCount).first(where: { paths[$0 * maximumLength] == 0 }) else { return nil }
      let start = paths + slot * maximumLength
      // The first byte last, since a signal may come between.
      for index in bytes.indices.dropFirst() { start[index] = bytes[index] }
      start[bytes.count] = 0
      start[0] = bytes[0]
      return Registration(slot: slot)
    }
  }

  private static func install() {
    for signal in [SIGINT, SIGTERM, SIGHUP] where SignalAction(signal) == .standard {
      SignalAction.set(signal, handler)
    }
    // A file that may not grow is an error of writing then, after which nothing is left.
    if SignalAction(SIGXFSZ) == .standard { _ = signal(SIGXFSZ, SIG_IGN) }
  }

  private static let handler: @convention(c) (CInt) -> Void = { number in
    for slot in 0..<maximumCount where paths[slot * maximumLength] != 0 { unlink(paths + slot * maximumLength) }
    signal(number, SIG_DFL)
    // It is blocked until this function returns, and ends the process then.
    raise(number)
  }
}
