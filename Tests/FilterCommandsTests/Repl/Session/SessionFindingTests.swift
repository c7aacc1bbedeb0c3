import FilterText
import Testing

@testable import FilterCommands
@testable import FilterLists
@testable import FilterREPL
@testable import FilterReports
@testable import TerminalUI

/// Diagnostics while a query is typed: they wait until the caret has left the term.
@Suite struct SessionFindingTests {
  /// The characters of the line in a style.
  private func marked(_ session: SessionDriver, where isMarked: (TextStyle) -> Bool) -> String {
    let cells = ReplPicture(session.session).picture.lines.first?.cells ?? []
    return String(cells.filter { isMarked($0.style) }.map { $0.character })
  }

  private func red(_ session: SessionDriver) -> String { marked(session) { $0.color == .red } }

  /// No letter of a query that is being typed is an error, even where the text so far is none.
  @Test func diagnosticsWaitWhileATermIsTyped() {
    let rows: [String] = [
      "-t:elf", "-(t:elf or c:g)", "o:\"sac a creature\"", "(c:g t:elf)", "t:elf or c:g", "t:elf and (c:g or c:r)",
      "f:modern", "is:foil", "pow>=3", "o:/^{t}: add/", "m:{w/u}", "!\"Sol Ring\"", "date>=2020-03", "usd<0.5",
      "--t:elf", "not:reprint -is:foil", "id<=esper", "kw:\"first strike\" (r:rare or r:mythic)", "order:cmc",
    ]
    for text in rows {
      var session = SessionDriver()
      for character in text {
        session.send(.key(.text(String(character))))
        #expect(session.session.shownDiagnostics.isEmpty, "\(text): \(session.line)")
        let below = session.picture.split(separator: "\n").dropFirst()
        #expect(!below.contains { $0.contains("^") }, "\(text): \(session.line)")
        #expect(red(session) == "", "\(text): \(session.line)")
      }
    }
  }

  /// Leaving the term shows its diagnostics: a space, Escape, moving the caret.
  @Test func leavingTheTermShowsThem() {
    let rows: [(String, String)] = [
      ("-", "-<Esc>"), ("-", "- "), ("t:elf -", "t:elf -<Left>"), ("f:modren", "f:modren "),
      ("f:modren", "f:modren<Esc>"),
      ("f:modren", "f:modren<Home>"), ("(c:g", "(c:g<Esc>"), ("(c:g t:elf ", "(c:g t:elf <Left>"),
      ("o:\"sac", "o:\"sac<Esc>"), ("t:elf or", "t:elf or<Esc>"), ("t:elf or ", "t:elf or <Esc>"),
      ("f:modren", "f:modren)"), ("foo:bar", "foo:bar "),
    ]
    for (typed, left) in rows {
      var session = SessionDriver()
      session.type(typed)
      #expect(session.session.shownDiagnostics.isEmpty, "\(typed)")
      session = SessionDriver()
      session.type(left)
      #expect(!session.session.shownDiagnostics.isEmpty, "\(left)")
    }
  }

  /// A diagnostic of an earlier term stays while the next one is typed.
  @Test func earlierTermsShowDiagnostics() {
    var session = SessionDriver()
    session.type("f:modren o:\"a b")
    #expect(session.session.shownDiagnostics.map { $0.range.description } == ["2..<8"])
    #expect(red(session) == "modren")
  }

  @Test func returnRunsTheLineAndShowsDiagnostics() {
    var session = SessionDriver()
    session.type("(c:g t:elf<Enter>")
    #expect(session.output.contains("unclosed '('"))
  }

  /// Typing again in a term that was left hides them again.
  @Test func typingHidesDiagnosticsAgain() {
    var session = SessionDriver()
    session.type("f:modren<Esc>")
    #expect(session.session.shownDiagnostics.count == 1)
    session.type("x")
    #expect(session.session.shownDiagnostics.isEmpty)
    session.type("<BS>")
    #expect(session.session.shownDiagnostics.isEmpty)
  }

  /// A word that no completion continues is dim and underlined, and the last line shows its fix.
  @Test func unknownValuesAreMarkedSoftly() {
    var session = SessionDriver()
    session.type("t:elf f:mod")
    #expect(marked(session) { $0.traits.contains(.underlined) } == "")
    #expect(!session.picture.contains("Alt-M"))
    session.type("ren")
    #expect(marked(session) { $0.traits == [.dim, .underlined] } == "modren")
    #expect(red(session) == "")
    #expect(session.picture.split(separator: "\n").last?.contains("Alt-M: Change to 'f:modern'") == true)
    session.type(" ")
    #expect(red(session) == "modren")
  }

  @Test(arguments: [
    ("t:elf f:modren", "t:elf f:modern|"), ("(c:g", "(c:g)|"), ("o:\"sac", "o:\"sac\"|"), ("r:rrae", "r:rare|"),
    ("tpe:elf", "type:elf|"),
  ])
  func theFixIsAppliedAtOnce(_ typed: String, _ line: String) {
    for holdsWork in [false, true] {
      var session = SessionDriver()
      session.holdsWork = holdsWork
      session.type(typed + "<A-m>")
      #expect(session.line == line, "work \(holdsWork ? "held" : "at once")")
    }
  }

  /// The shown diagnostic is fixed first, then a hidden one.
  @Test func theFixShownComesFirst() {
    var session = SessionDriver()
    session.type("r:rrae f:modren<A-m>")
    #expect(session.line == "r:rare f:modren|")
    session.type("<A-m>")
    #expect(session.line == "r:rare f:modern|")
    session.type("<A-m>")
    #expect(session.picture.hasSuffix("no fix to apply here"))
  }
}
