import FilterAST
import FilterAnalysis
import FilterEngines
package import FilterEvaluation
import FilterItems
import FilterSQL
import FilterSemantics
import FilterStatements
import FilterVocabulary
import ScryfallCards
import TerminalUI

/// Why a query finds a card or an item of an engine or does not.
package struct EngineWhy {
  private let engine: OpenedEngine
  private let plan: FilterPlan
  private let text: String
  private let name: String

  /// The maximum number of items of which one is proposed for a misspelled name.
  private static let maximumProposed = 100_000
  /// How many items of a name are looked at.
  private static let maximumFound = 25

  /// Why the plan of the query `text` finds what has this name.
  package init(_ name: String, of plan: FilterPlan, text: String, in engine: OpenedEngine) {
    self.engine = engine
    self.plan = plan
    self.text = text
    self.name = name
  }

  /// Prints it. The query must not be refused.
  package func print(includesExtras: Bool, on console: inout Console) throws(CommandFailure) -> ExitStatus {
    let found = try engine.run(on: console) { () throws(EngineError) -> Found in
      switch engine.content {
      case .cards(let cards): try find(cards, includesExtras)
      case .items(let items): try find(items)
      }
    }
    guard let found else { return .interrupted }
    guard let verdict = found.verdict, let shown = found.names.first else {
      let noun = if case .cards = engine.content { "card" } else { "item" }
      let hint = SpellingDistance.closest(to: name, in: found.proposed).map { "; did you mean '\($0)'?" } ?? ""
      throw CommandFailure(message: "no \(noun) named '\(name)'\(hint)")
    }
    let matches = found.names
    if matches.count > 1, matches.count < 20 || !name.isEmpty {
      let others = matches.dropFirst().prefix(3).map { CharacterWidth.visible($0) }.joined(separator: ", ")
      console.errors.line("filterq: '\(name)' also matches \(others)\(matches.count > 4 ? ", …" : "")")
    }
    let note = found.isHidden ? "matches, but extras are hidden; add --include-extras" : nil
    for line in VerdictReport(verdict, of: plan, text: text).lines(name: shown, note: note, style: console.style) {
      console.output.line(line)
    }
    return verdict.isFound && !found.isHidden ? .clean : .negative
  }

  private struct Found {
    /// The names of what was found, the first of which the verdict is about.
    var names: [String] = []
    var verdict: FilterVerdict?
    var isHidden = false
    /// The names of everything, if nothing was found.
    var proposed: [String] = []
  }

  /// The plan that finds a name; nil if the list has no field of names.
  private func plan<Element>(ofName name: String, isExact: Bool, _ list: FilterableList<Element>) -> FilterPlan? {
    let field = list.vocabulary.nameField
    if field.isEmpty { return nil }
    let term: FilterTerm =
      isExact
      ? .name(.positive, exact: true, FilterName(quoted: name))
      : .filter(.positive, field: FieldName(field), .colon, FilterValue(quoted: name))
    guard let condition = try? list.vocabulary.condition(of: term) else { return nil }
    return FilterPlan(QueryReading(filter: .term(ReadTerm(.positive, .condition(condition)))), for: list)
  }

  // MARK: cards

  private func find(_ cards: EngineCards, _ includesExtras: Bool) throws(EngineError) -> Found {
    var rows: [EngineRow] = []
    for isExact in [true, false] where rows.isEmpty {
      guard let plan = plan(ofName: name, isExact: isExact, cards.cards) else { continue }
      rows = try named(plan, cards, limit: EngineWhy.maximumFound)
    }
    var found = Found(names: rows.map { EngineCards.shown($0.texts.first ?? nil).name })
    guard let item = rows.first?.item else {
      if cards.list.count <= EngineWhy.maximumProposed {
        let all = FilterPlan(QueryReading(filter: nil), for: cards.cards)
        found.proposed = try named(all, cards, limit: nil).map { EngineCards.shown($0.texts.first ?? nil).name }
      }
      return found
    }
    let verdict = try cards.list.why(item, plan)
    found.verdict = verdict
    if verdict.isFound {
      var request = cards.request(for: plan, includesExtras: includesExtras)
      request.item = Int64(item)
      request.choice = nil
      request.listsVariants = true
      found.isHidden = try cards.list.count(of: plan, request) == 0
    }
    return found
  }

  private func named(_ plan: FilterPlan, _ cards: EngineCards, limit: Int?) throws(EngineError) -> [EngineRow] {
    var request = SQLRequest()
    request.choice = .init(of: [.item], order: [.init(.variant)])
    request.order = [.init(.item)]
    request.texts = [CardSupplements.row]
    request.limit = limit
    return try cards.list.rows(of: plan, request).rows
  }

  // MARK: items

  private func find(_ items: EngineItems) throws(EngineError) -> Found {
    if items.vocabulary.nameField.isEmpty {
      throw EngineError(.refused, "the items have no field of names, so that none can be named")
    }
    var records: [String] = []
    for isExact in [true, false] where records.isEmpty {
      guard let plan = plan(ofName: name, isExact: isExact, items.items.list) else { continue }
      records = try items.records(of: plan, limit: EngineWhy.maximumFound).records.map { $0.record }
    }
    var found = Found()
    found.names = try records.map { (record) throws(EngineError) in try read(record, items) { $0.name } }
    if let first = records.first {
      found.verdict = try read(first, items) { CompiledFilter(plan, for: items.items.list).why($0.row) }
    }
    return found
  }

  private func read<Result>(
    _ record: String, _ items: EngineItems, _ body: ((row: ItemRow, name: String)) -> Result
  ) throws(EngineError) -> Result {
    let row = items.items.row()
    let names = ItemList(items.vocabulary, fields: [], columns: [items.vocabulary.nameField])
    let nameRow = names.row()
    let result: Result? = Array(record.utf8).withUnsafeBufferPointer { bytes in
      guard (try? row.read(json: bytes)) != nil, (try? nameRow.read(json: bytes)) != nil else { return nil }
      return body((row, names.columns(of: nameRow).first?.scalarTexts.first ?? name))
    }
    guard let result else { throw EngineError(.unusable, "the list in the database has a damaged record") }
    return result
  }
}
