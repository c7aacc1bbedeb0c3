import FilterText
import DataStreams

/// How often and where a card was printed: the columns `prints`, `sets`, `paperprints`, `papersets`, `illustrations`, `artists`.
public struct PrintingCounts: Hashable, Sendable {
  /// The printings.
  public var prints = 0
  /// The sets.
  public var sets = 0
  /// The printings on paper.
  public var paperPrints = 0
  /// The sets with a printing on paper.
  public var paperSets = 0
  /// The pictures; nil where the source names none.
  public var illustrations: Int?
  /// The artists, each of a joint credit (`A & B`) by itself; nil where the source names none.
  public var artists: Int?

  /// Counts printings. One of which the source names no game counts as paper, unless it is known to be digital. Linear in
  /// the printings.
  public init(of printings: [CardPrinting]) {
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
    // By places: an element that is copied out is two dozen texts to retain.
    for place in printings.indices {
      let isOnPaper = printings[place].isOnPaper
      if isOnPaper { paperPrints += 1 }
      let set = printings[place].set
      if !set.isEmpty {
        sets.insert(set)
        if isOnPaper { paperSets.insert(set) }
      }
      if let illustration = printings[place].illustrationID { illustrations.insert(illustration) }
      if let artist = printings[place].artist, credits.insert(artist).inserted {
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
  /// Whether it was printed on paper. Where the source names no game: unless it is known to be digital.
  @inline(__always) public var isOnPaper: Bool {
    games.isEmpty ? !isInNoGame && isDigital != true : games.contains("paper")
  }
}
