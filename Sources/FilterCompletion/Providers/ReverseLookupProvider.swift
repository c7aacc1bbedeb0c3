import FilterVocabulary
import FuzzyMatching

/// Bare words that are values of some field: `flying` is `keyword:flying`, `modern` is `format:modern`.
enum ReverseLookupProvider {
  static func add(to list: inout [Candidate], _ context: CompletionContext) {
    guard context.place.kind == .word, context.typed.utf8.count >= 2 else { return }
    // A word after a slash may be part of a pattern.
    if context.vocabulary.isOfLists, context.regex != nil { return }
    let count = context.place.run.count
    // `first strike` is one keyword, so the last two words are tried together.
    if count > 1 { add(to: &list, context, first: count - 2, limit: 4, prior: count > 2 ? 0.4 : 0.9) }
    // The last of several words is more likely part of a name or a sentence.
    add(
      to: &list, context, first: count - 1, limit: 14,
      prior: context.namesWholeRun(list) ? -1 : count > 2 ? -0.5 : count > 1 ? 0.2 : 0.8)
  }

  /// The weight of a source with a value for almost any short text: close to nothing for a rare value unless a word is
  /// a whole value.
  private static func weight(_ prior: Double, typed: String, isWhole: Bool, use: Double) -> Double {
    if isWhole { return prior }
    switch typed.utf8.count {
    case ...2: return min(prior, 0)
    case 3: return min(prior, prior * (0.4 + 0.6 * use))
    default: return prior * (0.8 + 0.2 * use)
    }
  }

  private static func add(
    to list: inout [Candidate], _ context: CompletionContext, first: Int, limit: Int, prior: Double
  ) {
    let reverse = context.prepared.reverse
    let typed = context.runText(from: max(0, first))
    var seen: Set<Int32> = []
    for match in context.search(reverse.index, for: typed, limit) where seen.insert(reverse.indices[match.id]).inserted
    {
      let entry = reverse.entries[Int(reverse.indices[match.id])]
      let field = context.prepared.fieldIDs[Int(entry.field)]
      let text = reverse.index[match.id]
      let isSure = match.quality >= Ranking.sure && match.meetsAllWords
      let isWhole = isSure && text.utf8.count == typed.utf8.count
      // A bare word is a name before it is a value with a typing error or a part of one.
      if !isSure || MatchTier(of: typed, in: text) < .prefix { continue }
      list.append(
        Candidate(
          source: .reverse, kind: .value, label: text == entry.label ? text : entry.value,
          insertion: .term(field, entry.value),
          range: context.runRange(from: max(0, first)), match: match.quality,
          popularity: (Double(context.vocabulary[field].popularity) / 100 + entry.use) / 2,
          prior: weight(prior, typed: typed, isWhole: isWhole, use: entry.use) * (1 - entry.clutter),
          detail: text == entry.label && text != entry.value ? entry.value : "",
          origin: Candidate.Origin(index: reverse.index, id: match.id, typed: typed)))
    }
  }
}
