import FilterSearch
import Foundation

/// A product of an app, and its list.
struct Product: Sendable, Equatable {
  enum State: String, CaseIterable, FilterableValue { case new, used, broken }

  let name: String
  let price: Double
  let state: State
  let tags: [String]
  let added: DateSpan?

  static let list = FilterableList<Product>(
    name: "products", itemName: "product", itemNamePlural: "products", nameField: "name",
    fields: [
      .text("name", rule: .collated) { $0.name }, .field("price", \.price), .field("state", \.state),
      .field("tag", \.tags), .field("added", \.added),
    ])

  static let all = [
    Product(name: "Lamp", price: 20, state: .new, tags: ["light", "desk"], added: DateSpan("2026-01-02")),
    Product(name: "Garden Table", price: 120, state: .used, tags: ["wood"], added: DateSpan("2025-11-30")),
    Product(name: "Lampshade", price: 12.5, state: .new, tags: ["light"], added: nil),
    Product(name: "Old Chair", price: 35, state: .broken, tags: ["wood", "desk"], added: DateSpan("2024-05-01")),
  ]
}
