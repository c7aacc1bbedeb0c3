import FilterJSON
import FilterLists
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
    let list = catalog.list(until: deadline)
    let query = AnalyzedQuery(parsing: request.query, vocabulary: list.vocabulary)
    let plan = list.plan(query, .typed)
    if let refusal = plan.reading.refusal {
      // The line has the diagnostics with their fixes.
      let error = try json(refusal.message)
      return ProductAnswer(status: 400, json: #"{"error":\#(error),"query":\#(QueryJSON.line(query))}"#)
    }
    let page = try await searching(list) { try ProductPage(of: request, finding: plan, in: list, of: catalog) }
    return ProductAnswer(status: 200, json: try json(page))
  }

  /// Runs a search on a thread of its own, since tasks share only a few threads, and cancels it with its task.
  private static func searching<Found: Sendable>(
    _ list: SearchableList, _ search: @escaping @Sendable () throws -> Found
  ) async throws -> Found {
    do {
      return try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation in
          Thread.detachNewThread { continuation.resume(with: Result { try search() }) }
        }
      } onCancel: {
        list.cancel?()
      }
    } catch let failure as ListFailure {
      if failure.kind == .cancelled { throw CancellationError() }
      throw Refusal(failure.message, status: 503)
    }
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

  /// Counts all products and keeps those of the page.
  init(
    of request: ProductRequest, finding plan: FilterPlan, in list: SearchableList, of catalog: Catalog
  ) throws(ListFailure) {
    try list.forEachRow(of: plan) { row in
      count += 1
      if row.item <= request.after { return true }
      if items.count < request.limit {
        items.append(catalog.product(row.item))
      } else if next == nil {
        next = items.last?.id
      }
      return true
    }
  }
}
