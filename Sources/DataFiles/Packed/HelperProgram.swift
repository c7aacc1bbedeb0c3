import DataStreams
package import FilterText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A program of the machine that reads a file for this one, such as `zstd -dc`. Its output is read as it comes.
///
/// It is found on the absolute folders of `PATH`, never in the current one, and started without a shell, with an
/// environment of nothing but `PATH`, `HOME` and `LC_ALL`. It is killed when its reader stops before the end.
package final class HelperProgram {
  private let name: String
  private let output: CInt
  private var identifier: pid_t?

  /// Starts a program.
  ///
  /// - Parameter input: The descriptor that it reads; nothing if nil.
  /// - Throws: The system's reason if it cannot be started.
  init(named name: String, at path: String, _ arguments: [String], input: CInt?) throws(HelperFailure) {
    self.name = name
    guard let pipe = ProcessPipe.make() else { throw HelperFailure(message: "there are too many open files") }
    output = pipe.reader
    let (identifier, code) = Self.spawn(path, arguments, input: input, output: pipe.writer)
    close(pipe.writer)
    guard code == 0 else {
      throw HelperFailure(message: "'\(path)' cannot be started: \(String(cString: strerror(code)))")
    }
    self.identifier = identifier
  }

  deinit {
    close(output)
    if let identifier { kill(identifier, SIGKILL) }
    _ = wait()
  }

  /// The path of a program on the absolute folders of `PATH`; nil if there is none.
  static func path(of program: String, in path: String?) -> String? {
    let folders = path?.split(separator: ":") ?? []
    return folders.lazy.filter { $0.hasPrefix("/") }.map { "\($0)/\(program)" }.first { path in
      FileState(path: path)?.isRegular == true && access(path, X_OK) == 0
    }
  }

  /// The folders of programs.
  package static var searchPath: String? { variable("PATH") }

  private static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  private static func spawn(
    _ path: String, _ arguments: [String], input: CInt?, output: CInt
  ) -> (identifier: pid_t, code: CInt) {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    if let input {
      posix_spawn_file_actions_adddup2(&actions, input, 0)
    } else {
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    }
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    // Signals that this process ignores or blocks are as usual in the program.
    var none = sigset_t()
    var all = sigset_t()
    sigemptyset(&none)
    sigemptyset(&all)
    for signal in [SIGINT, SIGTERM, SIGPIPE, SIGHUP, SIGQUIT, SIGCHLD] { sigaddset(&all, signal) }
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    let words = ([path] + arguments).map { strdup($0) } + [nil]
    let environment =
      ["PATH", "HOME"].compactMap { name in variable(name).map { strdup("\(name)=\($0)") } } + [
        strdup("LC_ALL=C"), nil,
      ]
    defer { for text in words + environment { free(text) } }
    var identifier: pid_t = 0
    let code = ProcessPipe.inheritance.withLock { _ in
      posix_spawn(&identifier, path, &actions, &attributes, words, environment)
    }
    return (identifier, code)
  }

  /// Reads the next bytes of the output into a nonempty buffer. Returns their number; 0 at the end. Throws if the program
  /// failed.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(HelperFailure) -> Int {
    while true {
      let count = systemRead(output, buffer.baseAddress, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw HelperFailure(message: "the output of '\(name)' cannot be read") }
      if count == 0, let failure = wait() { throw failure }
      return count
    }
  }

  /// Waits for the end of the program; returns its failure, once.
  private func wait() -> HelperFailure? {
    guard let identifier else { return nil }
    self.identifier = nil
    var status: CInt = 0
    while waitpid(identifier, &status, 0) < 0 {
      if errno != EINTR { return nil }
    }
    if status == 0 { return nil }
    let signal = status & 0x7F
    return HelperFailure(
      message: signal == 0
        ? "'\(name)' ended with status \(status >> 8 & 0xFF)" : "'\(name)' was ended by signal \(signal)")
  }
}

/// Why a program that reads a file cannot be used, as a clause.
struct HelperFailure: Error {
  let message: String
}

/// Pipes between processes.
package enum ProcessPipe {
  /// Held while a descriptor exists that a child process could inherit, and while one is started.
  package static let inheritance = Lock(())

  /// A pipe that child processes do not inherit; nil if there are too many open files.
  package static func make() -> (reader: CInt, writer: CInt)? {
    var ends: [CInt] = [-1, -1]
    return inheritance.withLock { _ in
      if pipe(&ends) != 0 { return nil }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      return (ends[0], ends[1])
    }
  }
}

private func systemRead(_ descriptor: CInt, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, bytes, count)
}
