import EmbeddedQueries
import FilterText
import Testing
import _FilterTestSupport

@Suite struct YAMLReaderTests {
  static let plain: [(host: String, queries: [String])] = [
    ("", []),
    ("filterQuery: t:elf", ["t:elf"]),
    ("filterQuery: -t:elf (c:g or c:w)\nb: c\n", ["-t:elf (c:g or c:w)"]),
    ("a:\n  filterQuery: t:elf # c:g\n", ["t:elf"]),
    ("a: filterQuery\nfilterQuery : t:elf", ["t:elf"]),
    ("\"filterQuery\": t:elf\n'filter-query': c:g", ["t:elf", "c:g"]),
    ("query: t:elf\n# filterQuery: a\n", []),
    ("filterQuery: t:elf#a", ["t:elf#a"]),
    ("filterQuery: null\nfilter_query: ~\n", []),
    ("filterQuery: *alias\n", []),
    ("filterQuery: !!str t:elf\nfilter_query: &a !x c:g", ["t:elf", "c:g"]),
    // Several lines are joined by spaces; a blank line is a line break.
    ("filterQuery: t:elf\n  c:g\n\n  c:w\nb: c", ["t:elf c:g\nc:w"]),
    ("filterQuery:\n  t:elf\n  c:g", ["t:elf c:g"]),
    ("filterQuery:\n  # c\n  t:elf # a\n  c:g", ["t:elf"]),
    ("filterQuery: t:elf\n  b: c", ["t:elf"]),
    ("filterQuery: t:elf\n  - c:g", ["t:elf - c:g"]),
    ("filterQuery:\n  b: c", []),
    // A value that is being typed: white space at its end is part of it.
    ("filterQuery: t:elf \nb: c", ["t:elf "]),
    ("filterQuery: ", [""]),
    ("filterQuery: \nb: c", [""]),
    ("filterQuery:\nb: c", []),
    ("filterQuery: \n- t:elf\n", ["t:elf"]),
    ("filterQuery: t:elf o: # a", ["t:elf o:"]),
    // Documents.
    ("%YAML 1.2\n---\nfilterQuery: a\n...\n---\nfilterQuery: b", ["a", "b"]),
    ("filterQuery:\n---\n  t:elf", []),
  ]

  static let lists: [(host: String, queries: [String])] = [
    ("filterQueries:\n- t:elf\n- c:g\nb:\n- c\n", ["t:elf", "c:g"]),
    (
      "filterQueries:\n  - t:elf\n  -   \"c:g\"\n  - |\n    c:w\n  - # a\n    c:u\nb: c",
      ["t:elf", "c:g", "c:w", "c:u"]
    ),
    ("- filterQuery: t:elf\n  a: b\n- - filterQuery: c:g\n- a\n", ["t:elf", "c:g"]),
    ("filterQueries:\n- filterQuery: t:elf\n  a: b\n- c:g\n", ["t:elf", "c:g"]),
    ("a:\n  filterQueries:\n  - t:elf\n  -\n   b: c\n  - c:g\n- d", ["t:elf", "c:g"]),
    ("filterQueries:\n- - t:elf\n- c:g", ["c:g"]),
    ("filterQueries:\n  - t:elf\n  - ", ["t:elf", ""]),
    ("filterQueries: [t:elf, \"c:g\", 'c:w' , o:\"a b\"]\nb: [c]", ["t:elf", "c:g", "c:w", "o:\"a b\""]),
    ("filterQueries: [t:elf, [a], {filterQuery: c:g, b: c}, ]\n", ["t:elf", "c:g"]),
    ("{filterQuery: t:elf, a: b, \"filterQuery\":\"c:g\"}", ["t:elf", "c:g"]),
    ("{filterQuery: :elf, filter-query:: c:g}", [":elf"]),
    ("filterQueries: [\n  t:elf, # a\n  # b\n  c:g\n]\nfilterQuery: c:w", ["t:elf", "c:g", "c:w"]),
    ("a: [b, {filterQuery: t:elf}\nfilterQuery: c:g", ["t:elf", "c:g"]),
    ("filterQueries: [\"t:elf\n  c:g\", c:w]", ["t:elf c:g", "c:w"]),
    ("filterQueries: [t:elf\n  c:g\n\n  mv=1, c:w\n  # a\n  ]", ["t:elf c:g\nmv=1", "c:w"]),
  ]

  static let quoted: [(host: String, queries: [String])] = [
    (
      "filterQuery: \"o:\\\"draw a card\\\" \\/a\\\\d\\/ \\u00e9\\x41\\U0001F409\\ud83d\\udc09\\n\\t\"",
      ["o:\"draw a card\" /a\\d/ éA🐉🐉\n\t"]
    ),
    ("filterQuery: 'urza''s \\d \"a\"' # b", ["urza's \\d \"a\""]),
    ("filterQuery: \"\"\nfilter_query: ''", ["", ""]),
    ("filterQuery: \"t:elf\n\n  c:g  \n  c:w\"\nb: c", ["t:elf\nc:g c:w"]),
    ("filterQuery: \"t:elf \\\n    c:g\\\n\n  c:w\"", ["t:elf c:g\nc:w"]),
    ("filterQuery: 't:elf\n  c:g'\n", ["t:elf c:g"]),
    ("filterQuery: \"  t:elf  \"", ["  t:elf  "]),
    // A quote that is not closed ends with its line.
    ("filterQuery: \"t:elf\nfilterQuery: c:g", ["t:elf", "c:g"]),
    ("a:\n  filterQuery: 't:elf\n   c:g\n  filterQuery: c:w\n", ["t:elf", "c:w"]),
    ("a: \"filterQuery: b\n  filterQuery: t:elf\"\n", []),
  ]

  static let blocks: [(host: String, queries: [String])] = [
    ("filterQuery: |\n  t:elf\n    c:g\n\n  c:w\n\nb: c", ["t:elf\n  c:g\n\nc:w"]),
    ("filterQuery: |- # a\n  t:elf\n", ["t:elf"]),
    ("filterQuery: |2+\n    t:elf\n  c:g\n c:w\n", ["  t:elf\nc:g"]),
    ("- filterQuery: |\n    t:elf\n  a: |\n    filterQuery: b\n", ["t:elf"]),
    ("a: >-\n  filterQuery: b\nfilterQuery: c", ["c"]),
    ("filterQuery: |\n  # t:elf\n  c:g\n# c\n", ["# t:elf\nc:g"]),
    ("filterQuery: |\nb: c", []),
    // Line breaks of any kind are line feeds.
    ("filterQuery: |\r\n  a\r\n  b\r\nc: d", ["a\nb"]),
    // Folded: lines are joined, except those that are indented more.
    ("filterQuery: >\n  t:elf\n  c:g\n\n\n  c:w\n    c:u\n  c:b\n", ["t:elf c:g\n\nc:w\n  c:u\nc:b"]),
    // Blank lines with the indentation of the text belong to it.
    ("filterQuery: |\n  a\n  \nb: c", ["a\n"]),
    ("filterQuery: |\n  \nb: c", [""]),
    ("filterQuery: |\n\n  ", ["\n"]),
    // What looks like a block but is none.
    ("filterQuery: |a\n  t:elf", []),
  ]

  @Test func values() {
    for (host, queries) in Self.plain + Self.lists + Self.quoted + Self.blocks {
      #expect(texts(host, .yaml) == queries, "\(host)")
      #expect(HostLanguage.yaml.queries(in: SourceText(host)).allSatisfy { $0.form == .single }, "\(host)")
    }
  }
}
