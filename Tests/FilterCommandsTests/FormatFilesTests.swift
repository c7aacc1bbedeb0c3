import Foundation
import Testing
import _FilterTestSupport

/// `format` on query documents.
@Suite struct FormatFilesTests {
  private static let document = """
    # elves
    T:elf   (c:g)

      # an indented comment
    (a b)  # and one after a query
    # one within it
      OR c
    \t-(d)
    t:  or
    last
    """

  @Test func commentsAndBlankLinesStay() throws {
    try withTemporaryFolder { folder in
      let path = try folder.file("d.filterq", "# A  comment\n\nT:elf\n#  another (one)\n\n\n(a)\n  b\n")
      #expect(run("format", path) == RunResult(printing: "# A  comment\n\nt:elf\n#  another (one)\n\n\na\n  b\n"))
    }
  }

  /// Lines stay, except in the styles that write queries anew.
  @Test func continuationLinesStay() throws {
    try withTemporaryFolder { folder in
      let path = try folder.file("d.filterq", "T:elf or\n  (c:g)\n\td\n(e)")
      #expect(run("format", path) == RunResult(printing: "t:elf or\n  c:g\n  d\ne\n"))
      #expect(run("format", "--style", "tidy", path) == run("format", path))
      #expect(run("format", "--style", "canonical", path) == RunResult(printing: "t:elf or c:g d\ne\n"))
      #expect(
        run("format", "--style", "lines", "--width", "8", path)
          == RunResult(printing: "t:elf\n  or c:g\n    d\ne\n"))
    }
  }

  @Test func lineEndingsBetweenQueriesStay() throws {
    try withTemporaryFolder { folder in
      let path = try folder.file("d.filterq", "(a)\r\n# c\r\n\r\n(b)\r\n  c\r\nd")
      #expect(run("format", path) == RunResult(printing: "a\r\n# c\r\n\r\nb\r\n  c\r\nd\r\n"))
    }
  }

  @Test func leavesDamagedQueriesUnchanged() throws {
    try withTemporaryFolder { folder in
      let path = try folder.file("d.filterq", "(a)\nt:elf\n   or   and\n(b)\n")
      let result = run("format", path)
      #expect(result.output == "a\nt:elf\n   or   and\nb\n")
      #expect(
        result.errors == "\(path):2: not formatted: repeated connective 'and' is ignored "
          + "[repeated-connective]\n")
      #expect(result.status == 1)
    }
  }

  /// Freed from its parentheses or its indentation such a query would be a comment.
  @Test(arguments: ["canonical", "lines", "tidy"])
  func noQueryBecomesAComment(_ style: String) throws {
    try withTemporaryFolder { folder in
      let path = try folder.file("d.filterq", "(#a)   b\n\n  #c\n(d)\n")
      #expect(run("format", "--style", style, path) == RunResult(printing: "(#a)   b\n\n  #c\nd\n"))
      #expect(run("format", "--style", style, "--lines", input: "(#a) b\n") == RunResult(printing: "#a b\n"))
      let later = try folder.file("e.filterq", "a   (#b)\n")
      #expect(run("format", "--style", style, later) == RunResult(printing: "a   (#b)\n"))
    }
  }

  @Test func severalFilesArePrintedInOrder() throws {
    try withTemporaryFolder { folder in
      let paths = [try folder.file("d.filterq", "(a)\n"), try folder.file("e.filterq", "# e\n(b)\n")]
      #expect(run("format", paths[0], paths[1]) == RunResult(printing: "a\n# e\nb\n"))
    }
  }

  @Test func checkNamesFilesAndLines() throws {
    try withTemporaryFolder { folder in
      let path = try folder.file("d.filterq", "# c\na\n(b)\nc\n  (d)\n")
      let result = run("format", "--check", path)
      #expect(result.output == "\(path):3: would be formatted\n\(path):4: would be formatted\n")
      #expect(result.errors == "")
      #expect(result.status == 1)
      #expect(try folder.text("d.filterq") == "# c\na\n(b)\nc\n  (d)\n")
      #expect(run("format", "--check", try folder.file("clean.filterq", "# c\na\n\nb\n")) == RunResult(printing: ""))
    }
  }

  @Test func checkChangesNothingEvenInPlace() throws {
    try withTemporaryFolder { folder in
      let path = try folder.file("d.filterq", "(a)\n")
      #expect(run("format", "--check", "--in-place", path).status == 1)
      #expect(try folder.text("d.filterq") == "(a)\n")
    }
  }

  @Test func inPlaceWritesTheFile() throws {
    try withTemporaryFolder { folder in
      let path = try folder.file("d.filterq", "# c\n(a)\nt: or\n(b)\n")
      let result = run("format", "--in-place", path)
      #expect(result.output == "")
      #expect(result.status == 1)
      #expect(try folder.text("d.filterq") == "# c\na\nt: or\nb\n")
    }
  }

  /// A clean file is not touched: its date, which build tools look at, stays.
  @Test func inPlaceWritesNothingWithoutAChange() throws {
    try withTemporaryFolder { folder in
      let path = try folder.file("d.filterq", "# c\n\na\nt: or\n")
      let date = Date(timeIntervalSinceReferenceDate: 0)
      try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
      #expect(run("format", "-i", path).status == 1)
      #expect(try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date == date)
    }
  }

  @Test func inPlaceKeepsLinksAndPermissions() throws {
    try withTemporaryFolder { folder in
      let path = try folder.file("d.filterq", "(a)\n")
      try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
      try FileManager.default.createSymbolicLink(atPath: folder.path("link.filterq"), withDestinationPath: path)
      #expect(run("format", "-i", folder.path("link.filterq")) == RunResult(printing: ""))
      #expect(try folder.text("d.filterq") == "a\n")
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("link.filterq")) == path)
      #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o640)
    }
  }

  @Test(arguments: ["canonical", "lines", "tidy"])
  func formattingIsIdempotent(_ style: String) throws {
    try withTemporaryFolder { folder in
      for text in [Self.document, try String(contentsOfFile: OwnCorpus.validFile, encoding: .utf8)] {
        let path = try folder.file("d.filterq", text)
        let once = run("format", "--style", style, path)
        let twice = run("format", "--style", style, try folder.file("e.filterq", once.output))
        #expect(twice.output == once.output)
        #expect(twice.status == once.status)
        #expect(run("format", "--style", style, "--check", folder.path("e.filterq")).output == "")
      }
    }
  }

  @Test func filesThatCannotBeRead() throws {
    try withTemporaryFolder { folder in
      let missing = folder.path("missing")
      #expect(
        run("format", missing) == RunResult(status: 2, output: [], errors: "filterq: there is no file '\(missing)'\n"))
      // Files formatted before the failure are kept.
      let result = run("format", try folder.file("d.filterq", "(a)\n"), missing)
      #expect(result.output == "a\n")
      #expect(result.status == 2)
      #expect(
        run("format", folder.url.path).errors
          == "filterq: '\(folder.url.path)' is a folder; add --in-place, --check or --diff\n")
    }
  }
}
