import LanguageServerProtocol

/// The requests of the client that are being answered.
struct PendingRequests: Sendable {
  /// Names one of them; two may carry one id when a client errs.
  struct Ticket: Hashable, Sendable {
    fileprivate let number: Int
  }

  private struct Pending: Sendable {
    let id: LSP.RequestID
    /// The document of the request, if an edit of it invalidates the result.
    let document: String?
    let token: CancellationToken
  }

  private var pending: [Ticket: Pending] = [:]
  private var count = 0

  /// Takes a request in.
  mutating func add(_ id: LSP.RequestID, document: String?) -> (Ticket, CancellationToken) {
    count += 1
    let ticket = Ticket(number: count)
    let token = CancellationToken()
    pending[ticket] = Pending(id: id, document: document, token: token)
    return (ticket, token)
  }

  /// Whether nothing is being answered.
  var isEmpty: Bool { pending.isEmpty }

  /// How many are being answered.
  var number: Int { pending.count }

  /// Forgets an answered request.
  mutating func finish(_ ticket: Ticket) {
    pending[ticket] = nil
  }

  /// Cancels a request. An unknown id is ignored: its response is already being sent.
  func cancel(_ id: LSP.RequestID) {
    for request in pending.values where request.id == id { request.token.cancel(.cancelled) }
  }

  /// A document was edited.
  func outdate(_ document: String) {
    for request in pending.values where request.document == document { request.token.cancel(.outdated) }
  }
}
