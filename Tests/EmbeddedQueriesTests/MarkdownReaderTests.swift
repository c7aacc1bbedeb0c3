import EmbeddedQueries
import FilterText
import Testing
import _FilterTestSupport

/// The texts of the queries of a host.
func texts(_ host: String, _ language: HostLanguage, keys: EmbeddedKeys = .standard) -> [String] {
  language.queries(in: SourceText(host), keys: keys).map { $0.text.description }
}

@Suite struct MarkdownReaderTests {
  static let table: [(host: String, queries: [String])] = [
    ("", []),
    ("t:elf", []),
    ("```filterquery\nt:elf\nc:g\n```\n", ["t:elf\nc:g"]),
    ("~~~ filterquery\nt:elf\n~~~", ["t:elf"]),
    ("a\n```filterquery\nt:elf\n```\nb\n~~~filterquery\nc:g\n~~~\n", ["t:elf", "c:g"]),
    // The info string.
    ("```FilterQuery title=\"elves\"\nt:elf\n```", ["t:elf"]),
    ("```filterquery,ignore\nt:elf\n```", ["t:elf"]),
    ("```filterquery{.numbers}\nt:elf\n```", ["t:elf"]),
    ("```filterqueries\nt:elf\n```", []),
    ("```sql filterquery\nt:elf\n```", []),
    ("```\nfilterquery\n```", []),
    ("``filterquery\nt:elf\n``", []),
    ("```filterquery`\nt:elf\n```", []),
    ("~~~filterquery `a`\nt:elf\n~~~", ["t:elf"]),
    // The closing fence: as long, the same mark, nothing after it.
    ("````filterquery\na\n```\nb\n````\nc", ["a\n```\nb"]),
    ("```filterquery\na\n~~~\nb\n`````   \nc", ["a\n~~~\nb"]),
    ("```filterquery\na\n``` b\n```", ["a\n``` b"]),
    ("```filterquery\na\n    ```\nb\n   ```\nc", ["a\n    ```\nb"]),
    // A block that is not closed ends with the text, or with what contains it.
    ("```filterquery\na\nb", ["a\nb"]),
    ("```filterquery\n", [""]),
    ("```filterquery\n```", []),
    ("```filterquery\n\n```", [""]),
    ("```filterquery", []),
    ("> ```filterquery\n> a\nb", ["a"]),
    ("- ```filterquery\n  a\nb", ["a"]),
    // Indentation.
    ("  ```filterquery\n  a\n    b\n c\n  ```", ["a\n  b\nc"]),
    ("    ```filterquery\n    a\n    ```", []),
    ("text\n   ```filterquery\n   a\n   ```", ["a"]),
    // Lists and quotes.
    ("- item\n\n  ```filterquery\n  a\n\n  b\n  ```\n- ```filterquery\n  c\n  ```", ["a\n\nb", "c"]),
    ("10. item\n    ```filterquery\n    a\n    ```", ["a"]),
    ("1) ```filterquery\n   a\n   ```", ["a"]),
    ("> quote\n> ```filterquery\n> a\n>b\n>  c\n> ```", ["a\nb\n c"]),
    ("> - > ```filterquery\n>   > a\n>   > ```", ["a"]),
    ("-     ```filterquery\n      a\n", []),
    ("-\n  ```filterquery\n  a\n  ```", ["a"]),
    // Tabs reach to the next multiple of four.
    ("-\t```filterquery\n\ta\n\t```", ["a"]),
    ("- ```filterquery\n\ta\n  ```", ["  a"]),
    (">\t```filterquery\n>\ta\n>\t```", ["a"]),
    // Comments hide fences; other fences hide them, too.
    ("<!--\n```filterquery\na\n```\n-->\n```filterquery\nb\n```", ["b"]),
    ("<!-- a -->\n```filterquery\nb\n```", ["b"]),
    ("````md\n```filterquery\na\n```\n````\n", []),
    // Line endings stay.
    ("```filterquery\r\na\r\nb\r\n```\r\n", ["a\r\nb"]),
  ]

  @Test func blocks() {
    let rows = Self.table
    for (host, queries) in rows {
      #expect(texts(host, .markdown) == queries)
      #expect(HostLanguage.markdown.queries(in: SourceText(host)).allSatisfy { $0.form == .document })
    }
  }

  /// Quotes and items are followed to a limited depth.
  @Test func deepContainers() {
    func host(_ depth: Int) -> String {
      let prefix = String(repeating: "> ", count: depth)
      return "\(prefix)```filterquery\n\(prefix)a\n\(prefix)```"
    }
    #expect(texts(host(64), .markdown) == ["a"])
    #expect(texts(host(65), .markdown) == [])
  }
}
