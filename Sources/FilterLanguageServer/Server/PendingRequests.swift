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
    /// Whether the response was sent, or is being sent.
    var isAnswered = false
  }

  private var pending: [Ticket: Pending] = [:]
  private var count = 0
  private var givenUp: [GivenUp] = []

  /// Takes a request in.
  mutating func add(_ id: LSP.RequestID, document: String?) -> (Ticket, CancellationToken) {
    count += 1
    let ticket = Ticket(number: count)
    let token = CancellationToken()
    pending[ticket] = Pending(id: id, document: document, token: token)
    return (ticket, token)
  }

  /// Whether no work for a request is in progress.
  var isEmpty: Bool { pending.isEmpty }

  /// The number of requests with work in progress, also of those that were given up.
  var number: Int { pending.count }

  /// Whether the result of a request is to be sent: not if the request was given up and has its error.
  mutating func answer(_ ticket: Ticket) -> Bool {
    guard pending[ticket]?.isAnswered == false else { return false }
    pending[ticket]?.isAnswered = true
    return true
  }

  /// Forgets a request whose work has ended.
  mutating func finish(_ ticket: Ticket) {
    pending[ticket] = nil
  }

  /// Cancels a request. An unknown id is ignored: its response is already being sent.
  mutating func cancel(_ id: LSP.RequestID) {
    for (ticket, request) in pending where request.id == id { giveUp(ticket, .cancelled) }
  }

  /// A document was edited.
  mutating func outdate(_ document: String) {
    for (ticket, request) in pending where request.document == document { giveUp(ticket, .outdated) }
  }

  private mutating func giveUp(_ ticket: Ticket, _ reason: CancellationToken.Reason) {
    guard let request = pending[ticket], answer(ticket) else { return }
    request.token.cancel(reason)
    givenUp.append(GivenUp(id: request.id, reason: reason))
  }

  /// The requests that were given up since the last call. Their work ends later, but their errors are sent at once.
  mutating func takeGivenUp() -> [GivenUp] {
    defer { givenUp = [] }
    return givenUp
  }
}
