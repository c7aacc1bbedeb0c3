import DataStreams

/// The pictures of a card that were printed in English, and those on paper: collected once for all printings that ask.
struct PrintedPictures: Sendable {
  /// Of fewer printings each is looked at: that is faster than to make sets.
  private static let few = 8

  private var english: Set<String> = []
  private var paper: Set<String> = []

  /// The pictures of a card. Linear in its printings.
  init(of card: borrowing Card) {
    if card.printings.count < Self.few { return }
    for place in card.printings.indices {
      guard let picture = card.printings[place].illustrationID else { continue }
      if card.printings[place].language == "en" { english.insert(picture) }
      if card.printings[place].isOnPaper { paper.insert(picture) }
    }
  }

  /// Whether a printing of the card in English has the picture. Constant time.
  func isInEnglish(_ picture: String, _ card: Card) -> Bool {
    if card.printings.count >= Self.few { return english.contains(picture) }
    return card.printings.contains { $0.illustrationID == picture && $0.language == "en" }
  }

  /// Whether a printing of the card on paper has the picture. Constant time.
  func isOnPaper(_ picture: String, _ card: Card) -> Bool {
    if card.printings.count >= Self.few { return paper.contains(picture) }
    return card.printings.contains { $0.illustrationID == picture && $0.isOnPaper }
  }
}
