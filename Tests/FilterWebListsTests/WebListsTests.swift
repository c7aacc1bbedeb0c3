import FilterTestSupport
import FilterText
import Testing

@testable import FilterWeb
@testable import FilterWebLists

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
  @Test(arguments: [
    (
      songs, #","name":"songs.csv""#,
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
  ])
  func lists(text: String, options: String, part: String) {
    let answer = Self.module(text, options: options).1
    #expect(answer.contains(part), "\(answer)")
  }

  /// Texts and options that are no list.
  @Test(arguments: [
    ("", ""), ("\u{0}\u{1}\u{2}", ""), ("[1,2", ""), ("a,b\n1,2\n", #","delimiter":"ab""#),
    ("a\n1\n", #","vocabulary":"{""#), ("a\n1\n", #","name":7"#),
  ])
  func refusals(text: String, options: String) {
    let answer = Self.module(text, options: options).1
    #expect(answer.hasPrefix(#"{"error":{"message":""#), "\(answer)")
  }

  /// Calls about the songs, and a part of the answer.
  @Test(arguments: [
    (
      "search", "year<2000", "",
      #"{"value":{"total":3,"ignored":[],"count":1,"rows":[{"item":0,"cells":[{"text":"Calle del Pan","highlights":[]}"#
    ),
    ("search", "bis", "", #"{"text":"Élan, bis","highlights":[{"start":6,"end":9}]}"#),
    ("search", "bis", #""highlights":false"#, #"{"text":"Élan, bis","highlights":[]}"#),
    ("search", "", #""limit":1,"offset":2"#, #""count":3,"rows":[{"item":2,"#),
    ("search", "", #""limit":0,"offset":2000000000"#, #""count":3,"rows":[]"#),
    ("search", "order:year direction:desc", #""limit":1"#, #""rows":[{"item":2,"#),
    ("search", "🐉:x genre:", "", #""ignored":[{"text":""#),
    (
      "why", "year<2000 genre:pop", #""item":1"#,
      #""name":"Lighthouse","found":false,"terms":[{"text":"year<2000","range":{"start":0,"end":9},"outcome":"fails","found":["2011"]},{"text":"genre:pop","range":{"start":10,"end":19},"outcome":"holds","found":["pop"]}],"edits":[{"start":0,"end":0,"text":"-"}],"edited":"-year<2000 genre:pop""#
    ),
    (
      "histogram", "", #""field":"genre""#,
      #"{"value":{"field":"genre","bins":[{"label":"pop","count":2,"query":"genre:pop"},{"label":"bolero","count":1,"query":"genre:bolero"}],"without":0,"more":0}}"#
    ),
    (
      "histogram", "year>2000", #""field":"year""#,
      #"[{"label":"2011","count":1,"query":"year=2011"},{"label":"2019","count":1,"query":"year=2019"}]"#
    ),
    (
      "histogram", "", #""field":"artist","maximum":1"#,
      #""bins":[{"label":"Marisol","count":2,"query":"artist:Marisol"}],"without":0,"more":1"#
    ),
    (
      "sql", "year<2000", #""dialect":"duckdb""#,
      #"{"value":{"statement":"SELECT i.id, i.s_record FROM fq_items i WHERE "#
    ),
  ])
  func answers(call: String, text: String, rest: String, part: String) {
    let answer = Self.ask(call, text, rest, of: Self.module().0)
    #expect(answer.contains(part), "\(answer)")
  }

  /// Calls that cannot be answered.
  @Test(arguments: [
    ("why", "", #""item":3"#, "there is no item 3; the list has 3"), ("why", "", #""item":-1"#, "there is no item -1"),
    ("histogram", "", #""field":"title""#, "the values of 'title' cannot be counted"),
    ("histogram", "", #""field":"nothing""#, "the values of 'nothing' cannot be counted"),
    ("sql", "", #""dialect":"mongo""#, "there is no dialect 'mongo'"),
    ("search", String(repeating: "a ", count: 70_000), "", "a query of more than 131072 bytes is not searched for"),
  ])
  func refusedCalls(call: String, text: String, rest: String, message: String) {
    let answer = Self.ask(call, text, rest, of: Self.module().0)
    #expect(answer.hasPrefix(#"{"error":{"message":"\#(message)"#), "\(answer)")
  }

  @Test func countsAndRecords() {
    let module = Self.module().0
    let counts = #"{"call":"counts","list":1,"texts":["genre:pop","","year<1900"]}"#
    #expect(Self.string(module.answer(Array(counts.utf8))) == #"{"value":[2,3,0]}"#)
    #expect(
      Self.string(module.answer(Array(#"{"call":"item","list":1,"item":1}"#.utf8)))
        == #"{"value":"Lighthouse,Off,2011,4:02,pop"}"#)
    let vocabulary = Self.string(module.answer(Array(#"{"call":"listVocabulary","list":1}"#.utf8)))
    #expect(vocabulary.contains(#"\"bolero\""#))
    #expect(Self.string(module.answer(Array(#"{"call":"releaseList","list":1}"#.utf8))) == #"{"value":null}"#)
    #expect(Self.string(module.answer(Array(counts.utf8))).contains("there is no list 1"))
  }

  /// The term of each bin of a histogram finds the items that the bin counts.
  @Test(arguments: ["manavalue", "color", "identity", "keyword", "power", "loyalty"])
  func theTermOfABinFindsItsItems(field: String) throws {
    let lists = WebLists()
    let module = WebModule(lists: lists)
    _ = module.answer(Array(#"{"call":"sampleCards"}"#.utf8))
    let answer = Self.ask("histogram", "-is:reprint", #""field":"\#(field)""#, of: module)
    let bins = answer.matches(of: /"label":"[^"]*","count":(\d+),"query":("(?:[^"\\]|\\.)*")/)
    try #require(!bins.isEmpty, "\(answer)")
    for bin in bins {
      let query = bin.output.2.dropFirst().dropLast().replacing("\\\"", with: "\"")
      let found = Self.ask("search", "-is:reprint unique:cards include:extras (\(query))", #""limit":0"#, of: module)
      let count = try #require(found.firstMatch(of: /"count":(\d+)/)).output.1
      #expect(count == bin.output.1, "\(query): \(found)")
    }
  }
}
