import FilterQueryKit
import Testing

/// Completion of an app's own list: what the items have, without a catalog kept by hand.
@Suite struct ListEngineTests {
  private struct Product: Sendable {
    let name: String
    let tags: [String]
  }

  private static let items = [
    Product(name: "Lamp", tags: ["light"]), Product(name: "Garden Table", tags: ["wood", "outdoor"]),
    Product(name: "Lampshade", tags: ["light"]), Product(name: "Lamp", tags: []),
  ]
  private static let list: FilterableList<Product> = {
    let list = FilterableList<Product>(
      name: "products", itemName: "product", nameField: "name",
      fields: [.text("name", rule: .collated) { $0.name }, .field("tag", \.tags)])
    return list.counting(in: ColumnStore(list, items: items))
  }()

  private func labels(_ text: String, _ engine: CompletionEngine) -> [String] {
    engine.complete(text, at: text.utf8.count).items.map { $0.label }
  }

  @Test func namesAndValuesComplete() {
    let engine = CompletionEngine(Self.list, items: Self.items)
    #expect(labels("lmap", engine).first == "Lamp")
    #expect(labels("tabel", engine).first == "Garden Table")
    #expect(labels("name:lam", engine).prefix(2) == ["Lamp", "Lampshade"])
    #expect(labels("tag:", engine).prefix(3) == ["light", "outdoor", "wood"])
    #expect(engine.complete("lamp", at: 4).missingCatalogs == [])
  }

  /// Names that the app has itself are taken instead.
  @Test func aGivenCatalogCounts() {
    let own = CompletionCatalogs([CompletionCatalog("product-names", entries: [CatalogEntry("Lamplight")])])
    #expect(labels("lamp", CompletionEngine(Self.list, items: Self.items, catalogs: own)).contains("Lamplight"))
    #expect(!labels("lamp", CompletionEngine(Self.list, items: Self.items, catalogs: own)).contains("Lamp"))
  }
}
