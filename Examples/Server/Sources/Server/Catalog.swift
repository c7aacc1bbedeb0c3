import FilterQueryKit

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
  /// The list with the values of the products: one vocabulary for diagnostics, completion and search.
  let list: FilterableList<Product>
  let engine: CompletionEngine
  /// How many products there are.
  let count: Int
  private let products: [Product]

  /// Puts up products, of which there must be one. With copies the list is as many times as long, to see what the time
  /// limit does.
  init(_ products: [Product] = Product.samples, copies: Int = 1) {
    list = Product.list.counting(in: ColumnStore(Product.list, items: products))
    engine = CompletionEngine(list, items: products)
    engine.prepare()
    count = products.count * max(1, copies)
    self.products = products
  }

  /// The products at some places, counted from zero.
  func products(at places: Range<Int>) -> some Sequence<Product> {
    places.lazy.map { place in
      var product = products[place % products.count]
      product.id = place + 1
      return product
    }
  }
}

extension Product {
  /// The fields that a query asks about.
  static let list = FilterableList<Product>(
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
