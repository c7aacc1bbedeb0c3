import Testing
import _FilterTestSupport

/// Lines of text and logs on the command line.
@Suite struct TextFileSearchTests {
  private static let syslog = """
    Nov 20 03:23:30 web1 sshd[812]: Accepted publickey for ann
    Nov 20 03:23:31 web1 kernel: eth0: link up
    -- Boot 8fd2 --
    Nov 20 03:24:00 web1 sshd[813]: Failed password for bob

    """

  @Test func linesArePrintedAsTheyAre() throws {
    try withTemporaryFolder { folder in
      let bytes = Array("a\tb  \nß second\n\nthird caf".utf8) + [0xE9, 0x0A]
      let path = try folder.file("notes.txt", bytes: bytes)
      #expect(run(["search", "", "--format", "raw", path], bytes: []).outputBytes == bytes)
      let log = try folder.file("syslog", Self.syslog)
      #expect(run("search", "", log).output == Self.syslog)
      #expect(run("search", "program:sshd", "--count", log).output == "2\n")
      #expect(run("search", "ann", log, "--columns", "program,pid").output == "program\tpid\nsshd\t812\n")
      #expect(
        run("search", "boot", "--format", "jsonl", log, "--columns", "message").output
          == "{\"message\":\"-- Boot 8fd2 --\"}\n")
    }
  }

  @Test func theFormIsSaid() throws {
    try withTemporaryFolder { folder in
      let result = run("search", "ann", try folder.file("syslog", Self.syslog))
      #expect(result.errors.contains("read as syslog, 3 of 4 records fit; fields inferred: time"), "\(result.errors)")
    }
    #expect(run("search", "x", "-", input: "x\ny\n").errors.contains("read as lines of text; fields inferred: line"))
  }

  @Test func severalFilesAndPipesAreRead() throws {
    try withTemporaryFolder { folder in
      let (one, two) = (try folder.file("a.txt", "alpha\nbravo\n"), try folder.file("b.txt", "alphabet\ncharlie\n"))
      #expect(run("search", "alpha", one, two).output == "alpha\nalphabet\n")
      #expect(run("search", "alpha", one, "-", input: "alpha 3\n").output == "alpha\nalpha 3\n")
    }
  }

  @Test func damageIsSaid() throws {
    let bytes = Array("plain\ncaf".utf8) + [0xE9] + Array("\n".utf8)
    let result = run(["search", "caf", "-"], bytes: bytes)
    #expect(result.errors.contains("<stdin>:2:4: invalid UTF-8, read as U+FFFD"))
    let binary = run(["search", "caf", "-"], bytes: Array("caf\0\u{1}\u{2}".utf8))
    #expect(binary.status == 2)
    #expect(binary.errors == "filterq: '<stdin>' is binary data\n")
  }
}
