import FilterAST
import FilterVocabulary
import Testing

/// A minimal file: missing members have defaults.
@Suite struct MinimalVocabularyTests {
  @Test func fourKeysAreEnough() throws {
    let vocabulary = try Vocabulary(
      json: """
        {"name":"people","item":"person","items":"people","fields":[{"name":"age","kind":"number"}]}
        """)
    let expected = Vocabulary(
      name: "people", itemName: "person", itemNamePlural: "people",
      fields: [Field("age", .number, summary: "", phrase: "have age {is}")])
    #expect(difference(between: vocabulary, and: expected) == nil)
    #expect(vocabulary.field(named: "AGE")?.label == "age")
  }

  @Test func everyKindHasItsDefaults() throws {
    for kind in ValueKind.allCases {
      let needs = kind == .colors ? #""palette": "p","# : kind.isListed && kind != .boolean ? #""values": ["v"],"# : ""
      let vocabulary = try Vocabulary(
        json: """
          {"name": "x", "palettes": [{"name": "p", "colors": [{"letter": "r", "name": "red"}]}],
           "fields": [{"name": "f", "label": "shoe size", "kind": "\(kind.rawValue)", \(needs) "summary": ""}]}
          """)
      let field = vocabulary.fields[0]
      // An identifier of lists is a number by another name.
      let kind = kind == .integerID ? .number : kind
      #expect(field.phrase == kind.traits.phrase("shoe size"), "\(kind)")
      #expect(field.operators == Field("f", kind, summary: "", phrase: "").operators, "\(kind)")
      #expect(field.isClosed == (kind.isListed && kind != .catalog), "\(kind)")
      let optional: [ValueKind] = [.instant, .duration, .size, .path, .boolean, .version, .address]
      let many: [ValueKind] = [.text, .flag, .absentFlag]
      #expect(
        field.multiplicity == (many.contains(kind) ? .many : optional.contains(kind) ? .optional : .one), "\(kind)")
      #expect(field.colon == .equal, "\(kind)")
      #expect(field.colonMeaning == (kind == .text || kind == .path ? "contains" : "equals"), "\(kind)")
      #expect(field.colonMeaning == Field("f", kind, summary: "", phrase: "").colonMeaning, "\(kind)")
      #expect(field.confidence == .sure, "\(kind)")
    }
  }

  /// An identifier of a file is a number, which the program writes and reads as one; that of a list made in code stays text.
  @Test func identifiersAreWrittenBack() throws {
    let file = try Vocabulary(json: #"{"name": "x", "fields": [{"name": "f", "kind": "integer-id"}]}"#)
    #expect(file.fields[0].kind == .number && file.fields[0].isIdentifier && file.fields[0].isWhole)
    let cards = try Vocabulary(
      json: #"{"name": "x", "syntax": "cards", "fields": [{"name": "f", "kind": "integer-id"}]}"#)
    #expect(cards.fields[0].kind == .integerID)
    let code = Vocabulary(name: "x", fields: [Field("f", .integerID, summary: "", phrase: "{is}")])
    for vocabulary in [file, cards, code] {
      #expect(try Vocabulary(written: vocabulary.json, zone: { _ in nil }).fields == vocabulary.fields)
    }
  }

  @Test func phrasesAreMadeOfTheLabel() {
    let rows: [(ValueKind, String)] = [
      (ValueKind.number, "have shoe size {is}"), (.text, "have {is} in the shoe size"), (.flag, "are {is}"),
      (.duration, "whose shoe size is {is}"), (.path, "whose shoe size {is}"), (.boolean, "are shoe size"),
      (.absentFlag, "are not {is}"), (.directive, "are shown with shoe size {value}"),
      (.catalog, "have shoe size {is}"),
    ]
    for (kind, phrase) in rows {
      #expect(kind.traits.phrase("shoe size") == phrase, "\(kind)")
    }
  }

  @Test(arguments: [(">=", "is at least"), ("<=", "is at most"), ("<", "is less than"), (">", "is more than")])
  func theMeaningOfAColonFollowsItsRelation(colon: String, meaning: String) throws {
    let vocabulary = try Vocabulary(
      json: """
        {"name": "x", "fields": [{"name": "f", "kind": "number", "colon": "\(colon)", "summary": ""}]}
        """)
    #expect(vocabulary.fields[0].colonMeaning == meaning)
    let relation = try #require(Comparison(rawValue: colon))
    #expect(Field("f", .number, colon: relation, summary: "", phrase: "").colonMeaning == meaning)
  }

  @Test func theItemGivesThePlural() throws {
    let field = #"{"name": "f", "kind": "number", "summary": ""}"#
    #expect(try Vocabulary(json: "{\"name\": \"x\", \"fields\": [\(field)]}").itemNamePlural == "items")
    let issues = try Vocabulary(json: "{\"name\": \"x\", \"item\": \"issue\", \"fields\": [\(field)]}")
    #expect(issues.itemName == "issue")
    #expect(issues.itemNamePlural == "issues")
  }

  @Test func valuesMayBePlainTextsOrObjects() throws {
    let vocabulary = try Vocabulary(
      json: """
        {"name": "x", "fields": [{"name": "f", "kind": "enumeration", "summary": "",
          "values": ["a", {"text": "b", "aliases": ["c"], "isAboutPrinting": true, "confidence": "guess"}]}],
         "absentFields": ["y", {"name": "z", "replacement": "f"}], "symbols": [{"code": "X", "kind": "variable", "halves": null}]}
        """)
    #expect(
      vocabulary.fields[0].values == [
        FieldValue("a"), FieldValue("b", aliases: ["c"], isAboutPrinting: true, confidence: .guess),
      ])
    #expect(vocabulary.absentFields == [AbsentField("y"), AbsentField("z", replacement: "f")])
    #expect(vocabulary.symbols == [CostSymbol("X", kind: .variable, halves: nil)])
  }
}
