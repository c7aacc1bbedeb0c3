import FilterLanguageServer
import LanguageServerProtocol
import Testing

@Suite struct LifecycleCodingTests {
  @Test func initialized() throws {
    try checkCoding(LSP.InitializedNotification.Params.some(.object([:])), json: "{}")
    #expect(LSP.InitializedNotification.method == "initialized")
  }

  @Test func shutdownAndExit() throws {
    try checkCoding(LSP.ShutdownRequest.Params.none, json: "null")
    try checkCoding(LSP.ShutdownRequest.Result.none, json: "null")
    #expect(LSP.ShutdownRequest.method == "shutdown")
    try checkCoding(LSP.ExitNotification.Params.none, json: "null")
    #expect(LSP.ExitNotification.method == "exit")
  }

  @Test func trace() throws {
    try checkCoding(LSP.SetTraceParams(value: "messages"), json: #"{"value": "messages"}"#)
    #expect(LSP.SetTraceNotification.method == "$/setTrace")
    try checkCoding(
      LSP.LogTraceParams(message: "read", verbose: "a.fql"), json: #"{"message": "read", "verbose": "a.fql"}"#)
    #expect(LSP.LogTraceNotification.method == "$/logTrace")
  }

  @Test func cancel() throws {
    try checkCoding(LSP.CancelParams(id: .integer(7)), json: #"{"id": 7}"#)
    try checkCoding(LSP.CancelParams(id: .string("seven")), json: #"{"id": "seven"}"#)
    #expect(LSP.CancelNotification.method == "$/cancelRequest")
  }

  @Test func progress() throws {
    try checkCoding(
      LSP.ProgressParams(token: .string("t"), value: .object(["kind": .string("end")])),
      json: #"{"token": "t", "value": {"kind": "end"}}"#)
    #expect(LSP.ProgressNotification.method == "$/progress")
  }

  @Test func registerCapability() throws {
    try checkCoding(
      LSP.RegistrationParams(registrations: [
        LSP.Registration(
          id: "1", method: "workspace/didChangeConfiguration",
          registerOptions: .object(["section": .string("filter")])),
        LSP.Registration(id: "2", method: "textDocument/hover"),
      ]),
      json: """
        {"registrations": [
          {"id": "1", "method": "workspace/didChangeConfiguration", "registerOptions": {"section": "filter"}},
          {"id": "2", "method": "textDocument/hover"}]}
        """)
    try checkCoding(LSP.RegisterCapabilityRequest.Result.none, json: "null")
    #expect(LSP.RegisterCapabilityRequest.method == "client/registerCapability")
  }

  @Test func unregisterCapability() throws {
    try checkCoding(
      LSP.UnregistrationParams(unregisterations: [LSP.Unregistration(id: "2", method: "textDocument/hover")]),
      json: #"{"unregisterations": [{"id": "2", "method": "textDocument/hover"}]}"#)
    #expect(LSP.UnregisterCapabilityRequest.method == "client/unregisterCapability")
  }
}
