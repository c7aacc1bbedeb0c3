import FilterAST
import FilterParser
import FilterPrinter
import FilterSemantics
import FilterVocabulary
import Testing

/// A field gets another name in terms and where it is a value; a word that only looks like it stays.
@Suite struct RenamingTests {
  private static let products = Vocabulary(
    name: "products",
    fields: [
      Field("brand", aliases: ["b"], .text, summary: "", phrase: ""),
      Field("price", .number, comparesColumns: true, isColumn: true, summary: "", phrase: ""),
      Field("cost", .number, comparesColumns: true, isColumn: true, summary: "", phrase: ""),
      Field("name", .text, summary: "", phrase: ""),
    ])

  @Test(arguments: [
    ("brand:oak or -has:brand", "brand", "maker:oak or -has:maker"),
    ("b:oak no:b", "brand", "maker:oak no:maker"),
    ("brand in (a, b) brand~/x/", "b", "(maker=a or maker=b) maker~/x/"),
    ("price>cost cost:1..3 -cost>price", "cost", "price>maker maker:1..3 -maker>price"),
    // Words that only look like the field.
    ("name:brand brand", "brand", "name:brand brand"),
    ("name:cost \"cost\"", "cost", "name:cost \"cost\""),
    ("brand:oak", "shade", "brand:oak"),
  ])
  func fields(query: String, field: String, renamed: String) throws {
    let vocabulary = Self.products
    let parsed = try #require(vocabulary.parse(query).query)
    let name = try #require(FieldName(exactly: field))
    #expect(parsed.renaming(name, to: "maker", in: vocabulary).canonicalText(in: vocabulary.syntax) == renamed)
  }
}
