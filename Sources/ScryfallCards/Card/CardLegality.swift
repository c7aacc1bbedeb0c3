/// The legality of a card in each format. Cards with equal JSON share an object, so that the lists are made once.
final class FormatLegalities: Hashable, Sendable {
  /// The legality by format, as in the data.
  let states: [String: String]
  /// The formats in which the card is legal or restricted.
  let legal: [String]
  /// The formats in which the card is banned.
  let banned: [String]
  /// The formats in which the card is restricted.
  let restricted: [String]

  /// No legalities.
  static let none = FormatLegalities([:])

  init(_ states: [String: String]) {
    self.states = states
    var (legal, banned, restricted): ([String], [String], [String]) = ([], [], [])
    // In an order that does not change from run to run.
    for (format, state) in states.sorted(by: { $0.key < $1.key }) {
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

/// The legality of a card in a format.
enum CardLegality: String, Hashable, Sendable {
  case legal
  /// The card is not part of the format.
  case notLegal = "not_legal"
  /// The card is part of the format, but forbidden.
  case banned
  /// One copy of the card is permitted.
  case restricted
}

extension FormatLegalities {
  /// The legality in a format; nil if the data does not have it or has an unknown word.
  func legality(in format: String) -> CardLegality? {
    states[format].flatMap(CardLegality.init(rawValue:))
  }

  /// Whether the card is legal or restricted in a format; nil if the data does not say.
  func isPlayable(in format: String) -> Bool? {
    legality(in: format).map { $0 == .legal || $0 == .restricted }
  }
}
