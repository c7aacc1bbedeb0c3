import EmbeddedQueries
import FilterText
import Testing
import _FilterTestSupport

@Suite struct JSONReaderTests {
  static let table: [(host: String, queries: [String])] = [
    ("", []),
    (#"{"filterQuery": "t:elf"}"#, ["t:elf"]),
    (#"{"filterQuery":"","a":1}"#, [""]),
    (#"{"query": "t:elf"}"#, []),
    (#"{"a": "filterQuery", "b": "t:elf"}"#, []),
    (#"{"a": {"filterQuery": "t:elf"}, "filter-query": "c:g", "FILTER_QUERY": "c:w"}"#, ["t:elf", "c:g", "c:w"]),
    // Lists of queries, but not lists within them.
    (#"{"filterQueries": ["t:elf", ["a"], {"b": "c", "filterQuery": "d"}, "c:g",], "e": "f"}"#, ["t:elf", "d", "c:g"]),
    (#"["filterQuery", "t:elf"]"#, []),
    (#"{"filterQuery": {"a": "b"}, "c": "d"}"#, []),
    (#"{"filterQuery": 5, "a": "b"}"#, []),
    // Escapes, also in keys.
    (
      #"{"filterQuery": "o:\"draw a card\" \/\\d\/ \u00e9\ud83d\udc09\ud83d\n\t"}"#,
      ["o:\"draw a card\" /\\d/ é🐉\u{FFFD}\n\t"]
    ),
    (#"{"filter\u0051uery": "t:elf"}"#, ["t:elf"]),
    // Comments.
    ("{// \"filterQuery\": \"a\"\n/* \"filterQuery\": \"b\" */ \"filterQuery\" /**/ : // c\n\"t:elf\"}", ["t:elf"]),
    // Text that is being typed.
    ("{\"filterQuery\": \"t:elf\n\"filterQuery\": \"c:g", ["t:elf"]),
    (#"{"filterQuery": "t:e\"#, [#"t:e\"#]),
    ("\"filterQuery\": \"t:elf\"", []),
    (#"}]{"filterQuery": "t:elf""#, ["t:elf"]),
  ]

  @Test func strings() {
    for (host, queries) in Self.table {
      #expect(texts(host, .json) == queries, "\(host)")
      #expect(HostLanguage.json.queries(in: SourceText(host)).allSatisfy { $0.form == .single }, "\(host)")
    }
  }

  @Test func keysCanBeChosen() {
    let host = #"{"search": "t:elf", "filterQuery": "c:g", "the-filter": "c:w"}"#
    #expect(texts(host, .json, keys: EmbeddedKeys(["Search", "theFilter", "", "--"])) == ["t:elf", "c:w"])
    #expect(texts(host, .json, keys: EmbeddedKeys([])) == [])
  }
}
