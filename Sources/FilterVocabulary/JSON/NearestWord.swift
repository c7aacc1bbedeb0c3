/// Finds the word that was meant.
enum NearestWord {
  /// Words people bring along from other formats.
  private static let synonyms = [
    ("type", "kind"), ("description", "summary"), ("documentation", "summary"), ("title", "label"),
    ("alias", "aliases"),
    ("default", "nameField"), ("colours", "colors"), ("operator", "operators"),
  ]

  /// The word that is spelled most alike; nil where none is near. Constant time for a fixed list: long texts are not
  /// looked at.
  static func nearest(to text: String, among words: [String]) -> String? {
    if text.utf8.count > 32 { return nil }
    let lowercase = text.lowercased()
    if let known = synonyms.first(where: { $0.0 == lowercase })?.1, words.contains(known) { return known }
    let typed = Array(lowercase.utf8)
    var best: (word: String, distance: Int)?
    for word in words.prefix(500) {
      let distance = distance(typed, Array(word.lowercased().utf8))
      if distance <= (typed.count < 5 ? 1 : 2), distance < best?.distance ?? .max { best = (word, distance) }
    }
    return best?.word
  }

  /// How many letters must be put in, taken out, exchanged, or swapped with their neighbor.
  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var before: [Int] = []
    var last = Array(0...right.count)
    for (row, byte) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in right.enumerated() {
        var least = min(last[column] + (byte == other ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, byte == right[column - 1], left[row - 1] == other {
          least = min(least, before[column - 1] + 1)
        }
        current.append(least)
      }
      before = last
      last = current
    }
    return last[right.count]
  }
}
