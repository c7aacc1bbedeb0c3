import FilterAnalysis
import FilterEvaluation
import FilterItems
import FilterLists
import FilterReports
import FilterSemantics
import FilterText
import FilterVocabulary
import TerminalUI

extension ReplInterpreter {
  /// Shows an item with all it has: the one in a row of the last result, or the first one of a name.
  mutating func show(_ argument: String, _ columns: Int) -> ReplAnswer {
    guard let list else { return ReplInterpreter.withoutList }
    if argument.isEmpty { return .error("missing row number or name; usage: :show N, or :show NAME") }
    do throws(ListFailure) {
      let shown: ShownItem
      var answer = ReplAnswer()
      if let number = Self.number(argument) {
        guard let row = try shownItem(inRow: number, of: list) else { return try noRow(number, of: list) }
        shown = row
      } else {
        let found = try list.items(named: argument)
        guard let first = found.first else { return try unknownName(argument, of: list) }
        shown = try ShownItem(first.item, in: list)
        if found.count > 1 { answer.add(NamedVerdict.others(than: found.map { $0.title }, of: argument), .faint) }
      }
      if shown.record.isEmpty { return .error("the file no longer has this record") }
      shownItem = shown.item
      if let place = list.place(of: shown.item) { answer.add("\(place.file):\(place.line)", .faint) }
      guard let portrait = list.portrait(of: shown.record) else {
        answer.lines += lines(of: shown, in: list)
        return answer
      }
      for (index, line) in portrait.enumerated() {
        answer.lines += ScreenLine(line, index == 0 ? .title : .plain).wrappedWords(to: width(columns) ?? .max)
      }
      answer.add(":json shows the record", .faint)
      return answer
    } catch {
      return .error(error)
    }
  }

  /// The record of a row of the last result, or without an argument that of the item shown last; nil if neither is
  /// meant.
  func record(_ argument: String) -> ReplAnswer? {
    guard let list else { return nil }
    do throws(ListFailure) {
      if argument.isEmpty {
        guard let shownItem else { return nil }
        return ReplAnswer(lines: lines(of: try ShownItem(shownItem, in: list), in: list))
      }
      guard let number = Self.number(argument), !lastQuery.source.isEmpty else { return nil }
      guard let row = try shownItem(inRow: number, of: list) else { return try noRow(number, of: list) }
      return ReplAnswer(lines: lines(of: row, in: list))
    } catch {
      return .error(error)
    }
  }

  /// A row number, maybe with separators; nil for another text.
  static func number(_ text: String) -> Int? {
    Int(text.filter { $0 != "," }).flatMap { $0 > 0 ? $0 : nil }
  }

  /// The item in a row of the last result, from 1; nil beyond the last one.
  private func shownItem(inRow number: Int, of list: SearchableList) throws(ListFailure) -> ShownItem? {
    let request = ShownItem.request(of: list, offset: number - 1)
    return try lastPage(request, of: lastPlan(in: list), in: list).rows.first.map { ShownItem($0) }
  }

  /// The error about a row beyond the last one.
  func noRow(_ number: Int, of list: SearchableList) throws(ListFailure) -> ReplAnswer {
    var count = 0
    _ = try forEachLastRow(RowRequest(), of: lastPlan(in: list), in: list) { _ in
      count += 1
      return true
    }
    let rows = count == 0 ? "finds nothing" : count == 1 ? "finds 1 row" : "finds \(Counted.grouped(count)) rows"
    return .error("there is no row \(Counted.grouped(number)); the last query \(rows)")
  }

  private func unknownName(_ name: String, of list: SearchableList) throws(ListFailure) -> ReplAnswer {
    let hint = SpellingDistance.closestTitle(to: name, in: try list.titles()).map { "; did you mean '\($0)'?" } ?? ""
    return .error("no \(list.nouns.one) named '\(name)'\(hint)")
  }

  /// The record of an item: JSON, or the values of its columns, a line each.
  private func lines(of shown: ShownItem, in list: SearchableList) -> [ScreenLine] {
    if shown.isJSON { return JSONPicture(shown.record).lines }
    let width = list.columns.usual.map { CharacterWidth.of($0) }.max() ?? 0
    return zip(list.columns.usual, shown.values).map { name, value in
      var line = ScreenLine(name.filled(to: width), TextStyle(.cyan))
      line.append(": " + value.display)
      return line
    }
  }
}

/// An item with its record and its values.
private struct ShownItem {
  let item: Int
  let record: [UInt8]
  let isJSON: Bool
  let values: [ItemValue]

  init(_ row: ListRow) {
    (item, record, isJSON, values) = (row.item, row.record, row.isJSON, row.values)
  }

  /// An item by its number.
  init(_ item: Int, in list: SearchableList) throws(ListFailure) {
    var request = Self.request(of: list)
    request.items = [item]
    if let row = try list.page(of: list.everything, request).rows.first {
      self.init(row)
    } else {
      var row = ListRow(item: item)
      row.record = try list.record(of: item)
      self.init(row)
    }
  }

  /// The request for an item in a list.
  static func request(of list: SearchableList, offset: Int = 0) -> RowRequest {
    var request = RowRequest(limit: 1, offset: offset, columns: list.columns.usual)
    request.readsRecords = true
    return request
  }
}
