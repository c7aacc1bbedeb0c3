import FilterText
import Foundation
import Testing

@testable import FilterLanguageServer

@Suite struct IntroductionTests {
  /// UTF-8 if offered, or else the first known encoding, or else UTF-16.
  @Test func encoding() async throws {
    let rows: [(String, String)] = [
      (#"["utf-16"]"#, "utf-16"),
      (#"["utf-8"]"#, "utf-8"),
      (#"["utf-32"]"#, "utf-32"),
      (#"["utf-16","utf-32","utf-8"]"#, "utf-8"),
      (#"["utf-32","utf-16"]"#, "utf-32"),
      (#"["utf-16","utf-32"]"#, "utf-16"),
      (#"["utf-7","UTF-8","utf-32"]"#, "utf-32"),
      (#"["utf-7"]"#, "utf-16"),
      ("[]", "utf-16"),
      ("null", "utf-16"),
      (#""utf-8""#, "utf-16"),
      ("[8]", "utf-16"),
    ]
    for (offer, chosen) in rows {
      let client = TestClient()
      let result = try await client.initialize(#"{"general":{"positionEncodings":\#(offer)}}"#)
      #expect(result["capabilities"]?["positionEncoding"] == .string(chosen), "\(offer)")
      // The columns use it: the dragon takes four, two or one of them.
      client.openPlain("file:///a", "\"🐉\" t:elf")
      let column = 3 + (chosen == "utf-8" ? 4 : chosen == "utf-16" ? 2 : 1)
      client.edit("file:///a", 2, Self.replacing(column, column + 1, "c"))
      #expect(client.text(of: "file:///a") == "\"🐉\" c:elf", "\(offer)")
    }
  }

  private static func replacing(_ start: Int, _ end: Int, _ text: String) -> String {
    """
    {"range":{"start":{"line":0,"character":\(start)},"end":{"line":0,"character":\(end)}},"text":\(text.asJSON)}
    """
  }

  /// All capabilities that the server uses.
  static let everything = """
    {
      "workspace": {
        "applyEdit": true, "workspaceEdit": {"documentChanges": true}, "configuration": true, "workspaceFolders": true,
        "didChangeConfiguration": {"dynamicRegistration": true}, "didChangeWatchedFiles": {"dynamicRegistration": true},
        "semanticTokens": {"refreshSupport": true}, "inlayHint": {"refreshSupport": true},
        "codeLens": {"refreshSupport": true}, "diagnostics": {"refreshSupport": true}
      },
      "textDocument": {
        "diagnostic": {"dynamicRegistration": true}, "publishDiagnostics": {"relatedInformation": true},
        "hover": {"contentFormat": ["markdown"]}, "documentSymbol": {"hierarchicalDocumentSymbolSupport": true},
        "signatureHelp": {"signatureInformation": {"parameterInformation": {"labelOffsetSupport": true}}},
        "semanticTokens": {"multilineTokenSupport": true},
        "completion": {
          "completionItem": {
            "insertReplaceSupport": true, "labelDetailsSupport": true, "documentationFormat": ["markdown"],
            "resolveSupport": {"properties": ["documentation"]}
          },
          "completionList": {"itemDefaults": ["editRange"]}
        },
        "codeAction": {
          "codeActionLiteralSupport": {"codeActionKind": {"valueSet": ["quickfix"]}},
          "resolveSupport": {"properties": ["edit"]}
        }
      },
      "window": {"workDoneProgress": true, "showDocument": {"support": true}},
      "general": {"positionEncodings": ["utf-8"]}
    }
    """

  private func everything() throws -> JSONValue {
    try JSONDecoder().decode(JSONValue.self, from: Data(Self.everything.utf8))
  }

  /// Copies of `value`, each with one member replaced.
  private func spoilt(_ value: JSONValue, with bad: JSONValue) -> [JSONValue] {
    var results = [bad]
    for (name, member) in value.object ?? [:] {
      guard var members = value.object else { continue }
      for other in spoilt(member, with: bad) {
        members[name] = other
        results.append(.object(members))
      }
    }
    if value.array != nil { results.append(.array([bad])) }
    return results
  }

  private func features(_ capabilities: JSONValue) async throws -> ClientFeatures {
    let client = TestClient()
    let result = try await client.ask("initialize", #"{"capabilities":\#(capabilities.text)}"#)
    #expect(result["capabilities"]?["hoverProvider"] == .bool(true))
    return client.server.state.withLock { $0.client }
  }

  /// Every capability is read, and a malformed one counts as missing.
  @Test(arguments: [.integer(5), .string("x"), .array([]), .object([:]), .null, .number(0.5)] as [JSONValue])
  func wronglyTyped(bad: JSONValue) async throws {
    let everything = try everything()
    let best = try await features(everything)
    #expect(best != ClientFeatures())
    var differing = 0
    let places = spoilt(everything, with: bad)
    for capabilities in places where try await features(capabilities) != best { differing += 1 }
    // Some capabilities are set by any object.
    #expect(differing > places.count / 2)
    let nothing = try await features(bad)
    #expect(nothing == ClientFeatures())
  }

  /// All other members of `initialize` may be malformed too.
  @Test func wronglyTypedRest() async throws {
    let rows: [String] = ["5", "[]", "{}", #""x""#, "true", "null"]
    for bad in rows {
      let client = TestClient()
      let names = [
        "processId", "clientInfo", "locale", "rootPath", "rootUri", "initializationOptions", "capabilities", "trace",
        "workspaceFolders",
      ]
      let members = names.map { "\"\($0)\":\(bad)" }.joined(separator: ",")
      #expect(await client.errorCode("initialize", "{\(members)}") == nil, "\(bad)")
      #expect(await client.errorCode("workspace/symbol", #"{"query":""}"#) == nil, "\(bad)")
    }
  }
}
