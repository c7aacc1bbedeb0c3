import LanguageServerProtocol

// Tokens are many: they are written directly.

extension LSP.SemanticTokens: DirectlyWritten {
  func write(to writer: inout JSONWriter) {
    writer.object {
      $0.name("data")
      $0.array(data) { $0.value($1) }
      $0.member("resultId", resultId)
    }
  }
}

extension LSP.SemanticTokensEdit: DirectlyWritten {
  func write(to writer: inout JSONWriter) {
    writer.object {
      if let data {
        $0.name("data")
        $0.array(data) { $0.value($1) }
      }
      $0.member("deleteCount", deleteCount)
      $0.member("start", start)
    }
  }
}

extension LSP.SemanticTokensDelta: DirectlyWritten {
  func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("edits", edits)
      $0.member("resultId", resultId)
    }
  }
}

extension LSP.SemanticTokensDeltaResult: DirectlyWritten {
  func write(to writer: inout JSONWriter) {
    switch self {
    case .tokens(let tokens): tokens.write(to: &writer)
    case .delta(let delta): delta.write(to: &writer)
    }
  }
}
