import Testing
import _FilterTestSupport

/// Whether two queries find the same. Whole outputs are compared.
@Suite struct CompareCommandTests {
  @Test func same() {
    let rows: [(String, String)] = [
      ("c>=r", "c:r"), ("ci=WUR", "ci=wur"), ("c:g t:elf", "t:elf color:green"), ("t:elf order:cmc", "t:elf"),
      ("-(t:elf or c:g)", "-t:elf -c:g"), ("mv>2 or mv<=2", "t:elf or -t:elf"), ("", "order:cmc"),
    ]
    for (first, second) in rows {
      #expect(run("compare", first, second) == RunResult(printing: "same: both queries find the same\n"), "\(first)")
    }
  }

  @Test(arguments: [
    ("mv=3", "mv>2", "narrower: the second query finds everything that the first finds, and more"),
    ("mv>2", "mv=3", "wider: the first query finds everything that the second finds, and more"),
    ("t:elf", "t:goblin", "different: each query finds what the other does not"),
    ("o:/a/", "o:/b/", "different: each query finds what the other does not"),
  ])
  func notTheSame(_ first: String, _ second: String, _ line: String) {
    let result = run("compare", first, second)
    #expect(result.status == 1)
    #expect(result.output.hasPrefix(line + "\n"), "\(result.output)")
  }

  @Test func witnesses() {
    #expect(
      run("compare", "t:elf", "t:goblin").output == """
        different: each query finds what the other does not
          only the first finds: type line elf
          only the second finds: type line goblin

        """)
    let patterns = run("compare", "o:/a/", "o:/b/").output
    #expect(patterns.contains("only the first finds: rules text /a/ yes, rules text /b/ no"), "\(patterns)")
  }

  @Test func json() {
    #expect(
      run("compare", "--json", "mv=3", "mv>2").output == """
        {"first":"mv=3","second":"mv>2","relation":"narrower","onlyFirst":null,\
        "onlySecond":{"facts":[{"subject":"mana value","value":"2.5"}]}}

        """)
  }

  @Test func aCardOfTheFileIsTheWitness() {
    let cards = PackageFolder.path(of: "Examples/Cards/sample-cards.jsonl")
    let result = run("compare", "--cards", cards, "t:goblin", "t:goblin pow>2")
    #expect(result.status == 1)
    #expect(result.output.hasPrefix("wider: "))
    let name = result.output.split(separator: "\n").last?.dropFirst("  only the first finds: ".count) ?? ""
    let found = run("search", "--count", "--include-extras", "!\"\(name)\" t:goblin -pow>2")
    #expect(found.output == "1\n", "\(result.output)")
  }

  /// A file of cards is known by its content.
  @Test func cardsAsAPlainFile() {
    let cards = PackageFolder.path(of: "Examples/Cards/sample-cards.jsonl")
    let result = run("compare", "t:goblin", "t:goblin pow>2", cards)
    #expect(result == run("compare", "--cards", cards, "t:goblin", "t:goblin pow>2"))
    #expect(result.errors == "")
    #expect(run("compare", "name:goblin", "name:goblin cmc>90", cards, "--items", cards).status == 1)
    #expect(
      run("compare", "t:goblin", "t:goblin mv<90", "--cards", cards).lines.last?
        .hasPrefix("  only the first finds: no item of the data; one would have ") == true)
  }

  @Test func unusableArguments() {
    #expect(run("compare", "t:elf").errors == "filterq: expected two queries, not 1; put each in quotes\n")
    let broken = run("compare", "t:elf or", "t:elf")
    #expect(broken.status == 2)
    #expect(broken.errors.hasPrefix("filterq: 1:9: error: missing term after 'or' [missing-operand]\n"))
  }
}
