/// A way in which a typed text stands for a candidate.
enum MatchWay {
  /// Each typed word for a word of the candidate, counted from its first.
  case words([Int])
  /// All typed letters for those from a word on (counted over all candidates).
  case joined(word: Int)
  /// The typed letters for the first ones of some words (counted over all candidates).
  case acronym(words: Range<Int>)
}

extension FuzzySearch {
  /// The way in which a candidate costs least; nil where it does not match.
  mutating func bestWay(_ name: Int) -> MatchWay? {
    var best: (fit: Fit, way: MatchWay)?
    func offer(_ fit: Fit, _ way: MatchWay) {
      if let best, best.fit.penalty <= fit.penalty { return }
      best = (fit, way)
    }
    for edits in 0...pattern.limit {
      guard let fit = scorer.fit(name, limit: edits) else { continue }
      offer(fit, .words(scorer.places(name, limit: edits)))
      break
    }
    joinedFits(name) { word, fit in offer(fit, .joined(word: word)) }
    acronymFits(name) { words, fit in offer(fit, .acronym(words: words)) }
    if best == nil { joinedFitsWithEdits(name) { word, fit in offer(fit, .joined(word: word)) } }
    return best?.way
  }
}
