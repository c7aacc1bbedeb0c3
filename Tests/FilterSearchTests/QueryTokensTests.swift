import FilterSearch
import Testing

/// Tokens and text of a query: both ways, without a loss.
@Suite struct QueryTokensTests {
  private static let vocabulary = Product.list.vocabulary

  private func field(_ query: String, caret: Int? = nil) -> QueryTokens {
    QueryTokens(query, vocabulary: Self.vocabulary, caret: caret)
  }

  private func meaning(_ query: String) -> FilterQuery<FilterTerm>? { Self.vocabulary.parse(query).query?.flattened() }

  @Test func finishedConditionsOfAConjunctionAreTokens() {
    let table: [(query: String, labels: [String], text: String)] = [
      ("", [], ""), ("lamp", [], "lamp"), ("state:new", ["state is new"], ""),
      ("state:new lamp", ["state is new"], "lamp"),
      ("lamp state:new price>5 ", ["state is new", "price more than 5"], "lamp"),
      ("lamp  -state:new table ", ["not state is new"], "lamp table "),
      ("state:new and lamp", ["state is new"], "lamp"),
      ("state:new state:new", ["state is new"], ""), ("state:", [], "state:"),
      ("price>5 state:", ["price more than 5"], "state:"),
      ("state:new or lamp", [], "state:new or lamp"), ("nosuch:x price>5", ["price more than 5"], "nosuch:x"),
      ("(state:new or state:used) lamp", ["state is new or state is used"], "lamp"),
      ("state:(new or used)", ["state is new or used"], ""), ("(lamp or table", [], "(lamp or table"),
      ("has:added", ["have an added"], ""), ("\"lamp", [], "\"lamp"), ("state:new )", [], "state:new )"),
    ]
    for row in table {
      let parts = field(row.query)
      #expect(parts.tokens.map { $0.label } == row.labels, "\(row.query)")
      #expect(parts.text == row.text, "\(row.query)")
      #expect(parts.query == row.query, "\(row.query)")
    }
  }

  /// What the caret touches is being edited.
  @Test func aTermAtTheCaretIsText() {
    for caret in 0...9 {
      #expect(field("state:new price>5", caret: caret).tokens.map { $0.source } == ["price>5"], "\(caret)")
    }
    #expect(field("state:new price>5", caret: 17).tokens.map { $0.source } == ["state:new"])
    #expect(field("state:new ", caret: 10).tokens.map { $0.source } == ["state:new"])
  }

  /// Tokens and any text together mean what they mean each, whatever the text is.
  @Test func joiningLosesNothing() throws {
    let tokens = [
      "state:new", "-price>5", "(state:new or tag:wood)", "tag:(a or b)", "name:/x y/", "-(state:new or lamp)",
    ]
    let texts = [
      "", "lamp", "lamp table", "a or b", "or b", "a or", "(a or b", "\"a or b", "a or \"b", "state:", ">3", "b )", "-",
      "-a or b",
      "and", "a and b or c", "(a (b or c", "state:(new or", "!", "a:b:c", "  a  ", "/x or", "not a or b",
    ]
    for first in tokens {
      for second in tokens where second != first {
        for text in texts {
          var parts = field("\(first) \(second)")
          #expect(parts.text == "", "\(first) \(second)")
          // Each key of the text as it is typed, without making tokens of it.
          parts.type(text, caret: text.utf8.count)
          let expected = FilterQuery.and(.positive, [first, second, text].compactMap { meaning($0) }).flattened()
          #expect(meaning(parts.query) == expected, "\(first) \(second) with \(text): \(parts.query)")
          let again = QueryTokens(parts.query, vocabulary: Self.vocabulary)
          #expect(
            meaning(again.tokens.map { $0.source }.joined(separator: " ") + " " + again.text) == expected,
            "\(parts.query)")
        }
      }
    }
  }

  @Test func tokensAreRemovedEditedJoinedAndParted() throws {
    var parts = field("state:new price>5 lamp")
    parts.tokens.remove(at: 0)
    #expect(parts.query == "price>5 lamp")
    let price = try #require(parts.tokens.first)
    #expect(parts.edit(price) == 7)
    #expect(parts.tokens == [] && parts.text == "price>5 lamp" && parts.query == "price>5 lamp")
    #expect(parts.edit(price) == nil)

    parts = field("state:new tag:wood state:used lamp")
    parts.join(parts.tokens[0], with: parts.tokens[2])
    #expect(parts.query == "(state:new or state:used) tag:wood lamp")
    #expect(parts.tokens.map { $0.label } == ["state is new or state is used", "tag is wood"])
    #expect(field(parts.query).tokens == parts.tokens)
    parts.join(parts.tokens[0], with: parts.tokens[1])
    #expect(parts.query == "(state:new or state:used or tag:wood) lamp")
    parts.join(parts.tokens[0], with: parts.tokens[0])
    parts.separate(parts.tokens[0])
    #expect(parts.query == "state:new state:used tag:wood lamp")
  }

  @Test func typingMakesTokensOfWhatIsFinished() {
    var parts = field("")
    var places: [Int] = []
    for text in ["state:new", "state:new ", "l", "la", "la price>5", "la price>5 "] {
      places.append(parts.type(text, caret: text.utf8.count))
    }
    #expect(parts.tokens.map { $0.source } == ["state:new", "price>5"] && parts.text == "la")
    #expect(places == [9, 0, 1, 2, 10, 2])
    #expect(parts.queryOffset(ofText: 2) == parts.query.utf8.count && parts.query == "state:new price>5 la")
  }

  @Test func aVeryLongQueryIsText() {
    let long = Array(repeating: "state:new", count: 2_000).joined(separator: " ")
    #expect(field(long).tokens == [] && field(long).text == long && field(long).query == long)
  }
}
