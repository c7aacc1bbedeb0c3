extension LSP {
  /// What a client wants of formatting. Members that are not known here are left out.
  package struct FormattingOptions: Codable, Hashable, Sendable {
    /// The width of a tab, in spaces.
    package var tabSize: Int
    /// Whether lines are indented by spaces, not tabs.
    package var insertSpaces: Bool
    /// Whether white space at the ends of lines goes.
    package var trimTrailingWhitespace: Bool?
    /// Whether the last line is ended if it is not.
    package var insertFinalNewline: Bool?
    /// Whether empty lines at the end go.
    package var trimFinalNewlines: Bool?

    /// Makes options.
    package init(
      tabSize: Int, insertSpaces: Bool, trimTrailingWhitespace: Bool? = nil, insertFinalNewline: Bool? = nil,
      trimFinalNewlines: Bool? = nil
    ) {
      self.tabSize = tabSize
      self.insertSpaces = insertSpaces
      self.trimTrailingWhitespace = trimTrailingWhitespace
      self.insertFinalNewline = insertFinalNewline
      self.trimFinalNewlines = trimFinalNewlines
    }

    /// Reads options; tabs are four wide and spaces indent where nothing is said.
    package init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      tabSize = container.tolerant(.tabSize) ?? 4
      insertSpaces = container.tolerant(.insertSpaces) ?? true
      trimTrailingWhitespace = container.tolerant(.trimTrailingWhitespace)
      insertFinalNewline = container.tolerant(.insertFinalNewline)
      trimFinalNewlines = container.tolerant(.trimFinalNewlines)
    }
  }
}
