import FilterVocabulary
import FuzzyMatching

/// Fields: by name and alias, and, ranked down, by the words that describe them.
enum FieldProvider {
  static func add(to list: inout [Candidate], _ context: CompletionContext) {
    switch context.place.kind {
    case .start: addPopular(to: &list, context)
    case .word, .field:
      var seen = addNamed(to: &list, context)
      if context.place.kind == .word { addDescribed(to: &list, context, &seen) }
    default: break
    }
  }

  private static func addPopular(to list: inout [Candidate], _ context: CompletionContext) {
    for field in context.prepared.popularFields.prefix(context.share) {
      let name = context.vocabulary.fields[field].name
      list.append(candidate(.field, name, field, match: 1, prior: 0.7, context, origin: nil))
    }
  }

  /// Each field once: by its full name if what was typed begins that, and otherwise by the name that fits best.
  private static func addNamed(to list: inout [Candidate], _ context: CompletionContext) -> Set<Int> {
    var seen: Set<Int> = []
    // The last of some words is rather a part of a name or a sentence.
    let count = context.place.run.count
    let prior = context.namesWholeRun(list) ? -1 : count > 2 ? 0 : count > 1 ? 0.2 : 1
    let isWord = context.place.kind == .word
    let names = context.prepared.fieldNames
    let share = context.place.kind == .word ? min(context.share, 16) : context.share
    for match in context.search(names.index, for: context.typed, share) {
      let field = names.fields[match.id]
      guard seen.insert(field).inserted else { continue }
      let main = names.mains[match.id]
      let id = PrefixMatch.quality(of: context.typed, in: names.index[main]) == nil ? match.id : main
      let name = names.written[id]
      let isSure = match.quality >= Ranking.sure
      if isWord, !isSure, context.typed.utf8.count < 4 || count > 1 { continue }
      let origin = Candidate.Origin(index: names.index, id: id, typed: context.typed)
      list.append(
        candidate(
          .field, name, field, match: match.quality, prior: isSure || !isWord ? prior : prior * 0.5, context,
          origin: origin))
    }
    return seen
  }

  private static func addDescribed(to list: inout [Candidate], _ context: CompletionContext, _ seen: inout Set<Int>) {
    guard context.typed.utf8.count >= 3 else { return }
    let documentation = context.prepared.documentation
    for match in context.search(documentation.index, for: context.typed, 4) {
      for field in documentation.fields[match.id].prefix(4) where seen.insert(field).inserted {
        let name = context.vocabulary.fields[field].name
        list.append(
          candidate(.documentation, name, field, match: match.quality * 0.7, prior: 0.2, context, origin: nil))
      }
    }
  }

  private static func candidate(
    _ source: CandidateSource, _ name: String, _ index: Int, match: Double, prior: Double, _ context: CompletionContext,
    origin: Candidate.Origin?
  ) -> Candidate {
    let field = context.vocabulary.fields[index]
    let insertion = Insertion.field(name, context.prepared.fieldIDs[index], context.prepared.usualOperators[index])
    return Candidate(
      source: source, kind: .field, label: name, insertion: insertion, range: context.place.replace, match: match,
      popularity: Double(field.popularity) / 100, prior: prior, origin: origin)
  }
}
