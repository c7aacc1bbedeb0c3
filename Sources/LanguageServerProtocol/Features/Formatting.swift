extension LSP {
  /// `textDocument/formatting`: the edits that format a document.
  package enum FormattingRequest: LSPRequest {
    package static let method = "textDocument/formatting"
    package typealias Params = DocumentFormattingParams
    package typealias Result = [TextEdit]?
  }

  package struct DocumentFormattingParams: Codable, Hashable, Sendable {
    package var textDocument: TextDocumentIdentifier
    package var options: FormattingOptions
  }

  /// `textDocument/rangeFormatting`: the edits that format a range.
  package enum RangeFormattingRequest: LSPRequest {
    package static let method = "textDocument/rangeFormatting"
    package typealias Params = DocumentRangeFormattingParams
    package typealias Result = [TextEdit]?
  }

  package struct DocumentRangeFormattingParams: Codable, Hashable, Sendable {
    package var textDocument: TextDocumentIdentifier
    package var range: PositionRange
    package var options: FormattingOptions
  }

  /// `textDocument/rangesFormatting` (3.18): the edits that format ranges.
  package enum RangesFormattingRequest: LSPRequest {
    package static let method = "textDocument/rangesFormatting"
    package typealias Params = DocumentRangesFormattingParams
    package typealias Result = [TextEdit]?
  }

  package struct DocumentRangesFormattingParams: Codable, Hashable, Sendable {
    package var textDocument: TextDocumentIdentifier
    package var ranges: [PositionRange]
    package var options: FormattingOptions
  }

  /// `textDocument/onTypeFormatting`: the edits that follow a typed character.
  package enum OnTypeFormattingRequest: LSPRequest {
    package static let method = "textDocument/onTypeFormatting"
    package typealias Params = DocumentOnTypeFormattingParams
    package typealias Result = [TextEdit]?
  }

  package struct DocumentOnTypeFormattingParams: Codable, Hashable, Sendable {
    package var textDocument: TextDocumentIdentifier
    /// The caret; usually directly after the character.
    package var position: Position
    /// The typed character.
    package var ch: String
    package var options: FormattingOptions
  }

  package struct FormattingOptions: Codable, Hashable, Sendable {
    /// The width of a tab in spaces; 4 for `nil`.
    @Tolerant package var tabSize: Int?
    /// Whether lines are indented with spaces; `true` for `nil`.
    @Tolerant package var insertSpaces: Bool?
    @Tolerant package var trimTrailingWhitespace: Bool?
    @Tolerant package var insertFinalNewline: Bool?
    @Tolerant package var trimFinalNewlines: Bool?
  }
}
