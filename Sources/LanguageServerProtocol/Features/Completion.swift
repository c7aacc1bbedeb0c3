extension LSP {
  /// `textDocument/completion`: the completions at a position.
  package enum CompletionRequest: LSPRequest {
    package static let method = "textDocument/completion"
    package typealias Params = CompletionParams
    package typealias Result = CompletionList?
  }

  package typealias CompletionParams = TextDocumentPositionParams

  package struct CompletionList: Codable, Hashable, Sendable {
    /// Whether the client should request again as the user types on.
    package var isIncomplete: Bool
    package var items: [CompletionItem]

    package init(isIncomplete: Bool, items: [CompletionItem]) {
      self.isIncomplete = isIncomplete
      self.items = items
    }
  }

  /// `completionItem/resolve`: the documentation of an item that the list left out.
  package enum CompletionResolveRequest: LSPRequest {
    package static let method = "completionItem/resolve"
    package typealias Params = CompletionItem
    package typealias Result = CompletionItem
  }
}

extension LSP {
  /// A completion item. It has all members, because clients send the item back to resolve it.
  package struct CompletionItem: Codable, Hashable, Sendable {
    package var label: String
    package var labelDetails: CompletionItemLabelDetails?
    package var kind: CompletionItemKind?
    package var tags: [CompletionItemTag]?
    package var detail: String?
    package var documentation: MarkupContent?
    package var preselect: Bool?
    /// The key that the client sorts by; the label for `nil`.
    package var sortText: String?
    /// The text that the client compares with the typed text; the label for `nil`.
    package var filterText: String?
    /// The text to insert if there is no edit; the label for `nil`.
    package var insertText: String?
    package var insertTextFormat: InsertTextFormat?
    package var insertTextMode: InsertTextMode?
    package var textEdit: CompletionTextEdit?
    package var textEditText: String?
    /// Edits elsewhere in the document.
    package var additionalTextEdits: [TextEdit]?
    /// Characters that accept the item and are then inserted.
    package var commitCharacters: [String]?
    /// The command that runs after the insertion.
    package var command: Command?
    /// What the client returns to resolve the item.
    package var data: JSONValue?

    package init(label: String, kind: CompletionItemKind? = nil) {
      self.label = label
      self.kind = kind
    }
  }

  package struct CompletionItemLabelDetails: Codable, Hashable, Sendable {
    /// Shown directly after the label.
    package var detail: String?
    /// Shown at the end of the line.
    package var description: String?

    package init(detail: String? = nil, description: String? = nil) {
      self.detail = detail
      self.description = description
    }
  }

  package enum CompletionItemKind: Int, Codable, Hashable, Sendable {
    case text = 1
    case method, function, constructor, field, variable, `class`, interface, module, property
    case unit, value, `enum`, keyword, snippet, color, file, reference, folder, enumMember
    case constant, `struct`, event, `operator`, typeParameter
  }

  package enum CompletionItemTag: Int, Codable, Hashable, Sendable {
    case deprecated = 1
  }

  package enum InsertTextFormat: Int, Codable, Hashable, Sendable {
    case plainText = 1
    /// With placeholders: `$1`, `${2:name}`, and `$0` at the end.
    case snippet = 2
  }

  /// How the white space of an inserted text is treated.
  package enum InsertTextMode: Int, Codable, Hashable, Sendable {
    case asIs = 1
    /// Lines after the first are indented like the line of the insertion.
    case adjustIndentation = 2
  }

  package enum CompletionTextEdit: Hashable, Sendable {
    case edit(TextEdit)
    /// For clients that let the user choose between inserting and replacing.
    case insertReplace(InsertReplaceEdit)
  }

  package struct InsertReplaceEdit: Codable, Hashable, Sendable {
    package var newText: String
    package var insert: PositionRange
    /// The range to replace; it has the start of the range to insert at.
    package var replace: PositionRange

    package init(newText: String, insert: PositionRange, replace: PositionRange) {
      self.newText = newText
      self.insert = insert
      self.replace = replace
    }
  }
}

extension LSP.CompletionTextEdit: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let edit = try? container.decode(LSP.TextEdit.self) {
      self = .edit(edit)
    } else {
      self = .insertReplace(try container.decode(LSP.InsertReplaceEdit.self))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .edit(let edit): try container.encode(edit)
    case .insertReplace(let edit): try container.encode(edit)
    }
  }
}

extension LSP {
  /// `textDocument/inlineCompletion` (3.18): continuations of the text, shown faded in the editor.
  package enum InlineCompletionRequest: LSPRequest {
    package static let method = "textDocument/inlineCompletion"
    package typealias Params = InlineCompletionParams
    package typealias Result = InlineCompletionList?
  }

  package typealias InlineCompletionParams = TextDocumentPositionParams

  package struct InlineCompletionList: Codable, Hashable, Sendable {
    /// The continuations, best first.
    package var items: [InlineCompletionItem]

    package init(items: [InlineCompletionItem]) {
      self.items = items
    }
  }

  package struct InlineCompletionItem: Codable, Hashable, Sendable {
    package var insertText: String
    /// The range to replace, within one line; the word at the caret for `nil`.
    package var range: PositionRange?

    package init(insertText: String, range: PositionRange? = nil) {
      self.insertText = insertText
      self.range = range
    }
  }
}
