import FilterSemantics
import FilterVocabulary

extension Palette {
  /// The names of the colors of a set, in the order of the palette.
  func names(of set: ColorSet) -> [String] {
    var names: [String] = []
    for (index, color) in colors.enumerated() where set.bits & (1 << UInt8(index)) != 0 { names.append(color.name) }
    return names
  }

  /// The nickname that somebody wrote, as the palette spells it; nil for letters and the names of colors.
  func nickname(_ written: String) -> String? {
    // The longest nicknames have a dozen letters; a long text is no nickname and is not worth folding for each of them.
    guard (2...32).contains(written.utf8.count) else { return nil }
    let folded = ValueSpelling.folded(written)
    for nickname in nicknames {
      if ValueSpelling.folded(nickname.name) == folded { return nickname.name }
      if let alias = nickname.aliases.first(where: { ValueSpelling.folded($0) == folded }) { return alias }
    }
    return nil
  }
}

extension [String] {
  /// The word among several for "no color" or "many colors" that is an adjective of English: `colorless`,
  /// `multicolored`; else the longest one.
  var adjective: String {
    if let word = first(where: { $0.hasSuffix("ed") || $0.hasSuffix("less") }) { return word }
    return reduce("") { $1.utf8.count > $0.utf8.count ? $1 : $0 }
  }
}
