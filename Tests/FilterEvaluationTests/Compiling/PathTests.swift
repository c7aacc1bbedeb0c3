import FilterVocabulary
import Testing

@testable import FilterEvaluation
@testable import FilterSemantics

/// Paths: what patterns match.
@Suite struct PathTests {
  @Test func matches() {
    let rows: [(String, [String], [String])] = [
      ("path:/health", ["/health", "/health/live", "health", "//health//x"], ["/healthy", "/v1/health", ""]),
      ("path:health", ["/health", "/v1/health/live", "Health"], ["/healthy", "a/health.html"]),
      (
        "path:src/a.swift", ["src/a.swift", "/home/src/a.swift", "src/a.swift/x"],
        ["src/b/a.swift", "src/a-swift", "asrc/a.swift"]
      ),
      ("path:*.swift", ["a.swift", "src/b.swift", "src/.swift"], ["a.swift/b", "a.swiftx"]),
      ("path:src/*.swift", ["src/a.swift", "/x/src/a.swift/"], ["src/b/a.swift", "src/a.c"]),
      (
        "path:src/**/*.swift", ["src/a.swift", "src/b/a.swift", "src/b/c/d.swift"],
        ["src.swift", "lib/a.swift", "srca/b.swift"]
      ),
      ("path:/src/*", ["/src/a", "src/a"], ["/x/src/a", "/src", "/src/a/b"]),
      ("path:src/**", ["src", "/x/src", "src/a/b"], ["srcs/a", "a"]),
      ("path:**/a", ["a", "x/a", "/x/y/a"], ["a/b", "ba"]),
      ("path:?.c", ["a.c", "x/b.c"], ["ab.c", ".c", "/.c"]),
      ("path=src/a.swift", ["src/a.swift", "/src/a.swift", "SRC/A.swift"], ["x/src/a.swift", "src/a.swift/x"]),
      ("path=src/*", ["src/a", "/src/b"], ["x/src/a", "src"]),
      ("path:/", ["/", "a", ""], []), ("path=/", ["/", "", "//"], ["a"]),
      ("path:**", ["", "a/b"], []), ("path:*", ["a", "a/b"], ["", "/"]),
      ("path:a+b/(c", ["a+b/(c"], ["aab/c"]), ("path:[a]", ["[a]"], ["a"]), ("path:\"[a]\"", ["[a]"], ["a"]),
      ("path:C:\\x", ["c:\\x"], ["c:/x"]),
      ("path:\"a b/*\"", ["a b/c"], ["a b"]), ("path:Äpfel/*", ["äpfel/x"], ["apfel/x"]),
    ]
    for (query, found, others) in rows {
      // A parenthesis ends a bare value.
      let text = query.contains("(") ? "path:\"" + query.dropFirst(5) + "\"" : query
      for path in found { #expect(Everything.finds(text, "path", .text(path)) == true, "\(query): \(text) on \(path)") }
      for path in others {
        #expect(Everything.finds(text, "path", .text(path)) == false, "\(query): \(text) on \(path)")
      }
    }
  }

  @Test func equalPatternsAreOne() {
    for text in ["src//a", "src/a/", "src/a"] { #expect(PathPattern(text).text == "src/a") }
    #expect(PathPattern("//src/**/**/a//") == PathPattern("/src/**/a"))
    #expect(PathPattern("src") != PathPattern("/src"))
    #expect(PathPattern("src") != PathPattern("src", isWhole: true))
  }

  /// No pattern takes long: the number of steps grows with the text alone.
  @Test func manyWildcardsStayLinear() {
    let path = String(repeating: "a/", count: 2_000) + "b"
    let items = [Everything(["path": .text(path)])]
    for query in [
      "path:" + String(repeating: "**/a*/", count: 12) + "c", "path:" + String(repeating: "*a", count: 30) + "c",
    ] {
      #expect(Everything.rows(query, items) == [], "\(query)")
    }
  }
}
