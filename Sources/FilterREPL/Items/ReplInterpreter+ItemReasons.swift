import FilterAnalysis
import FilterEvaluation
import FilterItems
import FilterReports
import FilterSemantics
import FilterText
import FilterVocabulary
import ItemFiles
import TerminalUI

extension ReplInterpreter {
  /// Explains why the last query finds an item, or why it does not. The item is a row of the last result, or the first
  /// one with a name.
  func reasons(for name: String, in items: ItemCollection) -> ReplAnswer {
    if name.isEmpty { return .error("missing name or row number; usage: :why NAME") }
    if lastQuery.source.isEmpty { return ReplInterpreter.withoutQuery }
    let plan = plan(of: lastQuery, in: items)
    if let refusal = plan.reading.refusal { return .error("query refused: \(refusal.message)") }
    let row = Int(name).flatMap { $0 > 0 ? items.answer(plan).items(limit: 1, offset: $0 - 1).first : nil }
    guard let item = row ?? self.item(named: name, in: items) else {
      let titles = items.values(of: 0..<min(items.count, 100_000), columns: Array(items.usualColumns.prefix(1)))
        .map { $0.first?.display ?? "" }
      let nearest = SpellingDistance.closest(to: name, in: titles).map { "; did you mean '\($0)'?" } ?? ""
      return .error("no \(items.vocabulary.itemName) named '\(name)'\(nearest)")
    }
    let title = items.title(of: item)
    let reading = ItemList(items.vocabulary)
    let verdict = items.read(item, into: reading.row()) { CompiledFilter(plan, for: reading.list).why($0) }
    let report = VerdictReport(verdict, of: plan, text: lastQuery.source.description)
    return .sequences(
      report.lines(name: title.isEmpty ? "row \(name)" : title, note: nil, style: TerminalStyle.sequences))
  }

  /// The first item whose name is a text, or begins with it, or has it, in any letter case.
  private func item(named name: String, in items: ItemCollection) -> Int? {
    let wanted = name.lowercased()
    var (beginning, containing): (Int?, Int?) = (nil, nil)
    let column = Array(items.usualColumns.prefix(1))
    for start in stride(from: 0, to: items.count, by: 10_000) {
      let page = start..<min(items.count, start + 10_000)
      for (item, values) in zip(page, items.values(of: page, columns: column)) {
        let title = (values.first?.display ?? "").lowercased()
        if title == wanted { return item }
        if beginning == nil, title.hasPrefix(wanted) { beginning = item }
        if containing == nil, title.contains(wanted) { containing = item }
      }
    }
    return beginning ?? containing
  }
}
