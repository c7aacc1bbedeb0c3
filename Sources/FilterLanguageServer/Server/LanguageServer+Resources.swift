import FilterCompletion
import FilterLanguageService
import FilterVocabulary

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
    for mistake in mistakes { tell(.warning, mistake) }
    let (isFirst, reloads, changed) = state.withLock { state in
      let old = state.settings
      state.settings = settings
      if old != settings { state.generation += 1 }
      return (
        state.loading == 0, old.vocabulary != settings.vocabulary || old.catalogs != settings.catalogs, old != settings
      )
    }
    if reloads { watchFiles() }
    if isFirst || reloads { loadResources() } else if changed { publishAll() }
  }

  /// Loads vocabulary and catalogs beside everything else, and puts them to use when they are there. What cannot be loaded is
  /// told, and what was in use before stays.
  func loadResources() {
    let (turn, settings) = state.withLock { state in
      state.loading += 1
      return (state.loading, state.settings)
    }
    Task.detached { [self] in
      let progress = WorkProgress(self, title: "Loading vocabulary and names")
      defer { progress.end() }
      let vocabulary = load("vocabulary", settings.vocabulary) { try host.vocabulary(settings.vocabulary) }
      let used = vocabulary ?? state.withLock { $0.resources.vocabulary }
      progress.report("names", percentage: 30)
      let catalogs = load("catalogs", settings.catalogs) { try host.catalogs(settings.catalogs, used) }
      let resources = ServerResources(
        vocabulary: used, catalogs: catalogs ?? state.withLock { $0.resources.catalogs })
      progress.report("index", percentage: 80)
      _ = resources.engine
      let isNewest = state.withLock { state in
        guard state.loading == turn else { return false }
        state.resources = resources
        state.generation += 1
        state.workspace.forget()
        for (uri, document) in state.documents {
          state.documents[uri]?.snapshot = document.snapshot.with(vocabulary: used)
        }
        return true
      }
      if isNewest { publishAll() }
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
    log(level == .error ? .error : .warning, message)
    notify(LSP.ShowMessageNotification.self, LSP.ShowMessageParams(type: level, message: message))
  }
}
