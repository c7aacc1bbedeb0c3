import FilterAST
import Testing
import _FilterTestSupport

@Suite struct FilterQueryCodableTests {
  typealias Query = FilterQuery<FilterTerm>

  private static let elf =
    #"{"comparison":":","field":"t","kind":"filter","polarity":"positive","quoted":false,"value":"elf"}"#

  @Test func theFormIsFixed() throws {
    let table: [(Query, String)] = [
      (.filter("t", .colon, "elf"), #"{"query":\#(Self.elf),"version":1}"#),
      (.and(.positive, []), #"{"query":{"children":[],"kind":"and","polarity":"positive"},"version":1}"#),
      (
        .and(.positive, [.filter("t", .colon, "elf"), .or(.negative, [.name("bolt"), .regex("o", .colon, "^tap")])]),
        #"{"query":{"children":[\#(Self.elf),{"children":["#
          + #"{"exact":false,"kind":"name","polarity":"positive","quoted":false,"value":"bolt"},"#
          + #"{"comparison":":","field":"o","kind":"regex","pattern":"^tap","polarity":"positive"}"#
          + #"],"kind":"or","polarity":"negative"}],"kind":"and","polarity":"positive"},"version":1}"#
      ),
    ]
    for (query, text) in table {
      #expect(try JSONForm.text(of: query) == text)
      #expect(try JSONForm.value(Query.self, fromJSON: text) == query, "\(text)")
    }
  }

  @Test func aMissingVersionIsTheFirst() throws {
    #expect(try JSONForm.value(Query.self, fromJSON: #"{"query":\#(Self.elf)}"#) == .filter("t", .colon, "elf"))
  }

  @Test func otherVersionsAreRefusedByName() {
    for version in [2, 99, 0, -1] {
      #expect(
        JSONForm.refusal(of: Query.self, fromJSON: #"{"version":\#(version),"query":\#(Self.elf)}"#)
          == "query has form version \(version); this library reads 1 to 1")
    }
    // The version is checked first, since a later form may have a different structure.
    #expect(
      JSONForm.refusal(of: Query.self, fromJSON: #"{"version":2}"#)
        == "query has form version 2; this library reads 1 to 1")
  }

  @Test func unknownKeysAreIgnored() throws {
    let text = #"""
      {"note":{"a":[1]},"version":1,"query":{"kind":"or","colour":"red","polarity":"negative","children":[
        {"kind":"name","since":2026,"polarity":"positive","value":"bolt","quoted":false,"exact":false}]}}
      """#
    #expect(try JSONForm.value(Query.self, fromJSON: text) == .or(.negative, [.name("bolt")]))
  }

  @Test func whatIsLeftOutIsPlain() throws {
    let text = #"{"query":{"kind":"and","children":[{"kind":"name","value":"bolt"}]}}"#
    #expect(try JSONForm.value(Query.self, fromJSON: text) == .and(.positive, [.name("bolt")]))
  }

  @Test func damageIsNamed() {
    let table = [
      (#"{"version":1}"#, "no query"),
      (#"{"query":{}}"#, "no kind"),
      (#"{"query":{"kind":"and"}}"#, "no children"),
      (#"{"query":{"kind":"xor","children":[]}}"#, "unknown kind of query node 'xor'"),
      (#"{"query":{"kind":"filter","field":"","comparison":":","value":"x"}}"#, "invalid field name ''"),
      (#"{"query":{"kind":"or","children":[{"kind":"not"}]}}"#, "unknown kind of query node 'not'"),
    ]
    for (text, expected) in table { #expect(JSONForm.refusal(of: Query.self, fromJSON: text) == expected, "\(text)") }
  }

  @Test func partialQueriesHaveTheSameForm() throws {
    let query: FilterQuery<PartialFilterTerm> = .or(
      .positive, [.term(PartialFilterTerm(.negative, .filter(field: "t", .colon, .bare(""))))])
    let text =
      #"{"query":{"children":[{"comparison":":","field":"t","kind":"partial-filter","polarity":"negative","text":""}],"#
      + #""kind":"or","polarity":"positive"},"version":1}"#
    #expect(try JSONForm.text(of: query) == text)
    #expect(try JSONForm.value(fromJSON: text) == query)
  }

  @Test func anyTreeReadsBack() {
    let failure = checkProperty(
      "a query is what its JSON says", cases: PropertyCases.count(long: 300),
      seed: PropertyCases.seed(default: 81),
      generate: { randomTree(&$0, leaves: 8) }, shrink: simplerTrees, describe: { $0.description },
      law: { tree in
        let query: Query = tree.mapTerms { atom in
          .filter(atom.polarity, field: "x", .less, FilterValue(quoted: String(Character(atom.letter))))
        }
        do {
          let text = try JSONForm.text(of: query)
          let read = try JSONForm.value(Query.self, fromJSON: text)
          return read == query ? nil : "\(text) reads as \(read)"
        } catch {
          return "\(error)"
        }
      })
    #expect(failure == nil)
  }
}
