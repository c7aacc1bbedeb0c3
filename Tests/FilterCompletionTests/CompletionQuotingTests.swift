import FilterAST
import FilterCompletion
import FilterParser
import FilterText
import FilterVocabulary
import Testing
import _FilterTestSupport

/// Inserted text is quoted and escaped for its context; the label stays plain.
@Suite struct CompletionQuotingTests {
  @Test func edits() {
    let rows: [(String, String)] = [
      ("name:kong‸", "name:'Kongming, \"Sleeping Dragon\"'"),
      ("name:\"kong‸", "name:'Kongming, \"Sleeping Dragon\"'"),
      ("name:\"kong‸\"", "name:'Kongming, \"Sleeping Dragon\"'"),
      ("name:'kong‸'", "name:'Kongming, \"Sleeping Dragon\"'"),
      ("name:urza‸", "name:\"Urza's Saga\""),
      ("name:'urza‸'", "name:\"Urza's Saga\""),
      ("name:'fore‸'", "name:'Forest'"),
      ("name:\"fore‸", "name:\"Forest\""),
      ("name:\"fore‸\"", "name:\"Forest\""),
      ("name:\u{201C}fore‸\u{201D}", "name:\"Forest\""),
      ("name:fore‸", "name:Forest"),
      ("name:fore‸xyz", "name:Forest"),
      ("name:+2‸", "name:\"+2 Mace\""),
      ("name:\"fire /‸", "name:\"Fire // Ice\""),
      ("name:back‸", "name:\"Back\\slash \\\"and\\\" 'both'\""),
      ("name:ends‸", "name:\"Ends with \\\\\""),
      ("!fore‸", "!\"Forest\""),
      ("!'fore‸", "!'Forest'"),
      ("is:\"fet‸\"", "is:fetchland"),
      ("kw:first‸", "kw:\"first strike\""),
      ("kw:'first‸", "kw:'first strike'"),
      ("t:\"gob‸\" c:r", "t:\"goblin\" c:r"),
      ("t:gob‸lin c:r", "t:goblinoid c:r"),
    ]
    for (marked, result) in rows {
      let offered = Offered(marked)
      let found = offered.list.items.filter { $0.kind != .keyword }.map { offered.accepting($0) }
        .map { $0.replacing("\u{2038}", with: "") }
      if result == "t:goblinoid c:r" {
        // The whole token is replaced: no second half remains.
        #expect(found.allSatisfy { !$0.hasSuffix("linlin c:r") && $0.hasSuffix(" c:r") }, "\(marked)")
      } else {
        #expect(found.first == result, "\(marked): \(found)")
      }
    }
  }

  @Test func labelsArePlain() {
    #expect(Offered("name:kong‸").labels == ["Kongming, \"Sleeping Dragon\""])
    #expect(Offered("!light‸").labels == ["Lightning Bolt"])
    #expect(Offered("draw a card‸").labels.first == "draw a card")
  }

  /// Whatever a name is made of, accepting it reads back as that name.
  @Test func namesReadBack() throws {
    for entry in SampleCatalogs.names.entries {
      for (before, after) in [("name:", ""), ("name:\"", ""), ("name:'", "'"), ("!", ""), ("!\"", "\""), ("-!'", "")] {
        let typed = String(entry.value.prefix(3))
        if typed.contains(where: { "\"'\\ /".contains($0) }) || typed == entry.value { continue }
        let offered = Offered(before + typed + "‸" + after, limit: 50)
        let item = try #require(offered.item(entry.value), "\(before)\(typed)\(after): \(offered.labels)")
        let edited = try #require(SourceText(offered.text).applying([item.edit]))
        let leaves = try #require(ParsedQuery(parsing: edited).query?.leaves)
        #expect(leaves.count == 1)
        switch leaves.first {
        case .name(_, exact: true, let name): #expect(name.text == entry.value)
        case .filter(_, field: _, _, let value): #expect(value.text == entry.value)
        default: Issue.record("`\(edited)` is no name")
        }
      }
    }
  }

  @Test func spacesWhereItemsWouldStick() {
    expectAmong(1, "(a)‸", "(a) type:")
    expectAmong(1, "‸c:g", "type: c:g")
    expectAmong(1, "a ,‸", "a , type:")
    expectAmong(2, "t:el‸f(c:g)", "t:elite (c:g)", Offered.elite)
    expectAmong(1, "‸ c:g", "type: c:g")
  }

  @Test func theCaretStandsBehindWhatWasPutIn() {
    let offered = Offered("t:gob‸ c:r")
    #expect(offered.list.items.first.map { offered.accepting($0) } == "t:goblin‸ c:r")
    let field = Offered("‸c:g")
    #expect(field.list.items.first.map { field.accepting($0) } == "type:‸ c:g")
    let or = Offered("t:elf ‸")
    #expect(or.item("or").map { or.accepting($0) } == "t:elf or ‸")
  }
}

extension Offered {
  /// One type only, to see the edit and not the rank.
  static let elite = CompletionEngine(
    vocabulary: Vocabulary(
      name: "one", fields: [Field("t", .text, values: [FieldValue("elite")], summary: "", phrase: "are {is}")]))
}
