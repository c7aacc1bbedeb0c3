import FilterCompletion
import FilterLanguageService
import FilterVocabulary
import LanguageServerProtocol

/// What queries are read and completed with. Preparing it takes some milliseconds, so it is done when it is first needed.
final class ServerResources: Sendable {
  /// The vocabulary.
  let vocabulary: Vocabulary
  /// Names to complete, and what was used before.
  let catalogs: ServerHost.Catalogs
  private let prepared = GuardedValue<CompletionEngine?>(nil)

  init(vocabulary: Vocabulary, catalogs: ServerHost.Catalogs = ServerHost.Catalogs()) {
    self.vocabulary = vocabulary
    self.catalogs = catalogs
  }

  /// The completion engine; whoever asks first prepares it, others wait.
  var engine: CompletionEngine {
    prepared.withLock { prepared in
      if let prepared { return prepared }
      let engine = CompletionEngine(
        vocabulary: vocabulary, catalogs: catalogs.catalogs, history: catalogs.history)
      prepared = engine
      return engine
    }
  }
}
