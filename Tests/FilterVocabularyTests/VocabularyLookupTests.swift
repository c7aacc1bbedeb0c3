import FilterAST
import Testing

@testable import FilterVocabulary
@testable import ScryfallDialect

/// Lookups of fields, values and catalogs, including missing ones.
@Suite struct VocabularyLookupTests {
  private let small = Vocabulary(
    name: "small",
    fields: [
      Field("size", aliases: ["s", "$"], .number, summary: "Size", phrase: "have size {is}"),
      Field(
        "kind", aliases: ["k"], .enumeration, isClosed: true, values: [FieldValue("own", aliases: ["mine"])],
        catalogs: ["kinds", "elsewhere"], summary: "Kind", phrase: "are {is}", popularity: 10),
      Field("tag", .catalog, catalogs: ["kinds"], summary: "Tag", phrase: "are tagged {is}"),
      Field("size", .text, summary: "A second one of the same name", phrase: "say {is}"),
    ],
    catalogs: [
      Catalog(
        "kinds", summary: "", values: [FieldValue("extended-art", aliases: ["ea"]), FieldValue("A-"), FieldValue("A+")]),
      Catalog("kinds", summary: "", values: [FieldValue("never found")]),
    ],
    absentFields: [AbsentField("width", replacement: "size")])

  @Test func fieldsByNameAndAlias() {
    #expect(small.field(named: "size")?.kind == .number)
    #expect(small.field(named: "S")?.name == "size")
    #expect(small.field(named: "width") == nil)
    #expect(small.fieldID(spelled: "$").map { small[$0].name } == "size")
    #expect(small.fieldIDs.count == 4)
    #expect(small.absentField(named: "width")?.replacement == "size")
    #expect(small.absentField(named: "size") == nil)
  }

  @Test func valuesInAnySpelling() throws {
    let kind = try #require(small.field(named: "kind"))
    for spelling in ["extended-art", "EXTENDEDART", "extended_art", "Extended Art", "ea"] {
      #expect(small.value(spelling, of: kind)?.text == "extended-art", "\(spelling)")
    }
    #expect(small.value("mine", of: kind)?.text == "own")
    #expect(small.value("never found", of: kind) == nil)
    #expect(small.value("", of: kind) == nil)
    #expect(small.values(of: kind).map { $0.text } == ["own", "extended-art", "A-", "A+"])
  }

  @Test func spellingsThatFoldAlike() throws {
    let tag = try #require(small.field(named: "tag"))
    #expect(small.value("A-", of: tag)?.text == "A-")
    #expect(small.value("a+", of: tag)?.text == "A+")
  }

  @Test func fieldsThatShareACatalogShareItsValues() throws {
    let kind = try #require(small.fieldID(spelled: "kind"))
    let tag = try #require(small.fieldID(spelled: "tag"))
    #expect(small.valueID("ea", of: kind) == small.valueID("ea", of: tag))
    #expect(small.valueID("own", of: kind).map { small[$0].text } == "own")
    #expect(small.valueID("own", of: tag) == nil)
  }

  @Test func theFieldAWordBelongsTo() {
    #expect(small.fieldHavingValue("EA").map { small[$0].name } == "kind")
    #expect(small.fieldHavingValue("mine").map { small[$0].name } == "kind")
    #expect(small.fieldHavingValue("nothing") == nil)
    let scryfall = Vocabulary.scryfall
    for (word, field) in [
      ("modern", "format"), ("goblin", "type"), ("flying", "keyword"), ("mythic", "rarity"), ("boros", "watermark"),
    ] {
      #expect(scryfall.fieldHavingValue(word).map { scryfall[$0].name } == field, "\(word)")
    }
  }

  @Test func aQuickLookForFields() {
    #expect(small.mayHaveField(beginningWith: UInt8(ascii: "s"), length: 4))
    #expect(!small.mayHaveField(beginningWith: UInt8(ascii: "s"), length: 3))
    #expect(!small.mayHaveField(beginningWith: UInt8(ascii: "q"), length: 1))
    #expect(!small.mayHaveField(beginningWith: 0xC3, length: 1))
    for field in Vocabulary.scryfall.fields {
      for name in [field.name] + field.aliases {
        let first = name.utf8.first ?? 0
        #expect(Vocabulary.scryfall.mayHaveField(beginningWith: first, length: name.utf8.count), "\(name)")
      }
    }
  }

  @Test func namesOfFields() {
    #expect(small.fields[0].shortestName == "s")
    #expect(small.fields[0].label == "size")
    #expect(small.fields[1].operators == [.colon, .equal])
    #expect(small.fields[0].operators == Comparison.ofCards)
    #expect(Field("d", .directive, summary: "", phrase: "").operators == [.colon])
    #expect(Vocabulary.scryfall.field(named: "c")?.relation(of: .colon) == .greaterOrEqual)
    #expect(Vocabulary.scryfall.field(named: "id")?.relation(of: .colon) == .lessOrEqual)
    #expect(Vocabulary.scryfall.field(named: "id")?.relation(of: .greater) == .greater)
  }

  @Test func palettesAndCatalogs() throws {
    let color = try #require(Vocabulary.scryfall.field(named: "c"))
    #expect(Vocabulary.scryfall.palette(of: color)?.colors.map { $0.letter } == ["w", "u", "b", "r", "g"])
    #expect(Vocabulary.scryfall.palette(of: try #require(Vocabulary.scryfall.field(named: "t"))) == nil)
    #expect(small.catalog(named: "kinds")?.values.count == 3)
    #expect(small.catalog(named: "elsewhere") == nil)
  }
}
