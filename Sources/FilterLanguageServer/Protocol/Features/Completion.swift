extension LSP {
  /// `textDocument/completion`: the completions at a position.
  enum CompletionRequest: LSPRequest {
    static let method = "textDocument/completion"
    typealias Params = CompletionParams
    typealias Result = CompletionList?
  }

  typealias CompletionParams = TextDocumentPositionParams

  struct CompletionList: Codable, Hashable, Sendable {
    /// Whether the client should request again as the user types on.
    var isIncomplete: Bool
    var items: [CompletionItem]
  }

  /// `completionItem/resolve`: the documentation of an item that the list left out.
  enum CompletionResolveRequest: LSPRequest {
    static let method = "completionItem/resolve"
    typealias Params = CompletionItem
    typealias Result = CompletionItem
  }
}

extension LSP {
  /// A completion item. It has all members, because clients send the item back to resolve it.
  struct CompletionItem: Codable, Hashable, Sendable {
    var label: String
    var labelDetails: CompletionItemLabelDetails?
    var kind: CompletionItemKind?
    var tags: [CompletionItemTag]?
    var detail: String?
    var documentation: MarkupContent?
    var preselect: Bool?
    /// The key that the client sorts by; the label for `nil`.
    var sortText: String?
    /// The text that the client compares with the typed text; the label for `nil`.
    var filterText: String?
    /// The text to insert if there is no edit; the label for `nil`.
    var insertText: String?
    var insertTextFormat: InsertTextFormat?
    var insertTextMode: InsertTextMode?
    var textEdit: CompletionTextEdit?
    var textEditText: String?
    /// Edits elsewhere in the document.
    var additionalTextEdits: [TextEdit]?
    /// Characters that accept the item and are then inserted.
    var commitCharacters: [String]?
    /// The command that runs after the insertion.
    var command: Command?
    /// The data that the client returns to resolve the item.
    var data: JSONValue?
  }

  struct CompletionItemLabelDetails: Codable, Hashable, Sendable {
    /// Shown directly after the label.
    var detail: String?
    /// Shown at the end of the line.
    var description: String?
  }

  enum CompletionItemKind: Int, Codable, Hashable, Sendable {
    case text = 1
    case method, function, constructor, field, variable, `class`, interface, module, property
    case unit, value, `enum`, keyword, snippet, color, file, reference, folder, enumMember
    case constant, `struct`, event, `operator`, typeParameter
  }

  enum CompletionItemTag: Int, Codable, Hashable, Sendable {
    case deprecated = 1
  }

  enum InsertTextFormat: Int, Codable, Hashable, Sendable {
    case plainText = 1
    /// With placeholders: `$1`, `${2:name}`, and `$0` at the end.
    case snippet = 2
  }

  /// The treatment of white space in an inserted text.
  enum InsertTextMode: Int, Codable, Hashable, Sendable {
    case asIs = 1
    /// Lines after the first are indented like the line of the insertion.
    case adjustIndentation = 2
  }

  enum CompletionTextEdit: Hashable, Sendable {
    case edit(TextEdit)
    /// For clients that let the user choose between inserting and replacing.
    case insertReplace(InsertReplaceEdit)
  }

  struct InsertReplaceEdit: Codable, Hashable, Sendable {
    var newText: String
    var insert: PositionRange
    /// The range to replace; it has the start of the range to insert at.
    var replace: PositionRange
  }
}

extension LSP.CompletionTextEdit: Codable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let edit = try? container.decode(LSP.TextEdit.self) {
      self = .edit(edit)
    } else {
      self = .insertReplace(try container.decode(LSP.InsertReplaceEdit.self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .edit(let edit): try container.encode(edit)
    case .insertReplace(let edit): try container.encode(edit)
    }
  }
}

extension LSP {
  /// `textDocument/inlineCompletion` (3.18): continuations of the text, shown faded in the editor.
  enum InlineCompletionRequest: LSPRequest {
    static let method = "textDocument/inlineCompletion"
    typealias Params = InlineCompletionParams
    typealias Result = InlineCompletionList?
  }

  typealias InlineCompletionParams = TextDocumentPositionParams

  struct InlineCompletionList: Codable, Hashable, Sendable {
    /// The continuations, best first.
    var items: [InlineCompletionItem]
  }

  struct InlineCompletionItem: Codable, Hashable, Sendable {
    var insertText: String
    /// The range to replace, within one line; the word at the caret for `nil`.
    var range: PositionRange?
  }
}
