import FilterJSON
import FilterQueryKit
import Foundation

/// The answer to a request: a status of HTTP and a text in JSON.
struct ProductAnswer: Equatable, Sendable {
  let status: Int
  let json: String

  /// Answers a request, given as the part of the address after the question mark. A search ends with status 503 at the
  /// deadline.
  init(to parameters: String, from catalog: Catalog, until deadline: ContinuousClock.Instant) async throws {
    do {
      self = try await Self.answer(to: ProductRequest(parsing: parameters), from: catalog, until: deadline)
    } catch let refusal as Refusal {
      self.init(status: refusal.status, json: try Self.json(["error": refusal.reason]))
    }
  }

  private init(status: Int, json: String) { (self.status, self.json) = (status, json) }

  private static func answer(
    to request: ProductRequest, from catalog: Catalog, until deadline: ContinuousClock.Instant
  ) async throws -> ProductAnswer {
    if let caret = request.caret {
      return ProductAnswer(
        status: 200, json: CompletionJSON.line(catalog.engine.complete(request.query, at: caret)))
    }
    let query = AnalyzedQuery(parsing: request.query, vocabulary: catalog.list.vocabulary)
    let plan = FilterPlan(whole: query, for: catalog.list)
    if let refusal = plan.reading.refusal {
      // The line has the diagnostics with their fixes.
      let error = try json(refusal.message)
      return ProductAnswer(status: 400, json: #"{"error":\#(error),"query":\#(QueryJSON.line(query))}"#)
    }
    let page = try await ProductPage(of: request, finding: plan, in: catalog, until: deadline)
    return ProductAnswer(status: 200, json: try json(page))
  }

  private static func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}

/// A page of the products that a query finds, in the order of their numbers.
struct ProductPage: Encodable {
  /// How many products the query finds.
  private(set) var count = 0
  private(set) var items: [Product] = []
  /// What the parameter `after` is for the next page; missing on the last one.
  private(set) var next: Int?

  /// The products that are tested between two looks at the clock.
  static let step = 256

  /// Searches piece by piece. Between two pieces other requests have their turn, a cancelled task ends, and so does one
  /// at its deadline.
  init(
    of request: ProductRequest, finding plan: FilterPlan, in catalog: Catalog, until deadline: ContinuousClock.Instant
  ) async throws {
    let filter = CompiledFilter(plan, for: catalog.list)
    for start in stride(from: 0, to: catalog.count, by: Self.step) {
      try Task.checkCancellation()
      if ContinuousClock.now >= deadline { throw Refusal("the search took too long", status: 503) }
      let end = min(start + Self.step, catalog.count)
      for product in filter.filter(catalog.products(at: start..<end)) {
        count += 1
        if product.id <= request.after { continue }
        if items.count < request.limit { items.append(product) } else if next == nil { next = items.last?.id }
      }
      await Task.yield()
    }
  }
}
