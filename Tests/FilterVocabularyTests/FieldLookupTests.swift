import FilterAST
import FilterVocabulary
import Testing

/// Fields found by any of their names.
@Suite struct FieldLookupTests {
  private let vocabulary = Vocabulary(
    name: "x",
    fields: [
      Field("shoe", aliases: ["shoe-size", "s"], .number, isColumn: true, summary: "", phrase: "wear {is}"),
      Field("usd", aliases: ["$"], .number, summary: "", phrase: "cost {is}"),
      Field("s", .text, summary: "", phrase: "have {is}"),
      Field("eyes", .colors, colon: .greaterOrEqual, palette: "p", summary: "", phrase: "have {is}"),
    ], catalogs: [Catalog("c", summary: "", values: [FieldValue("v")]), Catalog("c", summary: "", values: [])],
    palettes: [Palette("p", colors: [Palette.Color("r", name: "red")])],
    absentFields: [AbsentField("size", replacement: "shoe")])

  @Test(arguments: [("shoe", "shoe"), ("SHOE-size", "shoe"), ("s", "shoe"), ("usd", "usd"), ("eyes", "eyes")])
  func everyNameFindsTheFirstFieldThatHasIt(name: String, field: String) throws {
    let exact = try #require(FieldName(exactly: name))
    #expect(vocabulary.field(named: exact)?.name == field)
    #expect(vocabulary.fieldID(named: exact).map { vocabulary[$0].name } == field)
  }

  @Test func namesNobodyTypesAreFoundAsTheyAreSpelled() {
    #expect(vocabulary.fieldID(spelled: "$").map { vocabulary[$0].name } == "usd")
    #expect(vocabulary.fieldID(spelled: "€") == nil)
    #expect(vocabulary.field(named: "size") == nil)
    #expect(vocabulary.absentField(named: "SIZE")?.replacement == "shoe")
    #expect(vocabulary.absentField(named: "shoe") == nil)
  }

  @Test func identitiesFollowTheOrder() {
    #expect(vocabulary.fieldIDs.map { vocabulary[$0].name } == ["shoe", "usd", "s", "eyes"])
    #expect(vocabulary.fieldIDs == vocabulary.fieldIDs.sorted())
  }

  @Test func palettesAndCatalogsAreFoundByName() {
    #expect(vocabulary.palette(of: vocabulary.fields[3])?.colors.count == 1)
    #expect(vocabulary.palette(of: vocabulary.fields[0]) == nil)
    #expect(vocabulary.catalog(named: "c")?.values.count == 1)
    #expect(vocabulary.catalog(named: "d") == nil)
  }

  @Test func fieldsKnowTheirShortestNameAndTheirRelations() {
    #expect(vocabulary.fields[0].shortestName == "s")
    #expect(vocabulary.fields[3].shortestName == "eyes")
    #expect(vocabulary.fields[3].relation(of: .colon) == .greaterOrEqual)
    #expect(vocabulary.fields[3].relation(of: .less) == .less)
    #expect(!vocabulary.fields[3].isDirective)
    #expect(Field("order", .directive, summary: "", phrase: "").operators == [.colon])
    #expect(Field("is", .flag, summary: "", phrase: "").operators == [.colon, .equal])
    #expect(vocabulary.fields[0].operators == Comparison.ofCards)
  }
}
