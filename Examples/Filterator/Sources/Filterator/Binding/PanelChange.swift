import FilterAST
import FilterAnalysis
import FilterExplanation
import FilterParser
import FilterPrinter
import FilterSemantics
import FilterText

/// The edits that make a panel of a text show something else.
///
/// A text may be incomplete: text after an open quote belongs to the quote, text next to an `or` belongs to one of its
/// operands. So each option is tried and the text is parsed again; the first one that reaches the goal is used.
struct PanelChange<Panel: FilterPanel> {
  /// The text after the edits.
  private(set) var reading: TextReading
  /// The edits, each to the result of the one before.
  private(set) var edits: [TextEdit] = []

  /// Nil if no option reaches the goal.
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
    if insert(panel, into: cleared, to: goal) { return }
    // The parser skips a stray `)`, but it would close a parenthesis that is added before it: remove it.
    cleared.removeStrayParentheses()
    if insert(panel, into: cleared, to: goal) { return }
    return nil
  }

  private mutating func insert(_ panel: Panel, into cleared: PanelChange, to goal: PanelGoal<Panel>) -> Bool {
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

  /// Replaces pieces by other parts, except for equal ones at both ends. Does nothing if there is no piece yet.
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
    // From last to first, so that the remaining indices stay valid.
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
    // Applied from last to first, each edit fits the result of the one before.
    self.edits += edits.reversed()
    reading = TextReading(changed.description)
  }
}

/// The required result of a change of a panel.
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

  /// Whether the panel shows what it should, all other terms and conditions are unchanged, and no other panel shows
  /// anything else.
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
