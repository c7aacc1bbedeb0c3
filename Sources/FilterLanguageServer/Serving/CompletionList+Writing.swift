import FilterText

// A list of completions is urgent: it is written directly.

extension LSP.TextEdit: DirectlyWritten {
  func write(to writer: inout JSONWriter) {
    writer.object {
      $0.pair("newText", newText)
      $0.pair("range", range)
    }
  }
}

extension LSP.InsertReplaceEdit: DirectlyWritten {
  func write(to writer: inout JSONWriter) {
    writer.object {
      $0.pair("insert", insert)
      $0.pair("newText", newText)
      $0.pair("replace", replace)
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
      $0.pair("kind", kind.rawValue)
      $0.pair("value", value)
    }
  }
}

extension LSP.CompletionItemLabelDetails: DirectlyWritten {
  func write(to writer: inout JSONWriter) {
    writer.object {
      $0.pair("description", description)
      $0.pair("detail", detail)
    }
  }
}

extension LSP.CompletionList: DirectlyWritten {
  /// Of the members of an item those that the server sets.
  func write(to writer: inout JSONWriter) {
    writer.object {
      $0.pair("isIncomplete", isIncomplete)
      $0.key("items")
      $0.array(items) { writer, item in
        writer.object {
          $0.pair("additionalTextEdits", item.additionalTextEdits)
          if let command = item.command {
            $0.key("command")
            $0.object {
              $0.pair("command", command.command)
              $0.pair("title", command.title)
            }
          }
          $0.pair("commitCharacters", item.commitCharacters)
          $0.pair("data", item.data?.array?.map { $0.integer ?? 0 })
          $0.pair("detail", item.detail)
          $0.pair("documentation", item.documentation)
          $0.pair("filterText", item.filterText)
          $0.pair("insertTextFormat", item.insertTextFormat?.rawValue)
          $0.pair("kind", item.kind?.rawValue)
          $0.pair("label", item.label)
          $0.pair("labelDetails", item.labelDetails)
          $0.pair("preselect", item.preselect)
          $0.pair("sortText", item.sortText)
          $0.pair("textEdit", item.textEdit)
        }
      }
    }
  }
}
