import LanguageServerProtocol

// Lists of diagnostics are long: they are written directly.

extension LSP.Position: DirectlyWritten {
  func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("character", character)
      $0.name("line")
      $0.line(line)
    }
  }
}

extension LSP.PositionRange: DirectlyWritten {
  func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("end", end)
      $0.member("start", start)
    }
  }
}

extension LSP.Location: DirectlyWritten {
  func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("range", range)
      $0.member("uri", uri)
    }
  }
}

extension LSP.DiagnosticRelatedInformation: DirectlyWritten {
  func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("location", location)
      $0.member("message", message)
    }
  }
}

extension LSP.Diagnostic: DirectlyWritten {
  /// `codeDescription` and `data` are never set by the server.
  func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("code", code)
      $0.member("message", message)
      $0.member("range", range)
      $0.member("relatedInformation", relatedInformation)
      $0.member("severity", severity?.rawValue)
      $0.member("source", source)
      if let tags {
        $0.name("tags")
        $0.array(tags) { $0.value($1.rawValue) }
      }
    }
  }
}

extension LSP.PublishDiagnosticsParams: DirectlyWritten {
  func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("diagnostics", diagnostics)
      $0.member("uri", uri)
      $0.member("version", version)
    }
  }
}

extension LSP.DocumentDiagnosticReport: DirectlyWritten {
  func write(to writer: inout JSONWriter) {
    writer.object {
      switch self {
      case .full(let id, let items):
        $0.member("items", items)
        $0.member("kind", "full")
        $0.member("resultId", id)
      case .unchanged(let id):
        $0.member("kind", "unchanged")
        $0.member("resultId", id)
      }
    }
  }
}
