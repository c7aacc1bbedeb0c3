import FilterAnalysis
package import FilterEvaluation
import FilterLists
import FilterSemantics
import FilterText
import TerminalUI

extension NamedVerdict {
  /// The exit status: clean if the item is found and shown.
  package var status: ExitStatus { verdict?.isFound == true && !isHidden ? .clean : .negative }

  /// `'e' also matches Bell Tower, Deep Current, …`; nil if no other item has the name.
  package var others: String? {
    found.count < 2 ? nil : NamedVerdict.others(than: found, of: name)
  }

  private static let maximumTitleLength = 40

  /// `'e' also matches Bell Tower, Deep Current, …`, for the titles of several items.
  package static func others(than titles: [String], of name: String) -> String {
    let names = titles.dropFirst().prefix(3).map {
      CharacterWidth.visible(ShortText.cut($0, to: maximumTitleLength))
    }.joined(separator: ", ")
    return "'\(CharacterWidth.visible(name))' also matches \(names)\(titles.count > 4 ? ", …" : "")"
  }

  /// The lines of the verdict of the plan of the query `text`. `showing` is what shows hidden items.
  package func lines(
    of plan: FilterPlan, text: String, showing: String, style: TerminalStyle
  ) throws(CommandFailure) -> [String] {
    guard let verdict, let shown = found.first else {
      let hint = SpellingDistance.closestTitle(to: name, in: titles).map { "; did you mean '\($0)'?" } ?? ""
      throw CommandFailure(message: "no \(noun) named '\(name)'\(hint)")
    }
    let note = isHidden ? "matches, but extras are hidden; \(showing)" : nil
    return VerdictReport(verdict, of: plan, text: text).lines(name: shown, note: note, style: style)
  }

  /// Prints the verdict; other items of the name go to the messages.
  package func print(
    of plan: FilterPlan, text: String, on console: inout Console
  ) throws(CommandFailure) -> ExitStatus {
    let lines = try lines(of: plan, text: text, showing: "add --include-extras", style: console.style)
    if let others { console.errors.line("filterq: \(others)") }
    for line in lines { console.output.line(line) }
    return status
  }
}

/// A verdict on an item, term by term.
struct VerdictReport {
  private let verdict: FilterVerdict
  private let plan: FilterPlan
  private let text: String

  /// A verdict of the plan of a query, and the text of the query.
  init(_ verdict: FilterVerdict, of plan: FilterPlan, text: String) {
    self.verdict = verdict
    self.plan = plan
    self.text = text
  }

  /// The lines, which begin with a name. `note` follows it instead of whether the item matches.
  func lines(name: String, note: String?, style: TerminalStyle) -> [String] {
    let sentence = note ?? (verdict.isFound ? "matches" : "does not match")
    var lines = ["\(style.bold(CharacterWidth.visible(name))) \(sentence)"]
    let width = verdict.leaves.map { CharacterWidth.of(CharacterWidth.visible($0.text)) }.max() ?? 0
    for leaf in verdict.leaves {
      let text = CharacterWidth.visible(leaf.text)
      let padding = String(repeating: " ", count: width - CharacterWidth.of(text))
      let found = leaf.found.map { CharacterWidth.visible($0.text) }.joined(separator: ", ")
      switch leaf.outcome {
      case .holds: lines.append("  \(style.green("yes"))  \(text)\(padding)  \(style.dim(found))")
      case .fails: lines.append("  \(style.red("no "))  \(text)\(padding)  \(style.dim(found))")
      case .unanswered(let reason):
        lines.append("  \(style.yellow("–  "))  \(text)\(padding)  \(style.dim(CharacterWidth.visible(reason)))")
      }
    }
    for term in plan.reading.ignored where !verdict.leaves.contains(where: { $0.range == term.range }) {
      lines.append("  \(style.yellow("–  "))  \(CharacterWidth.visible(term.text))  \(style.dim(term.reason))")
    }
    if !verdict.edits.isEmpty {
      let edited = SourceText(text).applying(verdict.edits)?.description ?? text
      lines.append("found by: \(CharacterWidth.visible(edited))")
    }
    return lines
  }
}
