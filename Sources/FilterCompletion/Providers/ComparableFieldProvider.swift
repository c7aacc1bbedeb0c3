import FilterAST
import FilterVocabulary
import FuzzyMatching

/// Other numbers of the same item on the right of an operator: `pow>tou`.
enum ComparableFieldProvider {
  static func add(to list: inout [Candidate], _ context: CompletionContext) {
    guard context.place.kind == .value, context.place.quote == nil, let field = context.place.field,
      context.vocabulary[field].comparesColumns
    else { return }
    let names = context.prepared.columnNames
    let own = context.vocabulary[field]
    // What is compared as a text is no number: `cn:12a`.
    if own.kind == .numberOrText, context.place.comparison == .colon || context.place.comparison == .equal { return }
    func add(_ index: Int, _ name: String, _ match: Double, _ origin: Candidate.Origin?) {
      let other = context.vocabulary.fields[index]
      // Power is compared with toughness rather than with a price.
      let prior = other.category == own.category ? 0.95 : 0.4
      list.append(
        Candidate(
          source: .column, kind: .value, label: name, insertion: .value(name), range: context.place.replace,
          match: match, popularity: Double(other.popularity) / 100, prior: prior, detail: other.label, origin: origin))
    }
    if context.typed.isEmpty {
      for (index, other) in context.vocabulary.fields.enumerated() where other.isColumn && index != field.index {
        add(index, context.prepared.shortNames[index].text, 1, nil)
      }
      return
    }
    var seen: Set<Int> = [field.index]
    for match in context.search(names.index, for: context.typed, 8) where seen.insert(names.fields[match.id]).inserted {
      let origin = Candidate.Origin(index: names.index, id: match.id, typed: context.typed)
      add(names.fields[match.id], names.written[match.id], match.quality, origin)
    }
  }
}
