/// What clients say of themselves in tests. A poor client says nothing: `{}`.
enum TestCapabilities {
  /// A client that can do all the server asks for, and counts columns in UTF-16.
  static let rich = client(encoding: "utf-16")

  /// The same, counting in UTF-8.
  static let richInUTF8 = client(encoding: "utf-8")

  private static func client(encoding: String) -> String {
    """
    {"general": {"positionEncodings": ["\(encoding)"]},
     "window": {"workDoneProgress": true, "showDocument": {"support": true}},
     "workspace": {"applyEdit": true, "workspaceEdit": {"documentChanges": true}},
     "textDocument": {
       "hover": {"contentFormat": ["markdown", "plaintext"]}, "diagnostic": {},
       "publishDiagnostics": {"relatedInformation": true, "tagSupport": {"valueSet": [1, 2]}},
       "signatureHelp": {"signatureInformation": {"documentationFormat": ["markdown"],
         "parameterInformation": {"labelOffsetSupport": true}}},
       "completion": {"completionItem": {"insertReplaceSupport": true, "labelDetailsSupport": true,
         "commitCharactersSupport": true,
         "documentationFormat": ["markdown"], "resolveSupport": {"properties": ["documentation"]}}},
       "documentSymbol": {"hierarchicalDocumentSymbolSupport": true},
       "codeAction": {"codeActionLiteralSupport": {"codeActionKind": {"valueSet": ["quickfix"]}}}}}
    """
  }
}
