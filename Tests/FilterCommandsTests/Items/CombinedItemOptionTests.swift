import Testing
import _FilterTestSupport

/// Options of `filterq search` together, with the output written out, wherever the items are read from.
@Suite struct CombinedItemOptionTests {
  /// Options, and the names that are printed under the header.
  private static let rows: [(options: String, names: String)] = [
    ("", "Otter Crow Ant Carp Bee Dog"), ("--limit 0", ""), ("--limit 1", "Otter"),
    ("--limit 5", "Otter Crow Ant Carp Bee"),
    ("--limit 6", "Otter Crow Ant Carp Bee Dog"), ("--limit 7", "Otter Crow Ant Carp Bee Dog"),
    ("--offset 0", "Otter Crow Ant Carp Bee Dog"), ("--offset 1", "Crow Ant Carp Bee Dog"), ("--offset 5", "Dog"),
    ("--offset 6", ""), ("--offset 7", ""), ("--offset 1 --limit 2", "Crow Ant"), ("--offset 1 --limit 1", "Crow"),
    ("--offset 4 --limit 2", "Bee Dog"), ("--offset 5 --limit 2", "Dog"), ("--offset 2 --limit 0", ""),
    ("--unique diet", "Otter Crow Carp"), ("--unique diet --limit 2", "Otter Crow"),
    ("--unique diet --limit 3", "Otter Crow Carp"), ("--unique diet --offset 1", "Crow Carp"),
    ("--unique diet --offset 1 --limit 1", "Crow"), ("--unique diet --offset 2 --limit 2", "Carp"),
    ("--unique legs", "Otter Crow Ant Carp"), ("--unique tame --limit 1", "Otter"),
    ("--unique name", "Otter Crow Ant Carp Bee Dog"),
    ("--sort legs", "Crow Otter Dog Ant Bee Carp"), ("--sort -legs", "Ant Bee Otter Dog Crow Carp"),
    ("--sort legs --limit 2", "Crow Otter"), ("--sort legs --offset 1", "Otter Dog Ant Bee Carp"),
    ("--sort legs --offset 1 --limit 2", "Otter Dog"), ("--sort -legs --offset 4 --limit 2", "Crow Carp"),
    ("--sort legs --offset 5 --limit 2", "Carp"), ("--sort legs --offset 6", ""), ("--sort legs --limit 0", ""),
    ("--sort -born", "Bee Ant Dog Otter Carp Crow"), ("--sort name --limit 3", "Ant Bee Carp"),
    ("--sort -name --limit 3", "Otter Dog Crow"), ("--sort tame --limit 4", "Otter Ant Bee Crow"),
    ("--sort born --unique diet", "Crow Carp Otter"), ("--sort -born --unique diet --limit 2", "Otter Carp"),
    ("--sort name --unique legs --offset 1 --limit 2", "Carp Crow"), ("--unique diet --sort -name", "Otter Crow Carp"),
  ]

  @Test func rowsThatArePrinted() throws {
    for source in ListedPets.Source.allCases {
      try withTemporaryFolder { folder in
        let path = try ListedPets.written(source, in: folder)
        for row in source.some(of: Self.rows) {
          let options = row.options.split(separator: " ").map { String($0) }
          let result = ListedPets.search(path, ["", "--columns", "name"] + options)
          let names = (["name"] + row.names.split(separator: " ").map { String($0) }).map { $0 + "\n" }.joined()
          #expect(result.output == names, "\(source.testDescription): \(row.options)")
          #expect(result.status == 0, "\(source.testDescription): \(row.options)")
        }
      }
    }
  }

  /// Counts, with any other options.
  @Test func counts() throws {
    for source in ListedPets.Source.allCases {
      let rows: [(options: String, output: String)] = [
        ("--count", "6\n"), ("--count --limit 1", "6\n"), ("--count --offset 2", "6\n"), ("--count --sort legs", "6\n"),
        ("--count --unique diet", "3\n"), ("--count --unique legs", "4\n"), ("--count --unique diet --limit 1", "3\n"),
        ("--count --columns name", "6\n"), ("--count --unique name", "6\n"), ("--count --format json", "6\n"),
        (
          "--count-by diet",
          """
          all     3  █████████████████████████████████████████████████████████████████████
          plants  2  ██████████████████████████████████████████████
          fish    1  ███████████████████████

          """
        ),
        (
          "--count-by legs --sort legs --limit 2 --offset 1 --columns name",
          """
          4  2  ██████████████████████████████████████████████████████████████████████████
          6  2  ██████████████████████████████████████████████████████████████████████████

          """
        ),
        (
          "--histogram legs --limit 2",
          """
          2  1  █████████████████████████████████████
          4  2  ██████████████████████████████████████████████████████████████████████████

          """
        ),
        ("--count-by legs --format csv", "legs,count\n4,2\n6,2\n,1\n2,1\n"),
        (
          "--count-by diet,tame --format tsv",
          "diet\ttame\tcount\nall\ttrue\t2\nall\tfalse\t1\nfish\tfalse\t1\nplants\tfalse\t1\nplants\ttrue\t1\n"
        ),
        (
          "--count-by tame,legs --format jsonl",
          """
          {"tame":false,"legs":6,"count":2}
          {"tame":false,"legs":4,"count":1}
          {"tame":true,"legs":null,"count":1}
          {"tame":true,"legs":2,"count":1}
          {"tame":true,"legs":4,"count":1}

          """
        ),
        (
          "--histogram legs --format json",
          """
          [
            {"legs":2,"count":1},
            {"legs":4,"count":2},
            {"legs":6,"count":2},
            {"legs":null,"count":1}
          ]

          """
        ),
      ]
      try withTemporaryFolder { folder in
        let path = try ListedPets.written(source, in: folder)
        for row in source.some(of: rows) {
          let options = row.options.split(separator: " ").map { String($0) }
          #expect(
            ListedPets.search(path, [""] + options).output == row.output, "\(source.testDescription): \(row.options)")
        }
      }
    }
  }

  /// Each format with and without columns, cut and sorted.
  @Test(arguments: ListedPets.Source.allCases)
  func formats(source: ListedPets.Source) throws {
    let rows: [(options: String, output: String)] = [
      ("--format csv --columns legs,name --sort legs --offset 4", "legs,name\n6,Bee\n,Carp\n"),
      ("--format tsv --columns tame,born --limit 1", "tame\tborn\nfalse\t2020-05-01\n"),
      ("--format csv --offset 5", "name,legs,diet,born,tame\nDog,4,all,2020-05-02,true\n"),
      (
        "--format tsv --unique tame",
        "name\tlegs\tdiet\tborn\ttame\nOtter\t4\tfish\t2020-05-01\tfalse\nCrow\t2\tall\t2019-01-31\ttrue\n"
      ),
      (
        "--format jsonl --columns legs,tame --sort legs --offset 4",
        "{\"legs\":6,\"tame\":false}\n{\"legs\":null,\"tame\":true}\n"
      ),
      ("--json --columns name --limit 1", "{\"name\":\"Otter\"}\n"),
      (
        "--format json --columns name,legs --offset 4",
        "[\n  {\"name\":\"Bee\",\"legs\":6},\n  {\"name\":\"Dog\",\"legs\":4}\n]\n"
      ),
      ("--format json --columns name --limit 1", "[\n  {\"name\":\"Otter\"}\n]\n"),
      ("--format json --columns name --offset 6", "[]\n"), ("--format jsonl --offset 6", ""),
      ("--format csv --columns name --limit 0", "name\n"), ("--format table --offset 6", ""),
      ("--format json --sort legs --limit 0", "[]\n"), ("--format tsv --columns legs,name --offset 9", "legs\tname\n"),
      (
        "--format table --sort -born --offset 4",
        "name  legs  diet    born        tame\nCarp        plants  2019-12-24  true\nCrow     2  all     2019-01-31  true\n"
      ),
      ("--format table --columns legs,name --limit 2", "legs  name\n   4  Otter\n   2  Crow\n"),
      ("--format table --unique diet --columns name", "name\nOtter\nCrow\nCarp\n"),
    ]
    try withTemporaryFolder { folder in
      let path = try ListedPets.written(source, in: folder)
      for row in source.some(of: rows) {
        let options = row.options.split(separator: " ").map { String($0) }
        #expect(ListedPets.search(path, [""] + options).output == row.output, "\(row.options)")
      }
    }
  }

  /// Records come back byte for byte.
  @Test(arguments: ListedPets.Source.allCases.filter { $0.hasLines })
  func records(source: ListedPets.Source) throws {
    let lines = ListedPets.lines.split(separator: "\n").map { $0 + "\n" }
    try withTemporaryFolder { folder in
      let path = try ListedPets.written(source, in: folder)
      for format in TestTier.some(of: [[], ["--format", "raw"], ["--json"]], every: 3) {
        func found(_ query: String, _ options: String...) -> String {
          ListedPets.search(path, [query] + options + format).output
        }
        #expect(found("") == ListedPets.lines)
        #expect(found("diet:all", "--offset", "1", "--limit", "1") == lines[2])
        #expect(found("", "--sort", "-name", "--limit", "2") == lines[0] + lines[5])
        #expect(found("", "--unique", "tame") == lines[0] + lines[1])
        #expect(found("order:legs direction:desc", "--limit", "2") == lines[2] + lines[4])
        #expect(found("order:legs", "--sort", "-name", "--limit", "1") == lines[0])
        #expect(found("order:legs direction:desc", "--offset", "5") == lines[3])
      }
      #expect(
        ListedPets.search(path, ["", "--format", "raw", "--offset", "4", "--columns", "name"]).output == lines[4]
          + lines[5])
    }
  }

  /// The status and the statistics are about the found items, not the printed ones.
  @Test func statusAndStatistics() throws {
    for source in TestTier.some(of: ListedPets.Source.allCases, every: 4) {
      try withTemporaryFolder { folder in
        let path = try ListedPets.written(source, in: folder)
        func search(_ arguments: String...) -> RunResult { ListedPets.search(path, arguments) }
        #expect(search("diet:all").status == 0, "\(source.testDescription)")
        #expect(search("legs>6").status == 1, "\(source.testDescription)")
        #expect(search("legs>6", "--count").output == "0\n", "\(source.testDescription)")
        #expect(search("legs>6", "--count").status == 1, "\(source.testDescription)")
        #expect(search("diet:all", "--offset", "9").status == 0, "\(source.testDescription)")
        #expect(search("diet:all", "--limit", "0").status == 0, "\(source.testDescription)")
        #expect(search("legs>6", "--count-by", "diet").output == "", "\(source.testDescription)")
        #expect(search("legs>6", "--count-by", "diet").status == 1, "\(source.testDescription)")
        let stats = search("diet:all", "--stats").errors
        #expect(stats.contains("6 records read, 3 found, 0.0 MB in "), "\(source.testDescription): \(stats)")
        let unique = search("", "--unique", "diet", "--stats").errors
        #expect(unique.contains("6 records read, 3 found, 0.0 MB in "), "\(source.testDescription): \(unique)")
        #expect(
          search("diet:all", "--count", "--stats").errors.contains("6 records read, 3 found, 0.0 MB in "),
          "\(source.testDescription)")
      }
    }
  }
}
