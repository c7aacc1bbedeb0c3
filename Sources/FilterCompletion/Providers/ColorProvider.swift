import FilterVocabulary
import FuzzyMatching

/// Colors: their names and letters, the names of their combinations, and how many.
enum ColorProvider {
  static func add(to list: inout [Candidate], _ context: CompletionContext) {
    guard context.place.kind == .value, let field = context.place.field,
      let colors = context.prepared.colors(of: field)
    else { return }
    func candidate(_ place: Int, _ match: Double, origin: Candidate.Origin?) -> Candidate {
      let word = colors.words[place]
      return Candidate(
        source: .color, kind: .value, label: word.text, insertion: .value(word.text), range: context.place.replace,
        match: match, popularity: 1 - Double(place) / Double(colors.words.count), prior: 1, detail: word.detail,
        origin: origin)
    }
    if context.typed.isEmpty {
      for place in colors.words.indices { list.append(candidate(place, 1, origin: nil)) }
      return
    }
    var seen: Set<Int32> = []
    for match in context.search(colors.index, for: context.typed) where seen.insert(colors.places[match.id]).inserted {
      let origin = Candidate.Origin(index: colors.index, id: match.id, typed: context.typed)
      list.append(candidate(Int(colors.places[match.id]), match.quality, origin: origin))
    }
    addLetters(to: &list, context, colors, seen)
  }

  /// The names of the colors whose letters are typed, in any order: `uw` is azorius.
  private static func addLetters(
    to list: inout [Candidate], _ context: CompletionContext, _ colors: PreparedColors, _ seen: Set<Int32>
  ) {
    guard (2...6).contains(context.typed.utf8.count), let set = colors.palette.letters(context.typed) else { return }
    for (place, word) in colors.words.enumerated() where !seen.contains(Int32(place)) {
      guard colors.palette.colors(named: word.text) == set else { continue }
      list.append(
        Candidate(
          source: .color, kind: .value, label: word.text, insertion: .value(word.text), range: context.place.replace,
          match: 0.9, popularity: 1 - Double(place) / Double(colors.words.count), prior: 1, detail: word.detail))
    }
  }
}
