import TerminalUI
import Testing
import _FilterTestSupport

@testable import FilterCommands
@testable import FilterLists
@testable import FilterREPL
@testable import FilterReports

/// Whatever is pressed, and whenever work is done: laws that every screen keeps.
@Suite struct SessionPropertyTests {
  private static let steps = [
    "<Enter>", "<Tab>", "<S-Tab>", "<Esc>", "<BS>", "<Del>", "<Up>", "<Down>", "<Left>", "<Right>", "<Home>", "<End>",
    "<PageUp>", "<PageDown>", "<A-Enter>", "<C-r>", "<C-s>", "<C-g>", "<C-c>", "<C-w>", "<C-y>", "<C-_>", "<C-k>",
    "<C-u>", "<A-b>", "<A-f>", "<C-t>", " ", "t:", "gob", "c:r", "(", ")", "-", "\"", "/", ":", "o:", "日", "👩‍🚀",
    "\u{301}",
    "pow>", "or ", "is:", ":why ", ":set ", ":tree", "expect ", "q", "<Paste:a b\nc>", "work", "size",
    // Long answers, so that keys meet the pager.
    "<C-u>mv>=0<Enter>", "<C-u>mv>=3<Enter>", "<C-u>:vocabulary<Enter>", "<C-u>:help<Enter>", "pages",
  ]

  /// A session of random steps.
  struct Case {
    var columns: Int
    var rows: Int
    var hasColor: Bool
    var holdsWork: Bool
    var steps: [String]
    var sizes: [Int]
  }

  @Test func screensFit() {
    let failure = checkProperty(
      "screens fit", cases: PropertyCases.count(long: 40), seed: PropertyCases.seed(default: 7),
      generate: { random in
        Case(
          columns: Int.random(in: 0...90, using: &random), rows: Int.random(in: 0...30, using: &random),
          hasColor: .random(using: &random), holdsWork: .random(using: &random),
          steps: (0..<Int.random(in: 1...40, using: &random)).map { _ in Self.steps.randomElement(using: &random) ?? ""
          },
          sizes: (0..<80).map { _ in Int.random(in: 0...90, using: &random) })
      },
      shrink: { value in
        value.steps.indices.map { place in
          var shorter = value
          shorter.steps.remove(at: place)
          return shorter
        }
      },
      describe: { "\($0.columns)×\($0.rows), \($0.holdsWork ? "work held" : "work at once"): \($0.steps)" },
      law: { SessionPropertyTests.fault($0) })
    #expect(failure == nil)
  }

  private static func fault(_ value: Case) -> String? {
    var session = SessionDriver(
      columns: value.columns, rows: value.rows, history: ["t:elf c:g", "t:goblin"], hasColor: value.hasColor)
    session.holdsWork = value.holdsWork
    var sizes = value.sizes
    for step in value.steps {
      switch step {
      case "work": session.work()
      case "size": session.send(.resized(columns: sizes.popLast() ?? 80, rows: (sizes.popLast() ?? 24) / 3))
      case "pages":
        let count = sizes.popLast() ?? 7
        let lines = (0..<count * 3).map { ScreenLine("line \($0)") }
        session.show(lines)
      default: session.type(step)
      }
      if let fault = fault(of: session.session) { return "after \(step): \(fault)" }
    }
    return nil
  }

  private static func fault(of session: ReplSession) -> String? {
    let picture = ReplPicture(session).picture
    if picture.lines.count > max(1, session.rows) { return "\(picture.lines.count) lines in \(session.rows) rows" }
    if !picture.lines.indices.contains(picture.caret.line) { return "the caret is in line \(picture.caret.line)" }
    for line in picture.lines {
      // The prompt and one wide character; the painter cuts longer lines.
      if line.width > max(session.columns, 4) { return "\(line.width) columns in \(session.columns): \(line.text)" }
      if line.text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
        return "a control character in \(line.text)"
      }
    }
    let text = session.editor.text
    if text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control && $0 != "\n" }) {
      return "a control character in the line"
    }
    return nil
  }

  private static let pageKeys = [
    "<End>", " ", "<Enter>", "<Down>", "<PageDown>", "<C-n>", "<C-v>", "<PageUp>", "<Up>", "<Home>", "q", "<Esc>",
    "<C-c>", "<C-g>", "<Tab>", "x", "<C-r>", "<C-l>", "<C-z>", "size",
  ]

  /// Each key at each page of answers of all lengths, in terminals of all sizes: every line is printed once and in
  /// order, except for those skipped by the user.
  @Test func everyKeyAtEveryPage() {
    var random = SeededGenerator(seed: PropertyCases.seed(default: 11))
    for key in Self.pageKeys {
      for _ in 0..<PropertyCases.count(long: 12) {
        let count = random.below(40) * random.below(7)
        let (columns, rows) = (random.below(90), random.below(30))
        var session = SessionDriver(columns: columns, rows: rows)
        session.show((0..<count).map { ScreenLine("\($0)") })
        let place = "\(count) lines, \(columns)×\(rows), \(key)"
        for _ in 0..<random.below(4) where session.session.pager != nil {
          session.type([" ", "<Enter>"][random.below(2)])
        }
        let isPaging = session.session.pager != nil
        if key == "size" {
          session.send(.resized(columns: random.below(90), rows: random.below(30)))
          #expect((session.session.pager != nil) == isPaging, "\(place)")
        } else {
          session.type(key)
        }
        #expect(Self.fault(of: session.session) == nil, "\(place)")
        if isPaging, key == "<End>" { #expect(session.session.pager == nil, "\(place)") }
        while session.session.pager != nil { session.type(" ") }
        let printed = session.printed.compactMap { Int($0.text) }
        let isWhole = ["<End>", " ", "<Enter>", "<Down>", "<PageDown>", "<C-n>", "<C-v>", "size"].contains(key)
        if columns > 3, isWhole || !isPaging, key != "<C-l>" { #expect(printed == Array(0..<count), "\(place)") }
        if columns > 3, count > 0, key != "<C-l>" { #expect(printed.last == count - 1, "\(place)") }
      }
    }
  }

  /// The reproduction: a result of more lines than the terminal has, and then all of it.
  @Test func endShowsTheRestOfAResult() {
    var session = SessionDriver(columns: 80, rows: 24)
    session.type("mv>=0<Enter>")
    #expect(session.session.pager != nil)
    session.type("<End>")
    #expect(session.session.pager == nil)
    #expect(session.printed.count > 200)
  }

  /// Typed letters appear in the line, whatever is shown and however late the background work finishes.
  @Test(arguments: [false, true])
  func nothingTypedIsLost(_ holdsWork: Bool) {
    let letters = Array("t:goblin (c:rg or id<=esper) -o:\"draw a card\" pow>=tou !\"Lightning Bolt\" o:/a+b/")
    var session = SessionDriver()
    session.holdsWork = holdsWork
    var typed = ""
    for (place, letter) in letters.enumerated() {
      session.send(.key(.text(String(letter))))
      typed.append(letter)
      #expect(session.session.editor.text == typed)
      if place % 7 == 0 { session.work() }
    }
  }
}
