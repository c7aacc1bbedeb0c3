import LanguageServerProtocol

/// Which documents have diagnostics to publish, and which are being worked on.
///
/// However fast a document is edited, one round works on it, and rounds for texts nobody sees any more are left out.
struct PublishingLedger: Sendable {
  private var running: Set<String> = []
  private var waiting: Set<String> = []

  /// Notes that a document changed. Answers whether a round is to be begun: else one is under way and will be repeated.
  mutating func schedule(_ document: String) -> Bool {
    if running.contains(document) {
      waiting.insert(document)
      return false
    }
    running.insert(document)
    return true
  }

  /// Notes that a round is over. Answers whether another is to follow.
  mutating func finishRound(_ document: String) -> Bool {
    if waiting.remove(document) != nil { return true }
    running.remove(document)
    return false
  }

  /// Whether nothing is to be published.
  var isIdle: Bool { running.isEmpty }
}
