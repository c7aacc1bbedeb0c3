import FilterText
import FuzzyMatching

/// The ranking of the candidates of all sources.
///
/// The quality of the match counts most, then the weight of the source in the context, then the popularity. The weights
/// add up to one, so that sums are rarely clamped.
enum Ranking {
  static let matchWeight = 0.6
  static let exactWeight = 0.04
  static let priorWeight = 0.24
  /// A fifth of the match weight, as in the index of names, so that names keep the order of the index.
  static let popularityWeight = 0.12
  /// The minimum match quality without a typo: `gobl` surely starts `goblin`, `vedr` starts nothing.
  static let sure = 0.8
  /// The penalty of a candidate that contradicts the query.
  static let contradiction = -0.5
  /// The number of candidates that are checked for contradictions, the best first.
  static let tested = 24

  /// The distance of two tiers of values of the field under the caret: more than all other parts together.
  static let tierWeight = 0.25

  /// The score of a candidate, without the parts that depend on the rest of the query.
  static func total(of candidate: Candidate) -> Double {
    if let tier = candidate.tier {
      return valueParts(of: candidate, tier: tier).reduce(0) { $0 + $1.value }
    }
    return matchWeight * candidate.match + exactWeight * exactness(candidate) + priorWeight * candidate.prior
      + popularityWeight * candidate.popularity
  }

  /// The parts of the score, by name.
  static func score(of candidate: Candidate, isContradictory: Bool) -> CompletionScore {
    var parts =
      candidate.tier.map { valueParts(of: candidate, tier: $0) } ?? [
        CompletionScore.Part("match", value: matchWeight * candidate.match),
        CompletionScore.Part("exact", value: exactWeight * exactness(candidate)),
        CompletionScore.Part("source", value: priorWeight * candidate.prior),
        CompletionScore.Part("popularity", value: popularityWeight * candidate.popularity),
      ]
    if isContradictory { parts.append(CompletionScore.Part("contradiction", value: contradiction)) }
    return CompletionScore(parts)
  }

  /// The parts of a value of the field under the caret: the tier, and within it mostly how common the value is.
  private static func valueParts(of candidate: Candidate, tier: MatchTier) -> [CompletionScore.Part] {
    if candidate.source == .kept { return [CompletionScore.Part("match", value: 1)] }
    return [
      CompletionScore.Part("match", value: tierWeight * Double(tier.rawValue) + 0.06 * candidate.match),
      CompletionScore.Part("source", value: 0.05 * candidate.prior),
      CompletionScore.Part("popularity", value: 0.13 * candidate.popularity),
    ]
  }

  private static func exactness(_ candidate: Candidate) -> Double {
    guard let origin = candidate.origin else { return 0 }
    let text = origin.index[origin.id]
    guard text.utf8.count == origin.typed.utf8.count, !text.isEmpty else { return 0 }
    return PrefixMatch.quality(of: origin.typed, in: text) == 1 ? 1 : 0
  }

  /// The indices of the candidates, the best first.
  static func order(of candidates: [Candidate]) -> [Int] {
    let totals = candidates.map { total(of: $0) }
    return candidates.indices.sorted { left, right in
      if totals[left] != totals[right] { return totals[left] > totals[right] }
      let (first, second) = (candidates[left], candidates[right])
      if first.kind != second.kind { return first.kind.order < second.kind.order }
      if first.label != second.label { return first.label < second.label }
      return left < right
    }
  }

  /// Whether an item sorts before another: by score, kind, label and edit. Total over items with different edits.
  static func precedes(_ left: CompletionItem, _ right: CompletionItem) -> Bool {
    if left.score.total != right.score.total { return left.score.total > right.score.total }
    if left.kind != right.kind { return left.kind.order < right.kind.order }
    if left.label != right.label { return left.label < right.label }
    if left.edit.replacement != right.edit.replacement { return left.edit.replacement < right.edit.replacement }
    return left.edit.range < right.edit.range
  }
}

extension CompletionKind {
  /// The rank of the kind, to break ties.
  var order: Int {
    switch self {
    case .field: 0
    case .operator: 1
    case .value: 2
    case .name: 3
    case .history: 4
    case .pinned: 5
    case .text: 6
    case .regex: 7
    case .keyword: 8
    }
  }
}
