/// A candidate that a typed text found.
public struct FuzzyMatch: Hashable, Sendable {
  /// The candidate: its place in the list the index was made of.
  public let id: Int
  /// What candidates are ranked by, from 0 to 1: the quality, moved a little by the popularity.
  public let score: Double
  /// How well the text fits, from 0 to 1, whatever the candidate's popularity.
  public let quality: Double
  /// How popular the candidate is among all of the index, from 0 (least, or unknown) to 1 (most).
  public let popularity: Double
  /// Whether every typed word was met; false where one had to be left out for anything to be found.
  public let meetsAllWords: Bool

  /// Makes a match.
  public init(id: Int, score: Double, quality: Double, popularity: Double, meetsAllWords: Bool = true) {
    self.id = id
    self.score = score
    self.quality = quality
    self.popularity = popularity
    self.meetsAllWords = meetsAllWords
  }
}
