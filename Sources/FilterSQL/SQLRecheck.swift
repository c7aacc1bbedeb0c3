import FilterAST
import FilterEvaluation
import FilterText

/// The part of a query that an engine could not check exactly, run on the rows that it returned.
package struct SQLRecheck: Sendable {
  /// Where the truth of a term comes from.
  enum Input: Sendable {
    /// The engine knows it: 1 or 0.
    case truth(column: Int)
    /// The texts of several fields, of which one must pass.
    case texts([Searched])
  }

  /// The texts of a field: those of all parts in one, with ``StoredText/wordStart`` before each.
  struct Searched: Sendable {
    let test: TextTest
    let column: Int
  }

  let root: FilterPlan.Node
  let inputs: [Int: Input]
}

/// A running check, with the state that its pattern matchers build up.
package struct SQLRecheckRun {
  private let recheck: SQLRecheck
  private var probes: [Int: [TextProbe]] = [:]
  /// Whether some text was given up because a pattern took too many steps.
  package private(set) var wasCutShort = false

  /// A check of the rows of one statement.
  package init(_ recheck: SQLRecheck) {
    self.recheck = recheck
    for (leaf, input) in recheck.inputs {
      if case .texts(let searched) = input { probes[leaf] = searched.map { TextProbe($0.test) } }
    }
  }

  /// Whether a row passes. Linear in its texts. A row that lacks a column does not pass its term.
  package mutating func holds(_ row: [SQLValue]) -> Bool { holds(recheck.root, row) }

  private mutating func holds(_ node: FilterPlan.Node, _ row: [SQLValue]) -> Bool {
    switch node {
    case .leaf(let leaf, let polarity): return passes(leaf, row) == (polarity == .positive)
    case .all(let operands):
      for operand in operands where !holds(operand, row) { return false }
      return true
    case .any(let operands):
      for operand in operands where holds(operand, row) { return true }
      return operands.isEmpty
    }
  }

  private mutating func passes(_ leaf: Int, _ row: [SQLValue]) -> Bool {
    switch recheck.inputs[leaf] {
    case nil: return false
    case .truth(let column): return row.indices.contains(column) && row[column].integer == 1
    case .texts(let searched):
      for index in searched.indices where passes(leaf, index, searched[index].column, row) { return true }
      return false
    }
  }

  private mutating func passes(_ leaf: Int, _ probe: Int, _ column: Int, _ row: [SQLValue]) -> Bool {
    guard row.indices.contains(column), let all = row[column].text else { return false }
    let isOfBeginnings = probes[leaf]?[probe].test.kind == .beginsWord
    for text in all.utf8.split(separator: StoredText.wordStart, omittingEmptySubsequences: false).dropFirst() {
      let (bytes, changes) =
        isOfBeginnings ? StoredText.readingChanges(text) : (text: StoredText.decoded(text), changes: [])
      let isFound =
        bytes.withUnsafeBufferPointer { bytes in
          probes[leaf]?[probe].passes(bytes) { WordBeginnings.isAmong(changes, $0) }
        } ?? false
      wasCutShort = wasCutShort || probes[leaf]?[probe].wasCutShort == true
      if isFound { return true }
    }
    return false
  }
}
