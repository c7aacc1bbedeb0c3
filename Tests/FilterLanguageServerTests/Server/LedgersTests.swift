import Testing

@testable import FilterLanguageServer

@Suite struct PublishingLedgerTests {
  /// Any number of edits during a round cause one more round.
  @Test func roundsAreMerged() {
    var ledger = PublishingLedger()
    let begun = ["a", "a", "a", "b"].map { ledger.schedule($0) }
    #expect(begun == [true, false, false, true])
    #expect(!ledger.isIdle)
    let repeated = ["a", "a", "b"].map { ledger.finishRound($0) }
    #expect(repeated == [true, false, false])
    #expect(ledger.isIdle)
  }
}

@Suite struct PendingRequestsTests {
  @Test func cancelledById() {
    var pending = PendingRequests()
    let (first, one) = pending.add(.integer(1), document: nil)
    let (_, two) = pending.add(.string("1"), document: nil)
    pending.cancel(.integer(1))
    #expect(one.reason == .cancelled)
    #expect(two.reason == nil)
    pending.finish(first)
    #expect(pending.number == 1)
    pending.cancel(.integer(1))
    #expect(two.reason == nil)
  }

  /// A request is answered once: with its result, or when it is given up.
  @Test func answeredOnce() {
    var pending = PendingRequests()
    let tickets = (1...3).map { pending.add(.integer($0), document: "a").0 }
    let isFirst = pending.answer(tickets[0])
    pending.cancel(.integer(2))
    pending.cancel(.integer(2))
    pending.outdate("a")
    #expect(isFirst)
    #expect(
      pending.takeGivenUp() == [
        PendingRequests.GivenUp(id: .integer(2), reason: .cancelled),
        PendingRequests.GivenUp(id: .integer(3), reason: .outdated),
      ])
    #expect(pending.takeGivenUp().isEmpty)
    let again = tickets.map { pending.answer($0) }
    #expect(again == [false, false, false])
    // The work continues until it checks the token again.
    #expect(pending.number == 3)
    for ticket in tickets { pending.finish(ticket) }
    #expect(pending.isEmpty)
  }

  @Test func outdatedByDocument() {
    var pending = PendingRequests()
    let tokens = ["a", "b", nil].map { pending.add(.integer(1), document: $0).1 }
    pending.outdate("a")
    #expect(tokens.map(\.reason) == [.outdated, nil, nil])
  }

  /// The length of the messages of requests whose work has not ended.
  @Test func lengths() {
    var pending = PendingRequests()
    let tickets = (1...3).map { pending.add(.integer($0), document: "a", length: 10 * $0).0 }
    pending.cancel(.integer(2))
    #expect(pending.length == 60)
    for ticket in tickets { pending.finish(ticket) }
    pending.finish(tickets[0])
    #expect(pending.length == 0)
  }

  /// The first reason counts.
  @Test func firstReason() {
    let token = CancellationToken()
    token.cancel(.outdated)
    token.cancel(.cancelled)
    #expect(token.reason == .outdated)
  }
}

@Suite struct OutgoingRequestsTests {
  @Test func answeredOnce() throws {
    var requests = OutgoingRequests()
    let id = requests.add { _, _ in }
    #expect(id == .string("filterq-1"))
    let found = [id, id, .integer(1)].map { requests.take($0) != nil }
    #expect(found == [true, false, false])
  }

  /// Requests without a response are dropped, oldest first.
  @Test func oldestAreGivenUp() {
    var requests = OutgoingRequests()
    let ids = (0...OutgoingRequests.limit).map { _ in requests.add { _, _ in } }
    let found = ids[0...1].map { requests.take($0) != nil }
    #expect(found == [false, true])
  }
}

@Suite struct MemoryTests {
  @Test func tokens() {
    var memory = TokenMemory()
    let first = memory.remember([1, 2], of: "a")
    let second = memory.remember([3], of: "a")
    #expect(memory.data(first, of: "a") == nil)
    #expect(memory.data(second, of: "a") == [3])
    #expect(memory.data(second, of: "b") == nil)
    memory.forget("a")
    #expect(memory.data(second, of: "a") == nil)
  }

  @Test func completions() {
    var memory = CompletionMemory()
    let first = memory.remember(["a", "b"])
    #expect(memory.documentation(list: first, item: 1) == "b")
    #expect(memory.documentation(list: first, item: 2) == nil)
    #expect(memory.documentation(list: first, item: -1) == nil)
    for _ in 0..<CompletionMemory.limit { _ = memory.remember([]) }
    #expect(memory.documentation(list: first, item: 1) == nil)
  }
}
