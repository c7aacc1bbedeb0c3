import DataStreams
import FilterAnalysis
import FilterEvaluation
import FilterItems
import FilterReports
import FilterSemantics
import FilterVocabulary
import ItemFiles
import ScryfallCards
import TerminalUI

extension ReplInterpreter {
  /// The answer to a command that needs items if there are none.
  static func withoutItems(_ command: String) -> ReplAnswer {
    .error(":\(command) needs items", hints: "'filterq repl FILE' searches the items of a file")
  }

  /// Shows a row of the last result with all its values.
  func show(_ argument: String) -> ReplAnswer {
    guard environment.items != nil || environment.cards != nil || environment.database != nil else {
      return ReplInterpreter.withoutItems("show")
    }
    let digits = argument.filter { $0 != "," }
    guard let number = Int(digits), number > 0 else {
      let problem = argument.isEmpty ? "missing row number" : "'\(argument)' is not the number of a row"
      return .error("\(problem); usage: :show N")
    }
    if let database = environment.database { return show(row: number, in: database) }
    if let items = environment.items {
      let found = lastAnswer(in: items)
      guard let item = found.items(limit: 1, offset: number - 1).first else {
        return .error(ReplInterpreter.noRow(number, of: found.count))
      }
      return ReplAnswer(lines: whole(item, of: items))
    }
    guard let cards = environment.cards else { return ReplInterpreter.withoutCards }
    let found = cards.library.search(search(lastQuery))
    guard number <= found.count, let hit = cards.library.hits(found, limit: number).dropFirst(number - 1).first else {
      return .error(ReplInterpreter.noRow(number, of: found.count))
    }
    do throws(CardFileError) {
      guard case .some(.some(let text)) = try cards.records(ofPrintings: [hit.printing]).first else {
        return .error("the file no longer has this record")
      }
      return ReplAnswer(lines: JSONPicture(text).lines)
    } catch {
      return .error(error.message)
    }
  }

  static func noRow(_ number: Int, of count: Int) -> String {
    let rows = count == 0 ? "finds nothing" : count == 1 ? "finds 1 row" : "finds \(Counted.grouped(count)) rows"
    return "there is no row \(Counted.grouped(number)); the last query \(rows)"
  }

  /// The position of an item, and all its values.
  private func whole(_ item: Int, of items: ItemCollection) -> [ScreenLine] {
    let place = items.place(of: item)
    let head = ScreenLine("\(place.file):\(place.line)", .faint)
    if items.isJSON(item) { return [head] + JSONPicture(items.bytes(of: item)).lines }
    let names = items.vocabulary.usualColumns
    let width = names.map { CharacterWidth.of($0) }.max() ?? 0
    let values = items.values(of: [item], columns: names).first ?? []
    return [head]
      + zip(names, values).map { name, value in
        var line = ScreenLine(name.filled(to: width), TextStyle(.cyan))
        line.append(": " + value.display)
        return line
      }
  }

  /// Shows the columns of tables, or chooses other ones.
  mutating func columns(_ argument: String, _ columns: Int) -> ReplAnswer {
    guard let vocabulary = environment.itemVocabulary else { return ReplInterpreter.withoutItems("columns") }
    let names = argument.split { $0 == "," || $0.isWhitespace }.map { String($0) }
    if names == ["all"], vocabulary.fieldID(spelled: "all") == nil {
      chosenColumns = nil
      return ReplAnswer(lines: columnLines(of: vocabulary, columns))
    }
    if !names.isEmpty {
      var chosen: [String] = []
      for name in names {
        guard let column = ListColumns(of: vocabulary).column(name) else {
          return unknownColumn(name, in: vocabulary)
        }
        if !chosen.contains(column) { chosen.append(column) }
      }
      chosenColumns = chosen
    }
    return ReplAnswer(lines: columnLines(of: vocabulary, columns))
  }

  private func columnLines(of vocabulary: Vocabulary, _ columns: Int) -> [ScreenLine] {
    let shown = chosenColumns ?? vocabulary.usualColumns
    let others = vocabulary.usualColumns.filter { !shown.contains($0) }
    var line = ScreenLine("columns: ", .faint)
    line.append(shown.joined(separator: " "))
    var lines = [line]
    if !others.isEmpty {
      lines.append(ScreenLine("others:  \(others.joined(separator: " ")); ':columns all' shows all", .faint))
    }
    return lines
  }

  private func unknownColumn(_ name: String, in vocabulary: Vocabulary) -> ReplAnswer {
    .error(ListColumns(of: vocabulary).problem(of: name), hints: ":columns lists them")
  }

  /// Draws the values of a field over the items that the last query finds.
  func histogram(of name: String, _ columns: Int) -> ReplAnswer {
    if environment.database != nil { return ReplInterpreter.withoutMemory("histogram") }
    guard let items = environment.items else { return ReplInterpreter.withoutItems("histogram") }
    if name.isEmpty { return .error("missing field; usage: :histogram FIELD") }
    guard let column = ListColumns(of: items.vocabulary).column(name) else {
      return unknownColumn(name, in: items.vocabulary)
    }
    let found = lastAnswer(in: items)
    if let refusal = found.plan.reading.refusal { return .error("the last query is refused: \(refusal.message)") }
    var summary = ItemSummary(
      ItemColumn(column, in: items.vocabulary), isHistogram: true, zone: items.vocabulary.timeZone)
    for values in items.values(of: found.result.rows(), columns: [column]) { summary.add(values.first ?? .nothing) }
    let lines = summary.lines(width: columns, style: TerminalStyle.sequences)
    var answer = ReplAnswer.sequences(Array(lines.prefix(rowLimit)))
    if lines.count > rowLimit { answer.add("… and \(Counted.grouped(lines.count - rowLimit)) more values", .faint) }
    let (noun, nouns) = (items.vocabulary.itemName, items.vocabulary.itemNamePlural)
    answer.add("\(column) of \(Counted.of(found.count, noun, nouns))", .faint)
    return answer
  }
}
