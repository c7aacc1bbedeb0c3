import FilterText
import Foundation
import Testing
import _FilterTestSupport

@testable import FilterWeb

/// The web module answers as the same code does natively, byte for byte: an `Int` has 32 bits there, and hashes other
/// seeds. Needs Node, and the folder that `.ci/web` made in FILTERQ_WEB.
@Suite(.enabled(if: WebBuild.folder != nil, "FILTERQ_WEB does not name a folder with the web module"))
struct WebAgreementTests {
  /// Every call for each real query, whole and damaged.
  @Test func realQueries() throws {
    let texts = try OwnTexts.all() + SharedFolder.queries()
    try check(texts.flatMap { Requests.all(of: $0) })
  }

  /// What is shown at each key while real queries are typed.
  @Test func everyKeyOfRealQueries() throws {
    let texts = try (OwnTexts.all() + SharedFolder.queries()).prefix(120)
    try check(
      texts.flatMap { text in
        text.indices.dropFirst().flatMap { end in Requests.typed(String(text[..<end])) }
      })
  }

  /// Random hostile texts.
  @Test func randomTexts() throws {
    var generator = SeededGenerator(seed: PropertyCases.seed(default: 32))
    let texts = (0..<PropertyCases.count(long: 1_500)).map { index in
      index % 2 == 0
        ? RandomText.text(length: 1 + generator.below(60), using: &generator)
        : RandomQuery.looseText(of: RandomQuery.query(leaves: 6, using: &generator), using: &generator)
    }
    try check(texts.flatMap { Requests.all(of: $0) })
  }

  /// The largest numbers, which do not fit 32 bits.
  @Test func numbersBeyond32Bits() throws {
    let texts = [
      "mv>99999999999999999999 -usd<9223372036853", "mv>9223372036853 mv:odd", "m:9999999999999 m:2147483648ww",
      "date>=9999-12-31 date<0000-01-01 year=2038", "cn>=4294967296 cn:2147483648", "loy>2460000001",
      "o:/a{99999999999}/ o:/\\x{FFFFFFFF}/", "usd>=4294967295.999999 tix<-2147483649",
    ]
    try check(texts.flatMap { Requests.all(of: $0) })
  }

  /// Memory does not grow while queries are typed.
  @Test func memoryIsFlat() throws {
    let keys = "t:goblin (c:r or id<=jund) mv<=3 o:\"draw a card\" -is:reprint"
    let once = keys.indices.dropFirst().flatMap { Requests.typed(String(keys[..<$0])) }
    func memory(_ rounds: Int) throws -> String {
      try WebBuild.answers(Requests.opening + (0..<rounds).flatMap { _ in once }).last ?? ""
    }
    let (few, many) = (try memory(8), try memory(80))
    #expect(few == many)
  }

  private func check(_ requests: [String]) throws {
    let requests = Requests.opening + requests
    let module = WebModule(lists: WebLists())
    let found = try WebBuild.answers(requests).dropLast()
    #expect(found.count == requests.count)
    for (request, answer) in zip(requests, found) {
      let expected = String(decoding: module.answer(Array(request.utf8)), as: UTF8.self)
      if answer != expected {
        Issue.record("\(request)\n  module  \(answer.prefix(2_000))\n  native  \(expected.prefix(2_000))")
        return
      }
    }
  }
}

/// The queries of the corpus of this package.
private enum OwnTexts {
  static func all() throws -> [String] {
    try ["valid", "damaged"].flatMap { name in
      try String(contentsOfFile: PackageFolder.path(of: "Tests/CorpusTests/Corpus/\(name).txt"), encoding: .utf8)
        .split(separator: "\n").map(String.init).filter { !$0.hasPrefix("# ") }
    }
  }
}

/// Requests as JavaScript makes them.
private enum Requests {
  /// A toolkit and a list, which the others ask.
  static let opening = [#"{"call":"newToolkit"}"#, #"{"call":"sampleCards"}"#]

  /// All calls about a text.
  static func all(of text: String) -> [String] {
    let end = text.utf16.count
    return ["parse", "tokens", "check", "explain", "outline", "format", "simplify"].map { toolkit($0, text) } + [
      toolkit("complete", text, #","caret":\#(end)"#), toolkit("complete", text, #","caret":\#(end / 2)"#),
      toolkit("hover", text, #","offset":\#(end / 2)"#), toolkit("actions", text, #","start":0,"end":\#(end)"#),
      list("search", text, #","limit":5"#), list("why", text, #","item":3"#),
      list("histogram", text, #","field":"rarity""#), list("sql", text, #","dialect":"sqlite""#),
    ]
  }

  /// The calls of a key.
  static func typed(_ text: String) -> [String] {
    [toolkit("analyze", text), toolkit("complete", text), list("search", text, #","limit":20"#)]
  }

  private static func toolkit(_ call: String, _ text: String, _ rest: String = "") -> String {
    #"{"call":"\#(call)","toolkit":1,"text":\#(quoted(text))\#(rest)}"#
  }

  private static func list(_ call: String, _ text: String, _ rest: String) -> String {
    #"{"call":"\#(call)","list":1,"now":\#(now),"text":\#(quoted(text))\#(rest)}"#
  }

  /// The module has no clock of its own.
  private static let now = Int(Date().timeIntervalSince1970)

  private static func quoted(_ text: String) -> String {
    var json = JSONWriter()
    json.string(text)
    return json.text
  }
}

/// The built module.
private enum WebBuild {
  static let folder = ProcessInfo.processInfo.environment["FILTERQ_WEB"]

  /// The answers of the module to requests, and a last line about its memory.
  static func answers(_ requests: [String]) throws -> [String] {
    let base = FileManager.default.temporaryDirectory.appending(path: "filterq-web-\(UUID().uuidString)")
    let (input, output) = (base.appendingPathExtension("in"), base.appendingPathExtension("out"))
    defer { for file in [input, output] { try? FileManager.default.removeItem(at: file) } }
    try Data((requests.joined(separator: "\n") + "\n").utf8).write(to: input)
    try Data().write(to: output)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "node", PackageFolder.path(of: "Tests/FilterWebTests/JavaScript/answers.mjs"),
      "\(folder ?? "")/filterq-lists.wasm", input.path,
    ]
    process.standardOutput = try FileHandle(forWritingTo: output)
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "the module trapped")
    return try String(contentsOf: output, encoding: .utf8).split(separator: "\n").map(String.init)
  }
}
