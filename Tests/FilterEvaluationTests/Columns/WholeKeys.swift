import FilterVocabulary

@testable import FilterEvaluation

/// Columns and ranges of whole keys.
extension KeyColumn {
  init(_ rows: [Int64?]) { self.init(rows.map { $0.map { DecimalNumber($0) } }) }

  func add(_ ranges: [ClosedRange<Int64>], to bits: inout Bitset) { add(ranges.map { NumberRange($0) }, to: &bits) }

  /// The key of a row as a whole number.
  func whole(_ row: Int) -> Int64? { self[row]?.whole() }
}

extension NumberRange {
  /// The range as a condition: `5`, `>=3 <=9`, `<3`.
  var shown: String {
    if isSingle { return lower.map { "\($0)" } ?? "" }
    let ends = [
      lower.map { (includesLower ? ">=" : ">") + "\($0)" }, upper.map { (includesUpper ? "<=" : "<") + "\($0)" },
    ]
    return ends.compactMap { $0 }.joined(separator: " ")
  }
}
