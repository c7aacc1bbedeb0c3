import Foundation
import Testing
import _FilterTestSupport

/// `filterq check --fix` applies certain fixes, reports the rest, and changes nothing the second time.
@Suite struct CheckFixTests {
  @Test func linesOfInput() {
    let rows: [(String, String)] = [
      ("t: elf", "t:elf"), ("t:elf or", "t:elf"), ("(t:elf", "(t:elf)"), ("pow=1t:goblin", "pow=1 t:goblin"),
      ("is:\"foil\"", "is:foil"),
      ("(t:elf order:cmc) c:g", "(t:elf) c:g order:cmc"),
      ("-mv>3", "mv<=3"),
      // The query has an answer, or a value would change.
      ("t:goblin, c:r", "t:goblin, c:r"), ("a || b", "a || b"), ("f:modern,legacy", "f:modern,legacy"),
      ("o:{T}", "o:{T}"), ("name:fire/ice", "name:fire/ice"),
      // Uncertain fixes are not applied, and none that removes a term.
      ("t:elf t:elf", "t:elf t:elf"), ("mv>3 mv>5", "mv>3 mv>5"), ("c:g (t:elf or -t:elf)", "c:g (t:elf or -t:elf)"),
      ("order:cmc order:name a", "order:cmc order:name a"), ("-pow>3", "-pow>3"),
      ("f:modren", "f:modren"), ("foo:bar", "foo:bar"), ("mv>3 mv<2", "mv>3 mv<2"), ("t>=elf", "t>=elf"),
      ("modern t:elf", "modern t:elf"),
      ("t:elf", "t:elf"), ("", ""),
    ]
    for (line, fixed) in rows {
      let result = run("check", "--fix", "--lines", input: line + "\n")
      #expect(result.output == fixed + "\n", "\(line): \(result.errors)")
      #expect(run("check", "--fix", "--lines", input: fixed + "\n").output == fixed + "\n", "\(line)")
    }
  }

  @Test func filesAreFixedInPlace() throws {
    try withTemporaryFolder { folder in
      let path = try folder.file("q.filterq", "# kept\nt: elf\n\nf:modren\n  c:g or\n")
      let result = run("check", "--fix", path)
      #expect(try folder.text("q.filterq") == "# kept\nt:elf\n\nf:modren\n  c:g\n")
      #expect(result.status == 1)
      #expect(result.lines.last == "2 fixed, 1 warning in 2 queries")
      let again = run("check", "--fix", path)
      #expect(try folder.text("q.filterq") == "# kept\nt:elf\n\nf:modren\n  c:g\n")
      #expect(again.lines.last == "1 warning in 2 queries")
    }
  }

  @Test func aDocumentOnStandardInput() {
    let result = run("check", "--fix", input: "# kept\nt: elf\n")
    #expect(
      result == RunResult(status: 0, output: Array("# kept\nt:elf\n".utf8), errors: "1 fixed in 1 query\n"))
  }

  /// A fix that would turn a query of a document into a comment is not applied.
  @Test func noQueryBecomesAComment() {
    #expect(run("check", "--fix", input: "()(#x) c:g\nt: elf # c\n").output == "(#x) c:g\nt:elf # c\n")
    #expect(run("check", "--fix", input: "--#x c:g\nt: elf\n").output == "--#x c:g\nt:elf\n")
    #expect(run("check", "--fix", "--lines", input: "() #x c:g\n").output == "#x c:g\n")
  }

  /// Nor is one that would turn a query into the definition of a parameter.
  @Test func noQueryBecomesADefinition() {
    #expect(run("check", "--fix", input: ")$t = 3\nt: elf\n").output == ")$t = 3\nt:elf\n")
  }

  @Test func refusesJSON() {
    #expect(run("check", "--fix", "--json").status == 2)
  }

  /// A second run changes nothing, for real and damaged queries.
  @Test func fixingTwiceIsFixingOnce() throws {
    let queries = try OwnCorpus.valid() + OwnCorpus.damaged()
    for query in TestTier.some(of: queries, every: 12) where !query.contains("\n") {
      let once = run("check", "--fix", "--lines", input: query + "\n").output
      #expect(run("check", "--fix", "--lines", input: once).output == once, "\(query)")
    }
  }

  /// A quote that is open above another line may end with its line or later: it is not closed without asking, and the fix
  /// closes it in its line.
  @Test func aQuoteThatIsOpenAboveAnotherLine() {
    for document in ["t:elf o:\"draw a card\n  c:g\n", "t:elf o:/draw a\n  c:g\n", "(t:elf o:\"draw\n  c:g\n"] {
      let fixed = run("check", "--fix", input: document)
      #expect(fixed.output == document, "\(fixed)")
    }
    let json = run("check", "--json", input: "t:elf o:\"draw a card\n  c:g\n").output
    #expect(json.contains(#""edits":[{"start":20,"end":20,"text":"\""}]"#), "\(json)")
  }
}
