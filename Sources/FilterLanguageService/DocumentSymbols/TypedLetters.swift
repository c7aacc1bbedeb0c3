/// What somebody typed to find a query by: letters in an order, whatever stands between them.
///
/// The index of `FuzzyMatching` is made for long lists of names that stay, and forgives slips; a document changes with each
/// keystroke and needs an answer without an index.
struct TypedLetters {
  /// More letters than anybody types to find something; the rest is not looked at.
  private static let maximumCount = 64

  private let letters: [UInt32]

  init(_ typed: String) {
    letters = TypedLetters.letters(of: typed).prefix(TypedLetters.maximumCount).map { $0.value }
  }

  /// Whether nothing was typed.
  var isEmpty: Bool { letters.isEmpty }

  /// How well a text has the letters, zero or more; nil where it has not. Linear in the text, and in the letters.
  func score(in text: String) -> Int? {
    if isEmpty { return 0 }
    let text = TypedLetters.letters(of: text)
    guard let window = window(in: text) else { return nil }
    let base = 1_000_000
    if let place = bestPiece(in: text) {
      if place == 0 { return 4 * base }
      return text[place].isWordStart ? 3 * base : 2 * base
    }
    return base - min(window - letters.count, base)
  }

  /// How many letters of the text lie between the first and the last of those typed, both included, where the text first has
  /// them all.
  private func window(in text: [Letter]) -> Int? {
    var next = 0
    var end = 0
    while next < letters.count {
      if end == text.count { return nil }
      if text[end].value == letters[next] { next += 1 }
      end += 1
    }
    // Back from the end: the letters may also stand nearer to it.
    var start = end
    while next > 0 {
      start -= 1
      if text[start].value == letters[next - 1] { next -= 1 }
    }
    return end - start
  }

  /// Where the text has the letters in one piece: at a word's beginning if there is such a place, else the first one.
  private func bestPiece(in text: [Letter]) -> Int? {
    var best: Int?
    var place = 0
    while place + letters.count <= text.count {
      var length = 0
      while length < letters.count, text[place + length].value == letters[length] { length += 1 }
      if length == letters.count {
        if text[place].isWordStart { return place }
        best = best ?? place
      }
      place += 1
    }
    return best
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
      if value == 0x20 || (value >= 0x09 && value <= 0x0D) {
        isInWord = false
        continue
      }
      let isWord = value >= 0x80 || value >= 0x61 && value <= 0x7A || value >= 0x30 && value <= 0x39
      letters.append(Letter(value: value, isWordStart: isWord && !isInWord))
      isInWord = isWord
    }
    return letters
  }
}
