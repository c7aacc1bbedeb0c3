/// What somebody typed, and which names they may have meant.
struct QualityRow {
  let typed: String
  let wanted: Set<String>
  let kind: String
}

/// How well an index finds what was meant.
struct Quality {
  var rows = 0
  var first = 0
  var firstFive = 0
  var reciprocal = 0.0

  mutating func add(rank: Int?) {
    rows += 1
    guard let rank else { return }
    if rank == 0 { first += 1 }
    if rank < 5 { firstFive += 1 }
    reciprocal += 1 / Double(rank + 1)
  }

  /// The share of rows whose first answer is right.
  var top1: Double { Double(first) / Double(max(1, rows)) }
  /// The share of rows with a right answer among the first five.
  var top5: Double { Double(firstFive) / Double(max(1, rows)) }
  /// The mean of one over the rank of the first right answer, counted to the tenth.
  var meanReciprocalRank: Double { reciprocal / Double(max(1, rows)) }
}

extension Quality {
  /// The quality over all rows, and by kind.
  static func measure(_ rows: [QualityRow], find: (String) -> [String]) -> (all: Quality, kinds: [String: Quality]) {
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
