import FilterEvaluation
import FilterSemantics
import Filterator

/// The window: the panels, the query line, and the first rows of the list.
struct Terminal {
  static let help = """
    Filters a long list of invented people with panels and a query text that are bound to each other.

    Usage: filterator-terminal [--people <number>] [--rows <number>] [--help]

    Reads commands from standard input, one a line:
      name <words>      words that the name must contain; name alone clears the panel
      shoe <from> <to>  the range of shoe sizes; - is an open end; one number is both ends
      born <from> <to>  the range of years of birth, in the same form
      blood <types>     the checked blood types: a+ a- b+ b- ab+ ab- 0+ 0-, or a, b, ab, 0
      query <text>      the query text: shoe>=40 (blood:a or blood:b) -name:mar
      clear             empties the query text
      help              lists the commands
    """

  private(set) var text = PanelText()
  private(set) var search: PeopleSearch
  private let rows: Int

  init(_ people: [Person], rows: Int) {
    search = PeopleSearch(people)
    self.rows = rows
  }

  /// Runs a line of input and returns the output.
  mutating func run(_ line: String) -> String {
    switch TerminalCommand(line) {
    case .name(let panel): return set(panel)
    case .shoe(let panel): return set(panel)
    case .blood(let panel): return set(panel)
    case .born(let panel): return set(panel)
    case .query(let query): text = PanelText(query)
    case .clear: text = PanelText()
    case .help: return Terminal.help
    case .nothing: return picture()
    case .invalid(let reason): return reason
    }
    return update()
  }

  private mutating func set(_ panel: some FilterPanel) -> String {
    text.set(panel) == nil ? "the query is nested too deeply for another condition" : update()
  }

  private mutating func update() -> String {
    let clock = ContinuousClock()
    let start = clock.now
    let changes = search.update(text)
    let time = start.duration(to: clock.now)
    let microseconds = time.components.seconds * 1_000_000 + time.components.attoseconds / 1_000_000_000_000
    return picture(
      "  \(changes.inserted.count) came, \(changes.removed.count) went, \(microseconds) µs")
  }

  /// The window as text.
  func picture(_ changes: String = "") -> String {
    var lines = [
      "name   [\(text.name.panel.text)]" + more(text.name),
      "shoe   \(ends(text.shoe.panel.lower, text.shoe.panel.upper))" + more(text.shoe),
      "blood  "
        + BloodType.allCases.map { "[\(text.blood.panel.types.contains($0) ? "x" : " ")] \($0.text)" }
        .joined(separator: "  ") + more(text.blood),
      "born   \(ends(text.born.panel.lower, text.born.panel.upper))" + more(text.born),
      "query> \(text.text)",
      "\(search.result.count) of \(search.people.count) people" + changes,
    ]
    lines += search.first(rows).map { "  \($0)" }
    return lines.joined(separator: "\n")
  }

  private func ends(_ lower: Int?, _ upper: Int?) -> String {
    "from [\(lower.map { String($0) } ?? "")] to [\(upper.map { String($0) } ?? "")]"
  }

  private func more(_ state: PanelState<some FilterPanel>) -> String { state.saysMore ? "  … more in the text" : "" }
}
