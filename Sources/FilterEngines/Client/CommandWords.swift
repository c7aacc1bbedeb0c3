/// The words of a command.
enum CommandWords {
  /// The words as a shell splits them; nil if a quote is not closed or nothing follows a backslash.
  static func split(_ text: Substring) -> [String]? {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    for character in text {
      if isEscaped {
        // Within double quotes, a backslash is literal before most characters.
        let isKept = quote == "\"" && !["\"", "\\", "$", "`"].contains(character)
        word = (word ?? "") + (isKept ? "\\" : "") + String(character)
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if character == quote {
        quote = nil
      } else if quote == nil, character == "'" || character == "\"" {
        quote = character
        word = word ?? ""
      } else if quote == nil, character == " " || character == "\t" || character == "\n" {
        if let word { words.append(word) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    if quote != nil || isEscaped { return nil }
    if let word { words.append(word) }
    return words
  }
}
