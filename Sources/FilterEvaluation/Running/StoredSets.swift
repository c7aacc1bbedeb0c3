import FilterSemantics

/// Sets that are stored, and whose intersection is computed block by block without writing each of them.
struct StoredSets {
  /// One stored set with the way it narrows others.
  fileprivate enum Step {
    /// Keeps its rows.
    case keep(Bitset)
    /// Removes its rows.
    case remove(Bitset)
    /// Removes the rows of the first set that are not in the second.
    case removeBetween(Bitset, Bitset)
  }

  /// The number of rows of each set.
  let size: Int
  private var steps: [Step] = []
  /// Rows that the steps leave although they are not in the intersection.
  private var surplus: [ArraySlice<UInt32>] = []
  /// What tells for a single row whether it is in the surplus: its code lies in the range, or it does not.
  private var tests: [(groups: RowGroups, codes: Range<Int>, isWanted: Bool)] = []

  /// All rows.
  init(size: Int) { self.size = size }

  /// Whether nothing was added.
  var isEmpty: Bool { steps.isEmpty && surplus.isEmpty }

  /// Narrows to the rows of a set of the same size, or to the others.
  mutating func add(_ set: Bitset, isWanted: Bool = true) {
    // Words are combined without looking at the sizes again.
    precondition(set.size == size)
    steps.append(isWanted ? .keep(set) : .remove(set))
  }

  /// Narrows to the rows with a range of codes, or to the others; false, without doing so, if no stored sets tell them.
  /// `isExact` asks for a range without surplus.
  mutating func add(_ codes: Range<Int>, of groups: RowGroups, isWanted: Bool, isExact: Bool) -> Bool {
    precondition(groups.rowCount == size)
    guard let outline = groups.outline(codes, isAround: isWanted), outline.others.isEmpty || !isExact else {
      return false
    }
    switch (outline.inside, outline.outside, isWanted) {
    case (let inside, let outside, true):
      if let inside { steps.append(.keep(inside)) }
      if let outside { steps.append(.remove(outside)) }
    case (let inside?, nil, false): steps.append(.remove(inside))
    case (let inside?, let outside?, false): steps.append(.removeBetween(inside, outside))
    case (nil, let outside?, false): steps.append(.keep(outside))
    case (nil, nil, false): steps.append(.remove(Bitset(allOf: size)))
    }
    if !outline.others.isEmpty {
      surplus += outline.others
      tests.append((groups, codes, isWanted))
    }
    return true
  }
}

extension StoredSets {
  /// The number of words of a block: short enough for it to stay in the first cache while all sets are combined.
  private static var block: Int { 512 }

  /// The intersection.
  func rows() -> Bitset {
    if surplus.isEmpty, steps.count == 1, case .keep(let only) = steps[0] { return only }
    var result = Bitset(size: size, words: words(0..<(size + 63) / 64))
    for rows in surplus { result.remove(rows) }
    return result
  }

  /// The words of the intersection in a range, with the surplus, after zeros.
  private func words(_ range: Range<Int>) -> [UInt64] {
    Steps.add(range.upperBound + range.count * steps.count)
    return [UInt64](unsafeUninitializedCapacity: range.upperBound) { words, count in
      count = range.upperBound
      words[..<range.lowerBound].initialize(repeating: 0)
      var start = range.lowerBound
      while start < range.upperBound {
        let end = min(range.upperBound, start + StoredSets.block)
        let part = UnsafeMutableBufferPointer(rebasing: words[start..<end])
        part.initialize(repeating: .max)
        for step in steps { step.narrow(part, from: start) }
        start = end
      }
    }
  }

  /// The rows of the intersection in a range of words, as a set of the rows up to its end.
  func rows(inWords range: Range<Int>) -> Bitset {
    var result = Bitset(size: min(size, 64 * range.upperBound), words: words(range))
    if tests.isEmpty { return result }
    let candidates = result
    candidates.forEachRow { row in
      if !contains(row) { result.remove(row) }
      return true
    }
    return result
  }

  /// Replaces the sets by their intersection, if they have a surplus.
  mutating func makeExact() {
    if surplus.isEmpty { return }
    let exact = rows()
    self = StoredSets(size: size)
    add(exact)
  }

  /// Whether a row that the steps leave is not surplus.
  private func contains(_ row: Int) -> Bool {
    for test in tests where test.codes.contains(Int(test.groups.codes[row]) - 1) != test.isWanted { return false }
    return true
  }
}

extension StoredSets.Step {
  /// Narrows words by the words of the stored sets from an index on. All sets are of the same size.
  fileprivate func narrow(_ words: UnsafeMutableBufferPointer<UInt64>, from start: Int) {
    switch self {
    case .keep(let set):
      set.words.withUnsafeBufferPointer { set in
        for index in words.indices { words[index] &= set[start &+ index] }
      }
    case .remove(let set):
      set.words.withUnsafeBufferPointer { set in
        for index in words.indices { words[index] &= ~set[start &+ index] }
      }
    case .removeBetween(let inside, let outside):
      inside.words.withUnsafeBufferPointer { inside in
        outside.words.withUnsafeBufferPointer { outside in
          for index in words.indices { words[index] &= ~inside[start &+ index] | outside[start &+ index] }
        }
      }
    }
  }
}
