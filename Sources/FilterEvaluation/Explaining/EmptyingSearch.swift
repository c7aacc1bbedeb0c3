/// Searches the fewest of some sets that have no row in common.
///
/// A greedy pass finds an irreducible choice first. Then smaller sizes are tried in turn: a row that is still in all
/// chosen sets must be missing from the next one, so only those sets are tried, for the row with the fewest of them
/// among a handful. A set that was tried before its siblings is not tried again below them.
struct EmptyingSearch {
  /// The maximum number of tried choices before the greedy answer is used. Each takes time linear in the words of a
  /// set: a few milliseconds in all for a list of cards.
  static let maximumSteps = 4_000

  let sets: [Bitset]
  private var steps = 0

  /// A search among sets of equal size without a common row.
  init(_ sets: [Bitset]) { self.sets = sets }

  /// The indices of the chosen sets, ascending, and whether no smaller choice exists.
  mutating func run() -> (indices: [Int], isSmallest: Bool) {
    guard let first = sets.first, first.size > 0 else { return ([], true) }
    let all = Bitset(allOf: first.size)
    let greedy = irreducible(all)
    for size in 1..<max(1, greedy.count) {
      var isTried = [Bool](repeating: false, count: sets.count)
      if let found = choose(size, leaving: all, &isTried) { return (found.sorted(), true) }
      if steps > EmptyingSearch.maximumSteps { return (greedy, false) }
    }
    return (greedy, true)
  }

  /// An irreducible choice. Each round intersects the sets in order until nothing is left: the last one is needed, and
  /// those after it are not. Linear in the sets times the chosen ones.
  private func irreducible(_ all: Bitset) -> [Int] {
    var chosen: [Int] = []
    var left = all
    var end = sets.count
    while !left.isEmpty {
      var rest = left
      var index = 0
      while index < end {
        rest.formIntersection(sets[index])
        if rest.isEmpty { break }
        index += 1
      }
      // The sets have a row in common after all.
      if index == end { break }
      chosen.append(index)
      left.formIntersection(sets[index])
      end = index
    }
    return chosen.reversed()
  }

  private mutating func choose(_ size: Int, leaving left: Bitset, _ isTried: inout [Bool]) -> [Int]? {
    steps += 1
    if steps > EmptyingSearch.maximumSteps { return nil }
    let missing = setsToTry(left, isTried: isTried)
    var tried: [Int] = []
    defer { for index in tried { isTried[index] = false } }
    for index in missing {
      var rest = left
      rest.formIntersection(sets[index])
      if rest.isEmpty { return [index] }
      isTried[index] = true
      tried.append(index)
      if size > 1, let found = choose(size - 1, leaving: rest, &isTried) { return [index] + found }
    }
    return nil
  }

  /// The sets that lack a row: of the first few rows, the one with the fewest such sets.
  private func setsToTry(_ left: Bitset, isTried: [Bool]) -> [Int] {
    var least: [Int]?
    var looked = 0
    left.forEachRow { row in
      let missing = sets.indices.filter { !isTried[$0] && !sets[$0].contains(row) }
      if missing.count < least?.count ?? .max { least = missing }
      looked += 1
      return looked < 8 && !missing.isEmpty
    }
    return least ?? []
  }
}
