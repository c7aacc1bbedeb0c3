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

  /// What a value stands for: `white, blue and black`, `any 2 colors`, `no color at all`.
  func spelled(_ value: ColorValue) -> String {
    switch value {
    case .colors(let set): Excerpt.list(names(of: set))
    case .count(let count): counted(count)
    case .none: "no color at all"
    case .many: "any two or more colors"
    case .any: "any one or more colors"
    }
  }

  private func counted(_ count: Int) -> String {
    switch count {
    case 0: "no color at all"
    case 1: "any one color"
    case palette.colors.count: "all \(count) colors"
    default: "any \(count) colors"
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
