import LanguageServerProtocol

// A list of completions is wanted at once: it is written directly.

extension LSP.TextEdit: DirectlyWritten {
  func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("newText", newText)
      $0.member("range", range)
    }
  }
}

extension LSP.InsertReplaceEdit: DirectlyWritten {
  func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("insert", insert)
      $0.member("newText", newText)
      $0.member("replace", replace)
    }
  }
}

extension LSP.CompletionTextEdit: DirectlyWritten {
  func write(to writer: inout JSONWriter) {
    switch self {
    case .edit(let edit): edit.write(to: &writer)
    case .insertReplace(let edit): edit.write(to: &writer)
    }
  }
}

extension LSP.MarkupContent: DirectlyWritten {
  func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("kind", kind.rawValue)
      $0.member("value", value)
    }
  }
}

extension LSP.CompletionItemLabelDetails: DirectlyWritten {
  func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("description", description)
      $0.member("detail", detail)
    }
  }
}

extension LSP.CompletionList: DirectlyWritten {
  /// Of the members of an item those that the server sets.
  func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("isIncomplete", isIncomplete)
      $0.name("items")
      $0.array(items) { writer, item in
        writer.object {
          $0.member("additionalTextEdits", item.additionalTextEdits)
          if let command = item.command {
            $0.name("command")
            $0.object {
              $0.member("command", command.command)
              $0.member("title", command.title)
            }
          }
          $0.member("commitCharacters", item.commitCharacters)
          if let data = item.data?.array {
            $0.name("data")
            $0.array(data) { $0.value($1.integer ?? 0) }
          }
          $0.member("detail", item.detail)
          $0.member("documentation", item.documentation)
          $0.member("filterText", item.filterText)
          $0.member("insertTextFormat", item.insertTextFormat?.rawValue)
          $0.member("kind", item.kind?.rawValue)
          $0.member("label", item.label)
          $0.member("labelDetails", item.labelDetails)
          $0.member("preselect", item.preselect)
          $0.member("sortText", item.sortText)
          $0.member("textEdit", item.textEdit)
        }
      }
    }
  }
}
