package import FilterItems
package import FilterLists
package import FilterVocabulary
import TerminalUI

/// Counts of the values of columns over the found items.
package struct ItemSummary {
  private let columns: [ItemColumn]
  /// The counts by value; of several columns by their values with `separator` between them.
  private var counts: [String: Int] = [:]
  private var bins: ItemBins?
  private let zone: ZoneRules
  /// The groups that are shown, and their order.
  private let selection: Selection

  /// Some of the groups, in an order of their own.
  struct Selection {
    enum Key: Equatable {
      /// The number of items.
      case count
      /// The value of a column.
      case column(Int)
    }

    /// The key of the order, and whether the greatest comes first; nil for the usual order.
    var order: (key: Key, isDescending: Bool)?
    var offset = 0
    var limit: Int?

    /// The name of the column of counts beside others.
    static func countName(beside columns: [ItemColumn]) -> String {
      columns.contains { $0.name == "count" } ? "items" : "count"
    }

    /// The selection of `--sort`, `--offset` and `--limit` among the groups of some columns.
    init(_ options: ItemSearchOptions, _ columns: [ItemColumn], in vocabulary: Vocabulary) {
      (offset, limit) = (options.offset, options.limit)
      guard let sort = options.sort else { return }
      let column = ItemColumn(sort.column, in: vocabulary)
      if let index = columns.firstIndex(of: column) {
        order = (.column(index), sort.isDescending)
      } else if sort.column == Selection.countName(beside: columns) {
        order = (.count, sort.isDescending)
      }
    }

    /// All groups in the usual order.
    init() {}
  }

  private static let separator: Character = "\u{1F}"
  private static let none = "(none)"

  /// Counts the values of a column; with `isHistogram`, numbers, durations, sizes and dates are counted in bins. Days
  /// are those of a zone.
  package init(_ column: ItemColumn, isHistogram: Bool, zone: ZoneRules = .utc) {
    self.init([column], isHistogram: isHistogram, zone: zone)
  }

  /// Counts the groups of values of columns.
  init(_ columns: [ItemColumn], isHistogram: Bool, zone: ZoneRules, showing selection: Selection = Selection()) {
    self.selection = selection
    self.columns = columns
    self.zone = zone
    bins = isHistogram ? ItemBins(columns[0].kind) : nil
  }

  /// Adds the value of an item. The values of a list count one by one.
  package mutating func add(_ value: ItemValue) {
    if bins != nil, let amount = value.amount(of: columns[0].kind, columns[0].form, in: zone) {
      bins?.add(amount)
      return
    }
    for text in Self.texts(of: value) { counts[text, default: 0] += 1 }
  }

  /// Adds the values of some items, one for each column. Each combination of the values of lists counts.
  mutating func add(_ values: [ItemValue], count: Int = 1) {
    if values.count == 1, bins != nil { return add(values[0]) }
    var groups = [""]
    for (index, value) in values.enumerated() {
      let texts = Self.texts(of: value)
      groups = groups.flatMap { group in texts.map { index == 0 ? $0 : "\(group)\(Self.separator)\($0)" } }
    }
    for group in groups { counts[group, default: 0] += count }
  }

  private static func texts(of value: ItemValue) -> [String] {
    let texts = value.scalarTexts
    return texts.isEmpty ? [""] : texts
  }

  /// The groups that are shown. The text of an item without a value is empty.
  private var groups: [(texts: [String], count: Int)] {
    var groups = allGroups
    if let (key, isDescending) = selection.order {
      let binCount = bins?.rows.count ?? 0
      groups = order(of: groups, by: key, isDescending, binCount: binCount).map { groups[$0] }
    }
    return Array(groups.dropFirst(selection.offset).prefix(selection.limit ?? .max))
  }

  /// The indices of groups in an order. Bins, which come first, are ordered as they are.
  private func order(
    of groups: [(texts: [String], count: Int)], by key: Selection.Key, _ isDescending: Bool, binCount: Int
  ) -> [Int] {
    switch key {
    case .count:
      return groups.indices.sorted { one, other in
        let (left, right) = (groups[one].count, groups[other].count)
        return left == right ? one < other : (left < right) != isDescending
      }
    case .column(let column):
      let bins = Array(0..<binCount)
      let keys = groups.map {
        columns[column].sortKey(of: $0.texts[column].isEmpty ? .nothing : .text($0.texts[column]))
      }
      let others = (binCount..<groups.count).sorted { one, other in
        ItemSortKey.isBefore(keys[one], keys[other], isDescending: isDescending) ?? (one < other)
      }
      return (isDescending ? bins.reversed() : bins) + others
    }
  }

  /// The groups: ordered values in ascending bins, then other values, the most frequent first.
  private var allGroups: [(texts: [String], count: Int)] {
    let listed = counts.sorted { $0.value == $1.value ? $0.key < $1.key : $0.value > $1.value }
    let inOrder = (bins?.rows ?? []).map { ([$0.text], $0.count) }
    return inOrder
      + listed.map { key, count in
        columns.count == 1
          ? ([key], count)
          : (
            key.split(separator: Self.separator, maxSplits: columns.count - 1, omittingEmptySubsequences: false).map {
              String($0)
            }, count
          )
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

  /// Prints the groups: as rows with their counts in a format of data, otherwise with bars.
  func print(_ format: ItemFormat?, on console: inout Console) {
    switch format {
    case nil, .table, .raw:
      for line in lines(width: console.outputIsTerminal ? console.width : 80, style: console.style) {
        console.output.line(line)
      }
    case .jsonl?, .json?, .csv?, .tsv?:
      var writer = ItemWriter(
        format ?? .jsonl,
        columns: columns + [ItemColumn(counting: Selection.countName(beside: columns))],
        hasGivenColumns: true, width: nil,
        style: console.style)
      for group in groups {
        let values = group.texts.map { $0.isEmpty ? ItemValue.nothing : .text($0) }
        writer.write(values + [.number("\(group.count)")], raw: [], isJSON: false, on: &console)
      }
      writer.finish(on: &console)
    }
  }

  /// The rows with bars that fit a width.
  package func lines(width: Int, style: TerminalStyle) -> [String] {
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
