/// What is found with one of the typed words left out, where nothing has them all: `lightning bolt foil`, or a word with more
/// slips than can be told.
struct LeftOutWords {
  private let limit: Int
  private let weights: FuzzyWeights
  private var found: [FuzzyMatch] = []

  init(limit: Int, weights: FuzzyWeights) {
    self.limit = limit
    self.weights = weights
  }

  /// Few words only: what is left must still say what is meant.
  static func isWorthwhile(_ pattern: TypedPattern) -> Bool { (2...6).contains(pattern.words.count) }

  /// Adds what is found without one of the words, which has `share` of the letters: the shorter it is, the less it said.
  mutating func add(_ matches: [FuzzyMatch], share: Double) {
    let cost = Double(weights.leftOut) * (0.25 + 0.75 * share)
    for match in matches {
      found.append(
        FuzzyMatch(
          id: match.id, score: max(0, match.score - cost / weights.whole),
          quality: max(0, match.quality - cost / 10_000),
          popularity: match.popularity, meetsAllWords: false))
    }
  }

  /// The best of all, each candidate once.
  var matches: [FuzzyMatch] {
    var seen: Set<Int> = []
    let ranked = found.sorted { $0.score != $1.score ? $0.score > $1.score : $0.id < $1.id }
    return Array(ranked.filter { seen.insert($0.id).inserted }.prefix(limit))
  }
}
