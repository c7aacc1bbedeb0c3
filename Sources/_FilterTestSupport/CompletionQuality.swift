/// A typed text and the names it may mean.
package struct QualityRow: Sendable {
  package let typed: String
  package let wanted: Set<String>
  package let kind: String

  package init(typed: String, wanted: Set<String>, kind: String) {
    self.typed = typed
    self.wanted = wanted
    self.kind = kind
  }

  /// A row of a table: what is typed, the names that are right with `|` between them, and the kind.
  package init(_ line: some StringProtocol, separator: Character) {
    let cells = line.split(separator: separator).map { String($0) }
    precondition(cells.count == 3, "three columns: \(line)")
    self.init(typed: cells[0], wanted: Set(cells[1].split(separator: "|").map { String($0) }), kind: cells[2])
  }
}

/// The frequency with which the first names found include an expected one.
package struct Quality: Sendable {
  package private(set) var rows = 0
  package private(set) var first = 0
  package private(set) var firstFive = 0
  private var reciprocal = 0.0

  package init() {}

  /// Adds a row.
  ///
  /// - Parameter rank: The index of the first name that is wanted; nil if there is none.
  package mutating func add(rank: Int?) {
    rows += 1
    guard let rank else { return }
    if rank == 0 { first += 1 }
    if rank < 5 { firstFive += 1 }
    reciprocal += 1 / Double(rank + 1)
  }

  /// The share of rows whose first name is wanted.
  package var top1: Double { Double(first) / Double(max(1, rows)) }
  /// The share of rows with a wanted name among the first five.
  package var top5: Double { Double(firstFive) / Double(max(1, rows)) }
  /// The mean of one over the rank of the first wanted name.
  package var meanReciprocalRank: Double { reciprocal / Double(max(1, rows)) }

  /// The quality over all rows, and by kind.
  package static func measure(
    _ rows: [QualityRow], find: (String) -> [String]
  ) -> (all: Quality, kinds: [String: Quality]) {
    var all = Quality()
    var kinds: [String: Quality] = [:]
    for row in rows {
      let rank = find(row.typed).firstIndex { row.wanted.contains($0) }
      all.add(rank: rank)
      kinds[row.kind, default: Quality()].add(rank: rank)
    }
    return (all, kinds)
  }
}
