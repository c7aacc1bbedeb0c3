import FilterText
import Foundation
import Testing

@testable import FilterLanguageServer

@Suite struct ClientFeaturesTests {
  private func features(_ json: String) throws -> ClientFeatures {
    ClientFeatures(try JSONDecoder().decode(LSP.ClientCapabilities.self, from: Data(json.utf8)))
  }

  /// Each capability sets its feature and no other.
  @Test func reading() throws {
    let rows: [Reading] = [
      Reading(#"{"window": {"workDoneProgress": true}}"#) { $0.showsProgress = true },
      Reading(#"{"window": {"showDocument": {"support": true}}}"#) { $0.showsDocuments = true },
      Reading(#"{"workspace": {"applyEdit": true}}"#) { $0.appliesEdits = true },
      Reading(#"{"workspace": {"workspaceEdit": {"documentChanges": true}}}"#) { $0.takesDocumentChanges = true },
      Reading(#"{"workspace": {"configuration": true}}"#) { $0.answersConfiguration = true },
      Reading(#"{"workspace": {"didChangeConfiguration": {"dynamicRegistration": true}}}"#) {
        $0.registersConfiguration = true
      },
      Reading(#"{"workspace": {"didChangeWatchedFiles": {"dynamicRegistration": true}}}"#) { $0.watchesFiles = true },
      Reading(#"{"workspace": {"semanticTokens": {"refreshSupport": true}}}"#) { $0.refreshes = [.semanticTokens] },
      Reading(#"{"workspace": {"inlayHint": {"refreshSupport": true}}}"#) { $0.refreshes = [.inlayHint] },
      Reading(#"{"workspace": {"codeLens": {"refreshSupport": true}}}"#) { $0.refreshes = [.codeLens] },
      Reading(#"{"workspace": {"diagnostics": {"refreshSupport": true}}}"#) { $0.refreshes = [.diagnostic] },
      Reading(#"{"textDocument": {"diagnostic": {}}}"#) { $0.pullsDiagnostics = true },
      Reading(#"{"textDocument": {"publishDiagnostics": {"relatedInformation": true}}}"#) {
        $0.showsRelatedInformation = true
      },
      Reading(#"{"textDocument": {"hover": {"contentFormat": ["plaintext", "markdown"]}}}"#) {
        $0.readsMarkdownHovers = true
      },
      Reading(
        #"{"textDocument": {"signatureHelp": {"signatureInformation": {"parameterInformation": {"labelOffsetSupport": true}}}}}"#
      ) { $0.takesLabelOffsets = true },
      Reading(#"{"textDocument": {"documentSymbol": {"hierarchicalDocumentSymbolSupport": true}}}"#) {
        $0.showsSymbolTrees = true
      },
      Reading(#"{"textDocument": {"publishDiagnostics": {"tagSupport": {"valueSet": [1, 2]}}}}"#) {
        $0.showsUnnecessaryText = true
      },
      Reading(#"{"textDocument": {"publishDiagnostics": {"tagSupport": {"valueSet": [2]}}}}"#) { _ in },
      Reading(#"{"textDocument": {"completion": {"completionItem": {"commitCharactersSupport": true}}}}"#) {
        $0.takesCommitCharacters = true
      },
      Reading(#"{"textDocument": {"completion": {"completionItem": {"insertReplaceSupport": true}}}}"#) {
        $0.takesInsertReplace = true
      },
      Reading(#"{"textDocument": {"completion": {"completionItem": {"labelDetailsSupport": true}}}}"#) {
        $0.showsLabelDetails = true
      },
      Reading(
        #"{"textDocument": {"signatureHelp": {"signatureInformation": {"documentationFormat": ["plaintext", "markdown"]}}}}"#
      ) { $0.readsMarkdownSignatures = true },
      Reading(
        #"{"textDocument": {"completion": {"completionItem": {"resolveSupport": {"properties": ["documentation"]}}}}}"#
      ) {
        $0.resolvesCompletions = ["documentation"]
      },
      Reading(#"{"textDocument": {"codeAction": {"codeActionLiteralSupport": {"codeActionKind": {"valueSet": []}}}}}"#)
      {
        $0.takesActions = true
      },
    ]
    for reading in rows {
      #expect(try features(reading.json) == reading.wanted, "\(reading.testDescription)")
    }
  }

  /// Missing, false and malformed capabilities set no feature.
  @Test func nothing() throws {
    let rows: [String] = [
      "{}", #"{"textDocument": {}, "workspace": {}, "window": {}, "general": {}}"#, #"{"experimental": {"a": [1]}}"#,
      #"{"workspace": {"applyEdit": false, "configuration": null}}"#, #"{"workspace": "yes"}"#,
      #"{"textDocument": {"hover": {"contentFormat": ["plaintext"]}, "diagnostic": null}}"#,
      #"{"textDocument": {"hover": {"contentFormat": "markdown"}, "completion": 5}}"#,
      // The documentation of completions is always plain text.
      #"{"textDocument": {"completion": {"completionItem": {"documentationFormat": ["markdown"]}}}}"#,
    ]
    for json in rows {
      #expect(try features(json) == ClientFeatures(), "\(json)")
    }
  }

  @Test func malformedCapabilities() throws {
    let read = try features(
      #"{"workspace": {"applyEdit": "yes", "configuration": true}, "textDocument": {"hover": 1, "diagnostic": {}}}"#)
    var wanted = ClientFeatures()
    wanted.answersConfiguration = true
    wanted.pullsDiagnostics = true
    #expect(read == wanted)
  }

  /// UTF-8 if offered, or else the first known encoding, or else UTF-16.
  @Test func encodings() throws {
    let rows: [(String, PositionEncoding)] = [
      ("[]", PositionEncoding.utf16), (#"["utf-16"]"#, .utf16), (#"["utf-16", "utf-8"]"#, .utf8),
      (#"["utf-32", "utf-16"]"#, .utf32), (#"["utf-7", "utf-32"]"#, .utf32), (#"["utf-7"]"#, .utf16), ("5", .utf16),
    ]
    for (offered, encoding) in rows {
      #expect(try features(#"{"general": {"positionEncodings": \#(offered)}}"#).encoding == encoding, "\(offered)")
    }
  }

  @Test func commandsOfEditors() {
    let rows: [(String, Bool)] = [
      ("Visual Studio Code", true), ("Visual Studio Code - Insiders", true), ("VSCodium", true), ("Cursor", true),
      ("code-server", true), ("Neovim", false), ("", false), ("My Visual Studio Code", false),
    ]
    for (name, hasCommand) in rows {
      var features = ClientFeatures()
      features.learn(name: name)
      #expect(features.completionCommand == (hasCommand ? "editor.action.triggerSuggest" : nil), "\(name)")
    }
  }
}

/// Capabilities and the features they set.
struct Reading: Sendable, CustomTestStringConvertible {
  let json: String
  let wanted: ClientFeatures

  init(_ json: String, _ set: (inout ClientFeatures) -> Void) {
    self.json = json
    var wanted = ClientFeatures()
    set(&wanted)
    self.wanted = wanted
  }

  var testDescription: String { json }
}
