import DataStreams

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
    guard let pipe = ChildProcess.pipe() else { throw HelperFailure(message: "there are too many open files") }
    output = pipe.reader
    let variables = ["PATH", "HOME"].compactMap { name in Self.variable(name).map { "\(name)=\($0)" } }
    let (identifier, code) = ChildProcess.start(
      [path] + arguments, ChildProcess.Descriptors(input: input, output: pipe.writer, errors: nil),
      environment: variables + ["LC_ALL=C"])
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

private func systemRead(_ descriptor: CInt, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, bytes, count)
}
