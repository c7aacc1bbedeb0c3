import FilterLanguageServer
import Foundation
import LanguageServerProtocol
import Testing

@Suite struct InitializeCodingTests {
  @Test func initialize() throws {
    try checkCoding(
      LSP.InitializeParams(
        processId: 17, clientInfo: LSP.ClientInfo(name: "Editor", version: "1.2"), locale: "de", rootPath: "/home",
        rootUri: "file:///home", initializationOptions: .object(["lint": .bool(false)]),
        capabilities: LSP.ClientCapabilities(general: LSP.GeneralClientCapabilities(positionEncodings: ["utf-8"])),
        trace: "verbose", workspaceFolders: [LSP.WorkspaceFolder(uri: "file:///home", name: "home")]),
      json: """
        {"processId": 17, "clientInfo": {"name": "Editor", "version": "1.2"}, "locale": "de", "rootPath": "/home",
         "rootUri": "file:///home", "initializationOptions": {"lint": false},
         "capabilities": {"general": {"positionEncodings": ["utf-8"]}},
         "trace": "verbose", "workspaceFolders": [{"uri": "file:///home", "name": "home"}]}
        """)
    try checkCoding(
      LSP.InitializeResult(
        capabilities: LSP.ServerCapabilities(hoverProvider: true),
        serverInfo: LSP.ServerInfo(name: "filter", version: "1.0")),
      json: """
        {"capabilities": {"hoverProvider": true}, "serverInfo": {"name": "filter", "version": "1.0"}}
        """)
    #expect(LSP.InitializeRequest.method == "initialize")
  }

  /// What a client may leave out, or send as `null`, or as something else than the protocol says.
  @Test(arguments: [
    "{}",
    #"{"capabilities": null, "processId": null, "rootUri": null, "rootPath": null, "workspaceFolders": null}"#,
    #"{"capabilities": 7, "processId": "17", "clientInfo": "Editor", "locale": {}, "rootPath": 1, "rootUri": []}"#,
    #"{"capabilities": {}, "trace": 1, "workspaceFolders": [{"name": "no address"}], "workDoneToken": {}, "more": 1}"#,
  ]) func tolerance(json: String) throws {
    #expect(try JSONDecoder().decode(LSP.InitializeParams.self, from: Data(json.utf8)) == LSP.InitializeParams())
  }

  @Test func clientInfoWithoutName() throws {
    let json = #"{"clientInfo": {"version": 2}, "capabilities": {}}"#
    #expect(
      try JSONDecoder().decode(LSP.InitializeParams.self, from: Data(json.utf8))
        == LSP.InitializeParams(clientInfo: LSP.ClientInfo()))
  }
}
