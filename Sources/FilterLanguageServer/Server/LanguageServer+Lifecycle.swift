import FilterLanguageService
import FilterText
import Foundation
import LanguageServerProtocol

extension LanguageServer {
  /// Takes what the client says of itself, and answers what the server can do.
  func initialize(_ id: LSP.RequestID, _ body: MessageBody) {
    let params: LSP.InitializeParams
    do throws(LSP.ResponseError) {
      params = try MessageParams.read(LSP.InitializeParams.self, from: body)
    } catch {
      send(MessageCoding.response(id, error: error))
      return
    }
    var client = ClientFeatures(params.capabilities)
    client.learn(name: params.clientInfo?.name ?? "")
    let options = params.initializationOptions
    let (settings, mistakes) = ServerSettings.read(options?["filterq"] ?? options)
    state.withLock { state in
      state.phase = .running
      state.client = client
      state.settings = settings
      state.introducedSettings = settings
      state.parentProcess = params.processId
      state.trace = params.trace.flatMap(TraceLevel.init(rawValue:)) ?? .off
      state.workspace.setFolders(params)
    }
    let result = LSP.InitializeResult(
      capabilities: .offered(to: client),
      serverInfo: LSP.ServerInfo(name: "filterq", version: LanguageServer.version))
    if let json = try? MessageCoding.json(result) { send(MessageCoding.response(id, result: json)) }
    for mistake in mistakes.prefix(8) { log(.warning, mistake) }
    log(.info, "initialized by \(params.clientInfo?.name ?? "a client"), columns in \(client.encoding.rawValue)")
  }

  /// The version the server says it is of.
  public static let version = "0.1.0"

  /// The client is ready: what needs its help comes now.
  func initialized() {
    let client = state.withLock { $0.client }
    registerWishes(client)
    if client.answersConfiguration { fetchConfiguration() } else { loadResources() }
  }

  /// Registers what the client watches for the server.
  private func registerWishes(_ client: ClientFeatures) {
    var registrations: [LSP.Registration] = []
    if client.registersConfiguration {
      registrations.append(
        LSP.Registration(
          id: "filterq-configuration", method: LSP.DidChangeConfigurationNotification.method,
          registerOptions: .object(["section": .string("filterq")])))
    }
    if !registrations.isEmpty {
      ask(LSP.RegisterCapabilityRequest.self, LSP.RegistrationParams(registrations: registrations))
    }
  }

  /// No more is to be served. Answered at once: what is under way is answered all the same.
  func shutDown(_ id: LSP.RequestID) {
    state.withLock { $0.phase = .shutDown }
    send(MessageCoding.response(id, result: Array("null".utf8)))
  }

  /// The client wants to be told more or less.
  func setTrace(_ params: LSP.SetTraceParams) {
    guard let level = TraceLevel(rawValue: params.value) else {
      log(.warning, "the trace is one of off, messages, verbose, not '\(params.value)'")
      return
    }
    state.withLock { $0.trace = level }
  }
}
