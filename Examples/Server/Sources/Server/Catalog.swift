import FilterLists
import FilterQueryKit
import Synchronization

/// A product of the shop. The numbers of products ascend, so that a page can begin after one.
struct Product: Sendable, Encodable {
  enum State: String, CaseIterable, FilterableValue, Encodable { case new, used, broken }

  var id: Int
  let name: String
  let price: Double
  let state: State
  let tags: [String]
}

/// The products in memory, numbered from 1, and what completes their queries.
struct Catalog: Sendable {
  /// The fields with the values of the products: one vocabulary for diagnostics, completion and search.
  let fields: FilterableList<Product>
  let engine: CompletionEngine
  /// How many products there are.
  let count: Int
  private let products: [Product]

  /// Puts up products, of which there must be one. With copies the list is as many times as long, to see what the time
  /// limit does.
  init(_ products: [Product] = Product.samples, copies: Int = 1) {
    fields = Product.fields.counting(in: ColumnStore(Product.fields, items: products))
    engine = CompletionEngine(fields, items: products)
    engine.prepare()
    count = products.count * max(1, copies)
    self.products = products
  }

  /// The product of a number, which is between 1 and ``count``.
  func product(_ number: Int) -> Product {
    var product = products[(number - 1) % products.count]
    product.id = number
    return product
  }
}

extension Catalog {
  /// The products that are tested between two looks at the clock.
  private static let step = 256

  /// The products as a list of which one request is made. It ends with an error at the deadline, and when it is cancelled.
  func list(until deadline: ContinuousClock.Instant) -> SearchableList {
    let cancellation = Cancellation()
    var storage = SearchableList.Storage(
      count: { count },
      rows: { (plan, request, take) throws(ListFailure) in
        let filter = CompiledFilter(plan, for: fields)
        var selection = RowSelection(request)
        for number in 1...count {
          if selection.isComplete { break }
          if number % Self.step == 1 { try cancellation.check(deadline) }
          if !filter.matches(product(number)) || !selection.selects(number) { continue }
          if !take(ListRow(item: number)) { break }
        }
        return RowsEnd()
      },
      sorts: { $0.reading[directive: "order"] == nil },
      verdict: { (number, plan) throws(ListFailure) in
        guard 1...count ~= number else { throw ListFailure("there is no product \(number)") }
        return CompiledFilter(plan, for: fields).why(product(number))
      })
    storage.cancel = { cancellation.cancel() }
    return SearchableList(fields, storage: storage)
  }
}

/// Whether a request is to end.
private final class Cancellation: Sendable {
  private let isCancelled = Mutex(false)

  func cancel() { isCancelled.withLock { $0 = true } }

  func check(_ deadline: ContinuousClock.Instant) throws(ListFailure) {
    if isCancelled.withLock({ $0 }) { throw ListFailure("the search was cancelled", .cancelled) }
    if ContinuousClock.now >= deadline { throw ListFailure("the search took too long", .timedOut) }
  }
}

extension Product {
  /// The fields that a query asks about.
  static let fields = FilterableList<Product>(
    name: "products", itemName: "product", itemNamePlural: "products", nameField: "name",
    fields: [
      .text("name", rule: .collated) { $0.name },
      .field("price", \.price),
      .field("state", \.state),
      .field("tag", \.tags),
    ])

  private init(_ name: String, _ price: Double, _ state: State, _ tags: String...) {
    (id, self.name, self.price, self.state, self.tags) = (0, name, price, state, tags)
  }

  /// The products of the shop.
  static let samples = [
    Product("Moss Lamp", 20, .new, "light", "desk"),
    Product("Garden Table", 120, .used, "wood"),
    Product("Lampshade", 12.5, .new, "light"),
    Product("Old Chair", 35, .broken, "wood", "desk"),
    Product("Brass Lamp", 64, .used, "light", "brass"),
    Product("Door Bell", 18, .new, "brass"),
    Product("Café Table", 240, .new, "wood", "brass"),
    Product("Reading Lamp", 48, .new, "light", "desk"),
    Product("Wall Clock", 75, .broken, "wood"),
    Product("Candle Holder", 9.9, .used, "light", "brass"),
    Product("Writing Desk", 310, .used, "wood", "desk"),
    Product("Paper Lantern", 6, .new, "light"),
  ]
}
