import DataFiles
import DataStreams
import Dispatch
import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A language server on standard input and output.
public enum StandardServer {
  /// Whether a process is running, if the system reports it: `true` for numbers that are not process ids and for
  /// processes of other users.
  package static func isAlive(_ process: Int) -> Bool {
    guard process > 0, let id = pid_t(exactly: process) else { return true }
    return kill(id, 0) == 0 || errno != ESRCH
  }

  /// Serves until the client sends `exit`, standard input ends, or the process that started the server is gone. Returns
  /// the exit status: 0 after `shutdown`, otherwise 1.
  ///
  /// From now on, only messages of the protocol go to standard output; other output is redirected to standard error.
  public static func run(host: ServerHost) -> Int32 {
    let output = OutputQueue(descriptor: takeStandardOutput())
    let server = LanguageServer(host: host, sending: { output.send($0, isUrgent: $1) })
    watchParent(of: server)
    while server.exitStatus == nil {
      let bytes = Descriptor.readSome(from: 0)
      if bytes.isEmpty { server.endOfInput() } else { server.receive(bytes) }
    }
    finish(server, output: output)
    return server.exitStatus ?? 1
  }

  /// Returns a copy of standard output for the protocol, and redirects standard output to standard error, so that no
  /// stray line comes between two messages. Ignores SIGPIPE: writing to a closed pipe becomes an error.
  private static func takeStandardOutput() -> Int32 {
    signal(SIGPIPE, SIG_IGN)
    let output = dup(1)
    guard output >= 0 else { return 1 }
    _ = dup2(2, 1)
    return output
  }

  /// Waits up to two seconds for running requests and for their responses to be written.
  private static func finish(_ server: LanguageServer, output: OutputQueue) {
    let end = Date(timeIntervalSinceNow: 2)
    server.waitUntilIdle(until: end)
    // A client that has ended never reads the rest, so `finish` runs on a separate thread.
    let written = DispatchSemaphore(value: 0)
    Thread {
      output.finish()
      written.signal()
    }.start()
    _ = written.wait(timeout: .now() + max(0, end.timeIntervalSinceNow))
  }

  /// Ends the process when the one that started it is gone. Standard input may stay open then, if another process has
  /// it.
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
