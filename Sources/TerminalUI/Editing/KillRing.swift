/// What was killed, the last first.
struct KillRing: Hashable, Sendable {
  /// What was killed by one or several operations, in pieces: joined only when somebody wants it.
  private struct Kill: Hashable, Sendable {
    var forward: [String] = []
    /// The last is the first of the text.
    var backward: [String] = []

    var text: String { (backward.reversed() + forward).reduce(into: "") { $0 += $1 } }
  }

  private var kills: [Kill] = []
  private var place = 0
  private static let most = 32

  /// What a yank inserts; nil where nothing was killed.
  var current: String? { kills.indices.contains(place) ? kills[place].text : nil }

  mutating func add(_ text: String) {
    kills.insert(Kill(forward: [text]), at: 0)
    if kills.count > KillRing.most { kills.removeLast() }
    place = 0
  }

  /// Adds to what was killed just before, in the order of the text.
  mutating func extend(_ text: String, isForward: Bool) {
    if kills.isEmpty { return add(text) }
    if isForward { kills[0].forward.append(text) } else { kills[0].backward.append(text) }
    place = 0
  }

  /// What was killed before the current, around from the oldest to the newest; nil where nothing was killed.
  mutating func older() -> String? {
    if kills.isEmpty { return nil }
    place = (place + 1) % kills.count
    return current
  }
}
