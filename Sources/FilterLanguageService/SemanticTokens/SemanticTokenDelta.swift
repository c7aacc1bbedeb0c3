/// A change of the numbers of ``SemanticTokenEncoding``.
public struct SemanticTokenEdit: Hashable, Sendable {
  /// The place of the first number that goes, among those from before. A multiple of five.
  public let start: Int
  /// How many numbers go.
  public let deleteCount: Int
  /// The numbers that come.
  public let data: [UInt32]

  /// Makes a change.
  public init(start: Int, deleteCount: Int, data: [UInt32]) {
    self.start = start
    self.deleteCount = deleteCount
    self.data = data
  }
}

/// What changes in the tokens of a document by an edit, so that the rest need not be sent again.
public enum SemanticTokenDelta {
  /// How many numbers stand for a token.
  static let width = 5

  /// The changes that turn `old` into `new`: none where both are equal, else one, between what both have in common at the
  /// beginning and at the end. Whole tokens are changed. Linear.
  public static func edits(from old: [UInt32], to new: [UInt32]) -> [SemanticTokenEdit] {
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, old[start] == new[start] { start += 1 }
    if start == old.count, start == new.count { return [] }
    start -= start % width
    var rest = 0
    while rest < shorter - start, old[old.count - 1 - rest] == new[new.count - 1 - rest] { rest += 1 }
    rest -= rest % width
    return [
      SemanticTokenEdit(
        start: start, deleteCount: old.count - rest - start, data: Array(new[start..<(new.count - rest)]))
    ]
  }
}
