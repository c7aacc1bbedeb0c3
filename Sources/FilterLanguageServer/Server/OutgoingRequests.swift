import LanguageServerProtocol

/// What the server asked of the client, until it is answered.
struct OutgoingRequests: Sendable {
  /// Takes the answer: the message it came in, or the error instead.
  typealias Answered = @Sendable (_ body: MessageBody, _ error: LSP.ResponseError?) -> Void

  /// A client that never answers must not make the server grow: the oldest questions are given up.
  static let limit = 256

  private var waiting: [String: Answered] = [:]
  private var order: [String] = []
  private var count = 0

  /// Takes a question in, and answers the id it goes out under.
  mutating func add(_ answered: @escaping Answered) -> LSP.RequestID {
    count += 1
    let id = "filterq-\(count)"
    waiting[id] = answered
    order.append(id)
    if order.count > OutgoingRequests.limit { waiting[order.removeFirst()] = nil }
    return .string(id)
  }

  /// Whoever waits for an answer, once.
  mutating func take(_ id: LSP.RequestID) -> Answered? {
    guard case .string(let id) = id, let answered = waiting.removeValue(forKey: id) else { return nil }
    order.removeAll { $0 == id }
    return answered
  }
}
