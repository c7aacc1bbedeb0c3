#if os(macOS) || os(Linux)
  import Foundation
  import Testing
  import _FilterTestSupport

  /// `--context`: records around found ones, as grep prints lines.
  @Suite struct ItemContextTests {
    private static let grep = ["/bin/grep", "/usr/bin/grep"].first { FileManager.default.isExecutableFile(atPath: $0) }

    /// Lines, some of which have the word.
    private static let lines = (0..<120).map { number in
      [3, 4, 9, 10, 40, 77, 78, 79, 119].contains(number) ? "line \(number) failed" : "line \(number) went well"
    }

    private func grepped(_ options: [String], _ path: String) throws -> String {
      let process = Process()
      process.executableURL = URL(filePath: try #require(Self.grep))
      process.arguments = options + ["failed", path]
      let pipe = Pipe()
      process.standardOutput = pipe
      try process.run()
      let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return String(decoding: bytes, as: UTF8.self)
    }

    @Test(
      .enabled(if: ItemContextTests.grep != nil, "needs grep"),
      arguments: [
        ["-C", "1"], ["-C", "2"], ["-C", "40"], ["-A", "3"], ["-B", "3"], ["-A", "2", "-B", "5"],
        ["-C", "500"],
        ["-C", "4", "-A", "1"], ["-C2"],
      ])
    func linesAreThoseOfGrep(options: [String]) throws {
      try withTemporaryFolder { folder in
        let path = try folder.file("a.txt", Self.lines.joined(separator: "\n") + "\n")
        let expected = try grepped(options, path)
        #expect(run(["search", "failed", path] + options, bytes: []).output == expected)
        // A pipe, and a limit, which counts the found records.
        let piped = run(
          ["search", "failed", "-"] + options, bytes: Array((Self.lines.joined(separator: "\n") + "\n").utf8))
        #expect(piped.output == expected)
      }
    }

    @Test func aLimitCountsFoundRecords() throws {
      try withTemporaryFolder { folder in
        let path = try folder.file("a.txt", Self.lines.joined(separator: "\n") + "\n")
        let one = run("search", "failed", path, "-C", "1", "--limit", "1")
        #expect(one.lines == ["line 2 went well", "line 3 failed"])
        let two = run("search", "failed", path, "-A", "2", "--offset", "1", "--limit", "1")
        #expect(two.lines == ["line 4 failed", "line 5 went well", "line 6 went well"])
        #expect(run("search", "nothing", path, "-C", "1").status == 1)
      }
    }

    /// Records of JSON and CSV, and of several files, which are not around each other.
    @Test func recordsOfOtherForms() throws {
      try withTemporaryFolder { folder in
        let csv = try folder.file("a.csv", "n,s\n1,a\n2,b\n3,a\n4,a\n")
        #expect(run("search", "n:2", csv, "-C", "1").lines == ["n,s", "1,a", "2,b", "3,a"])
        let json = try folder.file("a.jsonl", "{\"n\":1}\n{\"n\":2}\n\n{\"n\":3}\n")
        let other = try folder.file("b.jsonl", "{\"n\":2}\n{\"n\":9}\n")
        let both = run("search", "n:2", json, other, "-C", "1").lines
        #expect(both == [#"{"n":1}"#, #"{"n":2}"#, #"{"n":3}"#, "--", #"{"n":2}"#, #"{"n":9}"#])
      }
    }

    @Test(arguments: [
      (["--count"], "--count"), (["--format", "csv"], "--format csv"), (["--columns", "n"], "--columns"),
      (["--sort", "n"], "--sort"), (["--count-by", "n"], "--count-by"), (["--group-by", "n"], "--group-by"),
      (["--unique", "n"], "--unique"), (["--sum", "n"], "--sum"),
    ])
    func whatChangesTheRecordsIsRefused(options: [String], name: String) throws {
      try withTemporaryFolder { folder in
        let path = try folder.file("a.jsonl", "{\"n\":1}\n")
        let message =
          "filterq: --context prints records as they are, in their order; it cannot be combined with \(name)\n"
        let result = run(["search", "n:1", path, "-C", "1"] + options, bytes: [])
        #expect(result.status == 2 && result.errors == message && result.output == "")
      }
    }

    @Test func listsThatAreNotRead() throws {
      #expect(run("search", "t:elf", "-C", "1").status == 2)
      try withTemporaryFolder { folder in
        let path = try folder.file("a.jsonl", "{\"n\":1}\n")
        #expect(run("search", "n:1 order:n", path, "-A", "1").errors.contains("cannot be combined with 'order:'"))
        #expect(run("search", "n:1", path, "--context=-1").errors.contains("must be from 0 to 100000"))
        let prepared = folder.path("a.items")
        #expect(run("items", "prepare", path, "--output", prepared).status == 0)
        #expect(
          run("search", "n:1", prepared, "-A", "1").errors
            == "filterq: --context needs a file that is read as it is, not 'a.jsonl'\n")
        // A query that begins with a minus sign is none of these options.
        #expect(run("search", "-C:g", path).errors.contains("'C'"))
        #expect(run("search", "-C", "x", path).errors == "filterq: '-C' takes a number of records: -C 2\n")
        #expect(run("search", "-A2", "n:1", path).output == "{\"n\":1}\n")
      }
    }
  }
#endif
