import FilterDocuments
import FilterText

extension DocumentSnapshot {
  /// The entries of the queries whose title or text contains the typed letters in order, best first, without children.
  /// Case and white space are ignored; an empty text matches all queries in the order of the text.
  ///
  /// Contiguous letters rank before scattered ones, a match at the start of the text or of a word before others, and
  /// scattered letters by the size of their window. Linear in the text; no query is analyzed. A `limit` below 1 gives
  /// none.
  public func symbols(matching typed: String, limit: Int = 256) -> [DocumentSymbol] {
    let letters = TypedLetters(typed)
    var found: [(index: Int, score: Int)] = []
    for query in queries {
      let text = letters.score(in: query.source.description)
      let name = title(of: query).flatMap { letters.score(in: $0.text) }
      // A title ranks before a text that matches equally well.
      let score = max(text.map { $0 * 2 } ?? -1, name.map { $0 * 2 + 1 } ?? -1)
      if score >= 0 { found.append((query.index, score)) }
    }
    if !letters.isEmpty { found.sort { $0.score != $1.score ? $0.score > $1.score : $0.index < $1.index } }
    return found.prefix(max(limit, 0)).map { symbol(of: queries[$0.index], hasTerms: false) }
  }
}

/// A search text that matches texts with the same letters in the same order.
///
/// The index of `FuzzyMatching` suits long lists that do not change; a document changes with each keystroke, so this
/// search needs no index.
struct TypedLetters {
  /// Further letters are ignored.
  private static let maximumCount = 64

  private let letters: [UInt32]

  init(_ typed: String) {
    letters = TypedLetters.letters(of: typed).prefix(TypedLetters.maximumCount).map { $0.value }
  }

  var isEmpty: Bool { letters.isEmpty }

  /// The score of a text, zero or more; `nil` if it does not match. Takes time linear in the text times the letters.
  func score(in text: String) -> Int? {
    if isEmpty { return 0 }
    let text = TypedLetters.letters(of: text)
    guard let window = window(in: text) else { return nil }
    let base = 1_000_000
    if let index = contiguousMatch(in: text) {
      if index == 0 { return 4 * base }
      return text[index].isWordStart ? 3 * base : 2 * base
    }
    return base - min(window - letters.count, base)
  }

  /// The length of the window of the first match, from its first letter to its last.
  private func window(in text: [Letter]) -> Int? {
    var next = 0
    var end = 0
    while next < letters.count {
      if end == text.count { return nil }
      if text[end].value == letters[next] { next += 1 }
      end += 1
    }
    // A later start may match as well: search backward from the end.
    var start = end
    while next > 0 {
      start -= 1
      if text[start].value == letters[next - 1] { next -= 1 }
    }
    return end - start
  }

  /// The index of a contiguous match: the first at the start of a word, otherwise the first.
  private func contiguousMatch(in text: [Letter]) -> Int? {
    var first: Int?
    for start in 0..<max(0, text.count - letters.count + 1) {
      guard letters.indices.allSatisfy({ text[start + $0].value == letters[$0] }) else { continue }
      if text[start].isWordStart { return start }
      first = first ?? start
    }
    return first
  }

  private struct Letter {
    let value: UInt32
    let isWordStart: Bool
  }

  /// The scalars in lower case, without white space.
  private static func letters(of text: String) -> [Letter] {
    var letters: [Letter] = []
    var isInWord = false
    for scalar in text.lowercased().unicodeScalars {
      let value = scalar.value
      if value < 0x80, UInt8(truncatingIfNeeded: value).isWhitespace {
        isInWord = false
        continue
      }
      let byte = UInt8(truncatingIfNeeded: value)
      let isWord = value >= 0x80 || byte.isLetter || byte.isDigit
      letters.append(Letter(value: value, isWordStart: isWord && !isInWord))
      isInWord = isWord
    }
    return letters
  }
}
