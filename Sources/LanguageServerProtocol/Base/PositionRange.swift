extension LSP {
  /// What the protocol calls `Range`: from a position up to, not including, another.
  package struct PositionRange: Codable, Hashable, Sendable {
    /// The first position.
    package var start: Position
    /// The position behind the last.
    package var end: Position

    /// Makes a range.
    package init(start: Position, end: Position) {
      self.start = start
      self.end = end
    }
  }
}
