import FilterCommands
import FilterLists
import FilterREPL
import FilterReports
import Foundation
import TerminalUI
import Testing

/// Whole completion menus as displayed.
@Suite struct CompletionPictureTests {
  @Test func operators() {
    let lines = run("complete", "--scores", "tou!", "--limit", "9").lines
    #expect(lines.first == "tou!|")
    #expect(lines.dropFirst().allSatisfy { $0.contains("  operator  ") && $0.contains(" = match ") })
  }

  @Test func columnsAreAligned() {
    for query in ["t:gob", "pow>", "flying", "c:az", "o:\"draw", "is:fetch", "", "t:elf (c:g ", "draw a card"] {
      let lines = run("complete", "--scores", query, "--limit", "12").lines.dropFirst().filter {
        $0.contains(" = match ")
      }
      // A label too wide for its column moves its own line only.
      let columns = lines.compactMap { line in line.range(of: " = match ").map { line[..<$0.lowerBound].count } }
      let usual = columns.min() ?? 0
      #expect(columns.filter { $0 == usual }.count * 2 >= columns.count, "\(query): \(columns)")
    }
  }

  @Test func theCaretIsDrawnAtItsPosition() {
    #expect(run("complete", "t:elf c:g", "--at", "5", "--limit", "0").lines.first == "t:elf| c:g")
    #expect(run("complete", "", "--limit", "0").lines.first == "|")
    #expect(run("complete", "é", "--at", "2", "--limit", "0").lines.first == "é|")
  }
}
