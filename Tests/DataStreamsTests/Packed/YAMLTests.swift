#if YAML
  import DataStreams
  import Foundation
  import Testing
  import _FilterTestSupport

  @testable import DataFiles

  /// The documents of YAML as JSON. What is expected is read from the specification, YAML 1.2.2, chapters 6 to 10.
  @Suite struct YAMLTests {
    /// The JSON of a text, or why it is refused.
    private static func json(_ text: [UInt8]) -> String {
      var result: [UInt8] = []
      do throws(YAMLFailure) {
        var documents = try YAMLDocuments(text)
        while let document = try documents.next() { result += document }
      } catch {
        return "refused: \(error.predicate)"
      }
      return String(decoding: result, as: UTF8.self)
    }

    private static func json(_ text: String) -> String { json(Array(text.utf8)) }

    @Test func plainWordsAreReadByTheCoreSchema() {
      let rows: [(word: String, json: String)] = [
        ("", "null"), ("~", "null"), ("Null", "null"), ("nULL", #""nULL""#), ("true", "true"), ("FALSE", "false"),
        ("yes", #""yes""#), ("off", #""off""#), ("12", "12"), ("-3", "-3"), ("+5", "5"), ("0", "0"), ("007", #""007""#),
        ("-0", "-0"), (".5", "0.5"), ("5.", "5"), ("12.50", "12.50"), ("1e3", "1e3"), ("1E-3", "1E-3"),
        ("1e", #""1e""#),
        ("-.5", "-0.5"), (".", #"".""#), ("-", "[null]"), ("0x1F", #""0x1F""#), ("1_000", #""1_000""#),
        ("12:30", #""12:30""#),
        ("9007199254740993", "9007199254740993"), ("0.1000000000000000055", "0.1000000000000000055"),
        (".inf", "Infinity"), ("-.INF", "-Infinity"), (".NaN", "NaN"), ("2026-01-02", #""2026-01-02""#),
        ("1.2.3", #""1.2.3""#), ("'12'", #""12""#), (#""true""#, #""true""#), ("!!str 12", #""12""#),
        ("a b", #""a b""#),
      ]
      for row in rows { #expect(Self.json("- \(row.word)") == "[\(row.json)]\n", "\(row.word)") }
    }

    @Test func documentsAreValues() {
      let rows: [(text: String, json: String)] = [
        ("", ""), ("# nothing\n", ""), ("a: 1\n", #"{"a":1}"# + "\n"),
        ("{a: 1, b: [x, {c: }]}", #"{"a":1,"b":["x",{"c":null}]}"# + "\n"),
        ("---\na: 1\n---\na: 2\n...\n", "\n{\"a\":1}\n\n{\"a\":2}\n"),
        ("a: |\n  x\n  y\n", #"{"a":"x\ny\n"}"# + "\n"), ("a: >-\n  x\n  y\n", #"{"a":"x y"}"# + "\n"),
        ("é: \"\\u263A\"\n", "{\"é\":\"☺\"}\n"), ("\u{FEFF}a: 1\n", #"{"a":1}"# + "\n"),
        ("a: &x {b: 1}\nc: *x\n", #"{"a":{"b":1},"c":{"b":1}}"# + "\n"),
        ("- &x {b: 1, c: 2}\n- <<: *x\n  b: 3\n", "[{\"b\":1,\"c\":2}\n,{\"b\":3,\"c\":2}]\n"),
        (
          "- &x {b: 1}\n- &y {<<: *x, c: 2}\n- <<: [*y, {d: 4, c: 9}]\n",
          "[{\"b\":1}\n,{\"c\":2,\"b\":1}\n,{\"c\":2,\"b\":1,\"d\":4}]\n"
        ),
        ("a: \"<<\"\n\"<<\": 1\n", #"{"a":"<<","<<":1}"# + "\n"), ("1: a\ntrue: b\n", #"{"1":"a","true":"b"}"# + "\n"),
      ]
      for row in rows { #expect(Self.json(row.text) == row.json, "\(row.text)") }
    }

    /// The records of a file stand on their lines, so that a message names the line of the file.
    @Test func recordsStandOnTheirLines() {
      let text = "# title\n\n- a: 1\n  b: x\n\n- a: 2\n- [\n  p,\n  q]\n- a: 4\n"
      let lines = Self.json(text).split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines == ["", "", #"[{"a":1,"b":"x"}"#, "", "", #",{"a":2}"#, #",["p","q"]"#, "", "", #",{"a":4}]"#, ""])
    }

    /// Lists that refer to lists, each `count` times to the one before.
    private static func bomb(levels: Int, _ count: Int, end: String = "") -> String {
      var text = "l0: &l0 [x, x]\n"
      for level in 1...levels {
        text += "l\(level): &l\(level) [\(Array(repeating: "*l\(level - 1)", count: count).joined(separator: ", "))]\n"
      }
      return text + end
    }

    @Test func whatIsNotUnderstoodIsRefused() {
      let rows: [(text: String, predicate: String)] = [
        ("a: [1", "is not YAML: line 1: did not find expected ',' or ']'"),
        ("a: 1\n b: 2\n", "is not YAML: line 2: mapping values are not allowed in this context"),
        ("a: \"x", "is not YAML: line 1: found unexpected end of stream"),
        ("a: *b\n", "is not YAML: line 1: found undefined alias"),
        ("a: 1\nb: 2\na: 3\n", "has the key 'a' twice in an object, on line 1"),
        ("a: 1\n? [b]\n: 2\n", "has a key that is no word on line 2"),
        ("a: \u{1}\n", "is not YAML: control characters are not allowed"),
        (String(repeating: "[", count: 5_000), "is nested deeper than 256 levels"),
        (String(repeating: "- ", count: 300) + "a", "is nested deeper than 256 levels"),
        (Self.bomb(levels: 30, 3), "becomes 32 times as large by its aliases"),
        (Self.bomb(levels: 30, 2, end: "? *l30\n: 1\n"), "has more than 24 aliases beside keys that are no words"),
        (Self.bomb(levels: 30, 2, end: "*l30 : 1\n"), "has more than 24 aliases beside keys that are no words"),
        (Self.bomb(levels: 30, 2, end: "z: {[*l30]: 1}\n"), "has more than 24 aliases beside keys that are no words"),
        (Self.bomb(levels: 1_001, 1), "has more than 1,000 aliases"),
        (
          "a0: &a0 {x: 1}\n"
            + (1...40).map { "a\($0): &a\($0) {<<: [*a\($0 - 1), *a\($0 - 1)]}\n" }.joined(),
          "has objects of too many members by its aliases"
        ),
      ]
      for row in rows { #expect(Self.json(row.text) == "refused: \(row.predicate)", "\(row.text.prefix(60))") }
      #expect(Self.json([0x61, 0xFF]) == "refused: is not UTF-8")
    }

    /// A chain of a thousand lists, each in the next: the deepest tree that is permitted.
    @Test func aLongChainOfAliasesIsReleased() {
      #expect(Self.json(Self.bomb(levels: 1_000, 1)) == "refused: is nested deeper than 256 levels")
    }

    @Test func filesAreKnownByTheirName() throws {
      let folder = try TemporaryFolder()
      for (name, isOne) in [("a.yaml", true), ("b.YML", true), ("c.txt", false), ("d.yaml.gz", false)] {
        let path = try folder.write(name, Array("- a: 1\n".utf8))
        #expect(YAMLFile.isOne(try InputFile(path: path)) == isOne, "\(name)")
      }
      let large = try folder.write("e.yaml", [])
      try #require(truncate(large, YAMLDocuments.maximumBytes + 1) == 0)
      let error = #expect(throws: PackedFileError.self) { try YAMLFile.source(of: try InputFile(path: large)) }
      #expect(error?.message == "'\(large)' is larger than 16 MB")
    }

    private static let seeds = [
      "{a: &b {name: Lamp, price: 12.50, tags: [a, b]}, c: {<<: *b, note: 'x'}, d: [*b, q, \"\\u263A\"]}\n",
      "- &b {name: Lamp, price: 12.50, tags: [a, b]}\n- <<: *b\n  note: |\n    x\n    y\n- [*b, 'q', \"\\u263A\"]\n",
      "---\nkind: Service\n? [a]\n: *x\n---\nspec: {replicas: 3}\n...\n%YAML 1.2\n--- !!map {a: !!str 1}\n",
    ]

    @Test(.longTier) func mutatedTextsGiveJSONOrAReason() {
      let failure = checkProperty(
        "a mutated text gives JSON or a reason", cases: PropertyCases.count(long: 2_000),
        seed: PropertyCases.seed(default: 54),
        generate: { generator in
          let seed = Array(Self.seeds[generator.below(Self.seeds.count)].utf8)
          return mutated(seed, from: 0, &generator)
        },
        shrink: { (_: [UInt8]) -> [[UInt8]] in [] }, describe: { "\($0)" },
        law: { bytes in
          let json = Self.json(bytes)
          guard !json.hasPrefix("refused: ") else { return nil }
          // Foundation reads no numbers without an end, and no values that follow each other.
          if json.contains("NaN") || json.contains("Infinity") || bytes.contains(UInt8(ascii: "-")) { return nil }
          let isJSON = (try? JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed)) != nil
          return isJSON || json.isEmpty ? nil : "no JSON: \(json)"
        })
      #expect(failure == nil, "\(failure?.description ?? "")")
    }
  }
#endif
