/// The costs of the flaws of a match, in ten-thousandths of the best score. The values are from a parameter sweep of
/// the benchmarks.
package struct FuzzyWeights: Hashable, Sendable {
  /// An extra or a replaced letter.
  package var edit: Int32 = 2_800
  /// A missing letter; less than `edit`, since few edits lead to a given name.
  package var missing: Int32 = 1_800
  /// Two transposed letters, for the same reason.
  package var changed: Int32 = 2_000
  /// An edit of the first letter.
  package var firstLetter: Int32 = 200
  /// A word that only sounds like a word of the name.
  package var sound: Int32 = 2_400
  /// The first typed word is not the first word of the name.
  package var laterWord: Int32 = 360
  /// The first typed word is the first word of a face other than the first.
  package var laterFace: Int32 = 40
  /// A word of the name between two typed words.
  package var gap: Int32 = 150
  /// The words are in another order.
  package var order: Int32 = 700
  /// The last typed word is only a prefix of a word of the name.
  package var partial: Int32 = 160
  /// An earlier typed word is only a prefix of a word of the name.
  package var innerPartial: Int32 = 450
  /// The cost of a name with nothing typed; proportional to the share of its letters that were not typed.
  package var uncovered: Int32 = 250
  /// The name, or the typed face, is not complete.
  package var unfinished: Int32 = 800
  /// The spaces are in other positions.
  package var spacing: Int32 = 700
  /// Only the first letters of all words were typed.
  package var acronym: Int32 = 500
  /// Only the first letters of some leading words were typed.
  package var partialAcronym: Int32 = 2_000
  /// A typed word is not in the name.
  package var leftOut: Int32 = 4_000
  /// The advantage of the most popular candidate over the least popular one.
  package var popularity: Int32 = 2_000

  /// The default weights.
  package static let standard = FuzzyWeights()

  package init() {}
}

extension FuzzyWeights {
  /// The lower bound of the cost of a match with one edit.
  var leastEdit: Int32 { min(edit, missing, changed, sound) }

  /// The best possible score.
  var whole: Double { Double(10_000 + popularity) }

  /// The quality of a match, at most 10,000.
  @inline(__always)
  func quality(penalty: Int32, letters: Int32, _ facts: NameFacts) -> Int32 {
    let covered = min(1024, (letters * Int32(facts.inverseLetters)) >> 6)
    return 10_000 - penalty - (uncovered * (1024 - covered)) >> 10
  }

  /// The bonus for the popularity of a candidate.
  @inline(__always)
  func bonus(_ facts: NameFacts) -> Int32 { (popularity * Int32(facts.popularity)) >> 10 }
}
