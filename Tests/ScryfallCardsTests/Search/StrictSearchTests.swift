import FilterVocabulary
import Testing

@testable import DataStreams
@testable import ScryfallCards
@testable import ScryfallDialect

/// Strict searches over the sample: results, ignored terms, refusals.
@Suite struct StrictSearchTests {
  private let plain = QueryTable(CardCollection.sample.library)
  private let strict = QueryTable(CardCollection.sample.library, reading: .strict)

  /// Expects that the strict reading of one query has the results of the plain reading of another.
  private func expect(_ pairs: [(strict: String, plain: String)], location: SourceLocation = #_sourceLocation) {
    for (query, other) in pairs {
      #expect(strict.names(query) == plain.names(other), "\(query)", sourceLocation: location)
      #expect(strict.answer(query).refusal == nil, "\(query)", sourceLocation: location)
    }
  }

  /// Queries without quirks find the same either way.
  @Test func plainQueries() {
    for query in [
      "t:goblin -t:legendary", "t:elf pow>tou", "c:rg or c=wu", "-(t:elf or t:orc) e:brk", "o:/deals \\d+ damage/",
      "is:reserved usd>=50", "order:usd t:dragon", "t:human ++", "in:ash r:common border:borderless",
      "-c:m -id<=wu e:tid",
    ] {
      #expect(strict.rows(query) == plain.rows(query), "\(query)")
      #expect(strict.rows(query) != [], "\(query)")
      #expect(strict.ignored(query) == "", "\(query)")
    }
  }

  /// Section 1.
  @Test func lexicalRules() {
    expect([
      // A field whose value is apart is a name word.
      ("t: elf", "name:t elf"), ("t:", "name:t"), ("t= chimney", "name:nosuchname"),
      // Curly quotes are straight; what nothing closes is a letter.
      ("o:“draw a card”", "o:\"draw a card\""), ("o:\"draw", "name:nosuchname"),
      // Bare words.
      ("will-o'-the-wick", "!\"will-o'-the-wick\""), ("spark , meet", "spark meet"), ("spark,", "spark"),
      ("?", ""), ("- spark", "name:nosuchname"), ("ebb/owe", "ebb owe"), ("ebb//owe", "ebb owe"),
      // A number ends at the first character that is not part of it.
      ("pow=2t:goblin", "pow=2 t:goblin"), ("pow=1a", "pow=1 a"), ("pow=xy", "pow=0 y"), ("mv=1.", "mv=1"),
      ("t:goblin,", "name:nosuchname"),
      ("++ spark", "spark unique:prints"), ("@@ spark", "spark unique:art"),
    ])
    expect([
      // Years are numbers among numbers; no card has the strength of one.
      ("pow>year", "pow>100000"), ("year>=pow t:elf", "pow>=0 t:elf"), ("year>=2000", "year>=2000"),
      ("prints<year t:dragon", "t:dragon"), ("t:goblin cn:1-5", "name:nosuchname"),
    ])
    #expect(strict.ignored("pow:\"2\" spark") != "")
    #expect(strict.names("pow>=\"2\" spark") == "")
    #expect(strict.ignored("pow>=\"2\" spark") == "")
  }

  /// Sections 2 and 2.2.
  @Test func connectives() {
    expect([
      ("t:elf or", "t:elf"), ("or t:elf", "t:elf"), ("t:elf or or t:dragon", "t:elf or t:dragon"),
      ("t:elf ()", "t:elf"), ("t:elf AND c:g", "t:elf c:g"), ("-t:elf or t:elf e:brk", "-t:elf or (t:elf e:brk)"),
      // Invalid terms are ignored and reported.
      ("t:elf foo:bar", "t:elf"), ("t:elf or is:purple", "t:elf"), ("(foo:bar) t:elf", "t:elf"),
      // Comparisons of words find nothing, without a word.
      ("t>=elf", "name:nosuchname"), ("f!=modern", "name:nosuchname"), ("foo>=1", "name:nosuchname"),
      // A lone `>` is run together.
      ("t>elf", "name:telf"),
    ])
    for query in [
      "t:elf foo:bar", "t:elf or is:purple", "f:chess t:elf", "c:q t:elf", "m:{q} t:elf", "date>13-13 t:elf",
    ] {
      #expect(strict.ignored(query) != "", "\(query)")
      #expect(strict.names(query) == strict.names("t:elf"), "\(query)")
    }
    for query in ["t>=elf", "f!=modern", "foo>=1", "t>elf"] { #expect(strict.ignored(query) == "", "\(query)") }
  }

  @Test func refusals() {
    for query in [
      "", "   ", "()", "(t:elf", "t:elf)", "foo:bar", "is:purple", "(order:usd t:elf)",
      "o:/a/ o:/b/ o:/c/ o:/d/ o:/e/ o:/f/ o:/g/",
    ] {
      #expect(strict.answer(query).refusal != nil, "\(query)")
      #expect(strict.rows(query) == [], "\(query)")
      #expect(strict.answer(query).count == 0, "\(query)")
      // A query of which no term is understood finds nothing in plain reading either.
      let isUnderstood = query != "foo:bar" && query != "is:purple"
      #expect((plain.answer(query).refusal == nil) == isUnderstood, "\(query)")
    }
  }

  /// Section 2.3.
  @Test func minusBeforeNumbers() {
    expect([
      ("-pow>=1 t:goblin", "t:goblin"), ("-mv>=3 t:elf", "t:elf"), ("-usd<1 t:elf", "t:elf"),
      ("-year>2000 t:elf", "t:elf"),
      ("-mv:even t:elf", "mv:odd t:elf"), ("-date>2000 t:goblin", "date>2000 t:goblin"),
      ("-(mv>=3) t:elf", "t:elf -(mv>=3)"), ("-cn:12 t:rat", "t:rat"), ("-c>=r t:elf", "t:elf -(c>=r)"),
      ("-r>=r t:elf", "t:elf -(r>=r)"),
    ])
    #expect(strict.ignored("-pow:1 t:goblin") != "")
    #expect(strict.names("-pow:1 t:goblin") == plain.names("t:goblin"))
  }

  /// Section 3.6: a year or month is a span of days, compared with its last day too.
  @Test func spansOfDays() {
    let cards = ["2019-12-31", "2020-01-01", "2020-02-29", "2020-03-01", "2020-12-31", "2021-01-01"].map { day in
      var card = Sample.card(day, "Artifact")
      card.printings = [Sample.printing("tst", day)]
      return card
    }
    for reading in Dialect.Reading.allCases {
      QueryTable(cards, reading: reading).expect([
        ("date=2020", "2020-01-01 | 2020-02-29 | 2020-03-01 | 2020-12-31"), ("date!=2020", "2019-12-31 | 2021-01-01"),
        ("date<2020", "2019-12-31"), ("date<=2019", "2019-12-31"),
        ("date<=2020", "2019-12-31 | 2020-01-01 | 2020-02-29 | 2020-03-01 | 2020-12-31"), ("date>2020", "2021-01-01"),
        ("date>=2020 date<2021", "2020-01-01 | 2020-02-29 | 2020-03-01 | 2020-12-31"),
        ("date:2020-02", "2020-02-29"), ("date<=2020-02", "2019-12-31 | 2020-01-01 | 2020-02-29"),
        ("date>2020-02", "2020-03-01 | 2020-12-31 | 2021-01-01"), ("date>2020-12", "2021-01-01"),
        ("year<=2019", "2019-12-31"), ("year>2020", "2021-01-01"),
        ("year=2020", "2020-01-01 | 2020-02-29 | 2020-03-01 | 2020-12-31"),
      ])
    }
  }

  /// Section 3.10.
  @Test func instructions() {
    expect([
      ("t:elf or order:cmc t:goblin", "(t:elf or t:goblin) order:cmc"),
      ("t:elf order:usd order:cmc", "t:elf order:cmc"),
      ("-order:cmc t:elf", "t:elf order:cmc"), ("t:elf order:size", "t:elf"), ("order=cmc t:elf", "t:elf"),
    ])
    #expect(strict.ignored("t:elf order:size") != "")
    #expect(strict.ignored("order=cmc t:elf") != "")
    #expect(strict.ignored("t:elf order:review") == "order:review: the data says nothing to order by 'review'")
  }

  /// Section 3.11.
  @Test func extras() {
    expect([
      ("t:token", "t:token"), ("name:/citizen/", "name:/citizen/"), ("citizen", "citizen"), ("is:planar", "is:planar"),
      ("e:ttkt include:extras", "e:ttkt"),
    ])
    #expect(strict.names("t:token") != "")
    #expect(strict.names("st:token") != "")
  }

  /// Terms without data are reported in the strict reading too.
  @Test func unanswered() {
    #expect(strict.ignored("t:elf otag:ramp") == "otag:ramp: no data for 'oracletag'")
    #expect(strict.names("t:elf otag:ramp") == plain.names("t:elf"))
  }
}
