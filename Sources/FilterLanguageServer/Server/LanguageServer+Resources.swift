import FilterCompletion
import FilterLanguageService
import FilterVocabulary
import LanguageServerProtocol

extension LanguageServer {
  /// Asks the client for the settings.
  func fetchConfiguration() {
    ask(LSP.ConfigurationRequest.self, LSP.ConfigurationParams(items: [LSP.ConfigurationItem(section: "filterq")])) {
      [self] answer in
      switch answer {
      case .success(let values): take(settings: values.first)
      case .failure(let error):
        log(.warning, "the client does not tell its settings: \(error.message)")
        loadResources()
      }
    }
  }

  /// The settings changed: the client tells them along, or is asked.
  func configurationChanged(_ params: LSP.DidChangeConfigurationParams) {
    if state.withLock({ $0.client.answersConfiguration }) {
      fetchConfiguration()
    } else {
      take(settings: params.settings?["filterq"] ?? params.settings)
    }
  }

  /// Puts settings to use. A client without any means those it gave when it introduced itself.
  private func take(settings section: JSONValue?) {
    let isSaid = section?.object?.isEmpty == false
    let (settings, mistakes) = isSaid ? ServerSettings.read(section) : (state.withLock { $0.introducedSettings }, [])
    for mistake in mistakes.prefix(8) { tell(.warning, mistake) }
    if mistakes.count > 8 { tell(.warning, "\(mistakes.count - 8) more mistakes in the settings") }
    let (isFirst, reloads, changed) = state.withLock { state in
      let old = state.settings
      state.settings = settings
      if old != settings { state.generation += 1 }
      return (
        state.loading == 0, old.vocabulary != settings.vocabulary || old.catalogs != settings.catalogs, old != settings
      )
    }
    if isFirst || reloads { loadResources() } else if changed { publishAll() }
  }

  /// Loads vocabulary and catalogs beside everything else, and puts them to use when they are there. What cannot be loaded is
  /// told, and what was in use before stays.
  func loadResources() {
    let (turn, settings, folders) = state.withLock { state in
      state.loading += 1
      return (state.loading, state.settings, state.workspace.folders)
    }
    Task.detached { [self] in
      let progress = WorkProgress(self, title: "Loading vocabulary and names")
      defer { progress.end() }
      var sources: [String] = []
      /// The path of a setting, as the host allows it; `standard` is in use where nothing is set.
      func located(_ path: String?, standard: String?) throws -> String? {
        let located = try path.map { try host.locate($0, folders) }
        if let source = located ?? standard { sources.append(source) }
        return located
      }
      let vocabulary = load("vocabulary", settings.vocabulary) {
        try host.vocabulary(try located(settings.vocabulary, standard: host.standardVocabulary))
      }
      let used = vocabulary ?? state.withLock { $0.resources.vocabulary }
      progress.report("names", percentage: 30)
      let catalogs = load("catalogs", settings.catalogs) {
        try host.catalogs(try located(settings.catalogs, standard: host.standardStore), used)
      }
      let resources = ServerResources(
        vocabulary: used, catalogs: catalogs ?? state.withLock { $0.resources.catalogs })
      progress.report("index", percentage: 80)
      _ = resources.engine
      let isNewest = state.withLock { [sources] state in
        guard state.loading == turn else { return false }
        state.sources = sources
        state.resources = resources
        state.generation += 1
        for uri in state.documents.keys { state.documents[uri]?.use(used) }
        return true
      }
      if isNewest {
        watchFiles()
        publishAll()
      }
    }
  }

  private func load<Value>(_ what: String, _ path: String?, _ body: () throws -> Value) -> Value? {
    do {
      return try body()
    } catch let failure as ServerHost.Failure {
      tell(.error, failure.message)
    } catch {
      tell(.error, "the \(what)\(path.map { " '\($0)'" } ?? "") cannot be loaded: \(error)")
    }
    return nil
  }

  /// Tells people something, and the log.
  func tell(_ level: LSP.MessageType, _ message: String) {
    let message = message.utf8.count > 2_000 ? String(message.prefix(1_000)) + "…" : message
    log(level == .error ? .error : .warning, message)
    notify(LSP.ShowMessageNotification.self, LSP.ShowMessageParams(type: level, message: message))
  }
}
