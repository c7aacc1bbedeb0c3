import FilterText
import FilterVocabulary

/// The values of a sampled field that completion offers: numbers and amounts as written, words of texts, beginnings of
/// paths, and days with their months and years. Each of them finds an item of the sample.
///
/// Reading takes time linear in the texts that the field keeps, of which at most ``maximumBytes`` are read.
struct CommonParts {
  /// A part with the number of values that have it.
  private struct Part {
    /// As first spelled.
    let text: String
    var count: Int
  }

  /// The parts by their texts in lower case.
  private var parts: [String: Part] = [:]

  /// The maximum number of bytes of texts that are read; longer ones are sampled evenly.
  static let maximumBytes = 1 << 16
  /// The maximum number of bytes of one text that are read.
  private static let maximumText = 1 << 10
  /// The maximum number of different parts that are counted.
  private static let maximumCount = 4_096
  /// The maximum number of bytes of a word and of a beginning of a path, and the maximum number of its segments.
  private static let maximum = (word: 32, path: 80, segments: 4)
  /// Words that say nothing about a text.
  private static let functionWords: Set<String> = [
    "the", "and", "for", "was", "are", "has", "had", "not", "its", "but", "you", "our", "from", "with", "that", "this",
    "have", "been", "were", "will", "into", "than", "then",
  ]

  /// Counts the words of the texts of a field.
  init(wordsOf field: ObservedField) {
    for (text, count) in CommonParts.texts(of: field) { addWords(of: text, count) }
  }

  /// Counts the beginnings of the paths of a field, up to a slash or the end.
  init(pathsOf field: ObservedField) {
    for (text, count) in CommonParts.texts(of: field) { addBeginnings(of: text, count) }
  }

  /// Counts the days of a field, and their months and years.
  init(daysOf field: ObservedField) {
    for (text, count) in CommonParts.texts(of: field) {
      let parts = [10, 7, 4].map { String(decoding: text.utf8.prefix($0), as: UTF8.self) }
      // Years alone and other forms are not told from numbers.
      guard let day = DateSpan(parts[0]), day.precision == .day else { continue }
      for part in parts { add(part, count) }
    }
  }

  /// Texts of the field with their counts, in an order that depends on the field alone.
  private static func texts(of field: ObservedField) -> [(key: String, value: Int)] {
    let all = field.distinct.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let bytes = all.reduce(0) { $0 + min($1.key.utf8.count, maximumText) }
    let step = bytes / maximumBytes + 1
    return stride(from: 0, to: all.count, by: step).map { all[$0] }
  }

  private mutating func add(_ text: String, _ count: Int) {
    let key = text.lowercased()
    if parts[key] != nil {
      parts[key]?.count += count
    } else if parts.count < CommonParts.maximumCount {
      parts[key] = Part(text: text, count: count)
    }
  }

  /// Counts the words of a text, which are runs of letters. One that is cut at the end of a long text is left out.
  private mutating func addWords(of text: String, _ count: Int) {
    var word = ""
    var rest = CommonParts.maximumText
    for scalar in text.unicodeScalars {
      if isLetter(scalar, isFirst: word.isEmpty) {
        word.unicodeScalars.append(scalar)
      } else if !word.isEmpty {
        addWord(word, count)
        word = ""
      }
      rest -= 1
      if rest == 0 { return }
    }
    addWord(word, count)
  }

  private func isLetter(_ scalar: Unicode.Scalar, isFirst: Bool) -> Bool {
    if scalar.isASCII { return UInt8(truncatingIfNeeded: scalar.value).isLetter }
    return isFirst ? NameCharacter.begins(scalar) : NameCharacter.continues(scalar)
  }

  private mutating func addWord(_ word: String, _ count: Int) {
    guard 3...CommonParts.maximum.word ~= word.utf8.count, !CommonParts.functionWords.contains(word.lowercased()) else {
      return
    }
    add(word, count)
  }

  private mutating func addBeginnings(of path: String, _ count: Int) {
    let bytes = Array(path.utf8.prefix(CommonParts.maximum.path + 1))
    var segments = 0
    for index in bytes.indices.dropFirst() {
      let ends = "/?#".utf8.contains(bytes[index])
      guard ends || index + 1 == bytes.count else { continue }
      let length = ends ? index : index + 1
      segments += 1
      if segments > CommonParts.maximum.segments || length > CommonParts.maximum.path { return }
      if bytes[length - 1] != UInt8(ascii: "/") { add(String(decoding: bytes[..<length], as: UTF8.self), count) }
      if ends, bytes[index] != UInt8(ascii: "/") { return }
    }
  }

  /// The parts of at least two values, or of one if no part has more, the most frequent first, then the shortest.
  func best(_ limit: Int) -> [String] {
    let most = parts.values.reduce(0) { max($0, $1.count) }
    return parts.values.filter { $0.count >= min(2, most) }
      .sorted { ($1.count, $0.text.utf8.count, $0.text) < ($0.count, $1.text.utf8.count, $1.text) }
      .prefix(limit).map { $0.text }
  }

  /// The parts with the greatest first: for days the newest.
  func newest(_ limit: Int) -> [String] {
    let texts = parts.values.map { $0.text }.sorted(by: >)
    return [10, 7, 4].flatMap { length in texts.lazy.filter { $0.utf8.count == length }.prefix(limit) }
  }
}

extension ObservedField {
  /// The values that completion offers for a field of a kind, the most frequent first.
  func commonValues(as kind: ValueKind) -> [String] {
    switch kind {
    case .number, .numberOrText, .size, .duration, .address, .version: frequentValues(limit: 12)
    case .text: CommonParts(wordsOf: self).best(32)
    case .path: CommonParts(pathsOf: self).best(16)
    case .date, .instant: CommonParts(daysOf: self).newest(4)
    default: []
    }
  }
}
