import FilterCompletion
import FilterVocabulary
import Testing

/// What is offered in queries over lists whose fields were inferred.
@Suite struct ListCompletionTests {
  // swift-format-ignore: NeverUseForceTry
  private static let vocabulary = try! Vocabulary(
    json: #"""
      {"name": "cars", "fields": [
        {"name": "name", "kind": "text", "regex": true},
        {"name": "miles_per_gallon", "kind": "number", "isColumn": true, "comparesColumns": true},
        {"name": "horsepower", "kind": "number", "isColumn": true, "comparesColumns": true},
        {"name": "unit_price_$", "source": "Unit Price ($)", "kind": "number"},
        {"name": "status", "kind": "number", "isColumn": true, "comparesColumns": true,
         "examples": ["status:200", "status:404", "status:500"]},
        {"name": "state", "kind": "enumeration", "closed": false, "values": ["open", "closed", "draft"]}]}
      """#)

  private func labels(_ text: String, limit: Int = 4) -> [String] {
    let engine = CompletionEngine(vocabulary: Self.vocabulary)
    return engine.complete(text, at: text.utf8.count, limit: limit).items.map { $0.label }
  }

  @Test func fieldsByAnyPartOfTheirNames() {
    let rows = [
      ("mpg", "miles_per_gallon"), ("gal", "miles_per_gallon"), ("hp", "horsepower"),
      ("pri", "unit_price_$"), ("\"Unit Pri", "\"Unit Price ($)\""), ("\"pri", "\"Unit Price ($)\""),
    ]
    for (typed, field) in rows { #expect(labels(typed).first == field, "\(typed)") }
  }

  /// A field by its name in quotes has the values that it has by another name.
  @Test func valuesOfFieldsInQuotes() {
    #expect(labels("\"status\":", limit: 3) == ["200", "404", "500"])
    #expect(labels("\"State\":op").first == "open" && labels("`state`:dr").first == "draft")
    #expect(labels("\"nothing\":op") == labels("nothing:op"))
  }

  @Test func frequentNumbersComeFirst() {
    #expect(labels("status:", limit: 3) == ["200", "404", "500"])
    #expect(labels("status:200,") == ["404", "500"])
    #expect(labels("status:(200 or ") == ["404", "500"])
  }

  @Test func operatorsOfTexts() {
    let found = labels("name", limit: 10)
    #expect(["=", "!=", "~", "=~", "!~"].allSatisfy { found.contains($0) }, "\(found)")
  }
}
