import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A server on loopback with just enough of PostgreSQL's protocol to break it.
final class FakePostgreSQL: Sendable {
  /// The behavior of the server on a connection.
  enum Habit: Sendable, CaseIterable {
    /// Closes it at once.
    case closes
    /// Never answers.
    case hangs
    /// Answers with bytes of no protocol.
    case babbles
    /// Asks for a password of a kind that does not exist.
    case asksForTheImpossible
    /// Lets the client in, and never answers a statement.
    case ignoresStatements
    /// Lets the client in, and closes in the middle of a row.
    case closesWithinARow
    /// Lets the client in, and answers with bytes of no protocol.
    case babblesRows
    /// Lets the client in, and claims a row of 100 MB.
    case claimsMuch
  }

  let port: UInt16
  private let listener: CInt

  init?(_ habit: Habit) {
    #if canImport(Darwin) || canImport(Musl)
      let stream = SOCK_STREAM
    #else
      let stream = CInt(SOCK_STREAM.rawValue)
    #endif
    listener = socket(AF_INET, stream, 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let listener = listener
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(listener, address, size) == 0 && listen(listener, 16) == 0 && getsockname(listener, address, &size) == 0
      }
    }
    if !isBound { return nil }
    port = UInt16(bigEndian: address.sin_port)
    Thread.detachNewThread {
      while true {
        let client = accept(listener, nil, nil)
        if client < 0 { return }
        Thread.detachNewThread {
          Self.serve(client, habit)
          close(client)
        }
      }
    }
  }

  deinit {
    shutdown(listener, CInt(2))
    close(listener)
  }

  var address: String { "postgresql://me:s3cret@127.0.0.1:\(port)/db?sslmode=disable&gssencmode=disable" }

  private static func serve(_ client: CInt, _ habit: Habit) {
    func send(_ bytes: [UInt8]) {
      #if canImport(Darwin)
        _ = Darwin.send(client, bytes, bytes.count, 0)
      #elseif canImport(Glibc)
        _ = Glibc.send(client, bytes, bytes.count, CInt(MSG_NOSIGNAL))
      #else
        _ = Musl.send(client, bytes, bytes.count, CInt(MSG_NOSIGNAL))
      #endif
    }
    func receive() -> Bool {
      var bytes = [UInt8](repeating: 0, count: 4_096)
      return recv(client, &bytes, bytes.count, 0) > 0
    }
    func waitForTheEnd() { while receive() {} }
    let garbage = (0..<4_000).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ 129) }
    if habit == .closes || !receive() { return }
    switch habit {
    case .hangs: return waitForTheEnd()
    case .babbles:
      send(garbage)
      return waitForTheEnd()
    case .asksForTheImpossible:
      send(message("R", [0, 0, 0, 99]))
      return waitForTheEnd()
    default: break
    }
    send(message("R", [0, 0, 0, 0]) + message("Z", [0x49]))
    // The settings of the session.
    if !receive() { return }
    send(message("C", Array("SET\0".utf8)) + message("Z", [0x49]))
    if !receive() { return }
    // A row of one column of text.
    let field: [UInt8] = [0x61, 0] + [0, 0, 0, 0, 0, 0] + [0, 0, 0, 25, 255, 255, 255, 255, 255, 255, 0, 0]
    let description = message("1", []) + message("2", []) + message("T", [0, 1] + field)
    switch habit {
    case .closesWithinARow:
      send(description + message("D", [0, 1, 0, 0, 0, 1, 0x78]) + [0x44, 0, 0, 0, 20, 0, 1])
      return
    case .babblesRows: send(description + garbage)
    case .claimsMuch: send(description + [0x44, 0x06, 0, 0, 0, 0, 1, 0, 0, 0, 1])
    default: break
    }
    waitForTheEnd()
  }

  private static func message(_ type: Character, _ body: [UInt8]) -> [UInt8] {
    let size = UInt32(body.count + 4)
    return [type.asciiValue ?? 0] + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: size >> UInt32($0)) } + body
  }
}
