import FilterEvaluation
import FilterParser
import FilterSemantics
import FilterTestSupport
import FilterText
import Testing

@testable import Filterator

/// The laws of the binding, on random texts and changes.
@Suite struct PanelLawTests {
  private func check(_ name: String, cases: Int = 500, _ law: (PanelCase) -> String?) -> PropertyFailure? {
    checkProperty(
      name, cases: PropertyCases.count(long: cases), seed: PropertyCases.seed(default: 7),
      generate: { RandomPanels.panelCase(&$0) }, shrink: { $0.shrinks }, describe: { $0.description }, law: law)
  }

  @Test func aPanelShowsWhatItWasSetTo() {
    let failure = check("set, then get") { value in
      var text = PanelText(value.text)
      for move in value.moves {
        if !move.make(on: &text) { return "no room for \(move) in \"\(text.text)\"" }
        if !move.isShown(by: text) { return "\(move) is not shown by \"\(text.text)\"" }
      }
      return nil
    }
    #expect(failure == nil)
  }

  @Test func whatIsShownCanBeSetWithoutAChange() {
    let failure = check("get, then set") { value in
      var text = PanelText(value.text)
      let edits = [
        text.set(text.name.panel), text.set(text.shoe.panel), text.set(text.blood.panel), text.set(text.born.panel),
      ]
      return text.text == value.text && edits.allSatisfy { $0 == [] } ? nil : "became \"\(text.text)\""
    }
    #expect(failure == nil)
  }

  @Test func panelsAreIndependent() {
    let failure = check("independence") { value in
      var text = PanelText(value.text)
      for move in value.moves {
        let before = text
        _ = move.make(on: &text)
        if move.field != "name", before.name != text.name { return "\(move) changed the name in \"\(text.text)\"" }
        if move.field != "shoe", before.shoe != text.shoe { return "\(move) changed the shoe in \"\(text.text)\"" }
        if move.field != "blood", before.blood != text.blood { return "\(move) changed the blood in \"\(text.text)\"" }
        if move.field != "born", before.born != text.born { return "\(move) changed the birth in \"\(text.text)\"" }
      }
      return nil
    }
    #expect(failure == nil)
  }

  /// Only bytes of the terms that a panel owns are removed, with the space, `and` and `&&` around them, and stray `)`. A `not` may be quoted. All
  /// others are kept, in order.
  @Test func whatNoPanelShowsSurvives() {
    let failure = check("foreign text survives") { value in
      for move in value.moves {
        var text = PanelText(value.text)
        let own = ownBytes(of: move, in: text)
        guard case let bytes = Array(text.text.utf8), let edits = edits(move, &text) else { continue }
        // Which byte of the old text each byte of the new one is.
        var origins: [Int?] = Array(bytes.indices)
        for edit in edits {
          origins.replaceSubrange(
            edit.range.start..<edit.range.end, with: Array(repeating: nil, count: edit.replacement.utf8.count))
        }
        var kept = Set(origins.compactMap { $0 })
        for range in TextReading(value.text).strayParentheses { kept.insert(range.start) }
        for place in bytes.indices where !kept.contains(place) && !own.contains(place) {
          if ![0x20, 0x09, 0x0A, 0x0B, 0x0C, 0x0D].contains(bytes[place]), !"andAND&notOT".utf8.contains(bytes[place]) {
            return "\(move) took byte \(place) away: \"\(text.text)\""
          }
        }
      }
      return nil
    }
    #expect(failure == nil)
  }

  private func edits(_ move: PanelMove, _ text: inout PanelText) -> [TextEdit]? {
    switch move {
    case .name(let panel): text.set(panel)
    case .shoe(let panel): text.set(panel)
    case .blood(let panel): text.set(panel)
    case .born(let panel): text.set(panel)
    }
  }

  private func ownBytes(of move: PanelMove, in text: PanelText) -> Set<Int> {
    let reading = TextReading(text.text)
    let pieces: [TextReading.Piece] =
      switch move {
      case .name: reading.shown(NamePanel.self).pieces
      case .shoe: reading.shown(ShoePanel.self).pieces
      case .blood: reading.shown(BloodPanel.self).pieces
      case .born: reading.shown(BornPanel.self).pieces
      }
    return Set(pieces.flatMap { Array(reading.tree.range(of: $0.node).start..<reading.tree.range(of: $0.node).end) })
  }

  /// The result equals that of the text run item by item, and every person found meets the conditions of the panels.
  @Test func theResultIsTheQueryEvaluated() {
    let people = People.generated(300)
    var search = PeopleSearch(people)
    let failure = check("result", cases: 100) { value in
      var text = PanelText(value.text)
      for move in value.moves {
        _ = move.make(on: &text)
        let before = search.result
        let changes = search.update(text)
        let filter = CompiledFilter(FilterableList<Person>.people.plan(text.text), for: .people)
        let wanted = people.indices.filter { filter.matches(people[$0]) }
        if search.result.rows() != wanted { return "other people are found by \"\(text.text)\"" }
        var replayed = before.items
        replayed.subtract(changes.removed)
        replayed.formUnion(changes.inserted)
        if replayed != search.result.items { return "the changes lead elsewhere" }
        let (shoe, blood) = (text.shoe.panel, text.blood.panel)
        for row in wanted {
          if let lower = shoe.lower, people[row].shoe < lower { return "a smaller shoe is found" }
          if let upper = shoe.upper, people[row].shoe > upper { return "a larger shoe is found" }
          if !blood.isEmpty, !blood.types.contains(people[row].blood) { return "another blood type is found" }
        }
      }
      return nil
    }
    #expect(failure == nil)
  }

  @Test func theOrderOfChangesDoesNotMatter() {
    let people = People.generated(300)
    let store = ColumnStore(.people, items: people)
    let failure = check("order", cases: 300) { value in
      // The last change of each panel.
      var moves: [PanelMove] = []
      for move in value.moves.reversed() where !moves.contains(where: { $0.field == move.field }) { moves.append(move) }
      var (there, back) = (PanelText(value.text), PanelText(value.text))
      for move in moves { _ = move.make(on: &there) }
      for move in moves.reversed() { _ = move.make(on: &back) }
      let found = store.run(FilterableList<Person>.people.plan(there.text)).items
      return found == store.run(FilterableList<Person>.people.plan(back.text)).items
        ? nil : "\"\(there.text)\" and \"\(back.text)\" differ"
    }
    #expect(failure == nil)
  }
}
