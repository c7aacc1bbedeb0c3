import Foundation
import Testing
import _FilterTestSupport

/// `check` and `format` know the same files by the same rule, and change their queries alone.
@Suite struct QueryFileTests {
  private static let files: [(name: String, before: String, after: String)] = [
    ("a.filterq", "# c\nT:elf   c:g # d\n", "# c\nt:elf c:g # d\n"), ("A.FILTERQ", "(a)\n", "a\n"),
    (
      "a.filterq-test",
      """
      ## Goblins\u{20}\u{20}
      T:goblin   mv<=3   # cheap
        # not again
        and -is:reprint
        expect   count  >  4\u{20}
        expect includes  "Sootling Mob" # and others

      (t:elf)
      expect round-trip

      """,
      """
      ## Goblins\u{20}\u{20}
      t:goblin mv<=3   # cheap
        # not again
        -is:reprint
        expect   count  >  4\u{20}
        expect includes  "Sootling Mob" # and others

      t:elf
      expect round-trip

      """
    ),
    (
      "a.md",
      """
      # him  or her and  me

          indented   code
      - a list
        ```filterquery
        T:elf   # him  or  her
          # and  me
          and c:g
        ```
      ```swift
      let a   = 1
      ```

      """,
      """
      # him  or her and  me

          indented   code
      - a list
        ```filterquery
        t:elf   # him  or  her
          # and  me
          c:g
        ```
      ```swift
      let a   = 1
      ```

      """
    ),
    (
      "a.yaml", "title:  T:Elf\nfilterQuery:   T:Elf   and c:g  # d\n", "title:  T:Elf\nfilterQuery:   t:Elf c:g  # d\n"
    ),
    (
      "a.json", "{ \"name\":  \"(T:elf)\", \"filterQuery\":  \"(T:elf)  o:\\\"a\\\"\" }",
      "{ \"name\":  \"(T:elf)\", \"filterQuery\":  \"t:elf o:\\\"a\\\"\" }"
    ),
    (
      "a.swift", "let a   = ParsedQuery(parsing: \"(T:elf)\")\nlet b = \"(T:elf)\"\n",
      "let a   = ParsedQuery(parsing: \"t:elf\")\nlet b = \"(T:elf)\"\n"
    ),
  ]

  @Test func onlyQueriesAreFormatted() throws {
    for index in Self.files.indices {
      let (name, before, after) = Self.files[index]
      try withTemporaryFolder { folder in
        let path = try folder.file(name, before)
        #expect(run("format", path) == RunResult(printing: after), "\(index)")
        #expect(run("format", "--check", path).status == 1, "\(index)")
        #expect(run("format", "-i", path) == RunResult(printing: ""), "\(index)")
        #expect(try folder.text(name) == after, "\(index)")
        #expect(run("format", "--check", path) == RunResult(printing: ""), "\(index)")
        #expect(run("check", path).status < 2, "\(index)")
      }
    }
  }

  /// A file that is not known is refused by both, and the others are still read.
  @Test func otherFilesAreRefused() throws {
    try withTemporaryFolder { folder in
      let other = try folder.file("notes.txt", "him or her and me\n(a)\n")
      let known = try folder.file("a.filterq", "(b)\n")
      let message = "filterq: unknown kind of query file '\(other)'; add --as document or --as lines\n"
      #expect(run("check", other) == RunResult(status: 2, output: [], errors: message))
      #expect(run("format", "-i", other, known) == RunResult(status: 2, output: [], errors: message))
      #expect(try folder.text("notes.txt") == "him or her and me\n(a)\n")
      #expect(try folder.text("a.filterq") == "b\n")
      #expect(run("check", "--as", "document", other).status == 0)
      #expect(run("format", "--as", "document", other) == RunResult(printing: "him or her and me\na\n"))
    }
  }

  @Test func refusesBinaryFiles() throws {
    try withTemporaryFolder { folder in
      let binary = try folder.file("a.filterq", bytes: Array("(a)\n".utf8) + [0] + Array("(b)\n".utf8))
      let damaged = try folder.file("b.filterq", bytes: Array("(a)\n".utf8) + [0xFF, 0x0A])
      for options in [[], ["--as", "document"], ["--as", "lines"]] {
        for command in [["check"], ["check", "--fix"], ["format", "-i"]] {
          #expect(
            run(command + options + [binary], bytes: [])
              == RunResult(
                status: 2, output: [], errors: "filterq: '\(binary)' is not a text file: it has NUL bytes\n"))
          #expect(
            run(command + options + [damaged], bytes: [])
              == RunResult(status: 2, output: [], errors: "filterq: '\(damaged)' is not valid UTF-8\n"))
        }
      }
    }
  }

  /// With `--as lines` each line is a query, and none a comment or a continuation.
  @Test func linesAreQueries() throws {
    try withTemporaryFolder { folder in
      let path = try folder.file("a.txt", "# (a)\n\n  (b)\nc:  or # d\n")
      #expect(run("format", "--as", "lines", path).output == "# a\n\nb\nc:  or # d\n")
      #expect(run("check", "--as", "lines", path).output.hasPrefix("\(path):4:3: error: missing value after 'c:'"))
      #expect(
        run("format", "--as", "lines", "--style", "lines", "--width", "1", path).output == "# a\n\nb\nc:  or # d\n")
      #expect(run("format", "--as", "document", input: "(a) # (b)\n") == RunResult(printing: "a # (b)\n"))
    }
  }

  /// The positions of diagnostics are those of the file, whatever comments are around.
  @Test func commentsKeepPositions() throws {
    try withTemporaryFolder { folder in
      let path = try folder.file("a.filterq", "# or\nt:elf # or\n# or\n  f:modren # or\n\n  c:g\n")
      #expect(
        run("check", path).output == """
          \(path):4:5: warning: unknown value 'modren' for 'format'; did you mean 'modern'? [unknown-value]
              f:modren # or
                ^^^^^^
            fix: Change to 'f:modern' → t:elf␊  f:modern
          \(path):6:1: warning: this indented line continues no query, since none is directly above it [misplaced-indentation]
              c:g
            ^^
            fix: Remove the indentation → c:g
          2 warnings in 2 queries

          """)
      let fixed = try folder.file("b.filterq", "t: elf # or\n# and\n  c: g # or\n")
      _ = run("check", "--fix", fixed)
      #expect(try folder.text("b.filterq") == "t:elf # or\n# and\n  c:g # or\n")
    }
  }

  /// A comment is none where there is no document: in an argument.
  @Test func onlyDocumentsHaveComments() throws {
    try withTemporaryFolder { folder in
      let path = try folder.file("a.filterq", "t:elf c:g # mana elves\n# and\n   -is:reprint\n")
      let found = run("search", "--queries", path, "--count").output
      #expect(found.contains(#""count":"#) && !found.contains("unknown"))
      #expect(run("search", "--queries", "-", "--count", input: "t:elf # x\n").output.contains(#""query":"t:elf    ""#))
      #expect(run("parse", "--json", "t:elf # x").output.contains(##""canonical":"t:elf # x""##))
      #expect(run("repl", "--plain", input: ":print t:elf\nt:elf # x\nexpect same as t:elf # y\n").status == 0)
    }
  }

  /// `filterq format --check Examples/*.filterq`; the queries with errors in one of them are reported.
  @Test func theExamplesAreFormatted() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: PackageFolder.path(of: "Examples"))
    let documents = names.filter { $0.hasSuffix(".filterq") }.map { PackageFolder.path(of: "Examples/\($0)") }
    #expect(documents.count >= 3)
    let result = run(["format", "--check"] + documents, bytes: [])
    #expect(result.status == 1)
    #expect(result.output == "")
    #expect(result.errors.split(separator: "\n").allSatisfy { $0.contains("broken.filterq:") })
  }

  /// Expectations and directives are text like any other: `check` reports and mends them.
  @Test func expectationsAndColumnsAreChecked() throws {
    try withTemporaryFolder { folder in
      let script = try folder.file("a.filterq-test", "# sort: -usdd\nt:elf\n  expect cuont > 3\n")
      #expect(
        run("check", script)
          == RunResult(
            status: 1,
            output: Array(
              """
              \(script):1:10: warning: unknown field 'usdd' in '# sort:'; did you mean 'usd'? [unknown-column]
                # sort: -usdd
                         ^^^^
                fix: Change to 'usd' → # sort: -usd
              \(script):3:10: error: unknown expectation 'cuont'; did you mean 'count'? [unreadable-expectation]
                  expect cuont > 3
                         ^^^^^
                fix: Change to 'count' →   expect count > 3
              1 error, 1 warning in 1 query

              """.utf8), errors: ""))
      _ = try folder.file("songs.csv", "title,year\nA,1970\n")
      let document = try folder.file("a.filterq", "# list: songs.csv\n# columns: title, yaer\n\nyear>1960\n")
      let result = run("check", document)
      #expect(result.status == 1)
      #expect(result.output.contains("unknown field 'yaer' in '# columns:'; did you mean 'year'? [unknown-column]"))
    }
  }
}
