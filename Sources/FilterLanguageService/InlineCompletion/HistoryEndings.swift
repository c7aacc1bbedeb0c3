import FilterCompletion

extension CompletionHistory {
  /// How many texts of the history are shown at most.
  private static let most = 3

  /// The ends of the queries that begin with a text, in any letter case: the pinned in their order, then the most frecent first.
  /// White space before the text is no part of it.
  func endings(of typed: String, at now: Double) -> [String] {
    let typed = String(Substring(typed.utf8.drop { Blank.isBlank($0) }))
    let used =
      entries
      .filter { PrefixMatch.quality(of: typed, in: $0.text) != nil }
      .map { (text: $0.text, frecency: frecency(of: $0, at: now)) }
      .sorted { left, right in
        left.frecency != right.frecency ? left.frecency > right.frecency : left.text < right.text
      }
    var endings: [String] = []
    for text in pins.map({ $0.text }) + used.map({ $0.text })
    where PrefixMatch.quality(of: typed, in: text) != nil && text.staysOneQuery {
      let ending = String(decoding: text.utf8.dropFirst(typed.utf8.count), as: UTF8.self)
      if !ending.isEmpty, !endings.contains(ending) { endings.append(ending) }
      if endings.count == CompletionHistory.most { break }
    }
    return endings
  }
}
