package import FilterItems
package import FilterLists
package import FilterVocabulary
import TerminalUI

/// Counts of the values of columns over the found items, and further numbers about each group of them.
package struct ItemSummary {
  /// A group that is shown.
  private struct Group {
    /// The text of each column; empty for items without a value.
    var texts: [String]
    var count: Int
    var numbers: [ItemValue]
    /// The least amount of a bin, and the amount above its greatest.
    var ends: [ItemValue] = []
  }

  private let columns: [GroupColumn]
  private let aggregates: [Aggregate]
  /// The counts by value; of several columns by their values with `separator` between them.
  private var counts: [String: Int] = [:]
  /// The values of each group, one for each aggregate; empty without aggregates.
  private var states: [String: [AggregateState]] = [:]
  /// The states of a group without items.
  private let noStates: [AggregateState]
  private var bins: ItemBins?
  private let zone: ZoneRules
  /// Whether the groups are rows of a table, not bars.
  private let isTable: Bool
  /// The groups that are shown, and their order.
  private let selection: GroupSelection

  private static let separator: Character = "\u{1F}"
  private static let none = "(none)"

  /// Counts the values of a column; with `isHistogram`, numbers, durations, sizes and dates are counted in bins. Days
  /// are those of a zone.
  package init(_ column: ItemColumn, isHistogram: Bool, zone: ZoneRules = .utc) {
    (columns, aggregates, selection, self.zone) = ([GroupColumn(column)], [], GroupSelection(), zone)
    (isTable, noStates) = (false, [])
    bins = isHistogram ? ItemBins(column.kind) : nil
  }

  /// Sums up the rows of a search in groups.
  package init(_ options: ItemSearchOptions, in list: ListColumns) throws(CommandFailure) {
    (columns, aggregates) = (try options.groups(in: list), try options.aggregates(in: list))
    selection = GroupSelection(options, columns, aggregates, in: list.fields)
    zone = list.fields.timeZone
    isTable = options.isAggregated
    noStates = aggregates.map { _ in AggregateState() }
    bins = options.histogram == nil || columns[0].bucket != nil ? nil : ItemBins(columns[0].column.kind)
  }

  /// The names of the columns whose values ``add(_:count:)`` takes.
  package var columnNames: [String] { columns.map { $0.name } + aggregates.map { $0.source.name } }

  /// Whether groups with their counts are all that is needed, in memory or by an engine.
  var isOfCounts: Bool { aggregates.isEmpty && bins == nil && columns.allSatisfy { $0.bucket == nil } }

  /// Adds the value of an item. The values of a list count one by one.
  package mutating func add(_ value: ItemValue) {
    let column = columns[0].column
    if bins != nil, let amount = value.amount(of: column.kind, column.form, in: zone) {
      bins?.add(amount)
      return
    }
    for text in columns[0].texts(of: value, in: zone) { counts[text, default: 0] += 1 }
  }

  /// Adds the values of some items, one for each column, then one for each aggregate. Each combination of the values of
  /// lists counts.
  package mutating func add(_ values: [ItemValue], count: Int = 1) {
    if columns.count == 1, aggregates.isEmpty {
      if bins != nil { return add(values[0]) }
      for text in columns[0].texts(of: values[0], in: zone) { counts[text, default: 0] += count }
      return
    }
    var groups = [""]
    for index in columns.indices {
      let texts = columns[index].texts(of: values[index], in: zone)
      groups = groups.flatMap { group in texts.map { index == 0 ? $0 : "\(group)\(Self.separator)\($0)" } }
    }
    let noStates = noStates
    for group in groups {
      counts[group, default: 0] += count
      for (index, aggregate) in aggregates.enumerated() {
        states[group, default: noStates][index].add(values[columns.count + index], aggregate)
      }
    }
  }

  /// The number of groups.
  var count: Int { (bins?.rows.count ?? 0) + counts.count }

  /// The groups that are shown.
  private var groups: [Group] {
    var groups = allGroups
    if let (key, isDescending) = selection.order {
      let binCount = bins?.rows.count ?? 0
      groups = order(of: groups, by: key, isDescending, binCount: binCount).map { groups[$0] }
    }
    return Array(groups.dropFirst(selection.offset).prefix(selection.limit ?? .max))
  }

  /// The indices of groups in an order. Bins, which come first, are ordered as they are.
  private func order(of groups: [Group], by key: GroupSelection.Key, _ isDescending: Bool, binCount: Int) -> [Int] {
    func sorted(_ indices: Range<Int>, _ key: (Group) -> ItemSortKey) -> [Int] {
      let keys = groups.map(key)
      return indices.sorted { one, other in
        ItemSortKey.isBefore(keys[one], keys[other], isDescending: isDescending) ?? (one < other)
      }
    }
    switch key {
    case .count:
      return groups.indices.sorted { one, other in
        let (left, right) = (groups[one].count, groups[other].count)
        return left == right ? one < other : (left < right) != isDescending
      }
    case .aggregate(let index):
      return sorted(groups.indices) { aggregates[index].column.sortKey(of: $0.numbers[index]) }
    case .column(let column):
      let bins = Array(0..<binCount)
      return (isDescending ? bins.reversed() : bins)
        + sorted(binCount..<groups.count) { columns[column].sortKey(of: $0.texts[column]) }
    }
  }

  /// The groups: ordered values in ascending bins, then other values, the most frequent first.
  private var allGroups: [Group] {
    let listed = counts.sorted { $0.value == $1.value ? $0.key < $1.key : $0.value > $1.value }
    let inOrder = (bins?.rows ?? []).map { row in
      Group(texts: [row.text], count: row.count, numbers: [], ends: [value(row.from), row.to.map(value) ?? .nothing])
    }
    return inOrder
      + listed.map { key, count in
        let parts = key.split(
          separator: Self.separator, maxSplits: max(0, columns.count - 1), omittingEmptySubsequences: false)
        let numbers = zip(aggregates, states[key] ?? []).map { $1.result($0) }
        return Group(texts: columns.isEmpty ? [] : parts.map { String($0) }, count: count, numbers: numbers)
      }
  }

  /// The values that no number could be made of, for each aggregate that has some: `3 values of 'n' are no numbers`.
  package var notes: [String] {
    aggregates.indices.compactMap { index in
      let count = states.values.reduce(0) { $0 + $1[index].leftOut }
      let (name, option) = (aggregates[index].source.name, aggregates[index].function.name)
      return count == 0
        ? nil
        : "--\(option) leaves out \(Counted.of(count, "value")) of '\(name)' that \(count == 1 ? "is no number" : "are no numbers")"
    }
  }

  /// The rows of ``lines(width:style:)``, where an item without a value is shown as `(none)`.
  package var rows: [(text: String, count: Int)] {
    let rows = groups.map { (texts: $0.texts.map { $0.isEmpty ? Self.none : $0 }, count: $0.count) }
    if columns.count == 1 { return rows.map { ($0.texts[0], $0.count) } }
    let texts = rows.map { $0.texts.map { CharacterWidth.visible($0) } }
    let widths = columns.indices.map { column in texts.map { CharacterWidth.of($0[column]) }.max() ?? 0 }
    return zip(texts, rows).map { texts, row in
      let padded = zip(texts, widths).map { $0 + String(repeating: " ", count: $1 - CharacterWidth.of($0)) }
      return ((padded.dropLast() + texts.suffix(1)).joined(separator: "  "), row.count)
    }
  }

  /// Prints the groups: as rows with their counts in a format of data, as a table if they have further numbers, otherwise
  /// with bars.
  func print(_ format: ItemFormat?, on console: inout Console) {
    let format = format ?? (!isTable ? .raw : console.outputIsTerminal ? .table : .tsv)
    if !isTable, format == .raw || format == .table {
      for line in lines(width: console.outputIsTerminal ? console.width : 80, style: console.style) {
        console.output.line(line)
      }
      return
    }
    let hasEnds = (format == .json || format == .jsonl) && (bins?.rows ?? []).contains { $0.to != nil }
    var columns = tableColumns
    if hasEnds { columns.insert(contentsOf: ["from", "to"].map { ItemColumn(counting: $0) }, at: 1) }
    var writer = ItemWriter(
      format == .raw ? .tsv : format, columns: columns,
      hasGivenColumns: true, width: console.outputIsTerminal ? console.width : nil, style: console.style)
    for group in groups {
      var values = values(of: group)
      if hasEnds { values.insert(contentsOf: group.ends.isEmpty ? [.nothing, .nothing] : group.ends, at: 1) }
      writer.write(values, raw: [], isJSON: false, on: &console)
    }
    writer.finish(on: &console)
  }

  /// An end of a bin, as a number where the column has numbers.
  private func value(_ end: String) -> ItemValue { DecimalNumber(end) == nil ? .text(end) : .number(end) }

  /// The columns of a table of the groups.
  private var tableColumns: [ItemColumn] {
    columns.map { $0.column } + [ItemColumn(counting: GroupSelection.countName(beside: columns))]
      + aggregates.map { $0.column }
  }

  private func values(of group: Group) -> [ItemValue] {
    group.texts.map { $0.isEmpty ? .nothing : .text($0) } + [.number("\(group.count)")] + group.numbers
  }

  /// The rows that fit a width: with bars, or as a table if they have further numbers.
  package func lines(width: Int, style: TerminalStyle) -> [String] {
    if isTable {
      var table = ItemTable(tableColumns, width: width, style: style)
      return groups.flatMap { table.add(values(of: $0).map { $0.display }) } + table.finish()
    }
    let rows = rows
    let labels = rows.map { RowLabel($0.text) }
    let labelWidth = min(max(10, width / 3), labels.map { $0.width }.max() ?? 0)
    let most = rows.map { $0.count }.max() ?? 0
    let countWidth = "\(most)".count
    let room = max(1, width - labelWidth - countWidth - 4)
    let space = UInt8(ascii: " ")
    return zip(rows, labels).map { row, label in
      let count = "\(row.count)"
      var (text, labelColumns) = label.fitted(to: labelWidth)
      text.reserveCapacity(text.count + width)
      text += repeatElement(space, count: labelWidth - labelColumns + 2 + countWidth - count.utf8.count)
      text += count.utf8
      text += [space, space]
      text += style.cyan(ItemSummary.bar(row.count, of: most, room: room)).utf8
      return String(decoding: text, as: UTF8.self)
    }
  }

  /// A bar in eighths of a column. A count above zero has at least one eighth.
  private static func bar(_ count: Int, of most: Int, room: Int) -> String {
    if count == 0 || most == 0 { return "" }
    let eighths = max(1, count * room * 8 / most)
    let parts = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]
    return String(repeating: "█", count: eighths / 8) + parts[eighths % 8]
  }
}
