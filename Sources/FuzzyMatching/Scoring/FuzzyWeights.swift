/// What each flaw of a match costs, in ten-thousandths of the best score. The benchmark target's sweep shows what each is
/// worth; the figures are where the sweep left them.
package struct FuzzyWeights: Hashable, Sendable {
  /// A letter more or another one.
  package var edit: Int32 = 2_800
  /// A letter less: of all slips that could have been made, few lead to this one.
  package var missing: Int32 = 1_800
  /// Two neighbours changed: the same.
  package var changed: Int32 = 2_000
  /// The slip is in the first letter, where people look.
  package var firstLetter: Int32 = 200
  /// A word that only sounds like the name's.
  package var sound: Int32 = 2_400
  /// The first typed word is not the first of the name.
  package var laterWord: Int32 = 360
  /// The first typed word is the first of a face that is not the first one.
  package var laterFace: Int32 = 40
  /// A word of the name between two that were typed.
  package var gap: Int32 = 150
  /// The words stand in another order.
  package var order: Int32 = 700
  /// The last typed word is only the beginning of the name's.
  package var partial: Int32 = 160
  /// A typed word before the last is only the beginning of the name's.
  package var innerPartial: Int32 = 450
  /// The name holds nothing but what was typed counts nothing; the more it holds besides, the nearer to this.
  package var uncovered: Int32 = 250
  /// Something of the name, or of the face that was typed, is still to be typed.
  package var unfinished: Int32 = 800
  /// The words are parted in other places.
  package var spacing: Int32 = 700
  /// Only the first letters of the words were typed.
  package var acronym: Int32 = 500
  /// The first letters of the first words were typed, but not of all.
  package var partialAcronym: Int32 = 2_000
  /// A typed word is nowhere in the name.
  package var leftOut: Int32 = 4_000
  /// What the most popular candidate has before the least popular one.
  package var popularity: Int32 = 2_000

  /// The weights in force.
  package static let standard = FuzzyWeights()

  package init() {}
}

extension FuzzyWeights {
  /// What no match with one edit costs less than.
  var leastEdit: Int32 { min(edit, missing, changed, sound) }

  /// The best score there is.
  var whole: Double { Double(10_000 + popularity) }

  /// The quality of a match: what is left of 10,000.
  @inline(__always)
  func quality(penalty: Int32, letters: Int32, _ facts: NameFacts) -> Int32 {
    let covered = min(1024, (letters * Int32(facts.inverseLetters)) >> 6)
    return 10_000 - penalty - (uncovered * (1024 - covered)) >> 10
  }

  /// What the popularity of a candidate adds.
  @inline(__always)
  func bonus(_ facts: NameFacts) -> Int32 { (popularity * Int32(facts.popularity)) >> 10 }
}
