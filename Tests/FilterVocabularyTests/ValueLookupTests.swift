import FilterVocabulary
import Testing
import _FilterTestSupport

/// Values found however they are spelled.
@Suite struct ValueLookupTests {
  @Test func spellingsFold() {
    let rows: [(String, String)] = [
      ("foil", "foil"), ("FOIL", "foil"), ("extended-art", "extendedart"), ("Extended_Art", "extendedart"),
      ("first strike", "firststrike"), ("a+", "a+"), ("A-", "a"), ("-", ""), (" _-", ""), ("", ""),
      ("urza's", "urza's"), ("Été", "été"), ("İ", "i̇"), ("日本", "日本"), ("12", "12"), ("c++", "c++"),
    ]
    for (text, folded) in rows {
      #expect(ValueSpelling.folded(text) == folded, "\(text)")
    }
  }

  @Test func foldingTwiceChangesNothing() {
    let failure = checkProperty(
      "folding twice changes nothing", cases: PropertyCases.count(long: 2_000), seed: PropertyCases.seed(default: 3),
      generate: { RandomText.text(length: 8, using: &$0) }, shrink: { RandomText.shrinks(of: $0) }, describe: { $0 },
      law: { text in
        let once = ValueSpelling.folded(text)
        return ValueSpelling.folded(once) == once
          && ValueSpelling.folded(text.uppercased().lowercased()) == ValueSpelling.folded(text.lowercased())
          ? nil : once
      })
    #expect(failure == nil)
  }

  private static let vocabulary = Vocabulary(
    name: "x",
    fields: [
      Field(
        "own", .enumeration, values: [FieldValue("one", aliases: ["1"]), FieldValue("two")],
        catalogs: ["more", "missing"],
        summary: "", phrase: "are {is}"),
      Field("shared", .enumeration, catalogs: ["more"], summary: "", phrase: "are {is}"),
      Field(
        "close", .enumeration,
        values: [
          FieldValue("A-"), FieldValue("A"), FieldValue("a+"), FieldValue("two-fold"), FieldValue("two fold"),
          FieldValue("a", aliases: ["other"]),
        ], summary: "", phrase: "are {is}"),
    ],
    catalogs: [
      Catalog(
        "more", summary: "", values: [FieldValue("two", aliases: ["zwei"]), FieldValue("Three-Fold", aliases: ["3"])])
    ])

  private func found(_ text: String, _ field: Int) -> FieldValue? {
    Self.vocabulary.value(text, of: Self.vocabulary.fields[field])
  }

  @Test func ownValuesComeBeforeThoseOfCatalogs() {
    let fields = Self.vocabulary.fields
    #expect(found("1", 0)?.text == "one")
    #expect(found("zwei", 0)?.text == "two")
    #expect(found("threefold", 0)?.text == "Three-Fold")
    #expect(found("four", 0) == nil)
    #expect(Self.vocabulary.values(of: fields[0]).map { $0.text } == ["one", "two", "two", "Three-Fold"])
    #expect(Self.vocabulary.valueID("two", of: fields[0]) != Self.vocabulary.valueID("two", of: fields[1]))
    #expect(Self.vocabulary.valueID("3", of: fields[0]) == Self.vocabulary.valueID("THREE fold", of: fields[1]))
    #expect(Self.vocabulary.values(of: Field("foreign", .flag, summary: "", phrase: "")) == [])
    #expect(found("two", 1)?.aliases == ["zwei"])
  }

  /// Values with equal folded spellings are distinguished by their exact spelling; any other spelling finds the first.
  @Test func closeValuesAreToldApart() {
    let rows: [(String, String)] = [
      ("A-", "A-"), ("a-", "A-"), ("A", "A"), ("a", "A"), ("a_", "A-"), ("a+", "a+"), ("two-fold", "two-fold"),
      ("Two Fold", "two fold"), ("twofold", "two-fold"), ("other", "a"),
    ]
    for (text, value) in rows {
      #expect(found(text, 2)?.text == value, "\(text)")
    }
  }

  @Test func valuesAreOrderedAsTheyAreListed() throws {
    let field = Self.vocabulary.fields[1]
    let two = try #require(Self.vocabulary.valueID("two", of: field))
    let three = try #require(Self.vocabulary.valueID("3", of: field))
    #expect(two < three && two.index == 0 && three.index == 1)
    #expect(Self.vocabulary[three].text == "Three-Fold")
  }
}
