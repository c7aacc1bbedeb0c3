import FilterSearch

/// A product of the app.
struct Product: Sendable {
  enum State: String, CaseIterable, FilterableValue { case new, used, broken }

  let name: String
  let price: Double
  let state: State
  let tags: [String]
}

/// The list of the products, and the fields that a query asks about.
enum Shop {
  static let list = FilterableList<Product>(
    name: "products", itemName: "product", itemNamePlural: "products", nameField: "name",
    fields: [
      .text("name", rule: .collated) { $0.name },
      .field("price", \.price),
      .field("state", \.state),
      .field("tag", \.tags),
    ])

  static let products = [
    Product(name: "Moss Lamp", price: 20, state: .new, tags: ["light", "desk"]),
    Product(name: "Garden Table", price: 120, state: .used, tags: ["wood"]),
    Product(name: "Lampshade", price: 12.5, state: .new, tags: ["light"]),
    Product(name: "Old Chair", price: 35, state: .broken, tags: ["wood", "desk"]),
    Product(name: "Brass Lamp", price: 64, state: .used, tags: ["light", "brass"]),
  ]
}
