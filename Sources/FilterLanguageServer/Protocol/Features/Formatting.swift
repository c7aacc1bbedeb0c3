extension LSP {
  /// `textDocument/formatting`: the edits that format a document.
  enum FormattingRequest: LSPRequest {
    static let method = "textDocument/formatting"
    typealias Params = DocumentFormattingParams
    typealias Result = [TextEdit]?
  }

  struct DocumentFormattingParams: Codable, Hashable, Sendable {
    var textDocument: TextDocumentIdentifier
    var options: FormattingOptions
  }

  /// `textDocument/rangeFormatting`: the edits that format a range.
  enum RangeFormattingRequest: LSPRequest {
    static let method = "textDocument/rangeFormatting"
    typealias Params = DocumentRangeFormattingParams
    typealias Result = [TextEdit]?
  }

  struct DocumentRangeFormattingParams: Codable, Hashable, Sendable {
    var textDocument: TextDocumentIdentifier
    var range: PositionRange
    var options: FormattingOptions
  }

  /// `textDocument/rangesFormatting` (3.18): the edits that format ranges.
  enum RangesFormattingRequest: LSPRequest {
    static let method = "textDocument/rangesFormatting"
    typealias Params = DocumentRangesFormattingParams
    typealias Result = [TextEdit]?
  }

  struct DocumentRangesFormattingParams: Codable, Hashable, Sendable {
    var textDocument: TextDocumentIdentifier
    var ranges: [PositionRange]
    var options: FormattingOptions
  }

  /// `textDocument/onTypeFormatting`: the edits that follow a typed character.
  enum OnTypeFormattingRequest: LSPRequest {
    static let method = "textDocument/onTypeFormatting"
    typealias Params = DocumentOnTypeFormattingParams
    typealias Result = [TextEdit]?
  }

  struct DocumentOnTypeFormattingParams: Codable, Hashable, Sendable {
    var textDocument: TextDocumentIdentifier
    /// The caret; usually directly after the character.
    var position: Position
    /// The typed character.
    var ch: String
    var options: FormattingOptions
  }

  struct FormattingOptions: Codable, Hashable, Sendable {
    /// The width of a tab in spaces; 4 for `nil`.
    @Tolerant var tabSize: Int?
    /// Whether lines are indented with spaces; `true` for `nil`.
    @Tolerant var insertSpaces: Bool?
    @Tolerant var trimTrailingWhitespace: Bool?
    @Tolerant var insertFinalNewline: Bool?
    @Tolerant var trimFinalNewlines: Bool?
  }
}
