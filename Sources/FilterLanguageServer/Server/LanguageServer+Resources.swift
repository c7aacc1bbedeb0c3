import FilterCompletion
import FilterLanguageService
import FilterVocabulary

extension LanguageServer {
  func fetchConfiguration() {
    ask(LSP.ConfigurationRequest.self, LSP.ConfigurationParams(items: [LSP.ConfigurationItem(section: "filterq")])) {
      [self] answer in
      switch answer {
      case .success(let values): take(settings: values.first)
      case .failure(let error):
        log(.warning, "cannot get the settings of the client: \(error.message)")
        loadResources()
      }
    }
  }

  /// Uses the settings of the notification if the client does not answer requests for them.
  func configurationChanged(_ params: LSP.DidChangeConfigurationParams) {
    if state.withLock({ $0.client.answersConfiguration }) {
      fetchConfiguration()
    } else {
      take(settings: params.settings?["filterq"] ?? params.settings)
    }
  }

  /// Uses new settings; without any, those of `initialize`.
  private func take(settings section: JSONValue?) {
    let isGiven = section?.object?.isEmpty == false
    let (settings, errors) = isGiven ? ServerSettings.read(section) : (state.withLock { $0.initialSettings }, [])
    for error in errors.prefix(8) { showMessage(.warning, error) }
    if errors.count > 8 { showMessage(.warning, "\(errors.count - 8) more errors in the settings") }
    let (isFirst, reloads, changed) = state.withLock { state in
      let old = state.settings
      state.settings = settings
      if old != settings { state.generation += 1 }
      if old.embeddedKeys != settings.embeddedKeys {
        for uri in state.documents.keys where state.documents[uri]?.configuration?.keys == nil {
          guard var document = state.documents[uri] else { continue }
          document.use(settings.embeddedKeys)
          state.settle(&document)
          state.documents[uri] = document
        }
      }
      return (state.loading == 0, old.resources != settings.resources, old != settings)
    }
    loadListings()
    if isFirst || reloads { loadResources() } else if changed { publishAll() }
  }

  /// Loads vocabulary and catalogs in the background and uses them when they are ready; then reads the items. If
  /// loading fails, a message is shown, and the current one stays in use.
  func loadResources() {
    let (turn, settings, folders) = state.withLock { state in
      state.loading += 1
      state.waiting.begin()
      return (state.loading, state.settings, state.workspace.folders)
    }
    Task.detached { [self] in
      let progress = WorkProgress(self, title: "Loading vocabulary and names")
      defer { progress.end() }
      var sources: [String] = []
      /// The path of a setting as resolved by the host; records it, or else `standard`, as a source.
      func located(_ path: String?, standard: String?) throws -> String? {
        let located = try path.map { try host.locate($0, folders) }
        if let source = located ?? standard { sources.append(source) }
        return located
      }
      let found = load("items", path: nil) {
        try settings.items.isEmpty ? host.standardItems : settings.items.map { try host.locate($0, folders) }
      }
      let files = found ?? []
      let stamps = files.map(host.stamp)
      let isInferred = !files.isEmpty && settings.vocabulary == nil && host.standardVocabulary == nil
      let vocabulary = load("vocabulary", path: settings.vocabulary) {
        if isInferred { return try host.inferredVocabulary(files) }
        return try host.vocabulary(try located(settings.vocabulary, standard: host.standardVocabulary))
      }
      let old = state.withLock { $0.resources }
      let (used, path) = vocabulary.map { ($0, sources.first) } ?? (old.vocabulary, old.vocabularyPath)
      progress.report("names", percentage: 30)
      let catalogs = load("catalogs", path: settings.catalogs) {
        try host.catalogs(try located(settings.catalogs, standard: host.standardStore), used)
      }
      let resources = ServerResources(
        engine: host.engine(used), vocabularyPath: path, catalogs: catalogs ?? state.withLock { $0.resources.catalogs })
      progress.report("index", percentage: 80)
      resources.engine.prepare()
      // Without a vocabulary there is nothing to read the items with. One that is inferred comes when they change.
      var items = ItemReading(vocabulary: isInferred ? nil : used, stamps: stamps)
      if vocabulary != nil || isInferred { items.paths = files }
      if found == nil { items.sought = settings.items }
      let reads = vocabulary != nil && !files.isEmpty
      let waiting = state.withLock { [sources, items] state -> [ResourceWaiting.Resume]? in
        guard state.loading == turn else { return nil }
        state.sources = sources
        state.items = items
        state.use(resources)
        return state.waiting.end()
      }
      if let waiting {
        for resume in waiting { resume() }
        watchFiles()
        publishAll()
        if reads { readItems(turn: turn) }
      }
    }
  }

  private func load<Value>(_ what: String, path: String?, _ body: () throws -> Value) -> Value? {
    do {
      return try body()
    } catch let failure as ServerHost.Failure {
      showMessage(.error, failure.message)
    } catch {
      showMessage(.error, "cannot load the \(what)\(path.map { " '\($0)'" } ?? ""): \(error)")
    }
    return nil
  }

  /// Shows a message to the user and logs it.
  func showMessage(_ level: LSP.MessageType, _ message: String) {
    let message = message.utf8.count > 2_000 ? String(message.prefix(1_000)) + "…" : message
    log(level == .error ? .error : .warning, message)
    notify(LSP.ShowMessageNotification.self, LSP.ShowMessageParams(type: level, message: message))
  }
}

/// The vocabulary, the catalogs and the items in use, and the completion engine made of them.
final class ServerResources: Sendable {
  /// The vocabulary of the open documents, and of the items if there are any.
  var vocabulary: Vocabulary { engine.vocabulary }
  /// The items that queries are counted in; nil if there are none, or they are not read yet.
  let items: ServedItems?
  /// The path of the file of the vocabulary; `nil` if it has none.
  let vocabularyPath: String?
  let catalogs: ServerHost.Catalogs
  let engine: CompletionEngine
  private let file = GuardedValue<VocabularyFile?>(nil)

  init(
    engine: CompletionEngine, vocabularyPath: String? = nil, catalogs: ServerHost.Catalogs = ServerHost.Catalogs(),
    items: ServedItems? = nil
  ) {
    self.items = items
    self.vocabularyPath = vocabularyPath
    self.catalogs = catalogs
    self.engine = engine.replacing(catalogs: catalogs.catalogs).replacing(history: catalogs.history)
  }

  /// The file of the vocabulary, read at the first use; `nil` if it has none, or it is unreadable.
  func vocabularyFile(_ host: ServerHost) -> VocabularyFile? {
    guard let vocabularyPath else { return nil }
    return file.withLock { file in
      file = file ?? host.readVocabulary(vocabularyPath).map { VocabularyFile(path: vocabularyPath, bytes: $0) }
      return file
    }
  }
}
