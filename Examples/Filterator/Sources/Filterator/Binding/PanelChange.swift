import FilterAST
import FilterAnalysis
import FilterExplanation
import FilterParser
import FilterPrinter
import FilterSemantics
import FilterText

/// The way from a text to one in which a panel shows something else.
///
/// A text may be half typed: what is written behind an open quote belongs to the quote, what is written beside an
/// `or` belongs to one alternative. So a way is tried and the text read again; the first one that leads to the goal
/// is taken.
struct PanelChange<Panel: FilterPanel> {
  /// The text at the end of the way.
  private(set) var reading: TextReading
  /// The edits, one after the other.
  private(set) var edits: [TextEdit] = []

  /// Nil where no way leads there.
  init?(of start: TextReading, to panel: Panel) {
    reading = start
    let (state, owned) = start.shown(Panel.self)
    if state.panel == panel { return }
    let goal = PanelGoal(start, owned: owned, panel: panel)
    var direct = self
    direct.rewrite(owned, as: panel.parts)
    if goal.isReached(by: direct.reading) {
      self = direct
      return
    }
    var cleared = self
    for place in owned.indices.reversed() { cleared.remove(pieceAt: owned[place].place) }
    if insert(panel, behind: cleared, to: goal) { return }
    // A parenthesis that closes nothing is passed over, until another one is put around it: so here it has to go.
    cleared.removeStrayParentheses()
    if insert(panel, behind: cleared, to: goal) { return }
    return nil
  }

  private mutating func insert(_ panel: Panel, behind cleared: PanelChange, to goal: PanelGoal<Panel>) -> Bool {
    for insertion in cleared.reading.insertions(of: panel.parts) {
      var trial = cleared
      trial.apply(insertion)
      if goal.isReached(by: trial.reading) {
        self = trial
        return true
      }
    }
    return false
  }

  /// Writes other parts in the place of some pieces; what is the same at both ends is not touched. Does nothing where
  /// there is no piece yet.
  private mutating func rewrite(_ owned: [TextReading.Piece], as wanted: [FilterQuery<FilterTerm>]) {
    let old = owned.map { $0.part.flatMap { Panel(showing: $0) } }
    let new = wanted.map { TextReading($0.canonicalText).shown(Panel.self).state.panel }
    let common = min(old.count, new.count)
    var head = 0
    while head < common, old[head] == new[head] { head += 1 }
    var tail = 0
    while tail < common - head, old[old.count - 1 - tail] == new[new.count - 1 - tail] { tail += 1 }
    let goes = Array(owned[head..<owned.count - tail])
    let comes = Array(wanted[head..<wanted.count - tail])
    if goes.isEmpty {
      let text = comes.map { $0.textAsOperand }.joined(separator: " ")
      if head > 0 {
        apply([reading.insertion(of: text, at: reading.tree.range(of: owned[head - 1].node).end)])
      } else if tail > 0 {
        apply([reading.insertion(of: text, at: reading.tree.range(of: owned[0].node).start)])
      }
      return
    }
    // From the last one to the first, so that the places of those still to come stay as they are.
    for place in goes.indices.reversed() {
      if place >= comes.count {
        remove(pieceAt: goes[place].place)
      } else {
        let parts = place == goes.count - 1 ? Array(comes[place...]) : [comes[place]]
        let node = reading.pieces[goes[place].place].node
        apply(reading.query.parsed.edits(replacing: node, with: parts.count == 1 ? parts[0] : .and(.positive, parts)))
      }
    }
  }

  private mutating func remove(pieceAt place: Int) {
    guard reading.pieces.indices.contains(place) else { return }
    apply(reading.query.parsed.edits(removing: reading.pieces[place].node))
  }

  private mutating func removeStrayParentheses() {
    apply(reading.strayParentheses.map { TextEdit(range: $0, replacement: " ") })
  }

  private mutating func apply(_ edits: [TextEdit]) {
    guard let changed = reading.query.source.applying(edits) else { return }
    // From the last one to the first each edit fits the text that the one before left.
    self.edits += edits.reversed()
    reading = TextReading(changed.description)
  }
}

/// What a change of a panel must lead to.
struct PanelGoal<Panel: FilterPanel> {
  private let panel: Panel
  private let conditions: [String]
  private let terms: [String]
  private let start: TextReading

  init(_ start: TextReading, owned: [TextReading.Piece], panel: Panel) {
    self.start = start
    self.panel = panel
    conditions = start.conditions(outside: owned)
    terms = start.terms(outside: owned)
  }

  /// Whether the panel shows what it should, all terms that are not its own stand as they stood, the text asks for
  /// nothing else, and no other panel shows anything else.
  func isReached(by reading: TextReading) -> Bool {
    let (state, owned) = reading.shown(Panel.self)
    return state.panel == panel && reading.terms(outside: owned) == terms
      && reading.conditions(outside: owned) == conditions && isSame(NamePanel.self, reading)
      && isSame(ShoePanel.self, reading) && isSame(BloodPanel.self, reading) && isSame(BornPanel.self, reading)
  }

  private func isSame<Other: FilterPanel>(_ other: Other.Type, _ reading: TextReading) -> Bool {
    Other.field == Panel.field || start.shown(other).state == reading.shown(other).state
  }
}
