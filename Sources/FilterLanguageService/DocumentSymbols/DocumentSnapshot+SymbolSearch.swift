import FilterText

extension DocumentSnapshot {
  /// The entries of the queries whose name or text has the typed letters in their order, the best first, at most `limit`; without
  /// what lies in them. Letter case and white space mean nothing; no letters at all find every query in the order of the text.
  ///
  /// A query that has the letters in one piece comes before one that has them scattered, a piece at the beginning of the text or
  /// of a word before others, and of scattered ones those with the fewest letters between. Linear in the text; only the queries
  /// that are answered are analysed.
  public func symbols(matching typed: String, limit: Int = 256) -> [DocumentSymbol] {
    let letters = TypedLetters(typed)
    var found: [(index: Int, score: Int)] = []
    for query in queries {
      let text = letters.score(in: query.source.description)
      let name = title(of: query).flatMap { letters.score(in: source[$0.text]) }
      // A name that matches as well as a text counts more.
      let score = max(text.map { $0 * 2 } ?? -1, name.map { $0 * 2 + 1 } ?? -1)
      if score >= 0 { found.append((query.index, score)) }
    }
    if !letters.isEmpty { found.sort { $0.score != $1.score ? $0.score > $1.score : $0.index < $1.index } }
    return found.prefix(max(limit, 0)).map { symbol(of: queries[$0.index], children: []) }
  }
}
