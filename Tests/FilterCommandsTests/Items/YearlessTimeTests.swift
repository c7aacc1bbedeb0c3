import FilterReports
import FilterVocabulary
import Foundation
import ListFiles
import Testing
import _FilterTestSupport

/// Times without a year, as logs by RFC 3164 have them: each is of the last year in which it is not after the file was
/// written.
@Suite struct YearlessTimeTests {
  /// A log of a year, written to on 2024-03-01 at last.
  private static let log = """
    Mar  3 00:00:00 host a[1]: first
    Nov 20 03:23:30 host a[1]: autumn
    Dec 31 23:59:59 host a[1]: old year
    Jan  1 00:00:00 host a[1]: new year
    Feb 29 12:00:00 host a[1]: leap day
    Mar  1 10:00:00.125 host a[1]: last

    """

  private func withLog(_ body: (String) throws -> Void) throws {
    try withTemporaryFolder { folder in
      let file = try folder.file("syslog", Self.log)
      let date = Date(timeIntervalSince1970: 1_709_287_200)
      try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file)
      try body(file)
    }
  }

  @Test(arguments: [
    ("time>=2024", "new year, leap day, last"), ("time:2023-03-03", "first"), ("time:2024-03-03", ""),
    ("time:2023-12-31", "old year"), ("time:2023-11", "autumn"), ("time:2024-02-29", "leap day"),
    ("time<2024-01-01", "first, autumn, old year"), ("time:\"Nov 20\"", "autumn"),
    ("time=\"Nov 20 03:23:30\"", "autumn"),
    ("time>=\"Dec 31 23:59:59\"", "old year, new year, leap day, last"), ("time:\"20 Nov\"", "autumn"),
    ("time>=\"Mar 1 10:00:00.125\" time<2024-03-02", "last"), ("no:time", ""),
  ])
  func aTimeIsOfTheLastYear(query: String, messages: String) throws {
    try withLog { file in
      let found = run("search", query, file, "--format", "tsv", "--columns", "message", "--quiet")
      let lines = found.output.split(separator: "\n").dropFirst()
      #expect(lines.joined(separator: ", ") == messages, "\(found.output)\(found.errors)")
    }
  }

  /// The order is that of the times, and a saved vocabulary is read for the file it is used with.
  @Test func aSavedVocabularyIsReadForItsFile() throws {
    try withLog { file in
      let sorted = run("search", "", file, "--sort", "time", "--columns", "message", "--quiet").output
      #expect(
        sorted.split(separator: "\n").map(String.init) == [
          "message", "first", "autumn", "old year", "new year", "leap day", "last",
        ])
      let saved = file + ".vocabulary.json"
      let text = run("vocabulary", "infer", file).output
      #expect(text.contains("\"latestDay\": \"2024-03-02\""), "\(text)")
      try Data(text.utf8).write(to: URL(fileURLWithPath: saved))
      let date = Date(timeIntervalSince1970: 1_772_359_200)
      try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file)
      #expect(run("search", "time:2025-11", file, "--vocabulary", saved, "--count").output == "1\n")
      #expect(run("search", "time:2024-02-29", file, "--vocabulary", saved, "--count").output == "1\n")
      let prepared = file + ".prepared"
      #expect(run("items", "prepare", file, "--output", prepared).status == 0)
      #expect(run("search", "time:2025-11", prepared, "--count").output == "1\n")
      #expect(run("search", "time:\"Nov 20\"", prepared, "--count").output == "1\n")
    }
  }

  @Test func aFieldWithYearsTakesNoneWithout() throws {
    try withTemporaryFolder { folder in
      let file = try folder.file("a.jsonl", "{\"t\":\"2024-11-20T03:00:00Z\"}\n")
      let found = run("search", "t:\"Nov 20\"", file, "--count")
      #expect(found.status == 2 && found.output.isEmpty)
    }
  }

  /// Of a file that is followed, a time after it was opened is not of the year before.
  @Test func aFollowedFileHasLaterTimes() throws {
    try withLog { file in
      var choice = ItemVocabulary(
        Vocabulary(
          name: "",
          fields: [
            Field("time", .instant, form: WrittenForm(latestDay: DateSpan("2000-01-01")), summary: "When", phrase: "")
          ]), of: [ItemFile(file)])
      #expect(choice.vocabulary.fields[0].form.latestDay?.description == "2024-03-02")
      #expect(choice.vocabulary.fields[0].summary == "When")
      choice.expectLaterTimes()
      #expect(choice.vocabulary.fields[0].form.latestDay?.description == "2024-08-28")
    }
  }
}
