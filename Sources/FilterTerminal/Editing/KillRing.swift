/// What was killed, the last first.
struct KillRing: Hashable, Sendable {
  private var texts: [String] = []
  private var place = 0
  private static let most = 32

  /// What a yank inserts; nil where nothing was killed.
  var current: String? { texts.indices.contains(place) ? texts[place] : nil }

  mutating func add(_ text: String) {
    texts.insert(text, at: 0)
    if texts.count > KillRing.most { texts.removeLast() }
    place = 0
  }

  /// Adds to what was killed just before, in the order of the text.
  mutating func extend(_ text: String, isForward: Bool) {
    guard let newest = texts.first else { return add(text) }
    texts[0] = isForward ? newest + text : text + newest
    place = 0
  }

  /// What was killed before the current, around from the oldest to the newest; nil where nothing was killed.
  mutating func older() -> String? {
    if texts.isEmpty { return nil }
    place = (place + 1) % texts.count
    return texts[place]
  }
}
