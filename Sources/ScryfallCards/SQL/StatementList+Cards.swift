package import FilterSQL

extension StatementList {
  /// Cards. The sample cards represent any cards: texts are assumed to contain only ASCII letters.
  package init(_ cards: CardCollection, includesExtras: Bool = false) {
    let library = cards.library
    let hasVariants = library.printingCount > library.count
    var schema = SQLSchema(library.list, hasVariants: hasVariants, supplements: CardSupplements.all)
    schema.facts = SQLFacts(of: library.store, schema)
    if cards.isSample { schema.facts.assumeUsualTexts() }
    let requests = CardRequests(library.settings)
    self.init(
      schema,
      assumption: cards.isSample
        ? "assumed, since no data is given: the costs and faces of the sample cards, and texts without letters beyond "
          + "ASCII" : nil
    ) { requests.rows(for: $0, limit: nil, includesExtras: includesExtras) }
  }
}
