import DataFiles
import Dispatch
import Foundation
import Testing
import _FilterTestSupport

@testable import FilterLanguageServer

/// Many requests at once: each is answered, and what waits for a slow server or a slow client is limited.
@Suite(.timeLimit(.minutes(20))) struct StormTests {
  private static let uri = "file:///a"
  private static let caret = #"{"textDocument":{"uri":"\#(uri)"},"position":{"line":0,"character":1}}"#
  /// An inline completion, for which the server asks the host for the time.
  private static let typing = """
    {"textDocument":{"uri":"\(uri)"},"position":{"line":0,"character":5},"context":{"triggerKind":1}}
    """

  /// Runs a blocking closure on its own thread.
  private func onThread(_ body: @escaping @Sendable () -> Void) async {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        body()
        continuation.resume()
      }
    }
  }

  private func poll(until isMet: () -> Bool) async throws {
    while !isMet() { try await Task.sleep(for: .milliseconds(1)) }
  }

  /// Above the maximum of requests in progress the reader waits, and goes on when one has ended.
  @Test(arguments: [false, true]) func moreThanMayBeInProgress(areCancelled: Bool) async throws {
    let (maximum, count) = TestTier.isLong ? (1_024, 10_000) : (50, 300)
    let gate = DispatchSemaphore(value: 0)
    let host = ServerHost(
      vocabulary: TestVocabularies.standard,
      now: {
        gate.wait()
        gate.signal()
        return 0
      })
    let client = TestClient(host: host, maximumPending: maximum)
    _ = try await client.ask("initialize", #"{"capabilities":{}}"#)
    client.openPlain(Self.uri, "t:elf")
    client.begin(9_999, "textDocument/inlineCompletion", Self.typing)
    async let storm: Void = onThread {
      for id in 10_000..<(10_000 + count) {
        client.begin(id, id % 2 == 0 ? "textDocument/hover" : "textDocument/linkedEditingRange", Self.caret)
        if areCancelled { client.notify("$/cancelRequest", #"{"id":\#(id)}"#) }
      }
    }
    // All of them wait behind the first.
    try await poll { client.server.state.withLock { $0.pending.number } == maximum }
    gate.signal()
    await storm
    try await client.idle()
    #expect(client.stray.count == count + 1)
    #expect(Set(client.stray.compactMap { $0["id"]?.integer }).count == count + 1)
    #expect(client.strayCodes.allSatisfy { $0 == nil || areCancelled && $0 == -32800 })
    #expect(client.server.state.withLock { $0.pending.isEmpty && $0.pending.length == 0 })
  }

  /// While a client does not read, its requests wait and not their responses.
  @Test func aClientThatDoesNotRead() async throws {
    let count = TestTier.isLong ? 10_000 : 1_000
    let room = 1 << 16
    let pipe = Pipe()
    let queue = OutputQueue(descriptor: pipe.fileHandleForWriting.fileDescriptor, maximumWaiting: room)
    let server = LanguageServer(host: ServerHost(vocabulary: TestVocabularies.standard)) {
      queue.send($0, isUrgent: $1)
    }
    @Sendable func send(_ body: String) { server.receive(MessageCoding.framed(Array(body.utf8))) }
    send(#"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"capabilities":{}}}"#)
    send(
      #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"\#(Self.uri)","#
        + #""languageId":"filterquery","version":1,"text":"t:elf c:g mv<3"}}}"#)
    await onThread {
      for id in 1...count {
        let method = ["completion", "hover", "documentHighlight"][id % 3]
        send(#"{"jsonrpc":"2.0","id":\#(id),"method":"textDocument/\#(method)","params":\#(Self.caret)}"#)
      }
    }
    try await poll { queue.length > room }
    if TestTier.isLong { try await Task.sleep(for: .seconds(30)) }
    #expect(queue.length < 4 * room)
    #expect(server.state.withLock { $0.pending.number } > count / 4)
    let descriptor = pipe.fileHandleForReading.fileDescriptor
    async let answers = withCheckedContinuation { (continuation: CheckedContinuation<[Int], Never>) in
      Thread.detachNewThread {
        var framing = MessageFraming()
        var ids: [Int] = []
        while true {
          let some = Descriptor.readSome(from: descriptor)
          if some.isEmpty { break }
          for case .message(let body) in framing.receive(some) {
            guard let message = try? JSONDecoder().decode(JSONValue.self, from: Data(body)) else { continue }
            if let id = message["id"]?.integer, message["method"] == nil { ids.append(id) }
          }
        }
        continuation.resume(returning: ids)
      }
    }
    try await poll { server.isIdle }
    await onThread { queue.finish() }
    try pipe.fileHandleForWriting.close()
    #expect(await answers.sorted() == Array(0...count))
  }
}
