extension FuzzySearch {
  /// The best matches by scoring every candidate: what ``run()`` is compared with.
  mutating func exhaustive() -> [FuzzyMatch] {
    if best.limit == 0 { return [] }
    if pattern.words.isEmpty { return mostPopular() }
    var found: [(name: Int, fit: Fit)] = []
    for name in storage.texts.indices {
      for edits in 0...pattern.limit {
        guard let fit = scorer.fit(name, limit: edits) else { continue }
        found.append((name, fit))
        break
      }
      joinedFits(name) { _, fit in found.append((name, fit)) }
      acronymFits(name) { _, fit in found.append((name, fit)) }
    }
    if found.isEmpty {
      for name in storage.texts.indices { joinedFitsWithEdits(name) { _, fit in found.append((name, fit)) } }
    }
    let fewest = found.reduce(Int32.max) { min($0, $1.fit.edits) }
    for (name, fit) in found where fit.edits <= fewest + 1 { insert(name, fit) }
    return matches()
  }
}
