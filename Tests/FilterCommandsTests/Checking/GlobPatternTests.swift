import Testing

@testable import FilterCommands

/// Patterns as `.gitignore` has them, against paths below a folder. `git check-ignore` was asked about each row.
@Suite struct GlobPatternTests {
  @Test func matches() throws {
    let rows =
      [
        // At every depth, unless a slash is at the beginning or within.
        ("*.md", "a.md", true), ("*.md", "docs/a.md", true), ("*.md", "a.mdx", false),
        ("/a.md", "a.md", true), ("/a.md", "docs/a.md", false),
        ("docs/a.md", "docs/a.md", true), ("docs/a.md", "x/docs/a.md", false),
        // A folder and all that is in it.
        ("vendor", "vendor/x/a.md", true), ("vendor/", "vendor/a.md", true), ("vendor/", "vendor", false),
        ("vendor/", "x/vendor/a.md", true), ("/vendor", "x/vendor/a.md", false),
        // Any number of parts.
        ("logs/**", "logs/a.md", true), ("logs/**", "logs/x/a.md", true), ("logs/**", "logs", false),
        ("**/logs", "logs/a.md", true), ("**/logs", "x/logs/a.md", true),
        ("a/**/b.md", "a/b.md", true), ("a/**/b.md", "a/x/y/b.md", true), ("a/**/b.md", "x/a/b.md", false),
        // Within a part.
        ("a*b*c", "aXbYc", true), ("a*b*c", "abcb", false), ("a?c", "abc", true), ("a?c", "a/c", false),
        ("*", "a", true), ("a*", "b", false), ("*a*a*a*", "aab", false),
        ("[a-c].md", "b.md", true), ("[a-c].md", "d.md", false), ("[!a-c].md", "d.md", true),
        ("[!a].md", "a.md", false),
        ("[]]", "]", true), ("a[", "a[", true),
        ("\\*.md", "*.md", true), ("\\*.md", "a.md", false), ("a\\ ", "a ", true), ("a  ", "a", true),
        // Names are bytes, and signs of other languages are ordinary.
        ("caf\u{E9}", "caf\u{E9}", true), ("(a|b)+", "(a|b)+", true),
      ] as [(String, String, Bool)]
    for (pattern, path, expected) in rows {
      let list = GlobList([try #require(GlobPattern(pattern))], in: "/w")
      #expect((list.excludes("/w/" + path, isFolder: false) ?? false) == expected, "\(pattern) \(path)")
    }
  }

  /// The last pattern that matches counts; blank lines and comments are none.
  @Test func lists() {
    let list = GlobList(lines: Array("# all\n\n*.md\r\n!keep.md\n/keep.md\n".utf8), in: "/w")
    #expect(list.excludes("/w/a.md", isFolder: false) == true)
    #expect(list.excludes("/w/x/keep.md", isFolder: false) == false)
    #expect(list.excludes("/w/keep.md", isFolder: false) == true)
    #expect(list.excludes("/w/a.txt", isFolder: false) == nil)
    #expect(list.excludes("/wx/a.md", isFolder: false) == nil)
  }

  /// Hostile patterns take time linear in the product of both lengths.
  @Test func hostilePatterns() throws {
    let path = "/w/" + String(repeating: "a", count: 4_000) + "b"
    let list = GlobList([try #require(GlobPattern(String(repeating: "*a", count: 500)))], in: "/w")
    #expect(list.excludes(path, isFolder: false) == nil)
    let deep = "/w" + String(repeating: "/a", count: 64)
    let parts = GlobList([try #require(GlobPattern(String(repeating: "**/a/", count: 40) + "b"))], in: "/w")
    #expect(parts.excludes(deep, isFolder: false) == nil)
  }
}
