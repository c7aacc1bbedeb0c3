import FilterItems
import Foundation
import TerminalUI
import Testing
import _FilterTestSupport

@testable import FilterREPL
@testable import FilterReports

/// `:export`
@Suite struct ItemExportTests {
  private func text(_ path: String) -> String? {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(arguments: [
    ("a.csv", "name,kind,legs,weight\nNewt,amphibian,4,\n\"Crane, the Elder\",bird,2,5.6\n"),
    ("a.TSV", "name\tkind\tlegs\tweight\nNewt\tamphibian\t4\t\nCrane, the Elder\tbird\t2\t5.6\n"),
    (
      "a.jsonl",
      #"{"name":"Newt","kind":"amphibian","legs":4,"weight":null}"# + "\n"
        + #"{"name":"Crane, the Elder","kind":"bird","legs":2,"weight":5.6}"# + "\n"
    ),
  ])
  func formats(_ name: String, _ expected: String) throws {
    let folder = try TemporaryFolder()
    var session = AnsweredSession(try AnimalItems.collection())
    _ = session.answer("newt or crane")
    let path = folder.path(name)
    #expect(session.lines(":export \(path)") == ["\(path): 2 items"])
    #expect(text(path) == expected)
  }

  @Test func jsonRecordsAreUnchanged() throws {
    let folder = try TemporaryFolder()
    var session = AnsweredSession(try AnimalItems.collection(AnimalItems.lines, "songs.jsonl"))
    _ = session.answer("tags:sea order:stars")
    let path = folder.path("found.jsonl")
    _ = session.answer(":export \(path)")
    #expect(
      text(path)?.split(separator: "\n") == [
        #"{"title": "Kelp", "tags": ["sea"], "stars": 2}"#,
        #"{"title": "Low Tide", "tags": ["sea", "calm"], "stars": 4}"#,
      ])
    _ = session.answer(":columns title")
    _ = session.answer(":export! \(path)")
    #expect(text(path) == "{\"title\":\"Kelp\"}\n{\"title\":\"Low Tide\"}\n")
  }

  @Test func filesAreReplacedOnlyOnRequest() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("old.csv", "old\n")
    var session = AnsweredSession(try AnimalItems.collection())
    let refused = session.answer(":export \(path)")
    #expect(refused.isError)
    #expect(refused.lines.map { $0.text } == ["'\(path)' exists", "':export! \(path)' replaces it"])
    #expect(text(path) == "old\n")
    #expect(!session.answer(":export! \(path)").isError)
    #expect(text(path)?.hasPrefix("name,kind") == true)
  }

  /// A file of several pieces, which is written beside the old one.
  @Test(arguments: ["jsonl", "json", "csv", "tsv"])
  func largeFiles(_ format: String) throws {
    let folder = try TemporaryFolder()
    let pad = String(repeating: "x", count: 100)
    let rows = (0..<9_000).map { "\(pad),\($0)" }
    var session = AnsweredSession(try AnimalItems.collection("pad,n\n" + rows.joined(separator: "\n") + "\n"))
    let path = try folder.write("all.\(format)", "old")
    _ = session.answer("n>=0")
    #expect(session.lines(":export! \(path)") == ["\(path): 9,000 items"])
    let written = text(path) ?? ""
    let expected: [String] =
      switch format {
      case "csv": ["pad,n"] + rows
      case "tsv": ["pad\tn"] + rows.map { $0.replacing(",", with: "\t") }
      default: (0..<9_000).map { "{\"pad\":\"\(pad)\",\"n\":\($0)}" }
      }
    let lines = written.split(separator: "\n").map { String($0.trimmingPrefix("  ").trimmingSuffix { $0 == "," }) }
    #expect((format == "json" ? Array(lines.dropFirst().dropLast()) : lines) == expected)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["all.\(format)"])
  }

  /// Not even on request.
  @Test func theFileOfTheItemsIsNeverReplaced() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("animals.csv", AnimalItems.csv)
    var session = AnsweredSession(try AnimalItems.collection(file: path))
    #expect(session.answer(":export! \(path)").isError)
    #expect(text(path) == AnimalItems.csv)
  }

  @Test(arguments: ["", "x", "x.xlsx", "/no/such/folder/x.csv", ".csv/x"])
  func unusablePaths(_ path: String) throws {
    var session = AnsweredSession(try AnimalItems.collection())
    #expect(session.answer(":export \(path)").isError)
  }
}

extension StringProtocol {
  fileprivate func trimmingSuffix(_ isTrimmed: (Character) -> Bool) -> Substring {
    var end = endIndex
    while end > startIndex, isTrimmed(self[index(before: end)]) { end = index(before: end) }
    return Substring(self[..<end])
  }
}
