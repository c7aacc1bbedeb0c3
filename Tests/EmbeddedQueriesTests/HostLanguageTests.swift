import EmbeddedQueries
import Testing

@Suite struct HostLanguageTests {
  @Test(arguments: [
    ("markdown", HostLanguage.markdown), ("yaml", .yaml), ("yaml.ansible", .yaml), ("json", .json), ("jsonc", .json),
    ("swift", .swift), ("filterquery", nil), ("", nil), (".yaml", .yaml), ("Markdown", nil), ("python", nil),
  ])
  func languageIDs(id: String, language: HostLanguage?) {
    #expect(HostLanguage(languageID: id) == language)
  }

  @Test(arguments: [
    ("README.md", HostLanguage.markdown), ("/a.b/c.Markdown", .markdown), ("a.yml", .yaml), ("a.YAML", .yaml),
    ("b.json", .json), ("c.jsonc", .json), ("Sources/A+B.swift", .swift), ("queries.filterq", nil), ("md", nil),
    (".md", nil), ("a.md/b", nil), ("", nil), ("a.", nil),
  ])
  func paths(path: String, language: HostLanguage?) {
    #expect(HostLanguage(path: path) == language)
  }
}
