import FilterText

#if canImport(Darwin)
  package import Darwin
#elseif canImport(Glibc)
  package import Glibc
#elseif canImport(Musl)
  package import Musl
#endif

/// Starting programs, and the pipes to them.
package enum ChildProcess {
  /// Held while a descriptor exists that a child process could inherit, and while one is started.
  private static let inheritance = Lock(())

  /// A pipe that child processes do not inherit; nil if there are too many open files.
  package static func pipe() -> (reader: CInt, writer: CInt)? {
    var ends: [CInt] = [-1, -1]
    return inheritance.withLock { _ in
      if systemPipe(&ends) != 0 { return nil }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      return (ends[0], ends[1])
    }
  }

  /// The standard descriptors of a program: `/dev/null` for those that are nil.
  package struct Descriptors {
    let input: CInt?
    let output: CInt?
    let errors: CInt?

    package init(input: CInt?, output: CInt?, errors: CInt?) {
      (self.input, self.output, self.errors) = (input, output, errors)
    }
  }

  /// Starts a program without a shell. Signals that this process ignores or blocks are as usual in it.
  ///
  /// - Parameters:
  ///   - words: Its path, or a name that is looked up on `PATH`, and its arguments.
  ///   - environment: Its environment; that of this process if nil.
  ///   - leadsGroup: Whether it has a process group of its own.
  /// - Returns: Its identifier, and the system's error code or 0.
  package static func start(
    _ words: [String], _ descriptors: Descriptors, environment: [String]? = nil, leadsGroup: Bool = false
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
    for (place, descriptor) in [descriptors.input, descriptors.output, descriptors.errors].enumerated() {
      if let descriptor {
        posix_spawn_file_actions_adddup2(&actions, descriptor, CInt(place))
      } else {
        posix_spawn_file_actions_addopen(&actions, CInt(place), "/dev/null", place == 0 ? O_RDONLY : O_WRONLY, 0)
      }
    }
    var none = sigset_t()
    var all = sigset_t()
    sigemptyset(&none)
    sigemptyset(&all)
    for signal in [SIGINT, SIGTERM, SIGPIPE, SIGHUP, SIGQUIT, SIGCHLD] { sigaddset(&all, signal) }
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    if leadsGroup { posix_spawnattr_setpgroup(&attributes, 0) }
    let group = leadsGroup ? POSIX_SPAWN_SETPGROUP : 0
    posix_spawnattr_setflags(&attributes, Int16(group | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    let arguments = words.map { strdup($0) } + [nil]
    let variables = environment.map { $0.map { strdup($0) } + [nil] }
    defer { for text in arguments + (variables ?? []) { free(text) } }
    var identifier: pid_t = 0
    let code = inheritance.withLock { _ in
      posix_spawnp(&identifier, words[0], &actions, &attributes, arguments, variables ?? Self.environment)
    }
    return (identifier, code)
  }

  /// The environment of this process, ended by nil.
  private static var environment: [UnsafeMutablePointer<CChar>?] {
    var variables: [UnsafeMutablePointer<CChar>?] = []
    var next = environ
    while let variable = next.pointee {
      variables.append(variable)
      next += 1
    }
    return variables + [nil]
  }
}

private func systemPipe(_ ends: UnsafeMutablePointer<CInt>) -> CInt { pipe(ends) }
