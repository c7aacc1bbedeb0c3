package import FilterItems
package import FilterVocabulary

/// Counts of the values of columns over rows, and further numbers about each group of them.
///
/// A group takes its key, a count and what its numbers need: 24 bytes and the text of its key beside those of a dictionary.
package struct RowGroups: Sendable {
  /// A group that is shown.
  package struct Group {
    /// The text of each column; empty for items without a value.
    package var texts: [String]
    package var count: Int
    package var numbers: [ItemValue]
    /// The least amount of a bin, and the amount above its greatest.
    package var ends: [ItemValue] = []
  }

  /// Rows with the same values in columns, counted elsewhere, with what each aggregate needs of them.
  package struct Part {
    package var values: [ItemValue]
    package var count: Int
    package var numbers: [AggregatePart] = []

    package init(_ values: [ItemValue], count: Int, numbers: [AggregatePart] = []) {
      (self.values, self.count, self.numbers) = (values, count, numbers)
    }
  }

  package let columns: [GroupColumn]
  package let aggregates: [Aggregate]
  /// The groups that are shown, and their order.
  private let selection: GroupSelection
  private let zone: ZoneRules
  /// The indices of groups by their keys: a value, or those of several columns with `separator` between them.
  private var indices: [String: Int32] = [:]
  private var counts: [Int] = []
  /// The numbers of the groups, one element for each aggregate.
  private var values: [AggregateValues]
  private var bins: ItemBins?

  private static let separator: Character = "\u{1F}"

  /// Groups of the rows of a list. With `isHistogram`, numbers, durations, sizes and dates of the first column are counted
  /// in bins, unless it has a bucket. Days are those of a zone.
  package init(
    by columns: [GroupColumn], _ aggregates: [Aggregate] = [], _ selection: GroupSelection = GroupSelection(),
    isHistogram: Bool = false, zone: ZoneRules = .utc
  ) {
    (self.columns, self.aggregates, self.selection, self.zone) = (columns, aggregates, selection, zone)
    values = aggregates.map { AggregateValues($0) }
    bins = isHistogram && columns[0].bucket == nil ? ItemBins(columns[0].column.kind) : nil
  }

  /// The names of the columns whose values ``add(_:count:)`` takes.
  package var columnNames: [String] { columns.map { $0.name } + aggregates.map { $0.source.name } }

  /// Whether the groups of parts of the rows can be put together: bins have widths by all values.
  package var isOfParts: Bool { bins == nil }

  /// Whether values are grouped as they are, which an engine can do too.
  package var isOfValues: Bool { bins == nil && columns.allSatisfy { $0.bucket == nil } }

  /// Adds rows that were counted elsewhere, and returns true; or false, and adds nothing, if several of the parts are one
  /// group and have numbers, which cannot be put together.
  package mutating func add(_ parts: [Part]) -> Bool {
    func key(_ part: Part) -> String { part.values.map { $0.display }.joined(separator: "\u{1F}") }
    if !aggregates.isEmpty, Set(parts.map(key)).count < parts.count { return false }
    for part in parts {
      if aggregates.isEmpty {
        add(part.values, count: part.count)
        continue
      }
      let group = index(of: key(part))
      counts[group] += part.count
      for (aggregate, number) in part.numbers.enumerated() { values[aggregate].add(number, to: group) }
    }
    return true
  }

  /// Whether some bins have a width.
  package var hasWideBins: Bool { bins?.rows.contains { $0.to != nil } ?? false }

  /// Adds the values of some items, one for each column, then one for each aggregate. Each combination of the values of
  /// lists counts.
  package mutating func add(_ values: [ItemValue], count: Int = 1) {
    if columns.count == 1 {
      add(values[0], values, count: count)
      return
    }
    var keys = [""]
    for index in columns.indices {
      let texts = columns[index].texts(of: values[index], in: zone)
      keys = keys.flatMap { key in texts.map { index == 0 ? $0 : "\(key)\(Self.separator)\($0)" } }
    }
    for key in keys { add(key: key, values, count: count) }
  }

  private mutating func add(_ value: ItemValue, _ values: [ItemValue], count: Int) {
    let column = columns[0].column
    if bins != nil, let amount = value.amount(of: column.kind, column.form, in: zone) {
      bins?.add(amount)
    } else if columns[0].bucket == nil, case .text(let text) = value {
      add(key: text, values, count: count)
    } else {
      for text in columns[0].texts(of: value, in: zone) { add(key: text, values, count: count) }
    }
  }

  private mutating func add(key: String, _ rowValues: [ItemValue], count: Int) {
    let group = index(of: key)
    counts[group] += count
    for aggregate in values.indices { values[aggregate].add(rowValues[columns.count + aggregate], to: group) }
  }

  private mutating func index(of key: String) -> Int {
    if let known = indices[key] { return Int(known) }
    indices[key] = Int32(counts.count)
    counts.append(0)
    for aggregate in values.indices { values[aggregate].addGroup() }
    return counts.count - 1
  }

  /// Adds the rows of other groups, which have the same columns and numbers and come after these. Linear in the groups.
  package mutating func add(_ other: RowGroups) {
    let keys = other.indices.sorted { $0.value < $1.value }
    for (key, group) in keys {
      let own = index(of: key)
      counts[own] += other.counts[Int(group)]
      for aggregate in values.indices { values[aggregate].add(other.values[aggregate], Int(group), to: own) }
    }
    for aggregate in values.indices { values[aggregate].leaveOut(other.values[aggregate].leftOut) }
  }

  /// The number of groups.
  package var count: Int { (bins?.rows.count ?? 0) + counts.count }

  /// The groups that are shown.
  package var groups: [Group] {
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
    let listed = indices.map { (key: $0.key, group: Int($0.value)) }.sorted {
      let (one, other) = (counts[$0.group], counts[$1.group])
      return one == other ? $0.key < $1.key : one > other
    }
    let inOrder = (bins?.rows ?? []).map { row in
      Group(texts: [row.text], count: row.count, numbers: [], ends: [value(row.from), row.to.map(value) ?? .nothing])
    }
    return inOrder
      + listed.map { key, group in
        let parts = key.split(
          separator: Self.separator, maxSplits: max(0, columns.count - 1), omittingEmptySubsequences: false)
        return Group(
          texts: columns.isEmpty ? [] : parts.map { String($0) }, count: counts[group],
          numbers: values.map { $0.result(of: group) })
      }
  }

  /// An end of a bin, as a number where the column has numbers.
  private func value(_ end: String) -> ItemValue { DecimalNumber(end) == nil ? .text(end) : .number(end) }

  /// The number of values that no number could be made of, for each aggregate.
  package var leftOut: [Int] { values.map { $0.leftOut } }

  /// The columns of a table of the groups.
  package var tableColumns: [ItemColumn] {
    columns.map { $0.column } + [ItemColumn(counting: GroupSelection.countName(beside: columns))]
      + aggregates.map { $0.column }
  }
}
