import FilterAST
import FilterSemantics
import FilterText
import FilterVocabulary

/// Finds several values of a field of numbers that look like one number with thousands separators: `votes:1,200`.
///
/// The lexer reads `1,000` as one number, since a number does not begin with a zero; `1,200` is read as a list.
struct NumberLists: DiagnosticPass {
  let query: AnalyzedQuery
  let budget: FixBudget
  var found: [Diagnostic] = []

  /// The hints about such values. Hints are for typed queries, not for long texts. Linear in the leaves.
  static func of(_ query: AnalyzedQuery, budget: FixBudget) -> [Diagnostic] {
    guard query.vocabulary.isOfLists, query.source.length <= FixTrial.maximumLength else { return [] }
    var pass = NumberLists(query: query, budget: budget)
    var first = 0
    while first < query.leaves.count {
      let end = pass.endOfList(from: first)
      if end - first > 1 { pass.review(first..<end) }
      first = max(end, first + 1)
    }
    return pass.found
  }

  /// The leaf after the values that follow each other with a comma alone between them, from a leaf on.
  private func endOfList(from first: Int) -> Int {
    var end = first
    while end < query.leaves.count, query.leaves[end].isOneValue, case .number? = query.leaves[end].condition {
      let value = query.leaves[end].range
      end += 1
      guard end < query.leaves.count, query.leaves[end].range.start == value.end + 1,
        query.source.bytes[value.end] == UInt8(ascii: ",")
      else { break }
    }
    return end
  }

  /// Reports values of which the first has one or two digits, and each other one three. A first value of three digits,
  /// as in `status:200,404`, is hardly the beginning of a number.
  private mutating func review(_ values: Range<Int>) {
    var number = ""
    for index in values {
      let text = query.source[query.leaves[index].range]
      let digits = text.utf8.drop { index == values.lowerBound && $0 == UInt8(ascii: "-") }
      let isGroup = index == values.lowerBound ? 1...2 ~= digits.count : digits.count == 3
      guard isGroup, digits.allSatisfy({ $0.isDigit }) else { return }
      number += text
    }
    let range = query.leaves[values.lowerBound].range.union(query.leaves[values.upperBound - 1].range)
    report(
      .numberList, at: range,
      "\(query.quoted(range)) is a list of \(values.count) values; the number is written \(number)",
      fixes: [replacing(range, with: number)])
  }
}
