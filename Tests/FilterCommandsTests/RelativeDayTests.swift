import Foundation
import Testing
import _FilterTestSupport

/// Days before now in fields of dates without a time, of cards and of lists.
@Suite struct RelativeDayTests {
  private func count(_ query: String, _ arguments: String...) -> Int? {
    let result = run(["search", "--count", query] + arguments, bytes: [])
    return Int(result.output.split(separator: "\n").first ?? "")
  }

  @Test func cards() throws {
    let all = try #require(count("date>1990"))
    #expect(all > 0)
    #expect(count("date>-36500d") == all)
    #expect(count("date<-36500d") == 0)
    #expect(count("date>=-7d or date<-7d") == all)
    // Cards of the sample are older than a day.
    #expect(count("date<=yesterday") == count("date<today"))
    #expect(count("date>tomorrow") == 0)
    #expect(run("check", "--lines", input: "date>-30d date<yesterday\n").status == 0)
    #expect(run("explain", "date>-30d").output == "cards that were released less than 30 days ago\n")
    // Scryfall reads no such days.
    let strict = run("search", "--count", "--strict", "t:goblin date>-30d")
    #expect(strict.errors.contains("'-30d' is not a date"), "\(strict)")
    #expect(strict.output == run("search", "--count", "--strict", "t:goblin").output, "\(strict)")
    // A set is a day of its own, and a word that is neither is none.
    #expect(run("check", "--lines", input: "date>soonish\n").output.contains("is not a date"))
  }

  @Test func lists() throws {
    let folder = try TemporaryFolder()
    let format = Date.ISO8601FormatStyle().year().month().day()
    // The day may change while the test runs.
    let lines = [-40, -20, 0, 20].map { days in
      let day = Date(timeIntervalSinceNow: Double(days) * 86_400).formatted(format)
      return #"{"name":"\#(days)","due":"\#(day)"}"#
    }
    let items = try folder.write("tasks.jsonl", lines.joined(separator: "\n") + "\n")
    #expect(run("vocabulary", "infer", items).output.contains(#""kind": "date""#))
    #expect(count("due>-30d", items) == 3)
    #expect(count("due<-30d", items) == 1)
    #expect(count("due>tomorrow", items) == 1)
    #expect(count("due<yesterday", items) == 2)
    #expect(run("search", "--count", "due>-30q", items).status == 2)
  }
}
