extension Palette {
  /// The palette as JSON.
  var jsonText: JSONText {
    var members = JSONMembers<PaletteKey>()
    members.add(.name, .text(name))
    members.add(.colors, .list(colors.map { $0.jsonText }))
    members.add(.nicknames, nicknames.map { $0.jsonText })
    members.add(.countWords, countWords.map { $0.jsonText })
    members.add(.noneWords, noneWords)
    members.add(.manyWords, manyWords)
    members.add(.anyWords, anyWords)
    members.add(.refusedNames, refusedNames)
    members.add(.foreignNicknames, foreignNicknames.map { $0.jsonText })
    members.add(.skipsEmptyBelow, skipsEmptyBelow)
    return members.text
  }
}

extension Palette.Color {
  fileprivate var jsonText: JSONText {
    var members = JSONMembers<ColorKey>()
    members.add(.letter, .text(letter))
    members.add(.name, .text(name))
    members.add(.aliases, aliases)
    return members.text
  }
}

extension Palette.Nickname {
  fileprivate var jsonText: JSONText {
    var members = JSONMembers<NicknameKey>()
    members.add(.name, .text(name))
    members.add(.aliases, aliases)
    members.add(.letters, .text(letters))
    members.add(.family, family)
    members.add(.confidence, confidence)
    return members.text
  }
}

extension Palette.CountWord {
  fileprivate var jsonText: JSONText {
    var members = JSONMembers<CountWordKey>()
    members.add(.word, .text(word))
    members.add(.count, .number(count))
    return members.text
  }
}

extension CostSymbol {
  /// The symbol as JSON.
  var jsonText: JSONText {
    var members = JSONMembers<SymbolKey>()
    members.add(.code, .text(code))
    members.add(.kind, .text(kind.rawValue))
    if halves != 2 { members.add(.halves, halves.map { .number($0) } ?? .null) }
    members.add(.summary, summary)
    return members.text
  }
}
