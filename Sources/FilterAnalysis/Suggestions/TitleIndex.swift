import FilterText

/// Names in the form in which a typed one is compared with them: letters and digits alone, without case and accents. Made
/// once for many texts; linear in the names.
package struct TitleIndex: Sendable {
  private let titles: [String]
  /// The letters of all titles, each title after a zero.
  private var letters: [UInt8] = [0]
  private var words: [Word] = []
  /// The index of the first word of each title, and the number of words.
  private var firstWords: [Int] = [0]
  /// The letters of each title.
  private var wholes: Set<[UInt8]> = []

  private struct Word {
    let start: Int
    let end: Int
    let signs: SignSet
  }

  /// Creates an index of names, of which the first of equal ones counts.
  package init(_ titles: [String]) {
    self.titles = titles
    for title in titles {
      let start = letters.count
      for word in title.utf8.split(whereSeparator: Self.isBetweenWords) {
        let wordStart = letters.count
        TextFolding.collated(word, into: &letters)
        words.append(Word(start: wordStart, end: letters.count, signs: SignSet(of: letters[wordStart...])))
      }
      wholes.insert(Array(letters[start...]))
      letters.append(0)
      firstWords.append(words.count)
    }
  }

  /// Whether a byte of ASCII stands between words.
  private static func isBetweenWords(_ byte: UInt8) -> Bool {
    byte < 0x80 && !byte.isLetter && !byte.isDigit && byte != UInt8(ascii: "'") && byte != UInt8(ascii: "-")
  }

  /// Whether a text is one of the names. Takes constant time.
  package func hasTitle(_ text: String) -> Bool { wholes.contains(TextFolding.collated(text)) }

  /// Whether a name contains a text; a text without letters and digits is in each. Linear in the names.
  package func contains(_ text: String) -> Bool {
    let wanted = TextFolding.collated(text)
    guard let first = wanted.first else { return true }
    return letters.withUnsafeBufferPointer { letters in
      var start = 0
      while start + wanted.count <= letters.count {
        if letters[start] == first {
          var length = 1
          while length < wanted.count, letters[start + length] == wanted[length] { length += 1 }
          if length == wanted.count { return true }
        }
        start += 1
      }
      return false
    }
  }

  /// The name that a text is nearest to: as a whole, or to as many of its words as the text has. Nil if none is near.
  /// Linear in the names.
  package func closest(to text: String) -> String? {
    let wanted = TextFolding.collated(text)
    if wanted.isEmpty { return nil }
    let count = max(1, text.split(separator: " ").count)
    return closest(to: wanted, words: nil) ?? closest(to: wanted, words: count)
  }

  /// The name of which a run of words is the nearest; the whole names for no number of words.
  private func closest(to wanted: [UInt8], words count: Int?) -> String? {
    let limit = SpellingDistance.limit(forLength: wanted.count)
    let signs = SignSet(of: wanted[...])
    var best: (title: Int, distance: Double)?
    for title in titles.indices {
      let run = firstWords[title]..<firstWords[title + 1]
      let length = count ?? run.count
      if run.isEmpty || length > run.count { continue }
      for first in run.lowerBound...(run.upperBound - length) {
        let (start, end) = (words[first].start, words[first + length - 1].end)
        if abs(end - start - wanted.count) > limit { continue }
        let own = words[first..<first + length].reduce(SignSet()) { $0.union($1.signs) }
        if !signs.mayBecome(own, within: limit) { continue }
        let letters = Array(letters[start..<end])
        guard let steps = SpellingDistance.between(wanted, and: letters, limit: limit) else { continue }
        if steps == 0 { return titles[title] }
        let distance = Double(steps) + SpellingDistance.tendency(of: wanted, for: letters)
        if best.map({ distance < $0.distance }) ?? true { best = (title, distance) }
      }
    }
    return best.map { titles[$0.title] }
  }
}

/// The letters and digits of ASCII that a text has.
private struct SignSet {
  private var bits: UInt64 = 0

  init() {}

  init(of letters: ArraySlice<UInt8>) {
    for letter in letters where letter < 0x80 { bits |= 1 << UInt64(letter & 0x3F) }
  }

  func union(_ other: SignSet) -> SignSet {
    var result = self
    result.bits |= other.bits
    return result
  }

  /// Whether a text with these may be some edits away from one with others: an edit takes one and adds one.
  func mayBecome(_ other: SignSet, within edits: Int) -> Bool {
    (bits & ~other.bits).nonzeroBitCount <= edits && (other.bits & ~bits).nonzeroBitCount <= edits
  }
}

extension SpellingDistance {
  /// The title that a text is nearest to; see ``TitleIndex/closest(to:)``.
  package static func closestTitle(to text: String, in titles: [String]) -> String? {
    TitleIndex(titles).closest(to: text)
  }
}
