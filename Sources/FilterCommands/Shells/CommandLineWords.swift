/// The words of a command line that is being typed, as a shell divides it.
///
/// Quotes and backslashes are read as by POSIX shells; variables, globs and substitutions are left as they are typed. Linear.
struct CommandLineWords: Hashable, Sendable {
  /// The quote that is open at a place.
  enum Quote: Character, Sendable {
    case single = "'"
    case double = "\""
  }

  /// The words without their quotes. The one at the cursor ends at the cursor.
  private(set) var words: [String] = []
  /// The index of the word at the cursor.
  private(set) var index = 0
  /// The quote that is open at the cursor.
  private(set) var quote: Quote?

  /// Divides a line. A word whose quote is not closed before the cursor ends there; what follows the cursor without a blank
  /// between is no word.
  init(before: String, after: String) {
    var reader = Reader(before)
    words = reader.words()
    quote = reader.quote
    if !reader.isInWord { words.append("") }
    index = words.count - 1
    var rest = Substring(after)
    // The end of the word, up to its closing quote if there is one.
    if let quote, let end = rest.firstIndex(of: quote.rawValue) { rest = rest[rest.index(after: end)...] }
    var following = Reader(String(rest.drop { $0 != " " && $0 != "\t" }))
    words += following.words()
  }

  private struct Reader {
    private var rest: Substring
    private(set) var quote: Quote?
    private(set) var isInWord = false

    init(_ text: String) { rest = text[...] }

    /// The words; `quote` and `isInWord` are those at the end of the text.
    mutating func words() -> [String] {
      var words: [String] = []
      while let character = rest.popFirst() {
        if quote == nil, character == " " || character == "\t" {
          isInWord = false
          continue
        }
        if !isInWord { words.append("") }
        isInWord = true
        switch (quote, character) {
        case (nil, "'"): quote = .single
        case (nil, "\""): quote = .double
        case (.single, "'"), (.double, "\""): quote = nil
        case (nil, "\\"): rest.popFirst().map { words[words.count - 1].append($0) }
        case (.double, "\\") where rest.first.map { "\"\\$`".contains($0) } ?? false:
          rest.popFirst().map { words[words.count - 1].append($0) }
        default: words[words.count - 1].append(character)
        }
      }
      return words
    }
  }
}
