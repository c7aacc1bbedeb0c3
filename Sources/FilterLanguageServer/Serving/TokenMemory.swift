import LanguageServerProtocol

/// The tokens each document was last answered with, so that the next answer can be what changed.
struct TokenMemory: Sendable {
  private var last: [String: (id: String, data: [UInt32])] = [:]
  private var count = 0

  /// Keeps an answer, and names it.
  mutating func remember(_ data: [UInt32], of document: String) -> String {
    count += 1
    let id = "\(count)"
    last[document] = (id, data)
    return id
  }

  /// The answer of a name; nil where it is not the last one.
  func data(_ id: String, of document: String) -> [UInt32]? {
    guard let last = last[document], last.id == id else { return nil }
    return last.data
  }

  /// Forgets a document that was closed.
  mutating func forget(_ document: String) {
    last[document] = nil
  }
}
