import EmbeddedQueries
import FilterText
import Foundation
import Testing
import _FilterTestSupport

/// Edits of an embedded query as its host writes them.
@Suite struct HostEditTests {
  /// The host after the text `old` of its first query became `new`.
  private func replaced(_ host: String, _ language: HostLanguage, _ old: String, _ new: String) -> String? {
    let source = SourceText(host)
    guard let query = language.queries(in: source).first else { return nil }
    let text = query.text.description
    guard let found = text.range(of: old) else { return nil }
    let edit = TextEdit(range: SourceRange(found, in: text), replacement: new)
    return source.applying(query.hostEdits([edit], in: source))?.description
  }

  @Test func edits() {
    let rows: [(String, HostLanguage, String, String, String)] = [
      // Quotes and backslashes are escaped as the host does it.
      (#"{"filterQuery": "t:elf"}"#, HostLanguage.json, "elf", #"o:"a\d""#, #"{"filterQuery": "t:o:\"a\\d\""}"#),
      (#"#filterQuery("t:elf")"#, .swift, "elf", #"o:"a\d""#, #"#filterQuery("t:o:\"a\\d\"")"#),
      (##"#filterQuery(#"t:elf"#)"##, .swift, "elf", #"o:"a\d""#, ##"#filterQuery(#"t:o:"a\d""#)"##),
      (##"#filterQuery(#"t:elf"#)"##, .swift, "t:elf", "\"#", ##"#filterQuery(#"\#"#"#)"##),
      ("filterQuery: 't:elf'", .yaml, "elf", "urza's", "filterQuery: 't:urza''s'"),
      ("filterQuery: \"t:elf\"", .yaml, "elf", "\"a\"", "filterQuery: \"t:\\\"a\\\"\""),
      (
        "#filterQuery(\"\"\"\n  \"a\" c\n  \"\"\")", .swift, " c", "\"\"b\"",
        "#filterQuery(\"\"\"\n  \"a\\\"\\\"\\\"b\"\n  \"\"\")"
      ),
      // A plain value gets quotes where it needs them.
      ("filterQuery: t:elf # a", .yaml, "t:elf", "o:\"draw a\"", "filterQuery: o:\"draw a\" # a"),
      ("filterQuery: t:elf # a", .yaml, "t:elf", "\"urza's\" c:g", "filterQuery: '\"urza''s\" c:g' # a"),
      ("filterQuery: t:elf", .yaml, "elf", "elf o: ", "filterQuery: t:elf o: "),
      ("filterQuery: t:elf c:g", .yaml, "elf", "elf o:", "filterQuery: 't:elf o: c:g'"),
      ("{filterQuery: t:elf}", .yaml, "elf", "elf,orc", "{filterQuery: 't:elf,orc'}"),
      // Lines keep their indentation and their endings.
      ("filterQuery: |\n  t:elf\n  c:g\n", .yaml, "elf\n", "orc\n\n", "filterQuery: |\n  t:orc\n\n  c:g\n"),
      ("filterQuery: |\n  t:elf\n\n  c:g\n", .yaml, "\n\n", "\nmv<=2\n", "filterQuery: |\n  t:elf\n  mv<=2\n  c:g\n"),
      ("filterQuery: |\n  t:elf\n  c:g\n", .yaml, "\n", " ", "filterQuery: |\n  t:elf c:g\n"),
      (
        "> ```filterquery\r\n> t:elf\r\n> ```", .markdown, "elf", "elf\nc:g",
        "> ```filterquery\r\n> t:elf\r\n> c:g\r\n> ```"
      ),
      ("filterQuery: \"t:elf\"", .yaml, "elf", "elf\nc:g", "filterQuery: \"t:elf\\nc:g\""),
      ("filterQuery: t:elf", .yaml, "elf", "elf\nc:g", "filterQuery: t:elf c:g"),
    ]
    for (host, language, old, new, result) in rows {
      #expect(replaced(host, language, old, new) == result, "\(host), \(language), \(old)")
    }
  }

  /// Text that is typed into a blank line gets the indentation that the line lacks.
  @Test func blankLinesAreIndented() throws {
    let host: SourceText = "filterQuery: |\n  t:elf\n \n  c:g\n"
    let query = try #require(HostLanguage.yaml.queries(in: host).first)
    let edits = query.hostEdits([.insert("mv<=2", at: 6)], in: host)
    #expect(host.applying(edits) == "filterQuery: |\n  t:elf\n  mv<=2\n  c:g\n")
  }

  @Test func positionsOfAFence() throws {
    let marked = MarkedText("- a\n\n  ```filterquery\n  ①t:elf②\n  ③c:g④\n  ```\n")
    let query = try #require(HostLanguage.markdown.queries(in: SourceText(marked.text)).first)
    #expect(query.text == "t:elf\nc:g")
    #expect([0, 5, 6, 9].map { query.map.hostOffset(of: $0) } == marked.offsets)
    #expect(marked.offsets.map { query.map.queryOffset(of: $0) } == [0, 5, 6, 9])
    // The indentation belongs to neither line, but to the range of both.
    #expect(query.map.hostRange(of: SourceRange(start: 0, end: 5)) == marked.range(from: 1, to: 2))
    #expect(query.map.hostRange(of: query.text.range) == marked.range(from: 1, to: 4))
    #expect(
      query.map.hostRanges(of: SourceRange(start: 2, end: 9))
        == [
          SourceRange(start: marked.offsets[0] + 2, end: marked.offsets[1] + 1),
          SourceRange(start: marked.offsets[2], end: marked.offsets[3]),
        ])
    #expect(query.map.queryRange(of: SourceRange(start: 0, end: 999)) == query.text.range)
  }

  @Test func editsThatDoNotFitGiveNone() throws {
    let query = try #require(HostLanguage.json.queries(in: "{\"filterQuery\": \"a\"}").first)
    #expect(query.hostEdits([.insert("a", at: 9)], in: "{\"filterQuery\": \"a\"}") == [])
    #expect(query.hostEdits([], in: "") == [])
  }
}
