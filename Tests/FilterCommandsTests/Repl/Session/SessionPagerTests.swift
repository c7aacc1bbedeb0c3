import TerminalUI
import Testing

@testable import FilterLists
@testable import FilterREPL
@testable import FilterReports

/// Going back, searching and going on in a long answer.
@Suite struct SessionPagerTests {
  /// A session that shows lines `line 0` to `line 29` on 80 columns and 8 rows: the first six are printed.
  private static func session() -> SessionDriver {
    var session = SessionDriver(columns: 80, rows: 8)
    session.show((0..<30).map { ScreenLine("line \($0)") })
    return session
  }

  /// The numbers of the visible lines, in order.
  private static func visible(_ session: SessionDriver) -> [Int] {
    session.picture.split(separator: "\n").compactMap { line in
      line.hasPrefix("line ") ? Int(line.dropFirst(5)) : nil
    }
  }

  @Test(arguments: [
    ("b", 0..<7), ("  b", 4..<11), ("g", 0..<7), ("G", 23..<30), ("Gb", 16..<23), ("G<Up>", 22..<29), ("g ", 7..<14),
    ("g<Enter><Down>", 2..<9), ("<PageUp><PageDown>", 7..<14), ("g    ", 23..<30), ("/line 2<Enter>", 2..<9),
    ("/line 2<Enter>n", 20..<27), ("/line 2<Enter>nn", 21..<28), ("/line 2<Enter>nnN", 20..<27),
    ("/LINE 17<Enter>", 17..<24), ("/line 99<Enter>G", 23..<30),
  ])
  func movements(_ keys: String, _ expected: Range<Int>) {
    var session = Self.session()
    session.type(keys)
    #expect(Self.visible(session) == Array(expected))
    #expect(ReplPicture(session.session).picture.lines.count == 8)
  }

  @Test func theScreen() {
    var session = Self.session()
    session.type("/ne 8")
    #expect(session.picture == "/ne 8|")
    session.type("<Enter>")
    let lines = ReplPicture(session.session).picture.lines
    #expect(lines[0].styled == "li{reversed ne 8}")
    #expect(lines[7].text.hasPrefix("-- lines 9 to 15 of 30  Space more · b back · / search · q quits"))
    session.type("n")
    #expect(session.picture.contains("not found: ne 8"))
    session.type("q")
    #expect(session.picture == "filterq> |")
    #expect(session.output.hasSuffix("line 5\nline 29"))
  }

  /// At the last line, a key that goes on ends the paging, as it does for printed lines.
  @Test(arguments: [" ", "<Enter>", "<Down>", "<End>"])
  func theEnd(_ key: String) {
    var session = Self.session()
    session.type("G\(key)")
    #expect(session.picture == "filterq> |")
    #expect(session.output.hasSuffix("line 5\nline 29"))
  }

  /// After `q`, `:more` goes on with the next line, as often as one likes.
  @Test func moreGoesOn() {
    var session = SessionDriver(columns: 80, rows: 8)
    session.type("c:g<Enter>q:print<Enter>:more<Enter>")
    #expect(session.output.contains("filterq> :more\n 6 "))
    session.type("q:more<Enter>")
    #expect(session.output.contains("filterq> :more\n12 "))
    // Another query ends it.
    session.type("qt:goblin pow>=3<Enter>:more<Enter>")
    #expect(session.output.hasSuffix("no more rows"))
  }

  /// Keys that go to the line do not lose what was left.
  @Test func moreAfterTyping() {
    var session = Self.session()
    session.type("t:elf<C-u>:more<Enter>")
    #expect(session.output.hasSuffix("line 11"))
  }
}
