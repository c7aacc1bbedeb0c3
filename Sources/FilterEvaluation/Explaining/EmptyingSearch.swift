import FilterSemantics

/// The search for the fewest of some sets that have no row in common.
///
/// In other words: for the fewest sets of which each row is missing from one. First a greedy pass finds a choice of which none can
/// be spared. Then smaller ones are tried, one size after the other: a row that is still in all chosen sets must be missing from
/// the next one, so only those are tried, and the row that is missing from the fewest of a handful is taken. A set that was tried
/// before its siblings is not tried again below them.
struct EmptyingSearch {
  /// How many choices are tried before the greedy answer has to do. Each takes time linear in the words of a set: a few
  /// milliseconds in all for a list of cards.
  static let mostSteps = 4_000

  let sets: [Bitset]
  private var steps = 0

  /// A search among sets of one size that have no row in common.
  init(_ sets: [Bitset]) {
    self.sets = sets
  }

  /// The places of the chosen sets, ascending, and whether fewer are known not to do.
  mutating func run() -> (places: [Int], isSmallest: Bool) {
    guard let first = sets.first, first.size > 0 else { return ([], true) }
    let all = Bitset(allOf: first.size)
    let greedy = irreducible(all)
    for size in 1..<max(1, greedy.count) {
      var isTried = [Bool](repeating: false, count: sets.count)
      if let found = choose(size, leaving: all, &isTried) { return (found.sorted(), true) }
      if steps > EmptyingSearch.mostSteps { return (greedy, false) }
    }
    return (greedy, true)
  }

  /// A choice of which none can be spared. In each round the sets are taken in order until nothing is left: the last one taken is
  /// needed, and those behind it are not. Linear in the sets times those that are chosen.
  private func irreducible(_ all: Bitset) -> [Int] {
    var chosen: [Int] = []
    var left = all
    var end = sets.count
    while !left.isEmpty {
      var rest = left
      var place = 0
      while place < end {
        rest.formIntersection(sets[place])
        if rest.isEmpty { break }
        place += 1
      }
      // They have a row in common after all.
      if place == end { break }
      chosen.append(place)
      left.formIntersection(sets[place])
      end = place
    }
    return chosen.reversed()
  }

  private mutating func choose(_ size: Int, leaving left: Bitset, _ isTried: inout [Bool]) -> [Int]? {
    steps += 1
    if steps > EmptyingSearch.mostSteps { return nil }
    let missing = setsToTry(left, isTried)
    var tried: [Int] = []
    defer { for place in tried { isTried[place] = false } }
    for place in missing {
      var rest = left
      rest.formIntersection(sets[place])
      if rest.isEmpty { return [place] }
      isTried[place] = true
      tried.append(place)
      if size > 1, let found = choose(size - 1, leaving: rest, &isTried) { return [place] + found }
    }
    return nil
  }

  /// The sets that a row is missing from: of the first rows, the one with the fewest.
  private func setsToTry(_ left: Bitset, _ isTried: [Bool]) -> [Int] {
    var least: [Int]?
    var looked = 0
    left.forEach { row in
      let missing = sets.indices.filter { !isTried[$0] && !sets[$0].contains(row) }
      if missing.count < least?.count ?? .max { least = missing }
      looked += 1
      return looked < 8 && !missing.isEmpty
    }
    return least ?? []
  }
}
