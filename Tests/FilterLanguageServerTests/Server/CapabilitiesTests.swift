import FilterLanguageService
import Foundation
import Testing

@testable import FilterLanguageServer

@Suite struct CapabilitiesTests {
  /// The method of each capability.
  private static let methods: [String: String] = [
    "hoverProvider": "textDocument/hover",
    "signatureHelpProvider": "textDocument/signatureHelp",
    "definitionProvider": "textDocument/definition",
    "declarationProvider": "textDocument/declaration",
    "typeDefinitionProvider": "textDocument/typeDefinition",
    "implementationProvider": "textDocument/implementation",
    "referencesProvider": "textDocument/references",
    "documentHighlightProvider": "textDocument/documentHighlight",
    "documentSymbolProvider": "textDocument/documentSymbol",
    "colorProvider": "textDocument/documentColor",
    "codeLensProvider": "textDocument/codeLens",
    "codeLensProvider.resolveProvider": "codeLens/resolve",
    "documentLinkProvider": "textDocument/documentLink",
    "documentLinkProvider.resolveProvider": "documentLink/resolve",
    "foldingRangeProvider": "textDocument/foldingRange",
    "selectionRangeProvider": "textDocument/selectionRange",
    "linkedEditingRangeProvider": "textDocument/linkedEditingRange",
    "semanticTokensProvider.full": "textDocument/semanticTokens/full",
    "semanticTokensProvider.full.delta": "textDocument/semanticTokens/full/delta",
    "semanticTokensProvider.range": "textDocument/semanticTokens/range",
    "inlayHintProvider": "textDocument/inlayHint",
    "inlayHintProvider.resolveProvider": "inlayHint/resolve",
    "diagnosticProvider": "textDocument/diagnostic",
    "diagnosticProvider.workspaceDiagnostics": "workspace/diagnostic",
    "completionProvider": "textDocument/completion",
    "completionProvider.resolveProvider": "completionItem/resolve",
    "inlineCompletionProvider": "textDocument/inlineCompletion",
    "codeActionProvider": "textDocument/codeAction",
    "codeActionProvider.resolveProvider": "codeAction/resolve",
    "documentFormattingProvider": "textDocument/formatting",
    "documentRangeFormattingProvider": "textDocument/rangeFormatting",
    "documentRangeFormattingProvider.rangesSupport": "textDocument/rangesFormatting",
    "documentOnTypeFormattingProvider": "textDocument/onTypeFormatting",
    "renameProvider": "textDocument/rename",
    "renameProvider.prepareProvider": "textDocument/prepareRename",
    "workspaceSymbolProvider": "workspace/symbol",
    "workspaceSymbolProvider.resolveProvider": "workspaceSymbol/resolve",
    "executeCommandProvider": "workspace/executeCommand",
    "monikerProvider": "textDocument/moniker",
    "callHierarchyProvider": "textDocument/prepareCallHierarchy",
    "typeHierarchyProvider": "textDocument/prepareTypeHierarchy",
    "inlineValueProvider": "textDocument/inlineValue",
  ]

  private func capabilities(_ client: String = "{}") async throws -> JSONValue {
    let result = try await TestClient().initialize(client)
    return try #require(result["capabilities"])
  }

  /// The paths of all members that are not false or null.
  private func offered(_ value: JSONValue, under prefix: String = "") -> Set<String> {
    var names: Set<String> = []
    for (name, member) in value.object ?? [:] where member != .bool(false) && member != .null {
      names.insert(prefix + name)
      names.formUnion(offered(member, under: prefix + name + "."))
    }
    return names
  }

  /// The offered methods are exactly the served ones.
  @Test func offersAndServes() async throws {
    let client = TestCapabilities.rich.replacing(
      #""workspace": {"#, with: #""workspace": {"textDocumentContent": {}, "#)
    let offered = offered(try await capabilities(client))
    // Whoever has colors also has their presentations.
    let promised = Set(
      offered.compactMap { Self.methods[$0] } + ["textDocument/colorPresentation"]
        + (offered.contains("workspace.textDocumentContent.schemes") ? ["workspace/textDocumentContent"] : []))
    #expect(promised == Set(ServedRequests.all.keys))
    let unknown = offered.filter { !$0.contains(".") && $0.hasSuffix("Provider") && Self.methods[$0] == nil }
    #expect(unknown == ["semanticTokensProvider"])
    #expect(ServedRequests.all.allSatisfy { $0 == $1.method })
  }

  /// Items are resolved only for clients that ask for documentation later; the others get it at once.
  @Test(arguments: [("{}", false), (TestCapabilities.rich, true)])
  func resolvingItems(client: String, resolves: Bool) async throws {
    #expect(try await capabilities(client)["completionProvider"]?["resolveProvider"] == .bool(resolves))
  }

  @Test(arguments: [
    ("textDocumentSync.openClose", "textDocument/didOpen"), ("textDocumentSync.openClose", "textDocument/didClose"),
    ("textDocumentSync.change", "textDocument/didChange"), ("textDocumentSync.save", "textDocument/didSave"),
    ("workspace.workspaceFolders.changeNotifications", "workspace/didChangeWorkspaceFolders"),
  ])
  func notifications(capability: String, method: String) async throws {
    let offered = offered(try await capabilities())
    #expect(offered.contains(capability))
    #expect(ServedNotifications.all[method] != nil)
  }

  /// Parameters that fit every request.
  private static let params = """
    {"textDocument":{"uri":"file:///a"},"position":{"line":0,"character":2},"newName":"oracle","ch":")","query":"",
     "range":{"start":{"line":0,"character":0},"end":{"line":0,"character":9}},"label":"t:",
     "ranges":[{"start":{"line":0,"character":0},"end":{"line":0,"character":9}}],
     "positions":[{"line":0,"character":2}],"color":{"red":0,"green":0,"blue":0,"alpha":1},"options":{"tabSize":2,"insertSpaces":true},
     "context":{"includeDeclaration":true,"diagnostics":[],"triggerKind":1},"previousResultId":"","previousResultIds":[],
     "command":"filterq.explain","arguments":["file:///a",0]}
    """

  /// Valid requests succeed.
  @Test func everyRequestIsAnswered() async throws {
    for method in ServedRequests.all.keys.sorted() {
      let client = try await TestClient.introduced()
      client.openPlain("file:///a", "(t:elf or c:g) mv<=2\n")
      // Their member `command` has another type, so they have their own parameters.
      let params =
        switch method {
        case "completionItem/resolve": #"{"label":"t:"}"#
        case "codeLens/resolve":
          #"{"range":{"start":{"line":0,"character":0},"end":{"line":0,"character":9}}}"#
        default: Self.params
        }
      let code = await client.errorCode(method, params)
      // Renaming may be refused, and the document has no rows of the server.
      let refusals = ["textDocument/rename": -32803, "workspace/textDocumentContent": -32602]
      #expect(code == nil || code == refusals[method], "\(method)")
    }
  }

  /// The types and modifiers of all tokens are in the legend.
  @Test func legend() async throws {
    let provider = try await capabilities()["semanticTokensProvider"]
    let types = try #require(provider?["legend"]?["tokenTypes"]?.strings)
    let modifiers = try #require(provider?["legend"]?["tokenModifiers"]?.strings)
    #expect(Set(types).count == types.count && types.count == SemanticTokenKind.allCases.count)
    #expect(Set(modifiers).count == modifiers.count)
    let client = try await TestClient.introduced()
    client.openPlain(
      "file:///a",
      "# words\n-t:elf or not (c:g mv<=2 !\"Fire\" o:/a\\d+/ nosuch:1)\nt:nosuch is:foil \"a\\\"b\" order:cmc m:{G}")
    let tokens = try await client.ask("textDocument/semanticTokens/full", Self.params)
    let data = try #require(tokens["data"]?.integers)
    let kinds = stride(from: 3, to: data.count, by: 5).map { data[$0] }
    let flags = stride(from: 4, to: data.count, by: 5).map { data[$0] }
    #expect(Set(kinds).count > 4)
    #expect(kinds.allSatisfy { types.indices.contains($0) })
    #expect(flags.contains { $0 != 0 } && flags.allSatisfy { $0 >= 0 && $0 < 1 << modifiers.count })
  }

  /// Every offered command runs; a client that cannot show its result gets a message.
  @Test func commands() async throws {
    let client = try await TestClient.introduced(#"{"workspace":{"applyEdit":true}}"#)
    client.openPlain("file:///a", "t:elf")
    let provider = try await capabilities()["executeCommandProvider"]
    let names = try #require(provider?["commands"]?.strings)
    let arguments = [
      "filterq.explain": #"["file:///a",0]"#, "filterq.open": #"["file:///a",0]"#,
      "filterq.apply": #"["Do it",{"changes":{"file:///a":[]}}]"#,
      "filterq.show": #"["file:///a",0]"#, "filterq.test": #"["file:///a",0]"#,
    ]
    // Without items there are no rows, and the document is no script.
    let refusals = ["filterq.show": -32803, "filterq.test": -32602]
    #expect(Set(names) == Set(arguments.keys))
    for name in names {
      let params = #"{"command":"\#(name)","arguments":\#(arguments[name] ?? "[]")}"#
      #expect(await client.errorCode("workspace/executeCommand", params) == refusals[name])
      #expect(await client.errorCode("workspace/executeCommand", #"{"command":"\#(name)"}"#) == -32602)
    }
    #expect(client.received("window/showMessage").count == 2)
    #expect(client.received("workspace/applyEdit").map { $0["label"] } == [.string("Do it")])
  }

  /// A client without capabilities gets no requests, and only diagnostics and messages as notifications.
  @Test func nothingUnasked() async throws {
    let loads = GuardedValue(0)
    let host = ServerHost(
      vocabulary: TestVocabularies.standard,
      catalogs: { _, _ in
        loads.withLock { $0 += 1 }
        return ServerHost.Catalogs()
      })
    let client = try await TestClient.running(host: host)
    client.openPlain("file:///a", "(t:elf or c:g) t:nosuch")
    client.notify("workspace/didChangeConfiguration", #"{"settings":{"filterq":{"lineWidth":40,"catalogs":"/c"}}}"#)
    client.notify("workspace/didChangeConfiguration", #"{"settings":{"filterq":{"lineWidth":60,"catalogs":"/c"}}}"#)
    for method in ServedRequests.all.keys.sorted() { _ = await client.errorCode(method, Self.params) }
    for name in ServedCommand.allCases.map(\.rawValue) {
      for arguments in [#"["file:///a",0]"#, #"["Do it",{"changes":{"file:///a":[]}}]"#] {
        _ = await client.errorCode("workspace/executeCommand", #"{"command":"\#(name)","arguments":\#(arguments)}"#)
      }
    }
    while loads.withLock({ $0 }) < 2 { try await Task.sleep(for: .milliseconds(1)) }
    try await client.idle()
    let received = await client.allMessages()
    #expect(Set(received.map(\.method)) == ["textDocument/publishDiagnostics", "window/showMessage"])
    #expect(!received.contains { $0.isQuestion })
  }

  /// A client that cannot apply edits gets no commands as actions.
  @Test func actionsThatCannotBeApplied() async throws {
    for (capabilities, hasActions) in [("{}", false), (#"{"workspace":{"applyEdit":true}}"#, true)] {
      let client = try await TestClient.introduced(capabilities)
      client.openPlain("file:///a", "t:elf t:elf")
      let actions = try await client.ask("textDocument/codeAction", Self.params).array ?? []
      #expect(!actions.isEmpty == hasActions)
      #expect(actions.allSatisfy { $0["command"] == .string("filterq.apply") })
    }
  }
}

@Suite struct ServedRequestsTests {
  /// Requests about documents that are not open, or with malformed parameters, get an error.
  @Test func documentsMustBeOpen() async throws {
    let rows = ServedRequests.all.keys.filter { $0.hasPrefix("textDocument/") }.sorted()
    for method in rows {
      let client = try await TestClient.running()
      let everything = #"""
        {"textDocument": {"uri": "file:///nowhere"}, "position": {"line": 0, "character": 0}, "positions": [], "ranges": [],
         "range": {"start": {"line": 0, "character": 0}, "end": {"line": 0, "character": 0}}, "ch": ")", "newName": "a",
         "previousResultId": "1", "options": {"tabSize": 2, "insertSpaces": true},
         "context": {"diagnostics": [], "includeDeclaration": true, "triggerKind": 1}}
        """#
      #expect(await client.errorCode(method, everything) == -32602, "\(method)")
      #expect(await client.errorCode(method, "{}") == -32602, "\(method)")
      #expect(await client.errorCode(method, "[]") == -32602, "\(method)")
      // The server still serves.
      let document = try client.open("t:e‸lf")
      #expect(try await client.ask("textDocument/hover", document) != .null, "\(method)")
    }
  }
}
