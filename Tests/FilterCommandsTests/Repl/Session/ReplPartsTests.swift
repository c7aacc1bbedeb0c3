import FilterText
import FilterVocabulary
import ScryfallDialect
import TerminalUI
import Testing

@testable import FilterCommands
@testable import FilterLists
@testable import FilterREPL
@testable import FilterReports

/// Unit tests of the parts of a session.
@Suite struct ReplPartsTests {
  @Test(arguments: [
    (":", "", 1..<1, 1, ""), (":tree", "tree", 1..<5, 5, ""), (":tree ", "tree", 1..<5, 6, ""),
    ("  :why  Sol Ring ", "why", 3..<6, 8, "Sol Ring "), (":set rows 20", "set", 1..<4, 5, "rows 20"),
  ])
  func heads(_ line: String, _ name: String, _ range: Range<Int>, _ start: Int, _ argument: String) throws {
    let head = try #require(CommandHead(line))
    #expect(head.name == name)
    #expect(head.nameRange == range)
    #expect(head.argumentStart == start)
    #expect(head.argument == argument)
  }

  @Test(arguments: ["", "t:elf", ":)", ":1", "\":tree\"", "expect count > 1"])
  func noHeads(_ line: String) {
    #expect(CommandHead(line) == nil)
  }

  @Test func colorsOfACommandAreItsNameAndThoseOfItsQuery() {
    let pieces = QueryColoring(EditedLine(":explain t:elf", vocabulary: .scryfall)).pieces
    #expect(pieces.map { "\($0.range)" } == ["0..<8", "9..<10", "10..<11", "11..<14"])
    #expect(pieces.first?.style == TextStyle(.magenta, .bold))
    // A name is not a query.
    #expect(QueryColoring(EditedLine(":why t:elf", vocabulary: .scryfall)).pieces.count == 1)
  }

  @Test(arguments: [
    // Colors before the edit stay, those after it move, those that it touches are dropped.
    ("t:elf c:g", "t:elf c:gx", ["t", ":", "elf", "c", ":", "g"]),
    ("t:elf c:g", "xt:elf c:g", ["t", ":", "elf", "c", ":", "g"]),
    ("t:elf c:g", "t:elxf c:g", ["t", ":", "c", ":", "g"]),
    ("t:elf c:g", "c:g", ["c", ":", "g"]),
    ("t:elf", "", []),
  ])
  func colorsMoveWithTheText(_ before: String, _ after: String, _ pieces: [String]) {
    var coloring = QueryColoring(EditedLine(before, vocabulary: .scryfall))
    coloring.shift(to: after)
    let bytes = Array(after.utf8)
    #expect(
      coloring.pieces.map { String(decoding: bytes[$0.range.start..<$0.range.end], as: UTF8.self) } == pieces)
  }

  /// Whatever is edited, pieces are inside the text, in order, and do not overlap.
  @Test func shiftedColorsStayInTheText() {
    let texts = ["t:elf c:g", "", "t:elf", "c:g or t:elf", "日本 t:elf", "t:elf t:elf t:elf", "o:/a+/ -(b or c)", "x"]
    for before in texts {
      for after in texts {
        var coloring = QueryColoring(EditedLine(before, vocabulary: .scryfall))
        coloring.shift(to: after)
        var end = 0
        for piece in coloring.pieces {
          #expect(piece.range.start >= end)
          end = piece.range.end
        }
        #expect(end <= after.utf8.count)
      }
    }
  }

  @Test(arguments: [(1, 0, "0 of 5"), (2, 1, ""), (5, 4, ""), (3, 0, "")])
  func theMenuShowsTheChosenItem(_ rows: Int, _ chosen: Int, _ note: String) {
    let items = (0..<5).map { number in
      ReplMenu.Item(
        label: "item \(number)", kind: "value", detail: "", edit: TextEdit.insert("\(number)", at: 0), caret: 1)
    }
    var menu = ReplMenu(items: items, replace: SourceRange(at: 0))
    menu.move(by: chosen + 1)
    let lines = MenuPicture(menu, columns: 40, rows: rows).lines
    #expect(lines.count == min(rows, 5))
    #expect(lines.contains { $0.text.hasPrefix("▸ item \(chosen)") })
  }

  @Test func theSelectionStaysWithinTheItems() {
    let item = ReplMenu.Item(label: "a", kind: "value", detail: "", edit: TextEdit.insert("a", at: 0), caret: 1)
    var menu = ReplMenu(items: [item, item, item], replace: SourceRange(at: 0))
    menu.move(by: -1)
    #expect(menu.chosen == nil)
    menu.move(by: 10)
    #expect(menu.chosen == 2)
    menu.move(by: -10)
    #expect(menu.chosen == nil)
    #expect(menu.offered == item)
  }

  @Test func tabAcceptsTheSelectedItemOrNone() {
    let items = ["a", "b"].map { label in
      ReplMenu.Item(label: label, kind: "value", detail: "", edit: TextEdit.insert(label, at: 0), caret: 1)
    }
    var menu = ReplMenu(items: items, replace: SourceRange(at: 0))
    #expect(menu.offered?.label == "a")
    menu.selected = nil
    #expect(menu.offered == nil)
    menu.move(by: 2)
    #expect(menu.offered?.label == "b")
  }

  @Test func pages() {
    let rows =
      [
        (10, 24, [10]), (23, 24, [23]), (24, 24, [22, 2]), (60, 24, [22, 22, 16]), (5, 1, [1, 1, 1, 1, 1]),
      ] as [(Int, Int, [Int])]
    for (count, rows, pages) in rows {
      var pager = ReplPager((0..<count).map { ScreenLine("\($0)") })
      var sizes: [Int] = []
      while !pager.isAtEnd { sizes.append(pager.nextPage(rows: rows).count) }
      #expect(sizes == pages)
      #expect(pager.closing.isEmpty)
    }
  }

  @Test(arguments: [
    ("t:goblin", " mv<=3", "t:goblin"), (" mv<=3 pow>2", " mv<=3", " mv<=3"), ("", "", ""),
  ])
  func theFirstWordOfGhostText(_ text: String, _ other: String, _ word: String) {
    #expect(Ghost(text: text).firstWord.text == word)
  }

  /// The visible rows of a long line are around the caret, with a marker for hidden ones.
  @Test func longLinesScrollToTheCaret() {
    var session = SessionDriver(columns: 40, rows: 10)
    session.send(.key(.paste(String(repeating: "t:elf or ", count: 100) + "c:g")))
    let end = ReplPicture(session.session).picture
    #expect(end.lines.count <= 10)
    #expect(end.lines.first?.text.contains("↕") ?? false)
    #expect(end.lines[end.caret.line].text.contains("c:g"))
    for _ in 0..<12 { session.type("<C-a>") }
    let start = ReplPicture(session.session).picture
    #expect(start.caret.line == 0)
    #expect(start.lines.first?.text.hasPrefix("filterq> t:elf") ?? false)
  }
}
