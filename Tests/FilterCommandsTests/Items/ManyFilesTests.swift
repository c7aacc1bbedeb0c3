import Foundation
import Testing
import _FilterTestSupport

/// Folders, patterns of names, and the file and line of an item as fields.
@Suite struct ManyFilesTests {
  private static let files = [
    ("logs/a.log", "2026-01-02 03:04:05 INFO start\n2026-01-02 03:04:06 WARN slow\n"),
    ("logs/sub/b.log", "2026-01-03 03:04:05 INFO start\n\n2026-01-03 03:04:07 ERROR bad\n"),
    ("logs/.hidden/c.log", "2026-01-03 03:04:05 ERROR hidden\n"), ("logs/.d.log", "2026-01-03 03:04:05 ERROR hidden\n"),
    ("logs/binary", "\u{1}\u{2}ERROR"), ("logs/empty.log", ""), ("data/x.csv", "a,file\n1,own\n2,own\n"),
    ("data/y.csv", "a,b\n3,z\n"), ("repo/.gitignore", "out/\n*.tmp\n"), ("repo/.git/config", "a\n"),
    ("repo/out/x.csv", "a\n1\n"), ("repo/y.tmp", "a\n1\n"), ("repo/z.csv", "a\n7\n"),
  ]

  /// The lines of the output, and the errors, with the names of the folder left out.
  private func search(_ arguments: [String], in folder: TemporaryFolder) -> (
    lines: [String], errors: String, status: Int32
  ) {
    let result = run(["search"] + arguments.map { $0.replacing("@", with: folder.url.path + "/") }, bytes: [])
    return (
      result.lines.map { $0.replacing(folder.url.path + "/", with: "") },
      result.errors.replacing(folder.url.path + "/", with: ""), result.status
    )
  }

  /// Rows: the arguments, the output.
  private static let rows: [(arguments: [String], lines: [String])] = [
    (
      ["level>=warn", "@logs", "--columns", "file,line,message"],
      ["file\tline\tmessage", "logs/a.log\t2\tslow", "logs/sub/b.log\t3\tbad"]
    ),
    (["line>1", "@logs", "--count"], ["2"]), (["file~sub", "@logs", "--count"], ["2"]),
    (["file~b.log", "@logs/", "--count"], ["2"]),
    (
      ["", "@logs", "--count-by", "file", "--format", "csv"],
      ["file,count", "logs/a.log,2", "logs/sub/b.log,2"]
    ),
    (["level:error", "@logs/**/*.log", "--columns", "line"], ["line", "3"]),
    (["", "@logs/*.log", "--count"], ["2"]), (["", "@l?gs/[a-b].log", "--count"], ["2"]),
    (["level:info", "@logs", "--sort=-file", "--columns", "file"], ["file", "logs/sub/b.log", "logs/a.log"]),
    // Words search neither.
    (["logs", "@logs", "--count"], ["0"]), (["3", "@logs", "--count"], ["0"]),
    // A field of the data wins.
    (["file:own", "@data", "--count"], ["2"]),
    (["line:2", "@data", "--columns", "a,line"], ["a\tline", "1\t2", "3\t2"]),
    (["", "@data", "--format", "csv"], ["a,file,b", "1,own,", "2,own,", "3,,z"]),
    (["", "@repo", "--columns", "a,file"], ["a\tfile", "7\trepo/z.csv"]),
    (["a>1", "@data/x.csv", "@repo", "--count"], ["2"]),
    (["line:3", "@data/x.csv", "@data/y.csv"], ["a,file,b", "2,own,"]),
  ]

  @Test func filesOfFoldersAreSearched() throws {
    try withTemporaryFolder { folder in
      for (name, text) in Self.files {
        let url = folder.url.appending(path: name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
      }
      for row in Self.rows {
        let found = search(row.arguments, in: folder)
        #expect(found.lines == row.lines, "\(row.arguments): \(found)")
        #expect(found.status == (row.lines == ["0"] ? 1 : 0), "\(row.arguments): \(found)")
      }
      let empty = search(["", "@logs/.hidden/none"], in: folder)
      #expect(empty.errors.contains("there is no file 'logs/.hidden/none'"))
      #expect(search(["", "@nothing/*.log"], in: folder).errors.contains("there is no file 'nothing/*.log'"))
      try FileManager.default.createDirectory(atPath: "\(folder.url.path)/void", withIntermediateDirectories: true)
      #expect(search(["", "@void"], in: folder).errors == "filterq: no file in the folder 'void' can be searched\n")
      // A single file has no such fields.
      #expect(search(["line>1", "@data/y.csv"], in: folder).status == 2)
    }
  }

  @Test func filesInArchivesAreNamed() throws {
    guard FileManager.default.isExecutableFile(atPath: "/usr/bin/zip") else { return }
    try withTemporaryFolder { folder in
      for (name, text) in [("a.csv", "a,b\n1,2\n3,4\n"), ("b.jsonl", "{\"x\":1}\n")] { _ = try folder.file(name, text) }
      for (archive, files) in [("one.zip", ["a.csv"]), ("two.zip", ["a.csv", "b.jsonl"])] {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/zip")
        process.arguments = ["-q", archive] + files
        process.currentDirectoryURL = folder.url
        try process.run()
        process.waitUntilExit()
      }
      #expect(search(["a>1", "@one.zip"], in: folder).lines == ["a,b", "3,4"])
      #expect(search(["a>1", "@two.zip:a.csv", "--count"], in: folder).lines == ["1"])
      #expect(search(["x:1", "@two.zip:b.jsonl"], in: folder).lines == ["{\"x\":1}"])
      #expect(
        search(["", "@two.zip"], in: folder).errors
          == "filterq: 'two.zip' is a zip file of 2 files; name one: two.zip:a.csv, two.zip:b.jsonl\n")
      #expect(
        search(["", "@two.zip:c"], in: folder).errors == "filterq: 'two.zip' has no file 'c'; it has a.csv, b.jsonl\n")
    }
  }

  /// Files in forms that another program reads are lines, with the line to type.
  @Test func otherFormsNameTheLineToType() throws {
    try withTemporaryFolder { folder in
      #if !YAML
        let yaml = run(["search", "two", try folder.file("a.yaml", "one\ntwo\n")], bytes: [])
        #expect(yaml.output == "two\n")
        #expect(yaml.errors.contains("; for its items: yq -o=json . "), "\(yaml)")
      #endif
      for (name, line) in [
        ("b c.toml", "yq -p=toml -o=json . '"), ("d.xml", "yq -p=xml -o=json . "),
        ("e.ini", "yq -p=ini -o=json . "),
      ] {
        let result = run(["search", "two", try folder.file(name, "one\ntwo\n")], bytes: [])
        #expect(result.output == "two\n")
        #expect(result.errors.contains("; for its items: \(line)"), "\(result)")
      }
    }
  }

  #if YAML
    /// Files of YAML are lists like others: of documents, of the elements of an array, of the largest array in an object.
    @Test func filesOfYAMLAreLists() throws {
      try withTemporaryFolder { folder in
        let lamps = try folder.file("lamps.yml", "- name: Lamp\n  price: 12.50\n- name: Chair\n  price: 7\n")
        #expect(run(["search", "price>=12.5", lamps], bytes: []).output == "{\"name\":\"Lamp\",\"price\":12.50}\n")
        #expect(run(["search", "chair", lamps, "--count"], bytes: []).output == "1\n")
        let parts = try folder.file(
          "k.yaml", "kind: Service\nmeta: {name: a}\n---\nkind: Deployment\nmeta: {name: b}\n")
        #expect(run(["search", "kind:deployment meta.name:b", parts, "--count"], bytes: []).output == "1\n")
        let jobs = try folder.file("jobs.yaml", "on: push\njobs:\n  - {run: make}\n  - {run: test}\n")
        #expect(run(["search", "run:test", jobs], bytes: []).output == "{\"run\":\"test\"}\n")
        let bad = try folder.file("bad.yaml", "a: [1\n")
        let refused = run(["search", "a:1", bad], bytes: [])
        #expect(refused.output.isEmpty && refused.status == 2)
        #expect(
          refused.errors.hasSuffix("bad.yaml' is not YAML: line 1: did not find expected ',' or ']'\n"), "\(refused)")
      }
    }
  #endif
}
