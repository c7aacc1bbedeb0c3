import FilterText
import TerminalUI
import Testing

@testable import FilterREPL

/// Lines with letters of several bytes, menus that scroll, and the history, step by step.
@Suite struct SessionLetterTests {
  @Test(arguments: ["u", "û", "か", "🐉", "e\u{301}"])
  func completionsAfterALetter(letter: String) {
    var session = SessionDriver()
    session.type("\(letter) t:gob<Tab>")
    #expect(session.line == "\(letter) t:goblin |")
    session.type("<C-a><C-k>\(letter) t:gob<Down><Enter>")
    #expect(session.line.hasPrefix("\(letter) t:goblin"))
    session.type("<C-a><C-k>\(letter) t:gob x<Left><Left><Tab>")
    #expect(session.line.hasPrefix("\(letter) t:goblin") && session.line.hasSuffix(" x"))
  }

  @Test func bytesAndCharacters() {
    var session = SessionDriver()
    session.type("aû🐉e")
    let indices = (0...9).map { session.session.index(ofByte: $0) }
    #expect(indices == [0, 1, 1, 2, 2, 2, 2, 3, 4, 4])
  }

  @Test func scrolling() {
    var menu = ReplMenu(
      items: (0..<10).map {
        ReplMenu.Item(label: "\($0)", kind: "", detail: "", edit: .init(range: .init(at: 0), replacement: ""), caret: 0)
      }, replace: .init(at: 0))
    func top(_ chosen: Int?, _ count: Int) -> Int {
      menu.chosen = chosen
      menu.scroll(toShow: count)
      return menu.top
    }
    #expect(top(nil, 4) == 0)
    #expect(top(3, 4) == 0)
    #expect(top(4, 4) == 1)
    #expect(top(9, 4) == 6)
    #expect(top(6, 4) == 6)
    #expect(top(5, 4) == 5)
    #expect(top(0, 4) == 0)
    #expect(top(9, 20) == 0)
    menu.chosen = nil
    menu.move(by: -1)
    #expect(menu.chosen == nil)
    menu.move(by: 1)
    #expect(menu.chosen == 0)
    menu.move(by: 99)
    #expect(menu.chosen == 9)
    menu.move(by: -9)
    #expect(menu.chosen == 0)
    menu.move(by: -1)
    #expect(menu.chosen == nil)
    #expect(menu.offered?.label == "0")
    menu.selected = nil
    #expect(menu.offered == nil)
  }

  private func history(_ texts: String...) -> ReplHistory {
    var history = ReplHistory()
    history.precede(with: texts.map { ReplHistory.Entry(text: $0, key: nil) })
    return history
  }

  @Test func browsing() {
    var history = history("t:elf", "c:g", "t:elf c:g", "t:orc")
    #expect(history.older(than: "t:") == "t:orc")
    #expect(history.older(than: "t:orc") == "t:elf c:g")
    #expect(history.older(than: "t:elf c:g") == "t:elf")
    #expect(history.older(than: "t:elf") == nil)
    #expect(history.newer() == "t:elf c:g")
    #expect(history.newer() == "t:orc")
    #expect(history.newer() == "t:")
    #expect(history.newer() == nil)
    // The text that is written already is passed over.
    #expect(history.older(than: "t:orc") == nil)
    history.leave()
    #expect(history.older(than: "") == "t:orc")
  }

  @Test func restsOfInputs() {
    let history = history("t:elf c:g", "t:elf", "t:elfen")
    #expect(history.rest(of: "t:elf") == "en")
    #expect(history.rest(of: "t:elfen") == nil)
    #expect(history.rest(of: "t:elf ") == "c:g")
    #expect(history.rest(of: "") == nil)
    #expect(history.rest(of: "T:") == nil)
    #expect(Ghost(text: "  c:g mv=3").firstWord.text == "  c:g")
    #expect(Ghost(text: "en").firstWord.text == "en")
  }

  @Test func searching() {
    var session = SessionDriver(history: ["t:elf", "t:orc", "c:g"])
    session.type("<C-r>t:")
    #expect(session.session.found?.texts == ["t:orc", "t:elf"])
    #expect(session.session.found?.index == 0)
    session.type("<C-r>")
    #expect(session.session.found?.index == 1)
    session.type("<C-r>")
    #expect(session.session.found?.index == 1)
    session.type("<C-s>")
    #expect(session.session.found?.index == 0)
    session.type("<C-s>")
    #expect(session.session.found?.index == 0)
    session.type("<C-r>e")
    #expect(session.session.found?.index == 0)
    session.type("<Tab>")
    #expect(session.line.hasPrefix("t:elf") && session.session.search == nil)
  }
}
