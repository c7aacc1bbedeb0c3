import FilterTerminal
import FilterTestSupport
import Testing

@testable import FilterCommands

/// Whatever is pressed, and whenever work is done: laws that every screen keeps.
@Suite struct SessionPropertyTests {
  private static let steps = [
    "<Enter>", "<Tab>", "<S-Tab>", "<Esc>", "<BS>", "<Del>", "<Up>", "<Down>", "<Left>", "<Right>", "<Home>", "<End>",
    "<PageUp>", "<PageDown>", "<A-Enter>", "<C-r>", "<C-s>", "<C-g>", "<C-c>", "<C-w>", "<C-y>", "<C-_>", "<C-k>",
    "<C-u>", "<A-b>", "<A-f>", "<C-t>", " ", "t:", "gob", "c:r", "(", ")", "-", "\"", "/", ":", "o:", "日", "👩‍🚀",
    "\u{301}",
    "pow>", "or ", "is:", ":why ", ":set ", ":tree", "expect ", "q", "<Paste:a b\nc>", "work", "size",
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
      "screens fit", cases: PropertyCases.count(default: 40), seed: PropertyCases.seed(default: 7),
      generate: { random in
        Case(
          columns: Int.random(in: 1...90, using: &random), rows: Int.random(in: 1...30, using: &random),
          hasColor: .random(using: &random), holdsWork: .random(using: &random),
          steps: (0..<Int.random(in: 1...40, using: &random)).map { _ in Self.steps.randomElement(using: &random) ?? ""
          },
          sizes: (0..<80).map { _ in Int.random(in: 1...90, using: &random) })
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
      case "size": session.send(.resized(columns: sizes.popLast() ?? 80, rows: (sizes.popLast() ?? 24) / 3 + 1))
      default: session.type(step)
      }
      if let fault = fault(of: session.session) { return "behind \(step): \(fault)" }
    }
    return nil
  }

  private static func fault(of session: ReplSession) -> String? {
    let picture = ReplPicture(session).picture
    if picture.lines.count > session.rows { return "\(picture.lines.count) lines in \(session.rows) rows" }
    if !picture.lines.indices.contains(picture.caret.line) { return "the caret is in line \(picture.caret.line)" }
    for line in picture.lines {
      if line.width > max(session.columns, 3) { return "\(line.width) columns in \(session.columns): \(line.text)" }
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

  /// Letters that are typed are in the line, whatever is shown meanwhile and however late the work is.
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
