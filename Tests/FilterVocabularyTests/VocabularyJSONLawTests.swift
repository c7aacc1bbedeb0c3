import FilterAST
import FilterVocabulary
import ScryfallDialect
import Testing
import _FilterTestSupport

/// Writing a vocabulary and reading it back changes nothing.
@Suite struct VocabularyJSONLawTests {
  /// Nil if the law holds.
  private func broken(_ vocabulary: Vocabulary) -> String? {
    let json = vocabulary.json
    do {
      let again = try Vocabulary(json: json)
      if let difference = difference(between: again, and: vocabulary) { return difference }
      // Equal strings may differ in their bytes; the written bytes must be equal.
      return Array(again.json.utf8) == Array(json.utf8) ? nil : "the bytes differ"
    } catch {
      return error.description
    }
  }

  @Test func theShippedVocabulariesAreReadBack() throws {
    for vocabulary in try VocabularyFiles.all() { #expect(broken(VocabularyFiles.typeable(vocabulary)) == nil) }
  }

  @Test func aliasesNobodyCanTypeAreLeftOut() throws {
    let vocabulary = Vocabulary(
      name: "x", fields: [Field("usd", aliases: ["$", "dollar"], .number, summary: "", phrase: "cost {is}")])
    #expect(try Vocabulary(json: vocabulary.json).fields[0].aliases == ["dollar"])
  }

  @Test func everyRandomVocabularyIsReadBack() {
    let failure = checkProperty(
      "a vocabulary is read back from its JSON", cases: PropertyCases.count(long: 500),
      seed: PropertyCases.seed(default: 7), generate: { RandomVocabulary.make(&$0) }, shrink: RandomVocabulary.shrinks,
      describe: { $0.json }, law: broken)
    #expect(failure == nil)
  }

  @Test func theTextIsLaidOutForPeople() {
    let vocabulary = Vocabulary(
      name: "people", summary: "A \"list\"\n\u{7}é😀\\", itemName: "person", itemNamePlural: "people", nameField: "a",
      fields: [
        Field("a", .text, multiplicity: .many, summary: "", phrase: "have {is} in the a"),
        Field(
          "size", aliases: ["s"], label: "shoe size", .number, operators: [.colon, .less],
          values: [FieldValue("even"), FieldValue("odd", "Not even")], catalogs: ["sizes"], comparesColumns: true,
          summary: "Shoe size", phrase: "wear {is}", confidence: .likely),
      ], symbols: [CostSymbol("X", kind: .variable, halves: nil), CostSymbol("W", kind: .color)],
      absentFields: [AbsentField("b"), AbsentField("c", replacement: "a")])
    #expect(
      vocabulary.json == #"""
        {
          "name": "people",
          "summary": "A \"list\"\n\u0007é😀\\",
          "item": "person",
          "items": "people",
          "nameField": "a",
          "words": ["a"],
          "fields": [
            { "name": "a", "kind": "text" },
            {
              "name": "size",
              "aliases": ["s"],
              "label": "shoe size",
              "kind": "number",
              "operators": [":", "<"],
              "values": ["even", { "text": "odd", "summary": "Not even" }],
              "catalogs": ["sizes"],
              "comparesColumns": true,
              "summary": "Shoe size",
              "phrase": "wear {is}",
              "confidence": "likely"
            }
          ],
          "externalCatalogs": ["sizes"],
          "symbols": [
            { "code": "X", "kind": "variable", "halves": null },
            { "code": "W", "kind": "color" }
          ],
          "absentFields": ["b", { "name": "c", "replacement": "a" }]
        }
        """#)
  }

  @Test func linesAreNoWiderThanTheirTextsAsk() {
    for line in Vocabulary.scryfall.json.split(separator: "\n") where line.unicodeScalars.count > 100 {
      // A longer line is one member or element that cannot be divided.
      let content = line.drop { $0 == " " }
      #expect(content.hasPrefix("\"") && !content.contains("{ \""), "\(line)")
    }
  }
}
