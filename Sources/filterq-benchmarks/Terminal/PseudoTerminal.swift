#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

#if canImport(Glibc)
  // Of POSIX, but not in the module map of the platform.
  @_silgen_name("posix_openpt") private func posix_openpt(_ flags: Int32) -> Int32
  @_silgen_name("grantpt") private func grantpt(_ descriptor: Int32) -> Int32
  @_silgen_name("unlockpt") private func unlockpt(_ descriptor: Int32) -> Int32
  private let POSIX_SPAWN_SETSID: Int32 = 0x80
  @_silgen_name("ptsname") private func ptsname(_ descriptor: Int32) -> UnsafeMutablePointer<CChar>?
#endif

/// A program in a terminal that nobody looks at: keys are written to it, and what it draws is read.
final class PseudoTerminal {
  private let descriptor: Int32
  private let process: pid_t
  /// All that was drawn since the last ``forget()``, without sequences.
  private(set) var text = ""
  private var isInSequence = false
  private var pending: [UInt8] = []

  /// Starts a program in a terminal of 80 columns and 24 rows; nil where there are no terminals.
  init?(_ program: String, _ arguments: [String], environment: [String: String]) {
    let descriptor = posix_openpt(O_RDWR | O_NOCTTY)
    guard descriptor >= 0, grantpt(descriptor) == 0, unlockpt(descriptor) == 0, let name = ptsname(descriptor) else {
      return nil
    }
    var size = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(descriptor, UInt(TIOCSWINSZ), &size)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // The first terminal that the leader of a session opens is the one that controls it.
    posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    posix_spawn_file_actions_addclose(&actions, descriptor)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSID))
    let words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
    let variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for pointer in words + variables { free(pointer) } }
    var process = pid_t()
    guard posix_spawn(&process, program, &actions, &attributes, words, variables) == 0 else { return nil }
    self.descriptor = descriptor
    self.process = process
  }

  deinit {
    kill(process, SIGTERM)
    var status: Int32 = 0
    waitpid(process, &status, 0)
    close(descriptor)
  }

  /// Presses keys.
  func write(_ keys: String) {
    let bytes = Array(keys.utf8)
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes { buffer in
        #if canImport(Darwin)
          Darwin.write(descriptor, buffer.baseAddress, buffer.count)
        #elseif canImport(Glibc)
          Glibc.write(descriptor, buffer.baseAddress, buffer.count)
        #else
          Musl.write(descriptor, buffer.baseAddress, buffer.count)
        #endif
      }
      if count <= 0 { return }
      sent += count
    }
  }

  /// Reads what is drawn, until nothing more came for some milliseconds, or what is wanted is there. Answers whether it is there.
  @discardableResult
  func read(untilQuietFor milliseconds: Int32, or isThere: (String) -> Bool = { _ in false }) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&state, 1, milliseconds) > 0 else { return isThere(text) }
      let count = buffer.withUnsafeMutableBytes { buffer in
        #if canImport(Darwin)
          Darwin.read(descriptor, buffer.baseAddress, buffer.count)
        #elseif canImport(Glibc)
          Glibc.read(descriptor, buffer.baseAddress, buffer.count)
        #else
          Musl.read(descriptor, buffer.baseAddress, buffer.count)
        #endif
      }
      if count <= 0 { return isThere(text) }
      take(buffer[..<count])
      if isThere(text) { return true }
    }
  }

  /// Begins anew with what is drawn from here on.
  func forget() { text = "" }

  /// The bytes that are no sequences.
  private func take(_ bytes: ArraySlice<UInt8>) {
    for byte in bytes {
      if isInSequence {
        if byte >= 0x40, byte != UInt8(ascii: "[") { isInSequence = false }
      } else if byte == 0x1B {
        isInSequence = true
      } else {
        pending.append(byte)
      }
    }
    text += String(decoding: pending, as: UTF8.self)
    pending = []
  }
}
