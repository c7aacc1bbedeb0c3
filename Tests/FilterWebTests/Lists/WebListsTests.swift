import FilterText
import Testing
import _FilterTestSupport

@testable import FilterWeb

/// Calls of lists and their answers, as text.
@Suite struct WebListsTests {
  private static let songs = """
    title,artist,year,length,genre
    "Calle del Pan",Marisol,1976,2:48,bolero
    Lighthouse,Off,2011,4:02,pop
    "Élan, bis",Marisol,2019,3:30,pop
    """

  /// A module with the songs as list 1.
  private static func module(_ text: String = songs, options: String = #","name":"songs.csv""#) -> (WebModule, String) {
    let module = WebModule(lists: WebLists())
    return (module, string(module.answer(Array(#"{"call":"readList"\#(options)}"#.utf8), payload: Array(text.utf8))))
  }

  private static func string(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  private static func quoted(_ text: String) -> String {
    var json = JSONWriter()
    json.string(text)
    return json.text
  }

  private static func ask(_ call: String, _ text: String, _ rest: String = "", of module: WebModule) -> String {
    let rest = rest.isEmpty ? "" : "," + rest
    return string(module.answer(Array(#"{"call":"\#(call)","list":1,"text":\#(quoted(text))\#(rest)}"#.utf8)))
  }

  /// Texts, how they are read, and a part of what is told about the list.
  @Test func lists() {
    let rows: [(String, String, String)] = [
      (
        Self.songs, #","name":"songs.csv""#,
        #""name":"songs.csv","count":3,"columns":["title","artist","year","length","genre"]"#
      ),
      ("a\tb\n1\t2\n", #","name":"x.tsv""#, #""count":1,"columns":["a","b"]"#),
      ("1;2\n3;4\n", #","header":false,"delimiter":";""#, #""count":2,"columns":["c1","c2"]"#),
      (#"[{"n":1},{"n":2}]"#, "", #""count":2,"columns":["n"]"#),
      ("{\"n\":1}\n{\"n\":\n{\"n\":3}\n", "", #""damage":{"count":1,"first":[{"line":2,"column":"#),
      (
        #"{"n":1}"# + "\n",
        #","vocabulary":"{\"name\":\"x\",\"fields\":[{\"name\":\"n\",\"kind\":\"number\",\"summary\":\"\"}]}""#,
        #""count":1,"columns":["n"]"#
      ),
    ]
    for (text, options, part) in rows {
      let answer = Self.module(text, options: options).1
      #expect(answer.contains(part), "\(text): \(answer)")
    }
  }

  /// Texts and options that are no list.
  @Test(arguments: [
    ("", ""), ("\u{0}\u{1}\u{2}", ""), ("a,b\n1,2\n", #","delimiter":"ab""#),
    ("a\n1\n", #","vocabulary":"{""#), ("a\n1\n", #","name":7"#),
  ])
  func refusals(text: String, options: String) {
    let answer = Self.module(text, options: options).1
    #expect(answer.hasPrefix(#"{"error":{"message":""#), "\(answer)")
  }

  /// Calls about the songs, and a part of the answer.
  @Test func answers() {
    let rows: [(String, String, String, String)] = [
      (
        "search", "year<2000", "",
        #"{"value":{"total":3,"ignored":[],"count":1,"rows":[{"item":0,"cells":[{"text":"Calle del Pan","highlights":[]}"#
      ),
      ("search", "bis", "", #"{"text":"Élan, bis","highlights":[{"start":6,"end":9}]}"#),
      ("search", "bis", #""highlights":false"#, #"{"text":"Élan, bis","highlights":[]}"#),
      ("search", "", #""limit":1,"offset":2"#, #""count":3,"rows":[{"item":2,"#),
      ("search", "", #""limit":0,"offset":2000000000"#, #""count":3,"rows":[]"#),
      ("search", "order:year direction:desc", #""limit":1"#, #""rows":[{"item":2,"#),
      ("search", "é zz:1", "", #""ignored":[{"text":"zz:1","range":{"start":2,"end":6},"reason":""#),
      (
        "why", "year<2000 genre:pop", #""item":1"#,
        #""name":"Lighthouse","found":false,"terms":[{"text":"year<2000","range":{"start":0,"end":9},"outcome":"fails","found":["2011"]},{"text":"genre:pop","range":{"start":10,"end":19},"outcome":"holds","found":["pop"]}],"edits":[{"start":0,"end":0,"text":"-"}],"edited":"-year<2000 genre:pop""#
      ),
      (
        "histogram", "year>2000", #""field":"year""#,
        #"[{"label":"2011","count":1,"query":"year=2011"},{"label":"2019","count":1,"query":"year=2019"}]"#
      ),
      (
        "sql", "year<2000", #""dialect":"duckdb""#,
        #"{"value":{"statement":"SELECT s.id, s.record FROM songs s WHERE "#
      ),
    ]
    for (call, text, rest, part) in rows {
      let answer = Self.ask(call, text, rest, of: Self.module().0)
      #expect(answer.contains(part), "\(call), \(text), \(rest): \(answer)")
    }
  }

  /// Calls that cannot be answered.
  @Test func refusedCalls() {
    let rows: [(String, LongText, String, String)] = [
      ("why", "", #""item":3"#, "there is no item 3; the list has 3"),
      ("why", "", #""item":-1"#, "there is no item -1"),
      ("histogram", "", #""field":"title""#, "the values of 'title' cannot be counted"),
      ("histogram", "", #""field":"nothing""#, "the values of 'nothing' cannot be counted"),
      ("sql", "", #""dialect":"mongo""#, "there is no dialect 'mongo'"),
      ("search", LongText(repeating: "a ", count: 70_000), "", "a query of more than 131072 bytes is not searched for"),
    ]
    for (call, text, rest, message) in rows {
      let answer = Self.ask(call, text.text, rest, of: Self.module().0)
      #expect(answer.hasPrefix(#"{"error":{"message":"\#(message)"#), "\(call), \(text), \(rest): \(answer)")
    }
  }

  @Test func countsAndRecords() {
    let module = Self.module().0
    let counts = #"{"call":"counts","list":1,"texts":["genre:pop","","year<1900"]}"#
    #expect(Self.string(module.answer(Array(counts.utf8))) == #"{"value":[2,3,0]}"#)
    #expect(
      Self.string(module.answer(Array(#"{"call":"item","list":1,"item":1}"#.utf8)))
        == #"{"value":"Lighthouse,Off,2011,4:02,pop"}"#)
    let vocabulary = Self.string(module.answer(Array(#"{"call":"listVocabulary","list":1}"#.utf8)))
    #expect(vocabulary.contains(#"\"nameField\": \"title\""#))
    #expect(Self.string(module.answer(Array(#"{"call":"releaseList","list":1}"#.utf8))) == #"{"value":null}"#)
    #expect(Self.string(module.answer(Array(counts.utf8))).contains("there is no list 1"))
  }

  private static let kinds =
    "kind,n,day\n"
    + (0..<30).map { "\($0 % 3 == 0 ? "bug" : "new idea"),\($0 * $0),2026-0\(1 + $0 % 6)-15\n" }.joined() + ",,\n"

  /// Histograms of a list with every kind of field that can be counted.
  @Test func histograms() {
    let rows: [(String, String, String)] = [
      (
        "", #""field":"kind""#,
        #""bins":[{"label":"new idea","count":20,"query":"kind:\"new idea\""},{"label":"bug","count":10,"query":"kind:bug"}],"without":1,"more":0"#
      ),
      ("", #""field":"kind","maximum":1"#, #""query":"kind:\"new idea\""}],"without":1,"more":1"#),
      ("kind:bug", #""field":"kind""#, #""bins":[{"label":"bug","count":10,"query":"kind:bug"}],"without":0,"more":0"#),
      ("", #""field":"n""#, #""bins":[{"label":"0 to <100","count":10,"query":"n>=0 n<100"}"#),
      (
        "n<10", #""field":"n""#, #""bins":[{"label":"0","count":1,"query":"n=0"},{"label":"1","count":1,"query":"n=1"}"#
      ),
      ("", #""field":"day""#, #""bins":[{"label":"2026-01-15","count":5,"query":"day=2026-01-15"}"#),
      ("kind:nothing", #""field":"n""#, #"{"value":{"field":"n","bins":[],"without":0,"more":0}}"#),
    ]
    for (text, rest, part) in rows {
      let answer = Self.ask("histogram", text, rest, of: Self.module(Self.kinds, options: "").0)
      #expect(answer.contains(part), "\(text), \(rest): \(answer)")
    }
  }

  /// Groups with numbers; the sums were counted by hand: `n` is 0, 1, 4, 9 … 841, every third item is a bug.
  @Test func groups() {
    let rows: [(String, String, String)] = [
      (
        "", #""by":["kind"],"numbers":[{"function":"sum","field":"n"},{"function":"max","field":"n"}]"#,
        #"{"columns":["kind","count","sum_n","max_n"],"groups":3,"rows":[{"kind":"new idea","count":20,"sum_n":5990,"max_n":841},{"kind":"bug","count":10,"sum_n":2565,"max_n":729},{"kind":null,"count":1,"sum_n":null,"max_n":null}],"leftOut":0}"#
      ),
      ("has:kind", #""by":["kind"],"sort":"count","limit":1"#, #""groups":2,"rows":[{"kind":"bug","count":10}]"#),
      (
        "kind:bug", #""by":["day:month"],"limit":1"#,
        #"{"columns":["day:month","count"],"groups":2,"rows":[{"day:month":"2026-01","count":5}],"leftOut":0}"#
      ),
      (
        "n<5", #""by":["n:5","kind"],"numbers":[{"function":"mean","field":"n"}],"sort":"-mean_n","limit":1"#,
        #""rows":[{"n:5":0,"kind":"new idea","count":2,"mean_n":2.5}]"#
      ),
      ("kind:nothing", #""by":["kind"]"#, #""groups":0,"rows":[],"leftOut":0"#),
    ]
    for (text, rest, part) in rows {
      let answer = Self.ask("groups", text, rest, of: Self.module(Self.kinds, options: "").0)
      #expect(answer.contains(part), "\(text), \(rest): \(answer)")
    }
  }

  @Test func refusedGroups() {
    let rows: [(String, String)] = [
      (#""by":[]"#, "rows are grouped by 1 to 16 columns"), (#""by":["x"]"#, "the list has no column 'x'"),
      (#""by":["kind:3"]"#, "'kind:3' names no group of 'kind'"), (#""numbers":[]"#, "'by' is not a list"),
      (#""by":["kind"],"sort":"y""#, "the groups have no column 'y' to sort by"),
      (#""by":["kind"],"numbers":[{"function":"sum","field":"kind"}]"#, "--sum needs numbers"),
      (#""by":["kind"],"numbers":[{"function":"sum"}]"#, "'field' is missing"),
      (#""by":["kind"],"numbers":[{"function":"power","field":"n"}]"#, "there is no function 'power'"),
      (#""by":["kind"],"numbers":[{"function":"sum","field":"z"}]"#, "the list has no column 'z'"),
    ]
    for (rest, message) in rows {
      let answer = Self.ask("groups", "", rest, of: Self.module(Self.kinds, options: "").0)
      #expect(answer.hasPrefix(#"{"error":{"message":"\#(message)"#), "\(rest): \(answer)")
    }
  }

  /// The sum of the bins and of the items without a value is the number of items found, for one value an item.
  @Test(arguments: ["", "kind:bug", "n>100", "-kind:bug day>=2026-03", "n>100 or kind:bug"])
  func everyItemIsCounted(text: String) throws {
    let module = Self.module(Self.kinds, options: "").0
    let found = Self.ask("search", text, #""limit":0"#, of: module)
    let count = try #require(found.firstMatch(of: /"count":(\d+)/).flatMap { Int($0.output.1) })
    for field in ["kind", "n", "day"] {
      let answer = Self.ask("histogram", text, #""field":"\#(field)","maximum":1000"#, of: module)
      let counts = answer.matches(of: /"(?:count|without)":(\d+)/).compactMap { Int($0.output.1) }
      #expect(counts.reduce(0, +) == count, "\(field): \(answer)")
    }
  }

  /// The pages of an answer, put together, are the whole answer.
  @Test(arguments: [1, 2, 7, 100])
  func pagesAreTheWholeAnswer(size: Int) {
    let module = Self.module(Self.kinds, options: "").0
    func items(_ rest: String) -> [Substring] {
      Self.ask("search", "kind:\"new idea\" order:n", rest, of: module).matches(of: /"item":(\d+)/).map { $0.output.1 }
    }
    let whole = items(#""limit":1000"#)
    let pages = stride(from: 0, to: 40, by: size).flatMap { items(#""limit":\#(size),"offset":\#($0)"#) }
    #expect(whole.count == 20)
    #expect(pages == whole)
  }

  /// Bytes that no list is made of are refused or read; nothing traps, and the list that is there still answers.
  @Test func hostileBytes() {
    let module = Self.module().0
    var generator = SeededGenerator(seed: PropertyCases.seed(default: 20))
    for _ in 0..<PropertyCases.count(long: 300) {
      let bytes = randomBytes(&generator, pieces: 1 + generator.below(60))
      let answer = Self.string(module.answer(Array(#"{"call":"readList","name":"x.csv"}"#.utf8), payload: bytes))
      #expect(answer.hasPrefix(#"{"value":{"list":"#) || answer.hasPrefix(#"{"error":{"message":"#), "\(bytes)")
      #expect(Self.ask("search", "bis", of: module).contains(#""count":1"#))
    }
  }

  /// The term of each bin of a histogram finds the items that the bin counts.
  @Test func theTermOfABinFindsItsItems() throws {
    let rows: [String] = ["manavalue", "color", "identity", "keyword", "power", "loyalty", "rarity", "set", "date"]
    for field in rows {
      let lists = WebLists()
      let module = WebModule(lists: lists)
      _ = module.answer(Array(#"{"call":"sampleCards"}"#.utf8))
      let answer = Self.ask("histogram", "-is:reprint", #""field":"\#(field)""#, of: module)
      let bins = answer.matches(of: /"label":"[^"]*","count":(\d+),"query":("(?:[^"\\]|\\.)*")/)
      try #require(!bins.isEmpty, "\(field): \(answer)")
      for bin in bins {
        let query = bin.output.2.dropFirst().dropLast().replacing("\\\"", with: "\"")
        let found = Self.ask("search", "-is:reprint (\(query))", #""limit":0"#, of: module)
        let count = try #require(found.firstMatch(of: /"count":(\d+)/), "\(field)").output.1
        #expect(count == bin.output.1, "\(field): \(query): \(found)")
      }
    }
  }
}
