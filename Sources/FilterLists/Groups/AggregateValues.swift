package import FilterItems
package import FilterVocabulary

/// The part of an aggregate that comes from rows that were counted elsewhere.
package enum AggregatePart: Hashable, Sendable {
  /// The sum of the amounts, and how many there are.
  case sum(DecimalNumber, count: Int)
  /// The least or the greatest value; nothing without one.
  case value(ItemValue)
  /// The number of different values.
  case distinct(Int)
}

/// The numbers of an aggregate in each group, as far as rows were added.
struct AggregateValues: Sendable {
  let aggregate: Aggregate
  /// One element for each group, of what the function needs.
  private var sums: [DecimalNumber] = []
  private var counts: [Int] = []
  private var best: [(key: ItemSortKey, text: String)?] = []
  private var amounts: [[DecimalNumber]] = []
  private var seen: [Set<String>] = []
  /// The numbers of different values that were counted elsewhere.
  private var distinct: [Int: Int] = [:]
  /// The groups whose sum has more digits than can be kept.
  private var over: Set<Int> = []
  /// The number of values that are no amounts, which are left out.
  private(set) var leftOut = 0

  /// The significant digits of a mean.
  private static let digitsOfMean = 12

  init(_ aggregate: Aggregate) { self.aggregate = aggregate }

  /// Makes room for a new group.
  mutating func addGroup() {
    switch aggregate.function {
    case .distinct: seen.append([])
    case .minimum, .maximum: best.append(nil)
    case .quantile: amounts.append([])
    case .sum, .mean:
      sums.append(.zero)
      counts.append(0)
    }
  }

  /// Adds a value of a row of a group: each element of a list.
  mutating func add(_ value: ItemValue, to group: Int) {
    switch value {
    case .nothing: break
    case .text(let text), .number(let text): add(text, to: group)
    case .boolean, .list: for text in value.scalarTexts { add(text, to: group) }
    }
  }

  /// Adds what was counted elsewhere to a group that has no value yet.
  mutating func add(_ part: AggregatePart, to group: Int) {
    switch part {
    case .sum(let sum, let count): (sums[group], counts[group]) = (sum, count)
    case .value(let value): add(value, to: group)
    case .distinct(let count): distinct[group] = count
    }
  }

  /// Adds the values of a group of others, which come after these, to one.
  mutating func add(_ other: AggregateValues, _ source: Int, to group: Int) {
    switch aggregate.function {
    case .distinct: seen[group].formUnion(other.seen[source])
    case .minimum, .maximum: if let text = other.best[source]?.text { add(text, to: group) }
    case .quantile: amounts[group] += other.amounts[source]
    case .sum, .mean:
      counts[group] += other.counts[source]
      if let sum = sums[group].adding(other.sums[source]), !other.over.contains(source) {
        sums[group] = sum
      } else {
        over.insert(group)
      }
    }
  }

  /// Counts values that are no amounts.
  mutating func leaveOut(_ count: Int) { leftOut += count }

  private mutating func add(_ text: String, to group: Int) {
    let source = aggregate.source
    switch aggregate.function {
    case .distinct: seen[group].insert(text)
    case .minimum, .maximum:
      let key = source.sortKey(of: .text(text))
      let isDescending = aggregate.function == .maximum
      let isBetter = best[group].map { ItemSortKey.isBefore(key, $0.key, isDescending: isDescending) ?? false }
      if isBetter ?? true { best[group] = (key, text) }
    case .sum, .mean, .quantile:
      guard let amount = ItemValue.text(text).number(of: source.kind ?? .number, source.form) else {
        leftOut += source.isMissing(text) ? 0 : 1
        return
      }
      if case .quantile = aggregate.function {
        amounts[group].append(amount)
        return
      }
      counts[group] += 1
      if let next = sums[group].adding(amount) { sums[group] = next } else { over.insert(group) }
    }
  }

  /// The number of a group; nothing for one without a value.
  func result(of group: Int) -> ItemValue {
    switch aggregate.function {
    case .distinct: .number("\(distinct[group] ?? seen[group].count)")
    case .minimum, .maximum: best[group].map { .text($0.text) } ?? .nothing
    case .sum, .mean, .quantile: amount(of: group).map { written($0) } ?? .nothing
    }
  }

  /// The key by which a group is sorted.
  func sortKey(of group: Int) -> ItemSortKey {
    switch aggregate.function {
    case .distinct: ItemSortKey(number: DecimalNumber(distinct[group] ?? seen[group].count))
    case .minimum, .maximum: aggregate.column.sortKey(of: result(of: group))
    case .sum, .mean, .quantile: ItemSortKey(number: amount(of: group))
    }
  }

  /// The amount of a group; nil without one.
  private func amount(of group: Int) -> DecimalNumber? {
    switch aggregate.function {
    case .distinct, .minimum, .maximum: return nil
    case .sum, .mean:
      if over.contains(group) || counts[group] == 0 { return nil }
      let isSum = aggregate.function == .sum
      return isSum ? sums[group] : sums[group].divided(by: UInt64(counts[group]), digits: Self.digitsOfMean)
    case .quantile(let percent):
      let amounts = amounts[group]
      return amounts.isEmpty ? nil : amounts.sorted()[max(1, (amounts.count * percent + 99) / 100) - 1]
    }
  }

  private func written(_ amount: DecimalNumber) -> ItemValue {
    switch aggregate.source.kind {
    case .duration: .text(amount.durationText)
    case .size: .text(amount.sizeText)
    default: .number(amount.description)
    }
  }
}
