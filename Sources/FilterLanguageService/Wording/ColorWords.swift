import FilterVocabulary

/// Sets of colors in words.
struct ColorWords {
  let palette: Palette

  /// The names of the colors of a set, in the order of the palette.
  func names(of set: ColorSet) -> [String] {
    var names: [String] = []
    for (index, color) in palette.colors.enumerated() where set.bits & (1 << UInt8(index)) != 0 {
      names.append(color.name)
    }
    return names
  }

  /// What a value stands for: `white, blue and black`, `exactly 2`, `no color`.
  func spelled(_ value: ColorValue) -> String {
    switch value {
    case .colors(let set): Excerpt.list(names(of: set))
    case .count(let count): count == 1 ? "one color" : "\(count) colors, whichever"
    case .none: "no color at all"
    case .many: "two or more colors, whichever"
    case .any: "one or more colors, whichever"
    }
  }

  /// The nickname a text spells.
  func nickname(_ text: String) -> Palette.Nickname? {
    // The longest nicknames have a dozen letters; a long text is not worth folding for each of them.
    guard (2...32).contains(text.utf8.count) else { return nil }
    let folded = ValueSpelling.folded(text)
    return palette.nicknames.first { nickname in
      ([nickname.name] + nickname.aliases).contains { ValueSpelling.folded($0) == folded }
    }
  }
}
