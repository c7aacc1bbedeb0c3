import FilterLanguageService
import FilterText
import Foundation

extension LanguageServer {
  func initialize(_ id: LSP.RequestID, content: MessageContent) {
    let params: LSP.InitializeParams
    do throws(LSP.ResponseError) {
      params = try content.params(LSP.InitializeParams.self)
    } catch {
      send(MessageCoding.response(id, error: error))
      return
    }
    var client = params.capabilities.map { ClientFeatures($0) } ?? ClientFeatures()
    client.learn(name: params.clientInfo?.name ?? "")
    let options = params.initializationOptions
    let (settings, errors) = ServerSettings.read(options?["filterq"] ?? options)
    state.withLock { state in
      state.phase = .running
      state.client = client
      state.settings = settings
      state.initialSettings = settings
      state.parentProcess = params.processId
      state.trace = params.trace.flatMap(TraceLevel.init(rawValue:)) ?? .off
      state.workspace.setFolders(params)
    }
    let result = LSP.InitializeResult(
      capabilities: .offered(to: client),
      serverInfo: LSP.ServerInfo(name: "filterq", version: LanguageServer.version))
    if let json = try? MessageCoding.json(result) { send(MessageCoding.response(id, result: json)) }
    for error in errors.prefix(8) { log(.warning, error) }
    log(.info, "initialized by \(params.clientInfo?.name ?? "a client"), position encoding \(client.encoding.rawValue)")
  }

  /// The version of the program, which `initialize` and `filterq --version` report.
  package static let version = "0.1.0"

  /// The client accepts requests from now on: registers for changes of the settings and requests them.
  func initialized() {
    let client = state.withLock { state in
      state.waiting.begin()
      return state.client
    }
    if client.registersConfiguration {
      let registration = LSP.Registration(
        id: "filterq-configuration", method: LSP.DidChangeConfigurationNotification.method,
        registerOptions: .object(["section": .string("filterq")]))
      ask(LSP.RegisterCapabilityRequest.self, LSP.RegistrationParams(registrations: [registration]))
    }
    if client.answersConfiguration { fetchConfiguration() } else { loadResources() }
  }

  /// Responds at once; running requests still get their responses.
  func shutDown(_ id: LSP.RequestID) {
    let waiting = state.withLock { state in
      state.phase = .shutDown
      return state.waiting.takeAll()
    }
    for resume in waiting { resume() }
    send(MessageCoding.response(id, result: Array("null".utf8)))
  }

  func setTrace(_ params: LSP.SetTraceParams) {
    guard let level = TraceLevel(rawValue: params.value) else {
      log(.warning, "unknown trace level '\(params.value)'; expected off, messages or verbose")
      return
    }
    state.withLock { $0.trace = level }
  }
}
