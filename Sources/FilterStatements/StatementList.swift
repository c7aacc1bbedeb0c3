package import FilterEvaluation
package import FilterItems
package import FilterSQL
package import FilterSemantics
package import FilterVocabulary
package import ScryfallCards

/// Schema, statistics and request builder of a list.
package struct StatementList {
  package let schema: SQLSchema
  package let vocabulary: Vocabulary
  /// The assumption about the content if no data is given; nil if the content is known.
  package let assumption: String?
  private let makePlan: (_ query: AnalyzedQuery, _ isStrict: Bool) -> FilterPlan
  private let makeRequest: (FilterPlan) -> SQLRequest
  /// The noun for the results of a query, in the plural.
  package let noun: String

  /// Creates a list of a schema, with closures that make its plans and requests.
  package init(
    _ schema: SQLSchema, _ vocabulary: Vocabulary, noun: String,
    plan: @escaping (_ query: AnalyzedQuery, _ isStrict: Bool) -> FilterPlan,
    request: @escaping (FilterPlan) -> SQLRequest
  ) {
    self.schema = schema
    self.vocabulary = vocabulary
    self.noun = noun
    assumption = nil
    makePlan = plan
    makeRequest = request
  }

  /// Cards. The sample cards represent any cards: texts are assumed to contain only ASCII letters.
  package init(_ library: CardLibrary, isSample: Bool) {
    let hasVariants = library.printingCount > library.count
    var schema = SQLSchema(library.list, hasVariants: hasVariants, supplements: CardSupplements.all)
    schema.facts = StatementList.facts(schema, library.store)
    if isSample { StatementList.assumeUsualTexts(&schema.facts) }
    self.schema = schema
    vocabulary = library.list.vocabulary
    assumption =
      isSample
      ? "assumed, since no data is given: the costs and faces of the sample cards, and texts without letters beyond "
        + "ASCII" : nil
    noun = "cards"
    let requests = CardRequests(library.settings)
    makePlan = { library.plan(CardSearch($0, isStrict: $1)) }
    makeRequest = { requests.rows(for: $0, limit: nil, includesExtras: false) }
  }

  /// The items of files.
  package init(_ collection: ItemCollection) {
    var schema = SQLSchema(collection.list, hasVariants: false, supplements: ItemRequests.supplements)
    schema.facts = StatementList.facts(schema, collection.store)
    self.schema = schema
    vocabulary = collection.vocabulary
    assumption = nil
    noun = "items"
    makePlan = { query, _ in collection.plan(query) }
    makeRequest = { [schema] in ItemRequests.request(for: $0, schema) }
  }

  /// Any items of a vocabulary.
  package init(_ vocabulary: Vocabulary) {
    let items = ItemList(vocabulary)
    var schema = SQLSchema(items.list, hasVariants: false, supplements: ItemRequests.supplements)
    StatementList.assumeUsualTexts(&schema.facts)
    self.schema = schema
    self.vocabulary = vocabulary
    assumption = "assumed, since no data is given: texts without letters beyond ASCII; unknown costs"
    noun = "items"
    makePlan = { query, _ in FilterPlan(whole: query, for: items.list) }
    makeRequest = { [schema] in ItemRequests.request(for: $0, schema) }
  }

  /// The plan of a query under ``vocabulary``.
  package func plan(_ query: AnalyzedQuery, isStrict: Bool) -> FilterPlan { makePlan(query, isStrict) }

  /// The request of a plan.
  package func request(for plan: FilterPlan) -> SQLRequest { makeRequest(plan) }

  private static func assumeUsualTexts(_ facts: inout SQLFacts) {
    facts.fieldsWithReserved = []
    facts.fieldsWithOtherLetters = []
  }

  /// The statistics of the columns.
  private static func facts(_ schema: SQLSchema, _ store: ColumnStore) -> SQLFacts {
    var facts = SQLFacts()
    let content = SQLContent(schema, store)
    content.add(to: &facts)
    // The costs get their codes as they are written.
    var codes = SQLCostCodes()
    for isOfVariants in [false, true] {
      let hasCosts = schema.fields.contains { field in
        field.map { $0.shape == .costs && schema.isOfVariants($0) == isOfVariants } ?? false
      }
      if !hasCosts { continue }
      for row in 0..<content.count(ofVariants: isOfVariants) {
        _ = content.row(row, ofVariants: isOfVariants, &codes)
      }
      content.forEachPart(ofVariants: isOfVariants, &codes) { _, _, _ in }
    }
    facts.costs = codes.costs
    return facts
  }
}
