/// The requests of the client that are being answered.
struct PendingRequests: Sendable {
  /// Names one of them; two may carry one id when a client errs.
  struct Ticket: Hashable, Sendable {
    fileprivate let number: Int
  }

  /// A request that was given up, and why: its error is to be sent.
  struct GivenUp: Hashable, Sendable {
    let id: LSP.RequestID
    let reason: CancellationToken.Reason
  }

  private struct Pending: Sendable {
    let id: LSP.RequestID
    /// The document of the request, if an edit of it invalidates the result.
    let document: String?
    let token: CancellationToken
    /// The length of its message in bytes.
    let length: Int
    /// The state at its arrival until the work begins, so that a request that was given up holds no documents.
    var context: RequestContext?
    /// Whether the response was sent, or is being sent.
    var isAnswered = false
  }

  private var pending: [Ticket: Pending] = [:]
  /// The requests without a response by their ids, and by the documents whose edits invalidate them: neither a
  /// cancellation nor an edit looks at all of them.
  private var unanswered: (ids: [LSP.RequestID: [Ticket]], documents: [String: Set<Ticket>]) = ([:], [:])
  private var count = 0
  private var givenUp: [GivenUp] = []
  /// The length of the messages of all requests, in bytes.
  private(set) var length = 0

  /// Takes a request in, whose message has a length in bytes.
  mutating func add(_ id: LSP.RequestID, document: String?, length: Int = 0) -> (Ticket, CancellationToken) {
    count += 1
    let ticket = Ticket(number: count)
    let token = CancellationToken()
    pending[ticket] = Pending(id: id, document: document, token: token, length: length)
    unanswered.ids[id, default: []].append(ticket)
    if let document { unanswered.documents[document, default: []].insert(ticket) }
    self.length += length
    return (ticket, token)
  }

  /// Keeps the state that a request is answered from until its work begins.
  mutating func keep(_ context: RequestContext, for ticket: Ticket) { pending[ticket]?.context = context }

  /// Removes and returns the kept state of a request; nil if it was given up.
  mutating func begin(_ ticket: Ticket) -> RequestContext? {
    defer { pending[ticket]?.context = nil }
    return pending[ticket]?.context
  }

  /// Whether no work for a request is in progress.
  var isEmpty: Bool { pending.isEmpty }

  /// The number of requests with work in progress, also of those that were given up.
  var number: Int { pending.count }

  /// Whether the result of a request is to be sent: not if the request was given up and has its error.
  mutating func answer(_ ticket: Ticket) -> Bool {
    guard let request = pending[ticket], !request.isAnswered else { return false }
    pending[ticket]?.isAnswered = true
    unanswered.ids[request.id]?.removeAll { $0 == ticket }
    if unanswered.ids[request.id]?.isEmpty == true { unanswered.ids[request.id] = nil }
    if let document = request.document {
      unanswered.documents[document]?.remove(ticket)
      if unanswered.documents[document]?.isEmpty == true { unanswered.documents[document] = nil }
    }
    return true
  }

  /// Forgets a request whose work has ended.
  mutating func finish(_ ticket: Ticket) {
    _ = answer(ticket)
    length -= pending.removeValue(forKey: ticket)?.length ?? 0
  }

  /// Cancels a request. An unknown id is ignored: its response is already being sent.
  mutating func cancel(_ id: LSP.RequestID) {
    for ticket in unanswered.ids[id] ?? [] { giveUp(ticket, .cancelled) }
  }

  /// A document was edited.
  mutating func outdate(_ document: String) {
    let tickets = unanswered.documents[document] ?? []
    for ticket in tickets.sorted(by: { $0.number < $1.number }) { giveUp(ticket, .outdated) }
  }

  private mutating func giveUp(_ ticket: Ticket, _ reason: CancellationToken.Reason) {
    guard let request = pending[ticket], answer(ticket) else { return }
    request.token.cancel(reason)
    pending[ticket]?.context = nil
    givenUp.append(GivenUp(id: request.id, reason: reason))
  }

  /// The requests that were given up since the last call. Their work ends later, but their errors are sent at once.
  mutating func takeGivenUp() -> [GivenUp] {
    defer { givenUp = [] }
    return givenUp
  }
}
