import Foundation
import Testing

@testable import FilterLanguageServer

/// A gate that holds threads until it is opened.
private final class Gate: Sendable {
  private let semaphore = DispatchSemaphore(value: 0)
  private let arrived = GuardedValue(0)

  func wait() {
    arrived.withLock { $0 += 1 }
    semaphore.wait()
    semaphore.signal()
  }

  /// Lets all threads pass.
  func open() { semaphore.signal() }

  /// Waits for a number of threads at the gate.
  func arrivals(_ count: Int) async throws {
    while arrived.withLock({ $0 }) < count { try await Task.sleep(for: .milliseconds(1)) }
  }
}

@Suite struct WorkLanesTests {
  /// Pending work runs in order of urgency, and equally urgent work in order of arrival.
  @Test func mostUrgentFirst() async throws {
    let (lane, gate) = (WorkLane(name: "test", width: 1), Gate())
    let done = GuardedValue<[String]>([])
    lane.add(.workspace) { gate.wait() }
    try await gate.arrivals(1)
    for round in 1...3 {
      for urgency in RequestUrgency.allCases.reversed() {
        lane.add(urgency) { done.withLock { $0.append("\(urgency) \(round)") } }
      }
    }
    gate.open()
    await withCheckedContinuation { continuation in
      lane.add(.workspace) { continuation.resume() }
    }
    #expect(done.withLock { $0 } == RequestUrgency.allCases.flatMap { urgency in (1...3).map { "\(urgency) \($0)" } })
  }

  /// Every job runs once, whichever threads add them.
  @Test(arguments: [1, 3]) func everyJobRuns(width: Int) async {
    let lane = WorkLane(name: "test", width: width)
    let count = GuardedValue(0)
    await withTaskGroup { group in
      for thread in 0..<4 {
        group.addTask {
          for number in 0..<500 {
            await withCheckedContinuation { continuation in
              lane.add(RequestUrgency.allCases[(thread + number) % RequestUrgency.allCases.count]) {
                count.withLock { $0 += 1 }
                continuation.resume()
              }
            }
          }
        }
      }
    }
    #expect(count.withLock { $0 } == 2_000)
  }
}

/// Requests while all threads for whole documents are at work.
@Suite struct UrgencyTests {
  private static let uri = "file:///w/a.filterq"

  /// A client of a server whose threads for documents all wait at a gate.
  private func busyClient(_ gate: Gate) async throws -> (client: TestClient, requests: Int) {
    let host = ServerHost(
      vocabulary: TestVocabularies.standard,
      readFile: { _, _, _ in
        gate.wait()
        return Array("t:elf".utf8)
      }, queryFiles: { _, _ in ["/w/b.filterq"] })
    let client = TestClient(host: host)
    _ = try await client.ask("initialize", #"{"capabilities":{},"rootUri":"file:///w"}"#)
    client.openPlain(Self.uri, "t:elf\nc:g\n")
    try await client.idle()
    // The reader of the workspace serves one request at a time; the others wait for it without a thread.
    let requests = 3
    for id in 1...requests { client.begin(10_000 + id, "workspace/symbol", #"{"query":""}"#) }
    try await gate.arrivals(1)
    return (client, requests)
  }

  private static let caret = #"{"textDocument":{"uri":"\#(uri)"},"position":{"line":0,"character":3}}"#

  @Test(arguments: ["completion", "hover", "signatureHelp", "selectionRange"])
  func caretRequestsDoNotWait(method: String) async throws {
    let gate = Gate()
    let (client, requests) = try await busyClient(gate)
    let more = #","positions":[]}"#
    _ = try await client.ask("textDocument/\(method)", Self.caret.dropLast() + more)
    #expect(client.stray.isEmpty)
    gate.open()
    try await client.idle()
    #expect(client.stray.count == requests)
  }

  /// A cancelled request is answered at once, though its work has not ended or not begun; and the work that has
  /// begun sends nothing.
  @Test func cancelledAtOnce() async throws {
    let gate = Gate()
    let (client, requests) = try await busyClient(gate)
    for id in 1...requests {
      client.notify("$/cancelRequest", #"{"id":\#(10_000 + id)}"#)
      #expect(client.answers(to: 10_000 + id).map { $0["error"]?["code"]?.integer } == [-32800])
    }
    #expect(!client.server.isIdle)
    gate.open()
    try await client.idle()
    #expect(client.stray.count == requests)
  }

  /// So is one that an edit outdates before its turn comes. With more threads its turn may come before the edit.
  @Test(.enabled(if: WorkLanes.usualWidth == 1)) func outdatedAtOnce() async throws {
    let gate = Gate()
    let (client, _) = try await busyClient(gate)
    client.begin(11_000, "textDocument/documentSymbol", Self.caret)
    client.edit(Self.uri, 2, #"{"text":"t:orc"}"#)
    #expect(client.answers(to: 11_000).map { $0["error"]?["code"]?.integer } == [-32801])
    gate.open()
    try await client.idle()
    #expect(client.answers(to: 11_000).count == 1)
  }

  @Test func everyMethodAtTheCaretNamesAPosition() {
    let urgent = ServedRequests.all.values.filter { $0.urgency.isAtCaret }.map(\.method).sorted()
    #expect(
      urgent == [
        "completionItem/resolve", "textDocument/completion", "textDocument/hover", "textDocument/inlineCompletion",
        "textDocument/linkedEditingRange", "textDocument/onTypeFormatting", "textDocument/prepareRename",
        "textDocument/selectionRange", "textDocument/signatureHelp",
      ])
  }
}
