extension LSP {
  /// A place in a document: line and column counted from zero, columns in units of the encoding agreed on.
  package struct Position: Codable, Hashable, Sendable {
    /// The line, counted from zero.
    package var line: Int
    /// The column, counted from zero. Behind the end of the line it means the end of the line.
    package var character: Int

    /// Makes a position.
    package init(line: Int, character: Int) {
      self.line = line
      self.character = character
    }
  }
}
