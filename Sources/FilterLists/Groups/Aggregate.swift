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
