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

    /// The values of ``RowGroups/tableColumns``.
    package var values: [ItemValue] {
      texts.map { $0.isEmpty ? .nothing : .text($0) } + [.number("\(count)")] + numbers
    }
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
    func key(_ part: Part) -> String { part.values.map { $0.display }.joined(separator: String(Self.separator)) }
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

  /// The groups that are shown. Linear in the groups, and sorting for more than ``maximumFirst`` of them.
  package var groups: [Group] {
    let inOrder = bins?.rows ?? []
    let keys = indices.map { (text: $0.key, group: Int($0.value)) }
    let end = selection.limit.map { selection.offset.addingReportingOverflow($0) }
    let wanted = end.map { $0.overflow ? .max : $0.partialValue } ?? .max
    let places = order(of: keys, after: inOrder, upTo: wanted)
    return places.dropFirst(selection.offset).map { place in
      place < inOrder.count ? group(of: inOrder[place]) : group(keys[place - inOrder.count])
    }
  }

  /// The places of the first groups in their order: those of bins, then those of keys.
  private func order(
    of keys: [(text: String, group: Int)], after bins: [ItemBins.Row], upTo end: Int
  ) -> [Int] {
    let count = bins.count + keys.count
    func isUsual(_ one: Int, _ other: Int) -> Bool {
      if one < bins.count || other < bins.count { return one < other }
      let (left, right) = (keys[one - bins.count], keys[other - bins.count])
      let (more, less) = (counts[left.group], counts[right.group])
      return more == less ? left.text < right.text : more > less
    }
    guard let (key, isDescending) = selection.order else { return first(end, of: count, isUsual) }
    func counted(_ place: Int) -> Int {
      place < bins.count ? bins[place].count : counts[keys[place - bins.count].group]
    }
    func isBefore(_ sortKeys: [ItemSortKey]) -> (Int, Int) -> Bool {
      { one, other in
        ItemSortKey.isBefore(sortKeys[one - bins.count], sortKeys[other - bins.count], isDescending: isDescending)
          ?? isUsual(one, other)
      }
    }
    switch key {
    case .count:
      return first(end, of: count) { one, other in
        let (left, right) = (counted(one), counted(other))
        return left == right ? isUsual(one, other) : (left < right) != isDescending
      }
    case .aggregate(let index):
      return first(end, of: count, isBefore(keys.map { values[index].sortKey(of: $0.group) }))
    case .column(let index):
      // Bins are ordered as they are, and come first.
      let isFirst = isBefore(keys.map { columns[index].sortKey(of: parts(of: $0.text)[index]) })
      return first(end, of: count) { one, other in
        if one >= bins.count, other >= bins.count { return isFirst(one, other) }
        return one < bins.count && other < bins.count && isDescending ? one > other : one < other
      }
    }
  }

  /// The number of places up to which they are found without sorting all.
  private static let maximumFirst = 64

  /// The first numbers below another one, in an order.
  private func first(_ end: Int, of count: Int, _ isBefore: (Int, Int) -> Bool) -> [Int] {
    if end > Self.maximumFirst { return Array((0..<count).sorted(by: isBefore).prefix(end)) }
    var found: [Int] = []
    for number in 0..<count where end > 0 {
      if found.count == end, !isBefore(number, found[end - 1]) { continue }
      let place = found.firstIndex { isBefore(number, $0) } ?? found.count
      found.insert(number, at: place)
      if found.count > end { found.removeLast() }
    }
    return found
  }

  /// The texts of the columns in a key.
  private func parts(of key: String) -> [String] {
    if columns.count == 1 { return [key] }
    let parts = key.split(
      separator: Self.separator, maxSplits: max(0, columns.count - 1), omittingEmptySubsequences: false)
    return columns.isEmpty ? [] : parts.map { String($0) }
  }

  private func group(_ key: (text: String, group: Int)) -> Group {
    Group(texts: parts(of: key.text), count: counts[key.group], numbers: values.map { $0.result(of: key.group) })
  }

  private func group(of row: ItemBins.Row) -> Group {
    Group(texts: [row.text], count: row.count, numbers: [], ends: [value(row.from), row.to.map(value) ?? .nothing])
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

/// Groups of the rows of a part of a list.
package final class GroupCollector: RowCollector {
  package private(set) var groups: RowGroups

  /// A collector of groups without rows.
  package init(_ groups: RowGroups) { self.groups = groups }

  package func add(_ values: [ItemValue]) { groups.add(values) }
}
