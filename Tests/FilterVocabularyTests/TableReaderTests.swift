import FilterVocabulary
import Testing

@testable import ScryfallDialect

/// Tables of values as text.
@Suite struct TableReaderTests {
  @Test func rowsHaveColumnsInAFixedOrder() {
    let catalogs = TableReader(
      """
      # frames|Frames|in the {value} frame
      2003 03 8ed|9100|the third|the frame since Eighth Edition|new cards|are modern|frame = 2003|a b|likely
      2015
      # empty
      """
    ).catalogs
    #expect(
      catalogs == [
        Catalog(
          "frames", summary: "Frames", place: "in the {value} frame",
          values: [
            FieldValue(
              "2003", aliases: ["03", "8ed"], label: "the third", "the frame since Eighth Edition",
              phrase: "are modern", noun: "new cards", members: ["a", "b"], predicate: "frame = 2003",
              frequency: 9_100, confidence: .likely),
            FieldValue("2015"),
          ]),
        Catalog("empty", values: []),
      ])
  }

  @Test func aGroupReplacesEmptyColumns() {
    let values = values(
      """
      # is-values
      = promo|printing|guess|phrase carry the {label} mark|predicate promo_types has {text}
      fnm||Friday Night Magic
      set||Set||||set_type = promo||sure
      = land|phrase are {noun}
      dual|10|||dual lands
      """)
    #expect(
      values == [
        FieldValue(
          "fnm", label: "Friday Night Magic", phrase: "carry the Friday Night Magic mark", category: "promo",
          predicate: "promo_types has fnm", isAboutPrinting: true, confidence: .guess),
        FieldValue(
          "set", label: "Set", phrase: "carry the Set mark", category: "promo", predicate: "set_type = promo",
          isAboutPrinting: true),
        FieldValue("dual", phrase: "are dual lands", noun: "dual lands", category: "land", frequency: 10),
      ])
  }

  @Test func titlesAreAliasesWithoutTheirPunctuation() {
    let values = values(
      """
      # set-codes
      = set|titles
      drk dark|110|The Dark!|1994-08-01
      """)
    #expect(
      values == [
        FieldValue(
          "drk", aliases: ["The Dark", "Dark", "dark"], label: "The Dark!", "The Dark!, released 1994-08-01",
          category: "set", frequency: 110)
      ])
  }

  @Test func listsHaveCountsAndRefusedWords() {
    let values = values(
      """
      # words
      = action|words
      mill 510, -tap, Set in motion 2,
      mtg10 1
      = type|names
      Time Lord 29, Urza's
      """)
    #expect(
      values == [
        FieldValue("mill", category: "action", frequency: 510),
        FieldValue("tap", category: "action", isRefused: true),
        FieldValue("set in motion", category: "action", frequency: 2),
        FieldValue("mtg10", category: "action", frequency: 1),
        FieldValue("time lord", label: "Time Lord", category: "type", frequency: 29),
        FieldValue("urza's", label: "Urza's", category: "type"),
      ])
  }

  @Test func anyTextIsRead() {
    #expect(TableReader("").catalogs == [])
    #expect(TableReader("a|b\n= c|words\nd 1").catalogs == [])
    #expect(
      values("#\n=\n|\n}{|x|}{\n= a|phrase }{|predicate {\n||\n= b|words\n-, ,- 9999999999999999999999").count == 5)
  }

  private func values(_ table: StaticString) -> [FieldValue] { TableReader(table).catalogs.first?.values ?? [] }
}
