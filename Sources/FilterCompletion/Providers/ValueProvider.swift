import FilterVocabulary
import FuzzyMatching

/// The values that the vocabulary lists for the field under the caret, by text, alias and label.
enum ValueProvider {
  static func add(to list: inout [Candidate], _ context: CompletionContext) {
    guard context.place.kind == .value, let field = context.place.field else { return }
    if context.vocabulary[field].isDirective || context.vocabulary[field].kind == .date { return }
    addValues(to: &list, context, field, .value)
  }

  /// All lists of a field, its own first.
  static func addValues(
    to list: inout [Candidate], _ context: CompletionContext, _ field: FieldID, _ source: CandidateSource
  ) {
    if let own = context.prepared.ownValues[field.index] { add(to: &list, context, own, source) }
    for place in context.prepared.catalogsOfFields[field.index] {
      add(to: &list, context, context.prepared.catalogs[place], source)
    }
  }

  private static func add(
    to list: inout [Candidate], _ context: CompletionContext, _ values: PreparedValues, _ source: CandidateSource
  ) {
    // Sets are the one list among dates that says nothing of its days.
    // And of a number the words are the exception: `mv:even`.
    let isNumber = context.place.field.map { context.vocabulary[$0].kind == .number } ?? false
    let prior = source == .date ? 0.3 : isNumber ? 0.2 : 1
    func candidate(_ place: Int, _ match: Double, origin: Candidate.Origin?) -> Candidate {
      let value = values.values[place]
      // Whoever types the name of a set shall see the name, and its code beside it.
      let isTitled = origin.map { $0.index[$0.id] == value.label } ?? false
      return Candidate(
        source: source, kind: .value, label: isTitled ? value.label : value.text, insertion: .value(value.text),
        range: context.place.replace,
        match: match, popularity: 1 - Double(place) / Double(values.values.count), prior: prior,
        detail: isTitled && value.label.lowercased() != value.text ? value.text : detail(of: value), origin: origin)
    }
    if context.typed.isEmpty {
      for place in values.values.indices.prefix(context.share) { list.append(candidate(place, 1, origin: nil)) }
      return
    }
    // Several spellings of one value stand one behind the other, the best first.
    var seen: Set<Int32> = []
    for match in context.search(values.index, for: context.typed) where seen.insert(values.places[match.id]).inserted {
      let origin = Candidate.Origin(index: values.index, id: match.id, typed: context.typed)
      list.append(candidate(Int(values.places[match.id]), match.quality, origin: origin))
    }
  }

  /// A few words on a value: what it is called, else what it does, else what kind of value it is.
  static func detail(of value: FieldValue) -> String {
    if !value.label.isEmpty, value.label.lowercased() != value.text { return value.label }
    return value.summary.isEmpty ? value.category : value.summary
  }
}
