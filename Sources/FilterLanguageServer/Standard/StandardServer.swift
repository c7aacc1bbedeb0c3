import Foundation
import LanguageServerProtocol

/// A language server on standard input and output.
public enum StandardServer {
  /// Whether a process lives, asked of the system.
  public static func isAlive(_ process: Int) -> Bool {
    Descriptor.isAlive(process)
  }

  /// Serves until the client says `exit`, its end of the pipe is closed, or the process it named as its own is gone. Answers the
  /// status to end with: 0 after `shutdown`, else 1.
  ///
  /// From here on standard output belongs to the protocol: what is printed goes to standard error.
  public static func run(host: ServerHost) -> Int32 {
    let output = OutputQueue(descriptor: Descriptor.takeStandardOutput())
    let server = LanguageServer(host: host) { output.send($0) }
    watchParent(of: server)
    while server.exitStatus == nil {
      let bytes = Descriptor.readSome(from: 0)
      if bytes.isEmpty { server.endOfInput() } else { server.receive(bytes) }
    }
    finish(server, output)
    return server.exitStatus ?? 1
  }

  /// Gives answers under way a moment, and writes what was answered.
  private static func finish(_ server: LanguageServer, _ output: OutputQueue) {
    let end = Date(timeIntervalSinceNow: 2)
    while !server.isIdle, Date() < end { Thread.sleep(forTimeInterval: 0.001) }
    // A client that ended does not read: nobody waits for it.
    let writer = Thread { output.finish() }
    writer.start()
    while !writer.isFinished, Date() < end { Thread.sleep(forTimeInterval: 0.000_5) }
  }

  /// Ends the process when the one that started it is gone: a client that was killed closes its pipe, but another process may still
  /// hold it open.
  private static func watchParent(of server: LanguageServer) {
    let thread = Thread {
      while server.exitStatus == nil {
        Thread.sleep(forTimeInterval: 2)
        if let parent = server.parentProcess, !server.host.isAlive(parent) {
          server.log(.error, "process \(parent), which started the server, is gone")
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

extension LanguageServer {
  /// The process that started the server, as it said.
  var parentProcess: Int? { state.withLock { $0.parentProcess } }
}
