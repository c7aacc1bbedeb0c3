import FilterCompletion

extension CompletionHistory {
  /// How many texts of the history are shown at most.
  private static let most = 3

  /// The ends of the queries that begin with a text, byte for byte: the most frecent first, and of equal ones the pinned. White
  /// space before the text is no part of it.
  func endings(of typed: String, at now: Double) -> [String] {
    let typed = typed.utf8.drop { Blank.isBlank($0) }
    var found: [(text: String, frecency: Double, isPinned: Bool)] = []
    for pin in pins where pin.text.utf8.starts(with: typed) {
      let entry = entries.first { $0.key == pin.key }
      found.append((pin.text, entry.map { frecency(of: $0, at: now) } ?? 0, true))
    }
    for entry in entries where entry.text.utf8.starts(with: typed) {
      found.append((entry.text, frecency(of: entry, at: now), false))
    }
    found.sort { left, right in
      if left.frecency != right.frecency { return left.frecency > right.frecency }
      if left.isPinned != right.isPinned { return left.isPinned }
      return left.text < right.text
    }
    var endings: [String] = []
    for candidate in found where candidate.text.staysOneQuery {
      let ending = String(decoding: candidate.text.utf8.dropFirst(typed.count), as: UTF8.self)
      if !ending.isEmpty, !endings.contains(ending) { endings.append(ending) }
      if endings.count == CompletionHistory.most { break }
    }
    return endings
  }
}
