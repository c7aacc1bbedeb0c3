import FilterText
import FilterVocabulary
import ScryfallDialect

/// The values of the fields `prints`, `sets`, `paperprints`, `papersets`, `illustrations` and `artists`.
struct PrintingCounts: Hashable, Sendable {
  var prints = 0
  var sets = 0
  /// The number of printings on paper.
  var paperPrints = 0
  /// The number of sets with a printing on paper.
  var paperSets = 0
  /// The number of illustrations; nil if the data names none.
  var illustrations: Int?
  /// The number of artists, two for the credit `A & B`; nil if the data names none.
  var artists: Int?

  /// Counts printings. Linear in the printings.
  init(of printings: [CardPrinting]) {
    prints = printings.count
    if printings.count == 1 {
      sets = printings[0].set.isEmpty ? 0 : 1
      paperPrints = printings[0].isOnPaper ? 1 : 0
      paperSets = min(paperPrints, sets)
      illustrations = printings[0].illustrationID == nil ? nil : 1
      artists = printings[0].artist.map { PrintingCounts.artists(of: $0).count }
      return
    }
    var sets: Set<String> = []
    var paperSets: Set<String> = []
    var illustrations: Set<String> = []
    var artists: Set<Substring> = []
    var credits: Set<String> = []
    // Elements are accessed by index: copying one retains two dozen strings.
    for index in printings.indices {
      let isOnPaper = printings[index].isOnPaper
      if isOnPaper { paperPrints += 1 }
      let set = printings[index].set
      if !set.isEmpty {
        sets.insert(set)
        if isOnPaper { paperSets.insert(set) }
      }
      if let illustration = printings[index].illustrationID { illustrations.insert(illustration) }
      if let artist = printings[index].artist, credits.insert(artist).inserted {
        artists.formUnion(PrintingCounts.artists(of: artist))
      }
    }
    self.sets = sets.count
    self.paperSets = paperSets.count
    self.illustrations = illustrations.isEmpty ? nil : illustrations.count
    self.artists = artists.isEmpty ? nil : artists.count
  }

  /// The artists of a credit.
  private static func artists(of credit: String) -> [Substring] {
    if !credit.utf8.contains(UInt8(ascii: "&")) { return credit.isEmpty ? [] : [credit[...]] }
    return credit.utf8.split(separator: UInt8(ascii: "&")).compactMap { piece in
      var piece = piece.drop { $0 == 0x20 }
      while piece.last == 0x20 { piece.removeLast() }
      return piece.isEmpty ? nil : Substring(piece)
    }
  }
}

extension CardPrinting {
  /// Whether it was printed on paper. If the data names no game, it was unless it is known to be digital.
  @inline(__always) var isOnPaper: Bool {
    games.isEmpty ? !isInNoGame && isDigital != true : games.contains("paper")
  }
}

/// The illustrations of a card that were printed in English and on paper.
struct PrintedPictures: Sendable {
  /// For fewer printings a linear search is faster than sets.
  private static let minimumForSets = 8

  private var english: Set<String> = []
  private var paper: Set<String> = []

  /// Collects the illustrations of a card. Linear in its printings.
  init(of card: borrowing Card) {
    if card.printings.count < Self.minimumForSets { return }
    for index in card.printings.indices {
      guard let picture = card.printings[index].illustrationID else { continue }
      if card.printings[index].language == "en" { english.insert(picture) }
      if card.printings[index].isOnPaper { paper.insert(picture) }
    }
  }

  /// Whether an English printing of the card has the illustration. Constant time.
  func isInEnglish(_ picture: String, of card: Card) -> Bool {
    if card.printings.count >= Self.minimumForSets { return english.contains(picture) }
    return card.printings.contains { $0.illustrationID == picture && $0.language == "en" }
  }

  /// Whether a paper printing of the card has the illustration. Constant time.
  func isOnPaper(_ picture: String, of card: Card) -> Bool {
    if card.printings.count >= Self.minimumForSets { return paper.contains(picture) }
    return card.printings.contains { $0.illustrationID == picture && $0.isOnPaper }
  }
}

extension CardPrinting {
  private static let knownSets = Set((Vocabulary.scryfall.catalog(named: "set-codes")?.values ?? []).map { $0.text })

  /// The values of `in:` for the printings of a card, as the data spells them and with repetitions: set codes, titles
  /// of sets that the vocabulary does not have, set types, games, languages, frames and `booster`, and rarities outside
  /// sets of the types `promo`, `memorabilia` and `token` (Reference 3.6). Linear in the printings.
  static func appearances(of printings: [CardPrinting]) -> [String] {
    var found: [String] = []
    found.reserveCapacity(8 * printings.count)
    for index in printings.indices { printings[index].appendAppearances(to: &found) }
    return found
  }

  private func appendAppearances(to found: inout [String]) {
    if !set.isEmpty { found.append(set) }
    // The vocabulary reads the titles of its sets as their codes.
    if !setName.isEmpty, !CardPrinting.knownSets.contains(set) { found += TitleSpelling.names(of: setName) }
    if !setType.isEmpty { found.append(setType) }
    if !language.isEmpty { found.append(language) }
    if let frame, !frame.isEmpty { found.append(frame) }
    found += games
    switch setType {
    case "promo", "memorabilia", "token": break
    default: if !rarity.isEmpty { found.append(rarity) }
    }
    if isInBoosters == true { found.append("booster") }
  }
}
