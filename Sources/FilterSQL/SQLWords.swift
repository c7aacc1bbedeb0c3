import FilterEvaluation

/// The words of a field with their first spellings, so that a search in them becomes a list of words.
package struct SQLWords: Hashable, Sendable {
  /// The spelling of each folded word.
  private var spellings: [String: String] = [:]
  private var length = 0
  /// Whether there are more words than are kept.
  private var isFull = false

  /// The number of words, and of their bytes, beyond which a field has too many.
  private static let maximum = (words: 1 << 16, bytes: 1 << 22)
  /// The number of words that a condition lists at most.
  private static let maximumFound = 16_384

  private static let tooMany = "*"

  /// Without words.
  init() {}

  mutating func add(_ word: String, spelled spelling: String) {
    if isFull || spellings[word] != nil { return }
    length += word.utf8.count + spelling.utf8.count
    spellings[word] = spelling
    isFull =
      spellings.count > Self.maximum.words || length > Self.maximum.bytes
      || word.utf8.contains(0x0A) || spelling.utf8.contains(0x0A)
  }

  /// The words whose spellings pass, in order; nil if they are not all known or too many pass.
  func passing(_ test: TextTest) -> [String]? {
    if isFull { return nil }
    var probe = TextProbe(test)
    let found = spellings.filter { _, spelling in
      var spelling = spelling
      return spelling.withUTF8 { probe.passes(unfolded: $0) }
    }
    return found.count > Self.maximumFound ? nil : found.keys.sorted()
  }

  /// The words and their spellings, a line each; `*` if there are too many.
  var stored: String {
    if isFull { return Self.tooMany }
    return spellings.keys.sorted().map { $0 + "\n" + (spellings[$0] ?? "") + "\n" }.joined()
  }

  /// Reads ``stored``; nil for anything else.
  init?(stored text: String) {
    if text == Self.tooMany {
      isFull = true
      return
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.count % 2 == 0 || lines.last != "" { return nil }
    for index in stride(from: 0, to: lines.count - 1, by: 2) {
      add(String(lines[index]), spelled: String(lines[index + 1]))
    }
    if isFull { return nil }
  }
}
