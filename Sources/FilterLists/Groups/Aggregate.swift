package import FilterItems
package import FilterVocabulary

/// A number about the values of a column in each group of rows.
package struct Aggregate: Hashable, Sendable {
  package enum Function: Hashable, Sendable {
    case sum, mean, minimum, maximum, distinct
    /// The least value that at least so many percent of the values do not exceed.
    case quantile(Int)

    /// The name of the option, and the first part of the column's name: `sum`, `p95`.
    package var name: String {
      switch self {
      case .sum: "sum"
      case .mean: "mean"
      case .minimum: "min"
      case .maximum: "max"
      case .distinct: "count-unique"
      case .quantile(let percent): "p\(percent)"
      }
    }

    /// The functions that have an option.
    package static let all: [Function] = [
      .sum, .mean, .minimum, .maximum, .quantile(50), .quantile(95), .quantile(99), .distinct,
    ]

    /// The function of a name; nil for another one.
    package init?(named name: String) {
      guard let function = Function.all.first(where: { $0.name == name }) else { return nil }
      self = function
    }

    /// Whether only amounts can be summed up so.
    var needsAmounts: Bool {
      switch self {
      case .sum, .mean, .quantile: true
      case .minimum, .maximum, .distinct: false
      }
    }
  }

  package let function: Function
  /// The column whose values are read.
  package let source: ItemColumn
  /// The column of the results: `sum_total`.
  package let column: ItemColumn

  /// A function of a column of a list.
  ///
  /// - Throws: A message if the values of the column have no such number.
  package init(_ function: Function, of name: String, in fields: Vocabulary) throws(GroupFailure) {
    let source = ItemColumn(name, in: fields)
    if function.needsAmounts, let kind = source.kind,
      ![.number, .numberOrText, .duration, .size].contains(kind)
    {
      throw GroupFailure(
        "--\(function.name) needs numbers, durations or sizes; '\(source.name)' is a field of \(kind.traits.noun)s")
    }
    self.function = function
    self.source = source
    let words = function.name.split(separator: "-").map { String($0) } + [source.name]
    let title = words.joined(separator: "_")
    column = function == .distinct ? ItemColumn(counting: title) : source.renamed(title)
  }
}

/// The values of a group for an aggregate, as far as they were added.
package struct AggregateState: Sendable {
  private var sum = DecimalNumber.zero
  private var count = 0
  private var best: (key: ItemSortKey, text: String)?
  private var amounts: [DecimalNumber] = []
  private var seen: Set<String> = []
  /// Whether a sum has more digits than can be kept.
  private var isOver = false
  /// The number of values that are no amounts, which are left out.
  package private(set) var leftOut = 0

  /// The significant digits of a mean.
  private static let digitsOfMean = 12

  package init() {}

  /// Adds the value of a row: each element of a list.
  package mutating func add(_ value: ItemValue, _ aggregate: Aggregate) {
    for text in value.scalarTexts { add(text, aggregate) }
  }

  private mutating func add(_ text: String, _ aggregate: Aggregate) {
    let source = aggregate.source
    switch aggregate.function {
    case .distinct: seen.insert(text)
    case .minimum, .maximum:
      let key = source.sortKey(of: .text(text))
      let isLess = best.map { ItemSortKey.isBefore(key, $0.key, isDescending: aggregate.function == .maximum) ?? false }
      if isLess ?? true { best = (key, text) }
    case .sum, .mean, .quantile:
      guard let amount = ItemValue.text(text).number(of: source.kind ?? .number, source.form) else {
        leftOut += source.isMissing(text) ? 0 : 1
        return
      }
      count += 1
      if case .quantile = aggregate.function {
        amounts.append(amount)
      } else if let next = sum.adding(amount) {
        sum = next
      } else {
        isOver = true
      }
    }
  }

  /// The number; nothing for a group without a value.
  package func result(_ aggregate: Aggregate) -> ItemValue {
    switch aggregate.function {
    case .distinct: return .number("\(seen.count)")
    case .minimum, .maximum: return best.map { .text($0.text) } ?? .nothing
    case .sum: return isOver || count == 0 ? .nothing : written(sum, aggregate)
    case .mean:
      return isOver || count == 0
        ? .nothing : written(sum.divided(by: UInt64(count), digits: Self.digitsOfMean), aggregate)
    case .quantile(let percent):
      if amounts.isEmpty { return .nothing }
      let place = max(1, (amounts.count * percent + 99) / 100)
      return written(amounts.sorted()[place - 1], aggregate)
    }
  }

  private func written(_ amount: DecimalNumber, _ aggregate: Aggregate) -> ItemValue {
    switch aggregate.source.kind {
    case .duration: .text(amount.durationText)
    case .size: .text(amount.sizeText)
    default: .number(amount.description)
    }
  }
}
