extension CandidateScorer {
  /// For each typed word, the word of a candidate that ``fit(_:limit:)`` took it for, counted from the candidate's first word;
  /// empty where it does not fit.
  mutating func places(_ name: Int, limit: Int) -> [Int] {
    guard let fit = fit(name, limit: limit) else { return [] }
    let own = storage.wordRange(of: name)
    let count = min(own.count, Self.maximumWords)
    let ordered = orderedPlaces(own.lowerBound, count)
    if let ordered, ordered.fit == fit { return ordered.places }
    var places: [Int] = []
    _ = inAnyOrder(count, limit: Int32(limit), places: &places)
    return places
  }

  /// The best way to take the words in the order of the candidate, with the way that led there.
  private func orderedPlaces(_ first: Int, _ count: Int) -> (fit: Fit, places: [Int])? {
    var rows = [[(fit: Fit, before: Int)]]()
    for number in pattern.words.indices {
      var row: [(fit: Fit, before: Int)] = []
      for place in 0..<count {
        let pair = pairs[number * count + place]
        var found = (fit: Fit.none, before: -1)
        if pair.isMatch, number == 0 {
          let penalty = start(place, beginsFace: storage.nameWords[first + place].beginsFace)
          found.fit = Fit(penalty: pair.penalty + penalty, edits: pair.edits)
        } else if pair.isMatch {
          for before in 0..<place where rows[number - 1][before].fit.isMatch {
            let fit = joining(rows[number - 1][before].fit, pair, words: place - before - 1)
            if isBetter(fit, found.fit) { found = (fit, before) }
          }
        }
        row.append(found)
      }
      rows.append(row)
    }
    guard let last = rows.last else { return nil }
    var end = -1
    for place in 0..<count where last[place].fit.isMatch && (end < 0 || isBetter(last[place].fit, last[end].fit)) {
      end = place
    }
    if end < 0 { return nil }
    var places = [Int](repeating: 0, count: rows.count)
    var place = end
    for number in rows.indices.reversed() {
      places[number] = place
      place = rows[number][place].before
    }
    return (last[end].fit, places)
  }
}
