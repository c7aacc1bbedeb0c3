import FilterAnalysis
import FilterEvaluation
import FilterExplanation
import FilterSemantics
import FilterText
import FilterVocabulary
import ScryfallDialect
import Testing

@testable import DataStreams
@testable import ScryfallCards

/// Sections 2, 3.10 and 5 of the language reference.
@Suite struct StrictStructureTests {
  @Test func connectives() {
    expectReadings([
      ("a b or c", "(name(a) and name(b)) or name(c)"),
      ("a or b c", "name(a) or (name(b) and name(c))"),
      ("a AND b Or c", "(name(a) and name(b)) or name(c)"),
      ("-t:elf or t:orc", "-t:elf or t:orc"),
      ("-(t:elf or t:orc)", "-(t:elf or t:orc)"),
      ("t:elf or", "t:elf"),
      ("or t:elf", "t:elf"),
      ("t:elf or or t:orc", "t:elf or t:orc"),
      ("t:elf and and t:orc and", "t:elf and t:orc"),
      ("oracle order", "name(oracle) and name(order)"),
      ("fire-or-ice", "name(fire-or-ice)"),
      ("t:sliver ()", "t:sliver"),
      ("t:sliver -()", "t:sliver"),
      ("((a)) (b (c or d))", "name(a) and name(b) and (name(c) or name(d))"),
    ])
  }

  @Test func whatIsIgnoredIsNotThere() {
    expectReadings([
      ("t:elf or foo:bar", "t:elf, without foo:bar"),
      ("foo:bar or t:elf", "t:elf, without foo:bar"),
      ("t:elf (foo:bar)", "t:elf, without foo:bar"),
      ("t:elf -(foo:bar or is:zzz)", "t:elf, without foo:bar, without is:zzz"),
      ("t:elf (foo:bar or t:orc)", "t:elf and t:orc, without foo:bar"),
      ("foo:bar is:zzz", "refused, without foo:bar, without is:zzz"),
    ])
  }

  @Test func invalidTerms() {
    let ignored = [
      "foo:x", "foo=x", "f:modren", "banned:zzz", "lang:klingonese", "r:zzz", "st:zzz", "frame:zzz", "stamp:zzz",
      "game:zzz", "cheapest:zzz", "is:zzz", "has:zzz", "not:zzz", "new:zzz", "c:q", "c:cr", "c:rm", "id:wc", "c=6",
      "id:7", "c:yore", "c:glint", "c:dune", "c:ink", "c:witch", "c:five", "c:mono", "c:nephilim", "c:chromatic",
      "c:brokers", "produces:colorless", "produces:brown", "m:q", "m:{zz}", "devotion:wu", "pow:big", "date>soon",
      "date:2020-1-1", "date:2020-13", "date:2020-01-32", "date:zzzzz", "date:202", "oracleid:1", "pow=pow",
      "a:/guay/", "lore:/x/", "f:/modern/", "kw:zzz", "year:2025-02", "order:zzz", "include:zzz", "order=cmc",
      "unique=prints",
    ]
    for term in ignored {
      #expect(strict("elf \(term)") == "name(elf), without \(term)")
    }
    let nothing = [
      "t>=elf", "f!=modern", "o<=x", "a!=x", "is>=foil", "order>=cmc", "oracleid!=x", "e!=war", "in>=rare",
      "mtgoid:x",
    ]
    for term in nothing {
      #expect(strict("elf \(term)") == "name(elf) and nothing")
    }
    expectReadings([
      ("t>elf", "name(telf)"),
      ("t>\"elf warrior\"", "name(telf warrior)"),
      ("f<modern", "name(fmodern)"),
      ("order>cmc", "name(ordercmc)"),
      ("o>/a/", "name(oa)"),
      ("e:zzzz", "s=?zzzz"),
      ("in:zzzz", "in=?zzzz"),
      ("layout:zzzz", "layout=?zzzz"),
      ("wm:zzzz", "wm=?zzzz"),
      ("a:zzzz", "a:zzzz"),
      ("e:war,m21", "s=?war,m21"),
    ])
  }

  @Test func values() {
    expectReadings([
      ("c:rg -c:w", "c:rg and -c:w"),
      ("c:2 c:c c:m c:boros id:rainbow", "c:2 and c:none and c:many and c:wr and id:5"),
      ("c:/rg/", "c:rg"),
      ("produces:any produces:all", "produces:any and produces:6"),
      ("is:extended-art is:extended_art", "is=extendedart and is=extendedart"),
      ("date>2025 date=2025-03", "date>2025 and date=2025-03"),
      ("date>war date<=today", "date>war and date<=today"),
      ("o:draw a", "o:draw and name(a)"),
      ("name:ft name:\"ft\"", "name:ft and name:\"ft\""),
    ])
  }

  @Test func refusals() {
    let refused = [
      "", "   ", ",", "/", "()", "(())", "-()", "or", "and or", "(t:elf", "t:elf)", ")t:elf(", "t:elf ((t:orc)",
      "foo:bar", "(t:elf order:cmc)", "t:elf (++)", "t:elf (order:zzz)", "-(order:cmc) elf", "order:cmc", "++",
    ]
    for query in refused {
      let reading = QueryReading(strict: query)
      #expect(reading.refusal != nil, "\(query)")
      #expect(reading.filter == nil, "\(query)")
    }
    let six = String(repeating: "o:/a/ ", count: 6)
    #expect(QueryReading(strict: six).refusal == nil)
    #expect(QueryReading(strict: six + "t:elf c:/w/").refusal == nil)
    #expect(QueryReading(strict: six + "o:/a/").refusal?.message == "at most six regular expressions")
    #expect(QueryReading(strict: "a (order:cmc) b").refusal?.range == .init(start: 3, end: 12))
    #expect(QueryReading(strict: "a ) b").refusal?.range == .init(start: 2, end: 3))
    #expect(QueryReading(strict: "").refusal?.message == "empty query")
    #expect(QueryReading(strict: "()").refusal?.message == "no term of the query has an effect")
  }

  @Test func directives() {
    expectReadings([
      ("order:usd dir:desc t:dragon", "t:dragon, order=usd, direction=desc"),
      ("t:elf or order:cmc t:orc", "t:elf or t:orc, order=cmc"),
      ("t:elf order:cmc or t:orc", "t:elf or t:orc, order=cmc"),
      ("t:elf -order:mv", "t:elf, order=cmc"),
      ("t:elf -++", "t:elf, unique=prints"),
      ("t:elf order:usd sort:cmc", "t:elf, order=cmc"),
      ("t:elf order:zzz order:cmc", "t:elf, order=cmc, without order:zzz"),
      ("t:elf include:extras include:variations", "t:elf, include=extras, include=variations"),
      ("t:elf (order:) x", "t:elf and name(order) and name(x)"),
      ("t:elf order:\"cmc\"", "t:elf, order=cmc"),
    ])
  }

  @Test func regexLimits() {
    let ignored = [
      "o:/(?i)a/", "o:/(?<n>a)/", "o:/(?>a)/", "o:/a**/", "o:/(a/", "o:/(((a)))/", "o:/a{256}/", "o:/a{40}b{11}/",
      "o:/\(String(repeating: "a", count: 300))/", "o:/\(String(repeating: ".", count: 90))/",
    ]
    for term in ignored {
      #expect(strict("elf \(term)") == "name(elf), without \(term)")
    }
    expectReadings([
      (#"o:/(a)\1/"#, "nothing"),
      (#"-o:/(a)\1/"#, "-nothing"),
      ("o:/(?=a)b(?<!c)/", "o:/(?=a)b(?<!c)/"),
      ("m:/^{x}+$/", "m:/^{x}+$/"),
      ("elf o:/a/ o:/(/", "name(elf) and o:/a/, without o:/(/"),
    ])
  }

  @Test func workedReadings() {
    expectReadings([
      (
        "t:creature (c:rg or id<=esper) -o:\"draw a card\" pow>=tou",
        "t:creature and (c:rg or id<=wub) and -o:\"draw a card\" and pow>=tou"
      ),
      ("lightning bolt", "name(lightning) and name(bolt)"),
      ("\"lightning bolt\"", "name(\"lightning bolt\")"),
      ("!bolt", "exact(bolt)"),
      ("c:rg -c:w", "c:rg and -c:w"),
      ("id:c t:land", "id:none and t:land"),
      ("mv:odd pow=mv", "mv:odd and pow=mv"),
      ("e:war r>=r is:foil", "s=war and r>=rare and is=foil"),
      ("t:", "name(t)"),
      ("pow=3x", "pow=3 and name(x)"),
    ])
  }

  @Test func reasonsAreSentences() {
    func reason(_ term: String) -> String? { QueryReading(strict: "elf " + term).ignored.first?.reason }
    #expect(reason("foo:bar") == "unknown field")
    #expect(reason("f:modren") == "unknown value 'modren' for 'format'")
    #expect(reason("-pow:1") == "a minus before a number needs an operator other than ':' and '='")
    #expect(reason("-!bolt") == "an exact name cannot be negated")
  }

  @Test func analysedQueriesAreReadFromTheirText() {
    let query = AnalyzedQuery(parsing: "pow=1a", vocabulary: .scryfall)
    #expect(printed(QueryReading(strict: query)) == "pow=1 and name(a)")
  }
}
