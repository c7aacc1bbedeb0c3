import DataStreams

/// What the formats say of a card, and what is asked of it for each card, worked out once: cards whose JSON says the same share it.
final class FormatLegalities: Hashable, Sendable {
  /// The word of each format.
  let states: [String: String]
  /// The formats it may be played in: legal or restricted.
  let legal: [String]
  /// The formats it is banned in.
  let banned: [String]
  /// The formats it is restricted in.
  let restricted: [String]

  /// Of a card of which no format says anything.
  static let none = FormatLegalities([:])

  init(_ states: [String: String]) {
    self.states = states
    var (legal, banned, restricted): ([String], [String], [String]) = ([], [], [])
    for (format, state) in states {
      switch CardLegality(rawValue: state) {
      case .legal: legal.append(format)
      case .restricted:
        legal.append(format)
        restricted.append(format)
      case .banned: banned.append(format)
      case .notLegal, nil: break
      }
    }
    (self.legal, self.banned, self.restricted) = (legal, banned, restricted)
  }

  static func == (left: FormatLegalities, right: FormatLegalities) -> Bool {
    left === right || left.states == right.states
  }

  func hash(into hasher: inout Hasher) { hasher.combine(states) }
}
