import Testing
import _FilterTestSupport

@testable import TerminalUI

@Suite struct EditedChangeTests {
  private struct Edit: Hashable {
    var place: Int
    var length: Int
    var text: String
  }

  /// Two joined changes equal both in sequence, and undo to the text before; those that do not touch stay separate.
  @Test func twoChangesAreOne() {
    let pieces = ["", "a", "é", "e", "\u{301}", "🇩", "🇪🇫", "👩", "\u{200D}", "\u{600}", " ", "\n", "漢字"]
    let failure = checkProperty(
      "a change and the next one", cases: PropertyCases.count(long: 4_000), seed: PropertyCases.seed(default: 12),
      generate: { random -> [Edit] in
        (0..<5).map { _ in
          Edit(place: random.below(9), length: random.below(4), text: random.pick(pieces) ?? "")
        }
      },
      shrink: { shorterArrays($0) }, describe: { "\($0)" },
      law: { edits in
        var edited = EditedText("ab🇩🇪c")
        var whole: EditedChange?
        var start = edited
        for edit in edits {
          let low = min(edit.place, edited.characters.count)
          let before = edited
          let change = edited.replace(low..<min(low + edit.length, edited.characters.count), with: edit.text)
          if edited.characters != Array(edited.text) { return "characters are cut otherwise" }
          if whole?.absorb(change) != true { (whole, start) = (change, before) }
          guard let whole else { continue }
          var redone = start
          redone.replace(whole.index..<whole.index + whole.removedCount, with: whole.inserted)
          if !redone.text.utf8.elementsEqual(edited.text.utf8) { return "made again: \(redone.text)" }
          redone.replace(whole.index..<whole.index + whole.insertedCount, with: whole.removed)
          if !redone.text.utf8.elementsEqual(start.text.utf8) { return "taken back: \(redone.text)" }
          if whole.caretAfter != edited.caret || whole.caretBefore != start.caret { return "caret" }
        }
        return nil
      })
    #expect(failure == nil, "\(failure?.description ?? "")")
  }

  @Test func changesApartStayApart() {
    var edited = EditedText("abcdef")
    var first = edited.replace(0..<1, with: "x")
    let second = edited.replace(4..<5, with: "y")
    let before = first
    let isOne = first.absorb(second)
    #expect(!isOne && first == before)
  }
}
