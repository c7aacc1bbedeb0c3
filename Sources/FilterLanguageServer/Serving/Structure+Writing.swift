import FilterText

// Outlines, folds, hints and lenses are long and requested with every keystroke, and an edit may change every term of a
// document, so they are written without `Codable`.

extension LSP.DocumentSymbol: DirectlyWritten {
  func write(to writer: inout JSONWriter) {
    writer.object {
      $0.pair("children", children)
      $0.pair("detail", detail)
      $0.pair("kind", kind.rawValue)
      $0.pair("name", name)
      $0.pair("range", range)
      $0.pair("selectionRange", selectionRange)
    }
  }
}

extension LSP.SymbolInformation: DirectlyWritten {
  func write(to writer: inout JSONWriter) {
    writer.object {
      $0.pair("kind", kind.rawValue)
      $0.pair("location", location)
      $0.pair("name", name)
    }
  }
}

extension LSP.DocumentSymbolResult: DirectlyWritten {
  func write(to writer: inout JSONWriter) {
    switch self {
    case .hierarchical(let symbols): symbols.write(to: &writer)
    case .flat(let symbols): symbols.write(to: &writer)
    }
  }
}

extension LSP.WorkspaceSymbol: DirectlyWritten {
  func write(to writer: inout JSONWriter) {
    writer.object {
      $0.pair("containerName", containerName)
      $0.pair("kind", kind.rawValue)
      $0.pair("location", location)
      $0.pair("name", name)
    }
  }
}

extension LSP.FoldingRange: DirectlyWritten {
  func write(to writer: inout JSONWriter) {
    writer.object {
      $0.pair("collapsedText", collapsedText)
      $0.pair("endLine", endLine)
      $0.pair("kind", kind)
      $0.pair("startLine", startLine)
    }
  }
}

extension LSP.InlayHint: DirectlyWritten {
  func write(to writer: inout JSONWriter) {
    writer.object {
      $0.pair("label", label)
      $0.pair("paddingLeft", paddingLeft)
      $0.pair("paddingRight", paddingRight)
      $0.pair("position", position)
      $0.pair("textEdits", textEdits)
      $0.pair("tooltip", tooltip)
    }
  }
}

extension LSP.Command: DirectlyWritten {
  func write(to writer: inout JSONWriter) {
    writer.object {
      $0.pair("arguments", arguments)
      $0.pair("command", command)
      $0.pair("title", title)
    }
  }
}

extension LSP.CodeLens: DirectlyWritten {
  func write(to writer: inout JSONWriter) {
    writer.object {
      $0.pair("command", command)
      $0.pair("data", data)
      $0.pair("range", range)
    }
  }
}

extension LSP.DocumentHighlight: DirectlyWritten {
  func write(to writer: inout JSONWriter) {
    writer.object {
      $0.pair("kind", kind?.rawValue)
      $0.pair("range", range)
    }
  }
}

extension LSP.OptionalVersionedTextDocumentIdentifier: DirectlyWritten {
  func write(to writer: inout JSONWriter) {
    writer.object {
      $0.pair("uri", uri)
      $0.pair("version", version.map { JSONValue.integer($0) } ?? .null)
    }
  }
}

extension LSP.TextDocumentEdit: DirectlyWritten {
  func write(to writer: inout JSONWriter) {
    writer.object {
      $0.pair("edits", edits)
      $0.pair("textDocument", textDocument)
    }
  }
}

extension LSP.WorkspaceEdit: DirectlyWritten {
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      if let changes {
        writer.key("changes")
        writer.object { writer in
          for (uri, edits) in changes.sorted(by: { $0.key < $1.key }) { writer.pair(uri, edits) }
        }
      }
      writer.pair("documentChanges", documentChanges)
    }
  }
}
