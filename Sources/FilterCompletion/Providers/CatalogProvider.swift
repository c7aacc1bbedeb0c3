import FilterVocabulary
import FuzzyMatching

/// The values of catalogs that the host provides: artists, tags, sets newer than the vocabulary.
enum CatalogProvider {
  static func add(to list: inout [Candidate], _ context: CompletionContext) {
    switch context.place.kind {
    case .value:
      guard let field = context.place.field, field != context.prepared.nameField else { return }
      for name in context.vocabulary[field].catalogs {
        add(to: &list, in: context, catalog: name, typed: context.typed, limit: context.share) { .value($0.value) }
      }
    case .word where context.typed.utf8.count >= 3:
      // A full artist name means the artist; a short word is part of many names by accident.
      for (index, names) in context.prepared.hostCatalogsOfFields.enumerated() {
        let field = context.prepared.fieldIDs[index]
        if field == context.prepared.nameField { continue }
        for name in names {
          add(to: &list, in: context, catalog: name, typed: context.typed, limit: 3) { .term(field, $0.value) }
        }
      }
    default: break
    }
  }

  private static func add(
    to list: inout [Candidate], in context: CompletionContext, catalog name: String, typed: String, limit: Int,
    insertion: (CatalogEntry) -> Insertion
  ) {
    guard let catalog = context.catalogs[name] else { return }
    let isTerm = context.place.kind == .word
    func candidate(_ entry: CatalogEntry, match: Double, popularity: Double, origin: Candidate.Origin?)
      -> Candidate
    {
      Candidate(
        source: isTerm ? .reverse : .catalog, kind: .value,
        label: isTitled(entry, origin: origin) ? entry.title : entry.value,
        insertion: insertion(entry),
        range: context.place.replace, match: match, popularity: popularity, prior: isTerm ? 0.1 : 0.95,
        detail: isTitled(entry, origin: origin) ? entry.value : entry.title, origin: origin)
    }
    func isTitled(_ entry: CatalogEntry, origin: Candidate.Origin?) -> Bool {
      guard let origin else { return false }
      return origin.index[origin.id] == entry.title
    }
    if typed.isEmpty {
      for entry in catalog.catalog.entries.prefix(limit) {
        list.append(candidate(entry, match: 1, popularity: 0, origin: nil))
      }
      return
    }
    for match in context.search(catalog.index, for: typed, limit) {
      if isTerm, match.quality < Ranking.sure { continue }
      let origin = Candidate.Origin(index: catalog.index, id: match.id, typed: typed)
      list.append(
        candidate(catalog.entry(of: match), match: match.quality, popularity: match.popularity, origin: origin))
    }
  }
}
