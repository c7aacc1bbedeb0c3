import FilterAnalysis
import FilterText

extension SpellingDistance {
  /// The title that a text is nearest to: as a whole, or to as many of its words as the text has.
  package static func closestTitle(to text: String, in titles: [String]) -> String? {
    if let title = closest(to: text, in: titles) { return title }
    let count = max(1, text.split(separator: " ").count)
    var titleOfWords: [String: String] = [:]
    for title in titles {
      let words = title.split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "-" }
      for start in words.indices where start + count <= words.count {
        let part = words[start..<start + count].joined(separator: " ")
        if titleOfWords[part] == nil { titleOfWords[part] = title }
      }
    }
    return closest(to: text, in: titleOfWords.keys.sorted()).flatMap { titleOfWords[$0] }
  }
}
