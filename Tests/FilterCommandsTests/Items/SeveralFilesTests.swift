import Testing
import _FilterTestSupport

/// Files with different columns, searched together.
@Suite struct SeveralFilesTests {
  private static let files = [
    "1.csv": "a,b\nx,1\nz,3\n", "2.csv": "b,a\ny,2\n", "3.tsv": "a\tc\nq\t7\n",
    "4.jsonl": "{\"a\":\"j\",\"d\":{\"e\":5}}\n",
    "5.csv": "a,b\nw,9\n", "6.csv": "", "7.csv": "a;b\nv;8\n",
  ]

  @Test(arguments: [
    (["1.csv", "5.csv"], "a,b\nx,1\nz,3\nw,9\n"), (["1.csv", "2.csv"], "a,b\nx,1\nz,3\n2,y\n"),
    (["6.csv", "2.csv", "1.csv"], "b,a\ny,2\n1,x\n3,z\n"), (["1.csv", "7.csv"], "a,b\nx,1\nz,3\nv,8\n"),
    (["3.tsv", "1.csv"], "a\tc\tb\nq\t7\t\nx\t\t1\nz\t\t3\n"),
    (["1.csv", "3.tsv", "4.jsonl"], "a,b,c,d.e\nx,1,,\nz,3,,\nq,,7,\nj,,,5\n"),
    (["4.jsonl", "4.jsonl"], "{\"a\":\"j\",\"d\":{\"e\":5}}\n{\"a\":\"j\",\"d\":{\"e\":5}}\n"),
    (
      ["4.jsonl", "5.csv"],
      "{\"a\":\"j\",\"d\":{\"e\":5}}\n{\"a\":\"w\",\"d.e\":null,\"b\":9}\n"
    ),
    (["1.csv", "2.csv", "--sort", "a"], "a,b\n2,y\nx,1\nz,3\n"), (["1.csv", "2.csv", "--count"], "3\n"),
    (["1.csv", "2.csv", "--columns", "b"], "b\n1\n3\ny\n"),
  ])
  func haveOneSetOfColumns(_ arguments: [String], _ output: String) throws {
    try withTemporaryFolder { folder in
      for (name, text) in Self.files { _ = try folder.file(name, text) }
      let arguments = arguments.map { $0.contains(".") ? folder.path($0) : $0 }
      let result = run(["search", ""] + arguments, bytes: [])
      #expect(result.output == output, "\(result)")
      #expect(result.status == 0)
    }
  }

  @Test func aPipeIsOneOfThem() throws {
    try withTemporaryFolder { folder in
      let file = try folder.file("1.csv", Self.files["1.csv"] ?? "")
      #expect(run("search", "", file, "-", input: "b,a\ny,2\n").output == "a,b\nx,1\nz,3\n2,y\n")
    }
  }

  @Test func recordsAsTheyAreAreRefused() throws {
    try withTemporaryFolder { folder in
      let paths = try ["1.csv", "2.csv"].map { try folder.file($0, Self.files[$0] ?? "") }
      let result = run(["search", "", "--format", "raw"] + paths, bytes: [])
      #expect(result.status == 2)
      #expect(result.output == "")
      #expect(result.errors.contains("'\(paths[1])' has other columns than '\(paths[0])'"))
    }
  }
}
