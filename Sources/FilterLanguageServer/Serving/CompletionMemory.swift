import FilterLanguageService

/// The documentation omitted from the last completion lists, for resolving items one by one.
struct CompletionMemory: Sendable {
  /// The maximum number of lists: editors resolve items of the visible one.
  static let limit = 4

  private var lists: [(id: Int, documentation: [String])] = []
  private var count = 0

  /// Stores the documentation omitted from a list and returns the number of the list.
  mutating func remember(_ documentation: [String]) -> Int {
    count += 1
    lists.append((count, documentation))
    if lists.count > CompletionMemory.limit { lists.removeFirst() }
    return count
  }

  /// The documentation omitted from an item; nil if the list is no longer stored.
  func documentation(list: Int, item: Int) -> String? {
    guard let found = lists.first(where: { $0.id == list }), found.documentation.indices.contains(item) else {
      return nil
    }
    return found.documentation[item]
  }
}
