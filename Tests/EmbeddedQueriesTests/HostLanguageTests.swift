import EmbeddedQueries
import Testing

@Suite struct HostLanguageTests {
  @Test func languageIDs() {
    let rows: [(String, HostLanguage?)] = [
      ("markdown", HostLanguage.markdown), ("yaml", .yaml), ("yaml.ansible", .yaml), ("json", .json), ("jsonc", .json),
      ("swift", .swift), ("filterquery", nil), ("", nil), (".yaml", .yaml), ("Markdown", nil), ("python", nil),
    ]
    for (id, language) in rows {
      #expect(HostLanguage(languageID: id) == language, "\(id)")
    }
  }

  @Test func paths() {
    let rows: [(String, HostLanguage?)] = [
      ("README.md", HostLanguage.markdown), ("/a.b/c.Markdown", .markdown), ("a.yml", .yaml), ("a.YAML", .yaml),
      ("b.json", .json), ("c.jsonc", .json), ("Sources/A+B.swift", .swift), ("queries.filterq", nil), ("md", nil),
      (".md", nil), ("a.md/b", nil), ("", nil), ("a.", nil),
    ]
    for (path, language) in rows {
      #expect(HostLanguage(path: path) == language, "\(path)")
    }
  }
}
