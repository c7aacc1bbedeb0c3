/// What some items say about a hovered part of a query, and about the whole query.
public struct SearchFindings: Hashable, Sendable {
  /// How many items the part finds alone; nil if it sets no condition.
  public var part: FoundCount?
  /// How many items the query finds; nil if it is refused.
  public var whole: FoundCount?
  /// Why the items cannot answer the part, without a full stop; empty if they can.
  public var unanswered: String
  /// The fewest conditions, as written, that no item meets together. Empty if the query finds something, or if it is
  /// not several conditions.
  public var conflict: [String]

  /// Creates findings; nothing is known by default.
  public init(
    part: FoundCount? = nil, whole: FoundCount? = nil, unanswered: String = "", conflict: [String] = []
  ) {
    self.part = part
    self.whole = whole
    self.unanswered = unanswered
    self.conflict = conflict
  }
}

extension SearchFindings {
  /// The paragraphs of a hover. `item` and `items` are the words for one item and for several.
  func paragraphs(isWhole: Bool, item: String, items: String) -> [StyledText] {
    var lines: [StyledText] = []
    if let part, unanswered.isEmpty {
      lines.append(.words((isWhole ? "Finds " : "Alone it finds ") + part.text + " " + items))
    }
    if !unanswered.isEmpty { lines.append(.words("Not searched: " + unanswered)) }
    if !isWhole, let whole { lines.append(verdict(whole, item: item, items: items)) }
    return lines
  }

  /// What the query finds; if that is nothing, why.
  private func verdict(_ whole: FoundCount, item: String, items: String) -> StyledText {
    guard whole.count == 0, !conflict.isEmpty else { return .words("The query finds " + whole.text + " " + items) }
    var list = StyledText()
    for (index, text) in conflict.enumerated() {
      if index > 0 { list += .words(index == conflict.count - 1 ? " and " : ", ") }
      list += .code(Phrase.shortened(text, to: SearchFindings.maximumLength))
    }
    return .words("Nothing matches all terms, because no " + item + " matches ") + list
  }

  /// The maximum length of a shown condition in characters.
  private static var maximumLength: Int { 60 }
}
