package import FilterItems
package import FilterLists
package import FilterVocabulary
import TerminalUI

/// Counts of the values of columns over the found items, and further numbers about each group of them.
package struct ItemSummary {
  private var groups: RowGroups
  /// Whether the groups are rows of a table, not bars.
  private let isTable: Bool

  private static let none = "(none)"

  /// Counts the values of a column; with `isHistogram`, numbers, durations, sizes and dates are counted in bins. Days
  /// are those of a zone.
  package init(_ column: ItemColumn, isHistogram: Bool, zone: ZoneRules = .utc) {
    groups = RowGroups(by: [GroupColumn(column)], isHistogram: isHistogram, zone: zone)
    isTable = false
  }

  /// Sums up the rows of a search in groups.
  package init(_ options: ItemSearchOptions, in list: ListColumns) throws(CommandFailure) {
    let (columns, aggregates) = (try options.groups(in: list), try options.aggregates(in: list))
    groups = RowGroups(
      by: columns, aggregates, GroupSelection(options, columns, aggregates, in: list.fields),
      isHistogram: options.histogram != nil, zone: list.fields.timeZone)
    isTable = options.isAggregated
  }

  private var columns: [GroupColumn] { groups.columns }

  /// The names of the columns whose values ``add(_:count:)`` takes.
  package var columnNames: [String] { groups.columnNames }

  /// Whether values are grouped as they are, which an engine can do too.
  var isOfValues: Bool { groups.isOfValues }

  /// Makes collectors of the groups of parts of the rows; nil if they cannot be put together. Made before rows are added.
  var collector: (@Sendable () -> any RowCollector)? {
    let groups = groups
    if !groups.isOfParts { return nil }
    return { @Sendable () -> any RowCollector in GroupCollector(groups) }
  }

  /// Adds the groups of a part of the rows, which come after those before.
  mutating func add(_ collector: any RowCollector) {
    if let collector = collector as? GroupCollector { groups.add(collector.groups) }
  }

  /// The columns by whose values rows are grouped, and the numbers about each group.
  var request: (columns: [String], aggregates: [Aggregate]) { (columns.map { $0.name }, groups.aggregates) }

  /// Adds rows that were counted elsewhere; false, and nothing is added, if they have to be read.
  mutating func add(_ parts: [RowGroups.Part]) -> Bool { groups.add(parts) }

  /// Adds the value of an item. The values of a list count one by one.
  package mutating func add(_ value: ItemValue) { groups.add([value]) }

  /// Adds the values of some items, one for each column, then one for each aggregate. Each combination of the values of
  /// lists counts.
  package mutating func add(_ values: [ItemValue], count: Int = 1) { groups.add(values, count: count) }

  /// The number of groups.
  var count: Int { groups.count }

  /// The values that no number could be made of, for each aggregate that has some: `3 values of 'n' are no numbers`.
  package var notes: [String] {
    zip(groups.aggregates, groups.leftOut).compactMap { aggregate, count in
      let (name, option) = (aggregate.source.name, aggregate.function.name)
      return count == 0
        ? nil
        : "--\(option) leaves out \(Counted.of(count, "value")) of '\(name)' that \(count == 1 ? "is no number" : "are no numbers")"
    }
  }

  /// The rows of ``lines(width:style:)``, where an item without a value is shown as `(none)`.
  package var rows: [(text: String, count: Int)] {
    let rows = groups.groups.map { (texts: $0.texts.map { $0.isEmpty ? Self.none : $0 }, count: $0.count) }
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
    let hasEnds = (format == .json || format == .jsonl) && groups.hasWideBins
    var columns = groups.tableColumns
    if hasEnds { columns.insert(contentsOf: ["from", "to"].map { ItemColumn(counting: $0) }, at: 1) }
    var writer = ItemWriter(
      format == .raw ? .tsv : format, columns: columns,
      hasGivenColumns: true, width: console.outputIsTerminal ? console.width : nil, style: console.style)
    for group in groups.groups {
      var values = group.values
      if hasEnds { values.insert(contentsOf: group.ends.isEmpty ? [.nothing, .nothing] : group.ends, at: 1) }
      writer.write(values, raw: [], isJSON: false, on: &console)
    }
    writer.finish(on: &console)
  }

  /// The rows that fit a width: with bars, or as a table if they have further numbers.
  package func lines(width: Int, style: TerminalStyle) -> [String] {
    if isTable {
      var table = ItemTable(groups.tableColumns, width: width, style: style)
      return groups.groups.flatMap { table.add($0.values.map { $0.display }) } + table.finish()
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
