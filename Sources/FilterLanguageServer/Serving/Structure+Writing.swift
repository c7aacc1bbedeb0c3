import FilterText
import LanguageServerProtocol

// Outlines, folds, hints and lenses are long and asked for with every keystroke, so they are written without `Codable`.

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
