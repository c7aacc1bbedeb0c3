extension LSP {
  /// Something that could be written at a place.
  package struct CompletionItem: Codable, Hashable, Sendable {
    /// What people see, and what is written if nothing else is said.
    package var label: String
    /// What people see behind the label.
    package var labelDetails: CompletionItemLabelDetails?
    /// What it is.
    package var kind: CompletionItemKind?
    /// How it is shown besides.
    package var tags: [CompletionItemTag]?
    /// What more there is to say, in a line.
    package var detail: String?
    /// What there is to say about it.
    package var documentation: MarkupContent?
    /// Whether it is selected at first.
    package var preselect: Bool?
    /// What the items are ordered by; the label if nothing is said.
    package var sortText: String?
    /// What is compared with what is written already; the label if nothing is said.
    package var filterText: String?
    /// What is written if there is no edit; the label if nothing is said.
    package var insertText: String?
    /// How the text is to be read.
    package var insertTextFormat: InsertTextFormat?
    /// What becomes of the white space in the text.
    package var insertTextMode: InsertTextMode?
    /// What is written, and the range it takes the place of.
    package var textEdit: CompletionTextEdit?
    /// What is written if the range is that of the defaults.
    package var textEditText: String?
    /// Edits of other places in the document.
    package var additionalTextEdits: [TextEdit]?
    /// Characters that choose the item and are then written.
    package var commitCharacters: [String]?
    /// What is done after the text is written.
    package var command: Command?
    /// What the server wants back when the rest is asked for.
    package var data: JSONValue?

    /// Makes an item.
    package init(
      label: String, labelDetails: CompletionItemLabelDetails? = nil, kind: CompletionItemKind? = nil,
      tags: [CompletionItemTag]? = nil, detail: String? = nil, documentation: MarkupContent? = nil,
      preselect: Bool? = nil, sortText: String? = nil, filterText: String? = nil, insertText: String? = nil,
      insertTextFormat: InsertTextFormat? = nil, insertTextMode: InsertTextMode? = nil,
      textEdit: CompletionTextEdit? = nil, textEditText: String? = nil, additionalTextEdits: [TextEdit]? = nil,
      commitCharacters: [String]? = nil, command: Command? = nil, data: JSONValue? = nil
    ) {
      self.label = label
      self.labelDetails = labelDetails
      self.kind = kind
      self.tags = tags
      self.detail = detail
      self.documentation = documentation
      self.preselect = preselect
      self.sortText = sortText
      self.filterText = filterText
      self.insertText = insertText
      self.insertTextFormat = insertTextFormat
      self.insertTextMode = insertTextMode
      self.textEdit = textEdit
      self.textEditText = textEditText
      self.additionalTextEdits = additionalTextEdits
      self.commitCharacters = commitCharacters
      self.command = command
      self.data = data
    }
  }
}
