import Testing

@testable import FuzzyMatching

/// The cost of each flaw of a match, in terms of the weights.
@Suite struct CandidateScorerTests {
  private static let weights = FuzzyWeights.standard

  /// The fit of a typed text to a name: the edits and the penalty of the words, without the uncovered ones.
  private func fit(_ typed: String, _ name: String) -> Fit? {
    let index = FuzzyIndex([name])
    var memory = WordMemory()
    let pattern = TypedPattern(typed, in: index.storage, memory: &memory)
    var scorer = CandidateScorer(storage: index.storage, pattern: pattern)
    for edits in 0...pattern.limit { if let fit = scorer.fit(0, limit: edits) { return fit } }
    return nil
  }

  @Test func withoutEdits() {
    let rows: [(String, String, Int32)] = [
      ("ember lantern", "Ember Lantern", 0), ("ember lan", "Ember Lantern", Self.weights.partial),
      ("emb lantern", "Ember Lantern", Self.weights.innerPartial),
      ("ember lan ", "Ember Lantern", Self.weights.innerPartial),
      ("emb lan", "Ember Lantern", Self.weights.innerPartial + Self.weights.partial),
      ("lantern", "Ember Lantern", Self.weights.laterWord),
      ("lan", "Ember Lantern", Self.weights.laterWord + Self.weights.partial),
      ("ice", "Fire // Ice", Self.weights.laterFace),
      ("dig time", "Dig Beneath Time", Self.weights.gap),
      ("long year", "The Long Night of Year", Self.weights.laterWord + 2 * Self.weights.gap),
      ("a f", "A B C D E F", 3 * Self.weights.gap), ("lantern ember", "Ember Lantern", Self.weights.order),
      ("lan ember", "Ember Lantern", Self.weights.order + Self.weights.innerPartial),
    ]
    for (typed, name, penalty) in rows {
      #expect(fit(typed, name) == Fit(penalty: penalty, edits: 0), "\(typed) in \(name)")
    }
  }

  @Test func withOneEdit() {
    let rows: [(String, String, Int32)] = [
      ("embber", "Ember", Self.weights.edit), ("embar", "Ember", Self.weights.edit),
      ("embr", "Ember", Self.weights.missing),
      ("emebr", "Ember", Self.weights.changed), ("amber", "Ember", Self.weights.edit + Self.weights.firstLetter),
      ("mber", "Ember", Self.weights.missing + Self.weights.firstLetter),
      ("mebers", "Embers", Self.weights.changed + Self.weights.firstLetter),
      ("embr lan", "Ember Lantern", Self.weights.missing + Self.weights.partial),
      ("nite of", "Knight of Reed", Self.weights.sound + Self.weights.innerPartial),
      ("lanturn", "Ember Lantern", Self.weights.laterWord + Self.weights.edit),
    ]
    for (typed, name, penalty) in rows {
      let found = fit(typed, name)
      #expect(found?.edits == 1, "\(typed) in \(name)")
      // A word that also sounds alike may come cheaper than its letters, never dearer.
      #expect((found?.penalty ?? .max) <= penalty, "\(typed) in \(name): \(String(describing: found)) for \(penalty)")
    }
  }

  @Test(arguments: [
    ("embre lantren", "Ember Lantern", 2), ("skullcalps", "Skullclasp", 2), ("celstiel mantel", "Celestial Mantle", 3),
  ])
  func withMoreEdits(typed: String, name: String, edits: Int32) {
    #expect(fit(typed, name)?.edits == edits)
  }

  @Test func noFit() {
    let rows: [(String, String)] = [
      ("xyz", "Ember Lantern"), ("ember ember", "Ember Lantern"), ("ember lantern foil", "Ember Lantern"),
      ("emb", "Lantern"),
      ("e", "Lantern"), ("bmer", "Lantern"), ("ice fire snow", "Fire // Ice"),
    ]
    for (typed, name) in rows {
      #expect(fit(typed, name) == nil, "\(typed)")
    }
  }

  @Test func aFitWithinALimitIsTheFitWithinALargerOne() {
    let storage = InventedNames.index.storage
    for typed in ["ember lan", "embr lantern", "embre latnern", "nit of brass", "siphon mana", "reed tide sword"] {
      var memory = WordMemory()
      let pattern = TypedPattern(typed, in: storage, memory: &memory)
      var scorer = CandidateScorer(storage: storage, pattern: pattern)
      for name in InventedNames.all.indices {
        var first: Fit?
        for limit in 0...3 {
          let fit = scorer.fit(name, limit: limit)
          if let first { #expect(fit == first, "\(typed) in \(InventedNames.all[name]) within \(limit)") }
          if let fit, first == nil {
            first = fit
            #expect(fit.edits <= limit)
            let places = scorer.positions(name, limit: limit)
            #expect(places.count == pattern.words.count && Set(places).count == places.count)
            #expect(
              places.allSatisfy {
                storage.wordRange(of: name).indices.contains(storage.wordRange(of: name).startIndex + $0)
              })
          }
        }
      }
    }
  }

  @Test func finishedNamesAndFaces() {
    let cases: [(typed: String, name: String, isFinished: Bool)] = [
      ("fire", "Fire // Ice", true), ("ice", "Fire // Ice", true), ("fire ice", "Fire // Ice", true),
      ("ice fire", "Fire // Ice", false), ("ember", "Ember Lantern", false), ("ember lantern", "Ember Lantern", true),
      ("lantern", "Ember Lantern", false), ("ember lanter", "Ember Lantern", false),
      ("the long", "Go // The Long", true),
      ("long", "Go // The Long", false), ("go the", "Go // The Long", false),
    ]
    for (typed, name, isFinished) in cases {
      let index = FuzzyIndex([name])
      var memory = WordMemory()
      let pattern = TypedPattern(typed, in: index.storage, memory: &memory)
      #expect(index.storage.isFace(pattern, of: 0) == isFinished, "\(typed) in \(name)")
    }
  }

  /// Of equally popular names, the one typed in full ranks before longer ones.
  @Test func theWholeNameComesFirst() {
    let index = FuzzyIndex(InventedNames.all)
    for name in InventedNames.all where name.contains(where: { $0.isLetter || $0.isNumber }) {
      #expect(index.best(1, for: name).first.map { index[$0.id] } == name)
    }
  }
}
