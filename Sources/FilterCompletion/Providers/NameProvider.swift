import FilterVocabulary
import FuzzyMatching

/// The names of items: after `!`, as values of the name field, and for bare words. A name of several words replaces all
/// of them.
enum NameProvider {
  static func add(to list: inout [Candidate], _ context: CompletionContext) {
    guard let nameField = context.prepared.nameField else { return }
    let place = context.place
    for name in context.vocabulary[nameField].catalogs {
      guard let catalog = context.catalogs[name] else { continue }
      switch place.kind {
      case .exactName, .quotedName: add(to: &list, in: context, catalog: catalog, form: .exactName, prior: 1)
      case .value where place.field == nameField: add(to: &list, in: context, catalog: catalog, form: .value, prior: 1)
      case .word: addRuns(to: &list, in: context, catalog: catalog)
      default: break
      }
    }
  }

  /// Tries the whole run of words first, then its last words, until names match well.
  private static func addRuns(to list: inout [Candidate], in context: CompletionContext, catalog: PreparedCatalog) {
    let count = context.place.run.count
    guard count > 0 else { return }
    // Three attempts suffice: users rarely type more words of a name before they look at the list.
    for first in Set([0, count - min(2, count), count - 1]).sorted() {
      let typed = context.runText(from: first)
      let words = count - first
      let found = context.search(catalog.index, for: typed, words > 1 ? 6 : shortShare(typed, in: context))
      let isGood = found.first.map { $0.quality >= (words == count ? 0.15 : 0.6) } ?? false
      if words > 1, !isGood { continue }
      // `lamp pri`: the last word begins a field, and no name has it.
      let mayBeField = words > 1 && !found.contains { $0.meetsAllWords } && beginsField(context.typed, in: context)
      for match in found {
        list.append(
          candidate(
            catalog, match: match, in: context, form: .exactName,
            prior: mayBeField ? -0.5 : words > 1 ? 1.2 : prior(ofLength: typed.utf8.count),
            typed: typed, first: first))
      }
      if isGood, words > 1, !mayBeField { return }
    }
  }

  /// Whether a word of at least two letters begins the name of a field.
  private static func beginsField(_ word: String, in context: CompletionContext) -> Bool {
    word.utf8.count > 1 && context.vocabulary.hasField(beginningWith: word.lowercased())
  }

  private static func add(
    to list: inout [Candidate], in context: CompletionContext, catalog: PreparedCatalog, form: Form, prior: Double
  ) {
    if context.typed.isEmpty {
      for match in catalog.index.best(context.share, for: "") {
        list.append(candidate(catalog, match: match, in: context, form: form, prior: prior, typed: "", first: 0))
      }
      return
    }
    for match in context.search(catalog.index, for: context.typed) {
      list.append(
        candidate(catalog, match: match, in: context, form: form, prior: prior, typed: context.typed, first: 0))
    }
  }

  private enum Form { case exactName, value }

  private static func candidate(
    _ catalog: PreparedCatalog, match: FuzzyMatch, in context: CompletionContext, form: Form, prior: Double,
    typed: String, first: Int
  ) -> Candidate {
    let entry = catalog.entry(of: match)
    return Candidate(
      source: .name, kind: .name, label: entry.value,
      insertion: form == .value ? .value(entry.value) : .exactName(entry.value),
      range: context.place.kind == .word ? context.runRange(from: first) : context.place.replace,
      match: typed.isEmpty ? 1 : match.quality, popularity: match.popularity, prior: prior, detail: entry.title,
      meetsAllWords: match.meetsAllWords,
      origin: Candidate.Origin(index: catalog.index, id: match.id, typed: typed))
  }

  /// Almost any short text is a prefix of many names: after two letters they must not displace the fields.
  private static func prior(ofLength length: Int) -> Double {
    switch length {
    case ...2: 0
    case 3: 0.2
    case 4: 0.4
    default: 0.6
    }
  }

  private static func shortShare(_ typed: String, in context: CompletionContext) -> Int {
    typed.utf8.count <= 2 ? 5 : min(context.share, 12)
  }
}
