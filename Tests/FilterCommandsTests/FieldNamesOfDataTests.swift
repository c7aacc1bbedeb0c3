import Testing
import _FilterTestSupport

/// Names of columns and keys as the data has them.
@Suite struct FieldNamesOfDataTests {
  private static let people = """
    名前,年齢,Größe,@timestamp,Unit Price ($),/path,2024,log.level
    Åsa,31,175,2026-01-01,5.5,/a,1,info
    Bo,19,180,2026-02-01,7,/b,2,warn
    Cy,40,160,2026-03-01,9,/c,3,info

    """

  @Test func findTheirFields() throws {
    let rows: [(String, String)] = [
      ("年齢>25", "Åsa Cy"), ("名前:bo", "Bo"), ("bo", "Bo"), ("größe<170", "Cy"), ("GRÖSSE<170", ""), ("GRÖẞE<170", "Cy"),
      ("gro\u{308}ße<170", "Cy"), ("@timestamp>=2026-02", "Bo Cy"), ("unit_price_$>6", "Bo Cy"), ("_path:/c", "Cy"),
      ("_2024=2", "Bo"), ("log.level:warn", "Bo"), ("log_level:warn", "Bo"), ("-年齢>25", "Bo"),
      ("(年齢>25 or größe:180) -@timestamp:2026-03", "Åsa Bo"),
    ]
    for (query, names) in rows {
      try withTemporaryFolder { folder in
        let path = try folder.file("people.csv", Self.people)
        if names.isEmpty { return #expect(run("search", query, path).errors.contains("unknown field"), "\(query)") }
        let expected = "名前\n" + names.split(separator: " ").map { $0 + "\n" }.joined()
        #expect(run("search", query, path, "--columns", "名前").output == expected, "\(query)")
      }
    }
  }

  @Test func outputsHaveTheSpellingOfTheData() throws {
    try withTemporaryFolder { folder in
      let path = try folder.file("people.csv", Self.people)
      #expect(
        run("search", "年齢<20", path, "--format", "json").output == """
          [
            {"名前":"Bo","年齢":19,"Größe":180,"@timestamp":"2026-02-01","Unit Price ($)":7,"/path":"/b","2024":2,\
          "log.level":"warn"}
          ]

          """)
      let columns = "größe,Unit Price ($),/path,2024,log.level,LOG_LEVEL"
      #expect(
        run("search", "bo", path, "--columns", columns, "--format", "csv").output
          == "Größe,Unit Price ($),/path,2024,log.level,log.level\n180,7,/b,2,warn,warn\n")
      #expect(run("search", "", path, "--sort", "-Größe", "--columns", "名前").output == "名前\nBo\nÅsa\nCy\n")
    }
  }

  @Test func aKeyThatBeginsWithASlashIsAKey() {
    let lines = #"{"/y":5,"y":7,"a":{"b":1}}"# + "\n" + #"{"/y":6,"y":8,"a":{"b":2}}"# + "\n"
    func found(_ arguments: String...) -> String {
      run(["search"] + arguments + ["-"], bytes: Array(lines.utf8)).output
    }
    #expect(found("_y=5", "--columns", "_y,y") == "/y\ty\n5\t7\n")
    #expect(found("_y:7") == "")
    #expect(found("", "--columns", "/y") == "/y\n5\n6\n")
    // Without such a key it is a pointer.
    #expect(found("", "--columns", "/a/b") == "/a/b\n1\n2\n")
  }
}
