import FilterLanguageService
import LanguageServerProtocol

/// The last lists of completions, so that what a list leaves out can be asked for item by item.
struct CompletionMemory: Sendable {
  /// How many lists are kept: an editor asks about the one it shows.
  static let limit = 4

  private var lists: [(id: Int, documentation: [String])] = []
  private var count = 0

  /// Keeps what was left out of a list, and names it.
  mutating func remember(_ documentation: [String]) -> Int {
    count += 1
    lists.append((count, documentation))
    if lists.count > CompletionMemory.limit { lists.removeFirst() }
    return count
  }

  /// What was left out of an item; nil where the list is forgotten.
  func documentation(list: Int, item: Int) -> String? {
    guard let found = lists.first(where: { $0.id == list }), found.documentation.indices.contains(item) else {
      return nil
    }
    return found.documentation[item]
  }
}
