import FilterLanguageService
import FilterText
import Testing
import _FilterTestSupport

@testable import FilterWeb

/// Requests of JavaScript and their answers, as text.
@Suite struct WebModuleTests {
  /// A call of a toolkit for Scryfall's vocabulary, with the text `text`.
  private static func ask(_ call: String, _ text: String, _ rest: String = "") -> String {
    let module = WebModule(actions: { $0.codeActions(in: $1) })
    #expect(string(module.answer(Array(#"{"call":"newToolkit"}"#.utf8))) == #"{"value":{"toolkit":1}}"#)
    var json = JSONWriter()
    json.string(text)
    return string(
      module.answer(
        Array(#"{"call":"\#(call)","toolkit":1,"text":\#(json.text)\#(rest.isEmpty ? "" : ","+rest)}"#.utf8)))
  }

  private static func string(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  /// Calls, and a part of the answer. Offsets count units of UTF-16.
  @Test func answers() {
    let rows: [(String, String, String, String)] = [
      (
        "parse", "t:elf", "",
        #""query":{"kind":"filter","polarity":"positive","field":"t","comparison":":","value":"elf""#
      ),
      ("parse", "", "", #""outcome":"empty","canonical":"","query":null,"diagnostics":[]"#),
      ("tokens", "é -t:elf", "", #"{"start":4,"end":5,"kind":"operator","modifiers":["negated"]}"#),
      ("check", "🐉 f:modren", "", #""range":{"start":5,"end":11},"message":"#),
      ("check", "🐉 f:modren", "", #""edits":[{"start":5,"end":11,"text":"modern"}]"#),
      ("check", "🐉 f:modren", "", #""related":[]"#),
      ("explain", "🐉 t:elf", "", #""phrases":[{"text":"#),
      ("explain", "t:elf", "", #""explanation":"Elf cards""#),
      (
        "outline", "-(🐉 or t:elf)", "",
        #"[{"kind":"or","polarity":"negative","name":"-(🐉 or t:elf)","detail":"","range":{"start":0,"end":14},"children":[{"kind":"name","#
      ),
      ("outline", "--t:elf", "", #""kind":"filter","polarity":"positive","name":"t:elf","detail":"type line""#),
      ("outline", "-(-(t:elf))", "", #""polarity":"positive","name":"t:elf""#),
      ("outline", "foo:bar", "", #""detail":"unknown field""#),
      ("outline", "order:cmc", "", #""kind":"directive""#),
      ("outline", "", "", #"{"value":[]}"#),
      ("format", "  ((t:elf))  and   c:g", "", #"{"value":"t:elf c:g"}"#),
      ("simplify", "t:elf t:elf", "", #""simplified":"t:elf""#),
      ("simplify", "mv>3 mv<2", "", #""simplified":null,"matchesNothing":true"#),
      ("complete", "f:mod", #""caret":5,"limit":1"#, #""label":"modern","insertText":"modern","kind":"value""#),
      ("complete", "🐉 f:mod", #""caret":8,"limit":1"#, #""replace":{"start":5,"end":8}"#),
      ("complete", "f:mod", "", #""selected":0,"ghost":"ern""#),
      ("complete", "", #""caret":0,"limit":0"#, #""items":[]"#),
      ("complete", "t:elf", #""caret":99,"limit":1"#, #""replace":{"start":2,"end":5}"#),
      ("complete", "t:elf\nf:mod", #""caret":11,"limit":1"#, #""label":"modern""#),
      ("hover", "🐉 id<=esper", #""offset":8"#, #"{"value":{"range":{"start":7,"end":12},"title":"Esper""#),
      ("hover", "t:elf  ", #""offset":7"#, #"{"value":null}"#),
      (
        "actions", "f:modren", #""start":3,"end":3"#,
        #""edits":[{"start":2,"end":8,"text":"modern"}],"preferred":false"#
      ),
      ("analyze", "t:elf", "", #""canonical":"t:elf","simplification":{"source":"t:elf""#),
    ]
    for (call, text, rest, part) in rows {
      let answer = Self.ask(call, text, rest)
      #expect(answer.contains(part), "\(call), \(text), \(rest): \(answer)")
    }
  }

  /// Requests that cannot be answered, and what they say.
  @Test func refusals() throws {
    let rows: [(String, String)] = [
      ("", "the request is not an object of JSON"),
      ("[]", "the request is not an object of JSON"),
      (#"{"call":1}"#, "'call' is not a string"),
      (#"{}"#, "'call' is missing"),
      (#"{"call":"fly"}"#, "there is no call 'fly' in this module; lists and code actions are in filterq-lists.wasm"),
      (#"{"call":"check","toolkit":2,"text":"a"}"#, "there is no toolkit 2"),
      (#"{"call":"check","toolkit":"1","text":"a"}"#, "'toolkit' is not a whole number"),
      (#"{"call":"check","toolkit":1}"#, "'text' is missing"),
      (#"{"call":"hover","toolkit":1,"text":"a"}"#, "'offset' is missing"),
      (
        #"{"call":"actions","toolkit":1,"text":"a","start":0,"end":1}"#,
        "there is no call 'actions' in this module; lists and code actions are in filterq-lists.wasm"
      ),
      (#"{"call":"setHistory","toolkit":1,"queries":1}"#, "'queries' is not a list"),
      (#"{"call":"newToolkit","vocabulary":"{"}"#, "the vocabulary has errors: 1:1: "),
    ]
    for (request, message) in rows {
      let module = WebModule()
      _ = module.answer(Array(#"{"call":"newToolkit"}"#.utf8))
      let answer = Self.string(module.answer(Array(request.utf8)))
      #expect(answer.hasPrefix(#"{"error":{"message":"\#(message)"#), "\(request): \(answer)")
    }
  }

  @Test func aToolkitOfAVocabularyAndItsRelease() {
    let module = WebModule()
    let vocabulary = #"{\"name\":\"x\",\"fields\":[{\"name\":\"age\",\"kind\":\"number\",\"summary\":\"\"}]}"#
    _ = module.answer(Array(#"{"call":"newToolkit","vocabulary":"\#(vocabulary)"}"#.utf8))
    let complete = #"{"call":"complete","toolkit":1,"text":"ag"}"#
    #expect(Self.string(module.answer(Array(complete.utf8))).contains(#""label":"age""#))
    #expect(Self.string(module.answer(Array(#"{"call":"vocabulary","toolkit":1}"#.utf8))).contains(#"\"age\""#))
    #expect(Self.string(module.answer(Array(#"{"call":"releaseToolkit","toolkit":1}"#.utf8))) == #"{"value":null}"#)
    #expect(Self.string(module.answer(Array(complete.utf8))).contains("there is no toolkit 1"))
  }

  @Test func theHistoryIsOfferedAndContinued() {
    let module = WebModule()
    _ = module.answer(Array(#"{"call":"newToolkit"}"#.utf8))
    let history = #"{"call":"setHistory","toolkit":1,"queries":[{"text":"t:goblin mv<=3","date":1790000000}]}"#
    #expect(Self.string(module.answer(Array(history.utf8))) == #"{"value":null}"#)
    let complete = #"{"call":"complete","toolkit":1,"text":"t:goblin","now":1790000100}"#
    #expect(Self.string(module.answer(Array(complete.utf8))).contains(#""ghost":" mv<=3""#))
  }

  /// A query that is too long for the analysis has its syntax checked; nothing else is told of it.
  @Test func aQueryThatIsTooLong() {
    let text = String(repeating: "t:elf ", count: 30_000)
    #expect(Self.ask("explain", text).contains("a query of more than 131072 bytes is not analyzed"))
    let answer = Self.ask("analyze", text)
    #expect(answer.contains(#""code":"unchecked-query""#))
    #expect(answer.contains(#""tokens":[],"explanation":{"source":"","#))
  }
}
